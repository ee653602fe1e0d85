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

/// `GtkWrapMode`. <https://docs.gtk.org/gtk4/enum.WrapMode.html>
public enum WrapMode: Enumeration, ValueConvertible {
    /// `GTK_WRAP_NONE`.
    case none
    /// `GTK_WRAP_CHAR`.
    case char
    /// `GTK_WRAP_WORD`.
    case word
    /// `GTK_WRAP_WORD_CHAR`.
    case wordChar
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .char
        case 2: self = .word
        case 3: self = .wordChar
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .char: 1
        case .word: 2
        case .wordChar: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .char, .word, .wordChar] }
    public static var gtype: UInt { gtk_wrap_mode_get_type() }
}
