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

/// `GdkAxisFlags`. <https://docs.gtk.org/gdk4/flags.AxisFlags.html>
public struct AxisFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_axis_flags_get_type() }
    /// `GDK_AXIS_FLAG_X`.
    public static let x = Self(rawValue: 2)
    /// `GDK_AXIS_FLAG_Y`.
    public static let y = Self(rawValue: 4)
    /// `GDK_AXIS_FLAG_DELTA_X`.
    public static let deltaX = Self(rawValue: 8)
    /// `GDK_AXIS_FLAG_DELTA_Y`.
    public static let deltaY = Self(rawValue: 16)
    /// `GDK_AXIS_FLAG_PRESSURE`.
    public static let pressure = Self(rawValue: 32)
    /// `GDK_AXIS_FLAG_XTILT`.
    public static let xtilt = Self(rawValue: 64)
    /// `GDK_AXIS_FLAG_YTILT`.
    public static let ytilt = Self(rawValue: 128)
    /// `GDK_AXIS_FLAG_WHEEL`.
    public static let wheel = Self(rawValue: 256)
    /// `GDK_AXIS_FLAG_DISTANCE`.
    public static let distance = Self(rawValue: 512)
    /// `GDK_AXIS_FLAG_ROTATION`.
    public static let rotation = Self(rawValue: 1024)
    /// `GDK_AXIS_FLAG_SLIDER`.
    public static let slider = Self(rawValue: 2048)
}
