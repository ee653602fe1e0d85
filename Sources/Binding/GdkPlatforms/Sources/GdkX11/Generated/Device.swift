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

/// `GdkX11DeviceXI2`.
open class Device: Gdk.Device {
    open override nonisolated class var gtype: UInt { _ = GdkX11Module.isRegistered; return gdk_x11_device_xi2_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Device(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Device {
    /// `device-id`.
    public var deviceId: Int { property("device-id") }

    /// `gdk_x11_device_get_id()`.
    public var id: Int { C.int(gdk_x11_device_get_id(C.opaque(_raw))) }
}

extension Members where Owner: Device {
    public var deviceId: PropertyKey<Owner, Int> { PropertyKey("device-id") }
}
