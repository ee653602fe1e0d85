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

/// `GdkDeviceTool`. <https://docs.gtk.org/gdk4/class.DeviceTool.html>
open class DeviceTool: Object {
    open override nonisolated class var gtype: UInt { gdk_device_tool_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DeviceTool(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension DeviceTool {
    /// `axes`, `gdk_device_tool_get_axes()`.
    public var axes: AxisFlags { C.flags(gdk_device_tool_get_axes(C.opaque(_raw)).rawValue) }

    /// `hardware-id`, `gdk_device_tool_get_hardware_id()`.
    public var hardwareId: UInt64 { UInt64(gdk_device_tool_get_hardware_id(C.opaque(_raw))) }

    /// `serial`, `gdk_device_tool_get_serial()`.
    public var serial: UInt64 { UInt64(gdk_device_tool_get_serial(C.opaque(_raw))) }

    /// `tool-type`, `gdk_device_tool_get_tool_type()`.
    public var toolType: DeviceToolType { C.enumeration(gdk_device_tool_get_tool_type(C.opaque(_raw)).rawValue) }
}

extension Members where Owner: DeviceTool {
    public var axes: PropertyKey<Owner, AxisFlags> { PropertyKey("axes") }
    public var hardwareId: PropertyKey<Owner, UInt64> { PropertyKey("hardware-id") }
    public var serial: PropertyKey<Owner, UInt64> { PropertyKey("serial") }
    public var toolType: PropertyKey<Owner, DeviceToolType> { PropertyKey("tool-type") }
}
