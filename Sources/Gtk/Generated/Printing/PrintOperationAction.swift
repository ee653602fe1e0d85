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

/// `GtkPrintOperationAction`. <https://docs.gtk.org/gtk4/enum.PrintOperationAction.html>
public enum PrintOperationAction: Int32, Enumeration, ValueConvertible {
    /// `GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG`.
    case printDialog = 0
    /// `GTK_PRINT_OPERATION_ACTION_PRINT`.
    case print = 1
    /// `GTK_PRINT_OPERATION_ACTION_PREVIEW`.
    case preview = 2
    /// `GTK_PRINT_OPERATION_ACTION_EXPORT`.
    case export = 3
    public static var gtype: UInt { gtk_print_operation_action_get_type() }
}
