// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoAlignment`. <https://docs.gtk.org/Pango/enum.Alignment.html>
public enum Alignment: Enumeration, ValueConvertible {
    /// `PANGO_ALIGN_LEFT`.
    case left
    /// `PANGO_ALIGN_CENTER`.
    case center
    /// `PANGO_ALIGN_RIGHT`.
    case right
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .center
        case 2: self = .right
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .center: 1
        case .right: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.left, .center, .right] }
    public static var gtype: UInt { pango_alignment_get_type() }
}
