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
public enum TextExtendSelection: Int32, Enumeration, ValueConvertible {
    /// `GTK_TEXT_EXTEND_SELECTION_WORD`.
    case word = 0
    /// `GTK_TEXT_EXTEND_SELECTION_LINE`.
    case line = 1
    public static var gtype: UInt { gtk_text_extend_selection_get_type() }
}
