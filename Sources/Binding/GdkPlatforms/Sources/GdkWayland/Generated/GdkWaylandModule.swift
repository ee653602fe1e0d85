// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGdkWayland
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
/// Written for GdkWayland 4.8.3.
@_spi(Binding) public enum GdkWaylandModule: BoundModule {
    public static let name = "GdkWayland"
    public static let prefixes = ["Gdk"]
    public static let classNames: [String: String] = ["GdkWaylandDevice": "Device", "GdkWaylandDisplay": "Display", "GdkWaylandGLContext": "GLContext", "GdkWaylandMonitor": "Monitor", "GdkWaylandPopup": "Popup", "GdkWaylandSeat": "Seat", "GdkWaylandSurface": "Surface", "GdkWaylandToplevel": "Toplevel"]
    public static let glue: [any Glue.Type] = []
}

extension GdkWaylandModule {
    /// Registers the classes, once.
    static let isRegistered: Void = register(GdkWaylandModule.self)
}

/// Registers the classes of this module with the binding.
///
/// Call it once on the main thread, after GTK is initialized, and before .ui files name the classes or the library returns objects of them.
@MainActor
public func initialize() {
    _ = GdkWaylandModule.isRegistered
}
