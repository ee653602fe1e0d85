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

/// `GdkWaylandDevice`.
open class Device: Gdk.Device {
    open override nonisolated class var gtype: UInt { _ = GdkWaylandModule.isRegistered; return gdk_wayland_device_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Device(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Device {
    /// `gdk_wayland_device_get_node_path()`.
    public var nodePath: String? { C.optionalString(gdk_wayland_device_get_node_path(C.opaque(_raw))) }
}
