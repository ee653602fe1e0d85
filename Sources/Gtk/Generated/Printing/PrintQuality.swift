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

/// `GtkPrintQuality`. <https://docs.gtk.org/gtk4/enum.PrintQuality.html>
public enum PrintQuality: Int32, Enumeration, ValueConvertible {
    /// `GTK_PRINT_QUALITY_LOW`.
    case low = 0
    /// `GTK_PRINT_QUALITY_NORMAL`.
    case normal = 1
    /// `GTK_PRINT_QUALITY_HIGH`.
    case high = 2
    /// `GTK_PRINT_QUALITY_DRAFT`.
    case draft = 3
    public static var gtype: UInt { gtk_print_quality_get_type() }
}
