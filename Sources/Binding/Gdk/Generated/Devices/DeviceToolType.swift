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

/// `GdkDeviceToolType`. <https://docs.gtk.org/gdk4/enum.DeviceToolType.html>
public enum DeviceToolType: Enumeration, ValueConvertible {
    /// `GDK_DEVICE_TOOL_TYPE_UNKNOWN`.
    case unknown
    /// `GDK_DEVICE_TOOL_TYPE_PEN`.
    case pen
    /// `GDK_DEVICE_TOOL_TYPE_ERASER`.
    case eraser
    /// `GDK_DEVICE_TOOL_TYPE_BRUSH`.
    case brush
    /// `GDK_DEVICE_TOOL_TYPE_PENCIL`.
    case pencil
    /// `GDK_DEVICE_TOOL_TYPE_AIRBRUSH`.
    case airbrush
    /// `GDK_DEVICE_TOOL_TYPE_MOUSE`.
    case mouse
    /// `GDK_DEVICE_TOOL_TYPE_LENS`.
    case lens
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .pen
        case 2: self = .eraser
        case 3: self = .brush
        case 4: self = .pencil
        case 5: self = .airbrush
        case 6: self = .mouse
        case 7: self = .lens
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .pen: 1
        case .eraser: 2
        case .brush: 3
        case .pencil: 4
        case .airbrush: 5
        case .mouse: 6
        case .lens: 7
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknown, .pen, .eraser, .brush, .pencil, .airbrush, .mouse, .lens] }
    public static var gtype: UInt { gdk_device_tool_type_get_type() }
}
