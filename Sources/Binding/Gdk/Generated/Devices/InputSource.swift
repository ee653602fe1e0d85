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

/// `GdkInputSource`. <https://docs.gtk.org/gdk4/enum.InputSource.html>
public enum InputSource: Enumeration, ValueConvertible {
    /// `GDK_SOURCE_MOUSE`.
    case mouse
    /// `GDK_SOURCE_PEN`.
    case pen
    /// `GDK_SOURCE_KEYBOARD`.
    case keyboard
    /// `GDK_SOURCE_TOUCHSCREEN`.
    case touchscreen
    /// `GDK_SOURCE_TOUCHPAD`.
    case touchpad
    /// `GDK_SOURCE_TRACKPOINT`.
    case trackpoint
    /// `GDK_SOURCE_TABLET_PAD`.
    case tabletPad
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .mouse
        case 1: self = .pen
        case 2: self = .keyboard
        case 3: self = .touchscreen
        case 4: self = .touchpad
        case 5: self = .trackpoint
        case 6: self = .tabletPad
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .mouse: 0
        case .pen: 1
        case .keyboard: 2
        case .touchscreen: 3
        case .touchpad: 4
        case .trackpoint: 5
        case .tabletPad: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.mouse, .pen, .keyboard, .touchscreen, .touchpad, .trackpoint, .tabletPad] }
    public static var gtype: UInt { gdk_input_source_get_type() }
}
