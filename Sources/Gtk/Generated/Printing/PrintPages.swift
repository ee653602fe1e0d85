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

/// `GtkPrintPages`. <https://docs.gtk.org/gtk4/enum.PrintPages.html>
public enum PrintPages: Int32, Enumeration, ValueConvertible {
    /// `GTK_PRINT_PAGES_ALL`.
    case all = 0
    /// `GTK_PRINT_PAGES_CURRENT`.
    case current = 1
    /// `GTK_PRINT_PAGES_RANGES`.
    case ranges = 2
    /// `GTK_PRINT_PAGES_SELECTION`.
    case selection = 3
    public static var gtype: UInt { gtk_print_pages_get_type() }
}
