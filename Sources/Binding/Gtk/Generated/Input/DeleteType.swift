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

/// `GtkDeleteType`. <https://docs.gtk.org/gtk4/enum.DeleteType.html>
public enum DeleteType: Enumeration, ValueConvertible {
    /// `GTK_DELETE_CHARS`.
    case chars
    /// `GTK_DELETE_WORD_ENDS`.
    case wordEnds
    /// `GTK_DELETE_WORDS`.
    case words
    /// `GTK_DELETE_DISPLAY_LINES`.
    case displayLines
    /// `GTK_DELETE_DISPLAY_LINE_ENDS`.
    case displayLineEnds
    /// `GTK_DELETE_PARAGRAPH_ENDS`.
    case paragraphEnds
    /// `GTK_DELETE_PARAGRAPHS`.
    case paragraphs
    /// `GTK_DELETE_WHITESPACE`.
    case whitespace
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .chars
        case 1: self = .wordEnds
        case 2: self = .words
        case 3: self = .displayLines
        case 4: self = .displayLineEnds
        case 5: self = .paragraphEnds
        case 6: self = .paragraphs
        case 7: self = .whitespace
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .chars: 0
        case .wordEnds: 1
        case .words: 2
        case .displayLines: 3
        case .displayLineEnds: 4
        case .paragraphEnds: 5
        case .paragraphs: 6
        case .whitespace: 7
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.chars, .wordEnds, .words, .displayLines, .displayLineEnds, .paragraphEnds, .paragraphs, .whitespace] }
    public static var gtype: UInt { gtk_delete_type_get_type() }
}
