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

/// `GdkX11DeviceManagerXI2`.
open class DeviceManager: Object {
    open override nonisolated class var gtype: UInt { _ = GdkX11Module.isRegistered; return gdk_x11_device_manager_xi2_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DeviceManager(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension DeviceManager {
    /// `display`.
    public var display: Gdk.Display? { property("display") }

    /// `major`.
    public var major: Int { property("major") }

    /// `minor`.
    public var minor: Int { property("minor") }

    /// `opcode`.
    public var opcode: Int { property("opcode") }

    /// `gdk_x11_device_manager_lookup()`.
    @discardableResult
    public func lookup(_ deviceId: Int) -> Device? {
        C.borrow(C.raw(gdk_x11_device_manager_lookup(C.opaque(_raw), C.gint(deviceId))))
    }
}

extension Members where Owner: DeviceManager {
    public var display: PropertyKey<Owner, Gdk.Display?> { PropertyKey("display") }
    public var major: PropertyKey<Owner, Int> { PropertyKey("major") }
    public var minor: PropertyKey<Owner, Int> { PropertyKey("minor") }
    public var opcode: PropertyKey<Owner, Int> { PropertyKey("opcode") }
}
