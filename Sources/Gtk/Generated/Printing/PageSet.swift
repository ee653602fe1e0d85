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

/// `GtkPageSet`. <https://docs.gtk.org/gtk4/enum.PageSet.html>
public enum PageSet: Int32, Enumeration, ValueConvertible {
    /// `GTK_PAGE_SET_ALL`.
    case all = 0
    /// `GTK_PAGE_SET_EVEN`.
    case even = 1
    /// `GTK_PAGE_SET_ODD`.
    case odd = 2
    public static var gtype: UInt { gtk_page_set_get_type() }
}
