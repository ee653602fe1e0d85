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

/// `GtkTextDirection`. <https://docs.gtk.org/gtk4/enum.TextDirection.html>
public enum TextDirection: Enumeration, ValueConvertible {
    /// `GTK_TEXT_DIR_NONE`.
    case none
    /// `GTK_TEXT_DIR_LTR`.
    case ltr
    /// `GTK_TEXT_DIR_RTL`.
    case rtl
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ltr
        case 2: self = .rtl
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ltr: 1
        case .rtl: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .ltr, .rtl] }
    public static var gtype: UInt { gtk_text_direction_get_type() }
}
