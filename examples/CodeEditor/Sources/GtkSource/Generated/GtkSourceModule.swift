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

/// What the binding knows of this module at run time.
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
    /// Makes the classes known, once.
    static let isRegistered: Void = register(GtkSourceModule.self)
}

/// Makes the classes of this module known to the binding, and calls `gtk_source_init()`.
///
/// Call it once, after GTK is initialized and before .ui files name the classes or the library returns objects of them. Threading: the main thread.
@MainActor
public func initialize() {
    _ = GtkSourceModule.isRegistered
    gtk_source_init()
}
