// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoRenderPart`. <https://docs.gtk.org/Pango/enum.RenderPart.html>
public enum RenderPart: Enumeration, ValueConvertible {
    /// `PANGO_RENDER_PART_FOREGROUND`.
    case foreground
    /// `PANGO_RENDER_PART_BACKGROUND`.
    case background
    /// `PANGO_RENDER_PART_UNDERLINE`.
    case underline
    /// `PANGO_RENDER_PART_STRIKETHROUGH`.
    case strikethrough
    /// `PANGO_RENDER_PART_OVERLINE`.
    case overline
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .foreground
        case 1: self = .background
        case 2: self = .underline
        case 3: self = .strikethrough
        case 4: self = .overline
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .foreground: 0
        case .background: 1
        case .underline: 2
        case .strikethrough: 3
        case .overline: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.foreground, .background, .underline, .strikethrough, .overline] }
    public static var gtype: UInt { pango_render_part_get_type() }
}
