// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

#if GTK_4_10
/// `GtkFontLevel`. <https://docs.gtk.org/gtk4/enum.FontLevel.html>
public enum FontLevel: Enumeration, ValueConvertible {
    /// `GTK_FONT_LEVEL_FAMILY`.
    case family
    /// `GTK_FONT_LEVEL_FACE`.
    case face
    /// `GTK_FONT_LEVEL_FONT`.
    case font
    /// `GTK_FONT_LEVEL_FEATURES`.
    case features
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .family
        case 1: self = .face
        case 2: self = .font
        case 3: self = .features
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .family: 0
        case .face: 1
        case .font: 2
        case .features: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.family, .face, .font, .features] }
    public static var gtype: UInt { gtk_font_level_get_type() }
}
#endif
