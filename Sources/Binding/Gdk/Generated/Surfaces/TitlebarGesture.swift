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

/// `GdkTitlebarGesture`. <https://docs.gtk.org/gdk4/enum.TitlebarGesture.html>
public enum TitlebarGesture: Enumeration, ValueConvertible {
    /// `GDK_TITLEBAR_GESTURE_DOUBLE_CLICK`.
    case doubleClick
    /// `GDK_TITLEBAR_GESTURE_RIGHT_CLICK`.
    case rightClick
    /// `GDK_TITLEBAR_GESTURE_MIDDLE_CLICK`.
    case middleClick
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .doubleClick
        case 2: self = .rightClick
        case 3: self = .middleClick
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .doubleClick: 1
        case .rightClick: 2
        case .middleClick: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.doubleClick, .rightClick, .middleClick] }
    public static var gtype: UInt { gdk_titlebar_gesture_get_type() }
}
