// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkSeat`. <https://docs.gtk.org/gdk4/class.Seat.html>
open class Seat: Object {
    open override nonisolated class var gtype: UInt { gdk_seat_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Seat(_borrowed: raw) }
}

extension Seat {
    /// `display`, `gdk_seat_get_display()`.
    public var display: Display { C.present(C.borrow(C.raw(gdk_seat_get_display(C.cast(_raw)))), "gdk_seat_get_display") }

    /// `device-added`.
    @discardableResult
    public func onDeviceAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ device: Device) -> Void
    ) -> SignalConnection {
        connect("device-added", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `device-removed`.
    @discardableResult
    public func onDeviceRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ device: Device) -> Void
    ) -> SignalConnection {
        connect("device-removed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `tool-added`.
    @discardableResult
    public func onToolAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ tool: DeviceTool) -> Void
    ) -> SignalConnection {
        connect("tool-added", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `tool-removed`.
    @discardableResult
    public func onToolRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ tool: DeviceTool) -> Void
    ) -> SignalConnection {
        connect("tool-removed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gdk_seat_get_capabilities()`.
    public var capabilities: SeatCapabilities { C.flags(gdk_seat_get_capabilities(C.cast(_raw)).rawValue) }

    /// `gdk_seat_get_devices()`.
    public func devices(_ capabilities: SeatCapabilities) -> [Device] {
        C.array(list: gdk_seat_get_devices(C.cast(_raw), .init(rawValue: C.number(capabilities))), .container) { C.present(C.borrow($0), "gdk_seat_get_devices") }
    }

    /// `gdk_seat_get_keyboard()`.
    public var keyboard: Device? { C.borrow(C.raw(gdk_seat_get_keyboard(C.cast(_raw)))) }

    /// `gdk_seat_get_pointer()`.
    public var pointer: Device? { C.borrow(C.raw(gdk_seat_get_pointer(C.cast(_raw)))) }

    /// `gdk_seat_get_tools()`.
    public var tools: [DeviceTool] { C.array(list: gdk_seat_get_tools(C.cast(_raw)), .container) { C.present(C.borrow($0), "gdk_seat_get_tools") } }
}

extension Members where Owner: Seat {
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
    public var deviceAdded: SignalKey<Owner, Device> { SignalKey(one: "device-added") }
    public var deviceRemoved: SignalKey<Owner, Device> { SignalKey(one: "device-removed") }
    public var toolAdded: SignalKey<Owner, DeviceTool> { SignalKey(one: "tool-added") }
    public var toolRemoved: SignalKey<Owner, DeviceTool> { SignalKey(one: "tool-removed") }
}
