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
/// `GtkCollation`. <https://docs.gtk.org/gtk4/enum.Collation.html>
public enum Collation: Enumeration, ValueConvertible {
    /// `GTK_COLLATION_NONE`.
    case none
    /// `GTK_COLLATION_UNICODE`.
    case unicode
    /// `GTK_COLLATION_FILENAME`.
    case filename
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .unicode
        case 2: self = .filename
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .unicode: 1
        case .filename: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .unicode, .filename] }
    public static var gtype: UInt { gtk_collation_get_type() }
}
#endif
