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

/// `GtkStringFilterMatchMode`. <https://docs.gtk.org/gtk4/enum.StringFilterMatchMode.html>
public enum StringFilterMatchMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_STRING_FILTER_MATCH_MODE_EXACT`.
    case exact = 0
    /// `GTK_STRING_FILTER_MATCH_MODE_SUBSTRING`.
    case substring = 1
    /// `GTK_STRING_FILTER_MATCH_MODE_PREFIX`.
    case prefix = 2
    public static var gtype: UInt { gtk_string_filter_match_mode_get_type() }
}
