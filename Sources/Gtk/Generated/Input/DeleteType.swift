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

/// `GtkDeleteType`. <https://docs.gtk.org/gtk4/enum.DeleteType.html>
public enum DeleteType: Int32, Enumeration, ValueConvertible {
    /// `GTK_DELETE_CHARS`.
    case chars = 0
    /// `GTK_DELETE_WORD_ENDS`.
    case wordEnds = 1
    /// `GTK_DELETE_WORDS`.
    case words = 2
    /// `GTK_DELETE_DISPLAY_LINES`.
    case displayLines = 3
    /// `GTK_DELETE_DISPLAY_LINE_ENDS`.
    case displayLineEnds = 4
    /// `GTK_DELETE_PARAGRAPH_ENDS`.
    case paragraphEnds = 5
    /// `GTK_DELETE_PARAGRAPHS`.
    case paragraphs = 6
    /// `GTK_DELETE_WHITESPACE`.
    case whitespace = 7
    public static var gtype: UInt { gtk_delete_type_get_type() }
}
