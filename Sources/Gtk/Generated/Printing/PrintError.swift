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

/// `GtkPrintError`. <https://docs.gtk.org/gtk4/error.PrintError.html>
public enum PrintError: Int32, ErrorCode, ValueConvertible {
    /// `GTK_PRINT_ERROR_GENERAL`.
    case general = 0
    /// `GTK_PRINT_ERROR_INTERNAL_ERROR`.
    case internalError = 1
    /// `GTK_PRINT_ERROR_NOMEM`.
    case nomem = 2
    /// `GTK_PRINT_ERROR_INVALID_FILE`.
    case invalidFile = 3
    public static var gtype: UInt { gtk_print_error_get_type() }
    public static var domain: String { "gtk-print-error-quark" }
}
