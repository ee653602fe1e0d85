// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkColorspace`. <https://docs.gtk.org/gdk-pixbuf/enum.Colorspace.html>
public enum Colorspace: Enumeration, ValueConvertible {
    /// `GDK_COLORSPACE_RGB`.
    case rgb
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .rgb
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .rgb: 0
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.rgb] }
    public static var gtype: UInt { gdk_colorspace_get_type() }
}
