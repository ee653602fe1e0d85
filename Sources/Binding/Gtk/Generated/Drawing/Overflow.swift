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

/// `GtkOverflow`. <https://docs.gtk.org/gtk4/enum.Overflow.html>
public enum Overflow: Enumeration, ValueConvertible {
    /// `GTK_OVERFLOW_VISIBLE`.
    case visible
    /// `GTK_OVERFLOW_HIDDEN`.
    case hidden
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .visible
        case 1: self = .hidden
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .visible: 0
        case .hidden: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.visible, .hidden] }
    public static var gtype: UInt { gtk_overflow_get_type() }
}
