// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
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
/// Written for Adw 1.2.2.
@_spi(Binding) public enum AdwModule: BoundModule {
    public static let name = "Adw"
    public static let prefixes = ["Adw"]
    public static let classNames: [String: String] = [:]
    public static let glue: [any Glue.Type] = [
        ActionRowGlue.self
    ]
}

extension AdwModule {
    /// Makes the classes known, once.
    static let isRegistered: Void = register(AdwModule.self)
}

/// Makes the classes of this module known to the binding, and calls `adw_init()`.
///
/// Call it once, after GTK is initialized and before .ui files name the classes or the library returns objects of them. Threading: the main thread.
@MainActor
public func initialize() {
    _ = AdwModule.isRegistered
    adw_init()
}
