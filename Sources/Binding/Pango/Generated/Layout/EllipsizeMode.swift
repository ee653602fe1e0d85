// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoEllipsizeMode`. <https://docs.gtk.org/Pango/enum.EllipsizeMode.html>
public enum EllipsizeMode: Enumeration, ValueConvertible {
    /// `PANGO_ELLIPSIZE_NONE`.
    case none
    /// `PANGO_ELLIPSIZE_START`.
    case start
    /// `PANGO_ELLIPSIZE_MIDDLE`.
    case middle
    /// `PANGO_ELLIPSIZE_END`.
    case end
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .start
        case 2: self = .middle
        case 3: self = .end
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .start: 1
        case .middle: 2
        case .end: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .start, .middle, .end] }
    public static var gtype: UInt { pango_ellipsize_mode_get_type() }
}
