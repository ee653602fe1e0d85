// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// The data of this module that the binding uses at run time.
/// Written for GtkSource 5.6.2.
@_spi(Binding) public enum GtkSourceModule: BoundModule {
    public static let name = "GtkSource"
    public static let prefixes = ["GtkSource"]
    public static let classNames: [String: String] = [:]
    public static let glue: [any Glue.Type] = [
        CompletionProposalGlue.self,
        GutterRendererGlue.self,
        IndenterGlue.self
    ]
}

extension GtkSourceModule {
    /// Registers the classes, once.
    static let isRegistered: Void = register(GtkSourceModule.self)
}

/// Registers the classes of this module with the binding, and calls `gtk_source_init()`.
///
/// Call it once on the main thread, after GTK is initialized, and before .ui files name the classes or the library returns objects of them.
@MainActor
public func initialize() {
    _ = GtkSourceModule.isRegistered
    gtk_source_init()
}
