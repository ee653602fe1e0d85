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

/// `GdkAxisUse`. <https://docs.gtk.org/gdk4/enum.AxisUse.html>
public enum AxisUse: Enumeration, ValueConvertible {
    /// `GDK_AXIS_IGNORE`.
    case ignore
    /// `GDK_AXIS_X`.
    case x
    /// `GDK_AXIS_Y`.
    case y
    /// `GDK_AXIS_DELTA_X`.
    case deltaX
    /// `GDK_AXIS_DELTA_Y`.
    case deltaY
    /// `GDK_AXIS_PRESSURE`.
    case pressure
    /// `GDK_AXIS_XTILT`.
    case xtilt
    /// `GDK_AXIS_YTILT`.
    case ytilt
    /// `GDK_AXIS_WHEEL`.
    case wheel
    /// `GDK_AXIS_DISTANCE`.
    case distance
    /// `GDK_AXIS_ROTATION`.
    case rotation
    /// `GDK_AXIS_SLIDER`.
    case slider
    /// `GDK_AXIS_LAST`.
    case last
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ignore
        case 1: self = .x
        case 2: self = .y
        case 3: self = .deltaX
        case 4: self = .deltaY
        case 5: self = .pressure
        case 6: self = .xtilt
        case 7: self = .ytilt
        case 8: self = .wheel
        case 9: self = .distance
        case 10: self = .rotation
        case 11: self = .slider
        case 12: self = .last
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .ignore: 0
        case .x: 1
        case .y: 2
        case .deltaX: 3
        case .deltaY: 4
        case .pressure: 5
        case .xtilt: 6
        case .ytilt: 7
        case .wheel: 8
        case .distance: 9
        case .rotation: 10
        case .slider: 11
        case .last: 12
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.ignore, .x, .y, .deltaX, .deltaY, .pressure, .xtilt, .ytilt, .wheel, .distance, .rotation, .slider, .last] }
    public static var gtype: UInt { gdk_axis_use_get_type() }
}
