// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoTextTransform`. <https://docs.gtk.org/Pango/enum.TextTransform.html>
public enum TextTransform: Enumeration, ValueConvertible {
    /// `PANGO_TEXT_TRANSFORM_NONE`.
    case none
    /// `PANGO_TEXT_TRANSFORM_LOWERCASE`.
    case lowercase
    /// `PANGO_TEXT_TRANSFORM_UPPERCASE`.
    case uppercase
    /// `PANGO_TEXT_TRANSFORM_CAPITALIZE`.
    case capitalize
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .lowercase
        case 2: self = .uppercase
        case 3: self = .capitalize
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .lowercase: 1
        case .uppercase: 2
        case .capitalize: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .lowercase, .uppercase, .capitalize] }
    public static var gtype: UInt { pango_text_transform_get_type() }
}
