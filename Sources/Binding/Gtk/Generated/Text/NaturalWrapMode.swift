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

/// `GtkNaturalWrapMode`. <https://docs.gtk.org/gtk4/enum.NaturalWrapMode.html>
public enum NaturalWrapMode: Enumeration, ValueConvertible {
    /// `GTK_NATURAL_WRAP_INHERIT`.
    case inherit
    /// `GTK_NATURAL_WRAP_NONE`.
    case none
    /// `GTK_NATURAL_WRAP_WORD`.
    case word
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inherit
        case 1: self = .none
        case 2: self = .word
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .inherit: 0
        case .none: 1
        case .word: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.inherit, .none, .word] }
    public static var gtype: UInt { gtk_natural_wrap_mode_get_type() }
}
