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

/// `GdkModifierType`. <https://docs.gtk.org/gdk4/flags.ModifierType.html>
public struct ModifierType: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_modifier_type_get_type() }
    /// `GDK_SHIFT_MASK`.
    public static let shiftMask = Self(rawValue: 1)
    /// `GDK_LOCK_MASK`.
    public static let lockMask = Self(rawValue: 2)
    /// `GDK_CONTROL_MASK`.
    public static let controlMask = Self(rawValue: 4)
    /// `GDK_ALT_MASK`.
    public static let altMask = Self(rawValue: 8)
    /// `GDK_BUTTON1_MASK`.
    public static let button1Mask = Self(rawValue: 256)
    /// `GDK_BUTTON2_MASK`.
    public static let button2Mask = Self(rawValue: 512)
    /// `GDK_BUTTON3_MASK`.
    public static let button3Mask = Self(rawValue: 1024)
    /// `GDK_BUTTON4_MASK`.
    public static let button4Mask = Self(rawValue: 2048)
    /// `GDK_BUTTON5_MASK`.
    public static let button5Mask = Self(rawValue: 4096)
    /// `GDK_SUPER_MASK`.
    public static let superMask = Self(rawValue: 67108864)
    /// `GDK_HYPER_MASK`.
    public static let hyperMask = Self(rawValue: 134217728)
    /// `GDK_META_MASK`.
    public static let metaMask = Self(rawValue: 268435456)
}
