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

/// `GtkAccessibleSort`. <https://docs.gtk.org/gtk4/enum.AccessibleSort.html>
public enum AccessibleSort: Int32, Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_SORT_NONE`.
    case none = 0
    /// `GTK_ACCESSIBLE_SORT_ASCENDING`.
    case ascending = 1
    /// `GTK_ACCESSIBLE_SORT_DESCENDING`.
    case descending = 2
    /// `GTK_ACCESSIBLE_SORT_OTHER`.
    case other = 3
    public static var gtype: UInt { gtk_accessible_sort_get_type() }
}
