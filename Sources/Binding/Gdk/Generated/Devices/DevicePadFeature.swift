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

/// `GdkDevicePadFeature`. <https://docs.gtk.org/gdk4/enum.DevicePadFeature.html>
public enum DevicePadFeature: Enumeration, ValueConvertible {
    /// `GDK_DEVICE_PAD_FEATURE_BUTTON`.
    case button
    /// `GDK_DEVICE_PAD_FEATURE_RING`.
    case ring
    /// `GDK_DEVICE_PAD_FEATURE_STRIP`.
    case strip
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .button
        case 1: self = .ring
        case 2: self = .strip
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .button: 0
        case .ring: 1
        case .strip: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.button, .ring, .strip] }
    public static var gtype: UInt { gdk_device_pad_feature_get_type() }
}
