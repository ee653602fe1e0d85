// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

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
