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
    public static let glue: [any Glue.Type] = []

    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GdkWaylandDevice": return Device.self
        case "GdkWaylandDisplay": return Display.self
        case "GdkWaylandGLContext": return GLContext.self
        case "GdkWaylandMonitor": return Monitor.self
        case "GdkWaylandPopup": return Popup.self
        case "GdkWaylandSeat": return Seat.self
        case "GdkWaylandSurface": return Surface.self
        case "GdkWaylandToplevel": return Toplevel.self
        default: return nil
        }
    }
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
