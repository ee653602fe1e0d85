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

/// `GtkEditableProperties`. <https://docs.gtk.org/gtk4/enum.EditableProperties.html>
public enum EditableProperties: Int32, Enumeration, ValueConvertible {
    /// `GTK_EDITABLE_PROP_TEXT`.
    case propText = 0
    /// `GTK_EDITABLE_PROP_CURSOR_POSITION`.
    case propCursorPosition = 1
    /// `GTK_EDITABLE_PROP_SELECTION_BOUND`.
    case propSelectionBound = 2
    /// `GTK_EDITABLE_PROP_EDITABLE`.
    case propEditable = 3
    /// `GTK_EDITABLE_PROP_WIDTH_CHARS`.
    case propWidthChars = 4
    /// `GTK_EDITABLE_PROP_MAX_WIDTH_CHARS`.
    case propMaxWidthChars = 5
    /// `GTK_EDITABLE_PROP_XALIGN`.
    case propXalign = 6
    /// `GTK_EDITABLE_PROP_ENABLE_UNDO`.
    case propEnableUndo = 7
    /// `GTK_EDITABLE_NUM_PROPERTIES`.
    case numProperties = 8
    public static var gtype: UInt { gtk_editable_properties_get_type() }
}
