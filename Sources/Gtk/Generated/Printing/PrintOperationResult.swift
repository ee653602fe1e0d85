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

/// `GtkPrintOperationResult`. <https://docs.gtk.org/gtk4/enum.PrintOperationResult.html>
public enum PrintOperationResult: Int32, Enumeration, ValueConvertible {
    /// `GTK_PRINT_OPERATION_RESULT_ERROR`.
    case error = 0
    /// `GTK_PRINT_OPERATION_RESULT_APPLY`.
    case apply = 1
    /// `GTK_PRINT_OPERATION_RESULT_CANCEL`.
    case cancel = 2
    /// `GTK_PRINT_OPERATION_RESULT_IN_PROGRESS`.
    case inProgress = 3
    public static var gtype: UInt { gtk_print_operation_result_get_type() }
}
