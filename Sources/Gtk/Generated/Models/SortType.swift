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

/// `GtkSortType`. <https://docs.gtk.org/gtk4/enum.SortType.html>
public enum SortType: Int32, Enumeration, ValueConvertible {
    /// `GTK_SORT_ASCENDING`.
    case ascending = 0
    /// `GTK_SORT_DESCENDING`.
    case descending = 1
    public static var gtype: UInt { gtk_sort_type_get_type() }
}
