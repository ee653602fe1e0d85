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

/// `GtkBorderStyle`. <https://docs.gtk.org/gtk4/enum.BorderStyle.html>
public enum BorderStyle: Enumeration, ValueConvertible {
    /// `GTK_BORDER_STYLE_NONE`.
    case none
    /// `GTK_BORDER_STYLE_HIDDEN`.
    case hidden
    /// `GTK_BORDER_STYLE_SOLID`.
    case solid
    /// `GTK_BORDER_STYLE_INSET`.
    case inset
    /// `GTK_BORDER_STYLE_OUTSET`.
    case outset
    /// `GTK_BORDER_STYLE_DOTTED`.
    case dotted
    /// `GTK_BORDER_STYLE_DASHED`.
    case dashed
    /// `GTK_BORDER_STYLE_DOUBLE`.
    case double
    /// `GTK_BORDER_STYLE_GROOVE`.
    case groove
    /// `GTK_BORDER_STYLE_RIDGE`.
    case ridge
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .hidden
        case 2: self = .solid
        case 3: self = .inset
        case 4: self = .outset
        case 5: self = .dotted
        case 6: self = .dashed
        case 7: self = .double
        case 8: self = .groove
        case 9: self = .ridge
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .hidden: 1
        case .solid: 2
        case .inset: 3
        case .outset: 4
        case .dotted: 5
        case .dashed: 6
        case .double: 7
        case .groove: 8
        case .ridge: 9
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .hidden, .solid, .inset, .outset, .dotted, .dashed, .double, .groove, .ridge] }
    public static var gtype: UInt { gtk_border_style_get_type() }
}
