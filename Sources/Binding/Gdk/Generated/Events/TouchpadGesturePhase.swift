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

/// `GdkTouchpadGesturePhase`. <https://docs.gtk.org/gdk4/enum.TouchpadGesturePhase.html>
public enum TouchpadGesturePhase: Enumeration, ValueConvertible {
    /// `GDK_TOUCHPAD_GESTURE_PHASE_BEGIN`.
    case begin
    /// `GDK_TOUCHPAD_GESTURE_PHASE_UPDATE`.
    case update
    /// `GDK_TOUCHPAD_GESTURE_PHASE_END`.
    case end
    /// `GDK_TOUCHPAD_GESTURE_PHASE_CANCEL`.
    case cancel
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .begin
        case 1: self = .update
        case 2: self = .end
        case 3: self = .cancel
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .begin: 0
        case .update: 1
        case .end: 2
        case .cancel: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.begin, .update, .end, .cancel] }
    public static var gtype: UInt { gdk_touchpad_gesture_phase_get_type() }
}
