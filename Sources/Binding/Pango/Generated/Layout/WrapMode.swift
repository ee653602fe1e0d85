// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoWrapMode`. <https://docs.gtk.org/Pango/enum.WrapMode.html>
public enum WrapMode: Enumeration, ValueConvertible {
    /// `PANGO_WRAP_WORD`.
    case word
    /// `PANGO_WRAP_CHAR`.
    case char
    /// `PANGO_WRAP_WORD_CHAR`.
    case wordChar
#if GTK_4_18
    /// `PANGO_WRAP_NONE`.
    case none
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .word
        case 1: self = .char
        case 2: self = .wordChar
#if GTK_4_18
        case 3: self = .none
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .word: 0
        case .char: 1
        case .wordChar: 2
#if GTK_4_18
        case .none: 3
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.word, .char, .wordChar]
#if GTK_4_18
        all += [.none]
#endif
        return all
    }
    public static var gtype: UInt { pango_wrap_mode_get_type() }
}
