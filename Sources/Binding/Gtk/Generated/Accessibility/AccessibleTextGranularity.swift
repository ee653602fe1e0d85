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

#if GTK_4_14
/// `GtkAccessibleTextGranularity`. <https://docs.gtk.org/gtk4/enum.AccessibleTextGranularity.html>
public enum AccessibleTextGranularity: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_CHARACTER`.
    case character
    /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD`.
    case word
    /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_SENTENCE`.
    case sentence
    /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_LINE`.
    case line
    /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_PARAGRAPH`.
    case paragraph
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .character
        case 1: self = .word
        case 2: self = .sentence
        case 3: self = .line
        case 4: self = .paragraph
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .character: 0
        case .word: 1
        case .sentence: 2
        case .line: 3
        case .paragraph: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.character, .word, .sentence, .line, .paragraph] }
    public static var gtype: UInt { gtk_accessible_text_granularity_get_type() }
}
#endif
