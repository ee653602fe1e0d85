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

/// `GtkSorterOrder`. <https://docs.gtk.org/gtk4/enum.SorterOrder.html>
public enum SorterOrder: Int32, Enumeration, ValueConvertible {
    /// `GTK_SORTER_ORDER_PARTIAL`.
    case partial = 0
    /// `GTK_SORTER_ORDER_NONE`.
    case none = 1
    /// `GTK_SORTER_ORDER_TOTAL`.
    case total = 2
    public static var gtype: UInt { gtk_sorter_order_get_type() }
}
