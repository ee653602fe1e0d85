// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoBaselineShift`. <https://docs.gtk.org/Pango/enum.BaselineShift.html>
public enum BaselineShift: Enumeration, ValueConvertible {
    /// `PANGO_BASELINE_SHIFT_NONE`.
    case none
    /// `PANGO_BASELINE_SHIFT_SUPERSCRIPT`.
    case superscript
    /// `PANGO_BASELINE_SHIFT_SUBSCRIPT`.
    case `subscript`
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .superscript
        case 2: self = .`subscript`
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .superscript: 1
        case .`subscript`: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .superscript, .`subscript`] }
    public static var gtype: UInt { pango_baseline_shift_get_type() }
}
