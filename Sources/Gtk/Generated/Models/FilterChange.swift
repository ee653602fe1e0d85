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

/// `GtkFilterChange`. <https://docs.gtk.org/gtk4/enum.FilterChange.html>
public enum FilterChange: Int32, Enumeration, ValueConvertible {
    /// `GTK_FILTER_CHANGE_DIFFERENT`.
    case different = 0
    /// `GTK_FILTER_CHANGE_LESS_STRICT`.
    case lessStrict = 1
    /// `GTK_FILTER_CHANGE_MORE_STRICT`.
    case moreStrict = 2
    public static var gtype: UInt { gtk_filter_change_get_type() }
}
