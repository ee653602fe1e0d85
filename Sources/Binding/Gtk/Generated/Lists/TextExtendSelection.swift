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

/// `GtkTextExtendSelection`. <https://docs.gtk.org/gtk4/enum.TextExtendSelection.html>
public enum TextExtendSelection: Enumeration, ValueConvertible {
    /// `GTK_TEXT_EXTEND_SELECTION_WORD`.
    case word
    /// `GTK_TEXT_EXTEND_SELECTION_LINE`.
    case line
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .word
        case 1: self = .line
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .word: 0
        case .line: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.word, .line] }
    public static var gtype: UInt { gtk_text_extend_selection_get_type() }
}
