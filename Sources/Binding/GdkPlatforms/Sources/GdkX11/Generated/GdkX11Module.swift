// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGdkX11
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
/// Written for GdkX11 4.8.3.
@_spi(Binding) public enum GdkX11Module: BoundModule {
    public static let glue: [any Glue.Type] = []

    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GdkX11AppLaunchContext": return AppLaunchContext.self
        case "GdkX11DeviceManagerXI2": return DeviceManager.self
        case "GdkX11DeviceXI2": return Device.self
        case "GdkX11Display": return Display.self
        case "GdkX11Drag": return Drag.self
        case "GdkX11GLContext": return GLContext.self
        case "GdkX11Monitor": return Monitor.self
        case "GdkX11Screen": return Screen.self
        case "GdkX11Surface": return Surface.self
        default: return nil
        }
    }
}

extension GdkX11Module {
    /// Registers the classes, once.
    static let isRegistered: Void = register(GdkX11Module.self)
}

/// Registers the classes of this module with the binding.
///
/// Call it once on the main thread, after GTK is initialized, and before .ui files name the classes or the library returns objects of them.
@MainActor
public func initialize() {
    _ = GdkX11Module.isRegistered
}
