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

/// `GtkPrintDuplex`. <https://docs.gtk.org/gtk4/enum.PrintDuplex.html>
public enum PrintDuplex: Int32, Enumeration, ValueConvertible {
    /// `GTK_PRINT_DUPLEX_SIMPLEX`.
    case simplex = 0
    /// `GTK_PRINT_DUPLEX_HORIZONTAL`.
    case horizontal = 1
    /// `GTK_PRINT_DUPLEX_VERTICAL`.
    case vertical = 2
    public static var gtype: UInt { gtk_print_duplex_get_type() }
}
