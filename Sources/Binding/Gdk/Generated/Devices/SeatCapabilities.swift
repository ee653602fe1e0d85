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

/// `GdkSeatCapabilities`. <https://docs.gtk.org/gdk4/flags.SeatCapabilities.html>
public struct SeatCapabilities: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_seat_capabilities_get_type() }
    /// `GDK_SEAT_CAPABILITY_POINTER`.
    public static let pointer = Self(rawValue: 1)
    /// `GDK_SEAT_CAPABILITY_TOUCH`.
    public static let touch = Self(rawValue: 2)
    /// `GDK_SEAT_CAPABILITY_TABLET_STYLUS`.
    public static let tabletStylus = Self(rawValue: 4)
    /// `GDK_SEAT_CAPABILITY_KEYBOARD`.
    public static let keyboard = Self(rawValue: 8)
    /// `GDK_SEAT_CAPABILITY_TABLET_PAD`.
    public static let tabletPad = Self(rawValue: 16)
    /// `GDK_SEAT_CAPABILITY_ALL_POINTING`.
    public static let allPointing = Self(rawValue: 7)
    /// `GDK_SEAT_CAPABILITY_ALL`.
    public static let all = Self(rawValue: 15)
}
