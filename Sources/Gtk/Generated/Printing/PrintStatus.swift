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

/// `GtkPrintStatus`. <https://docs.gtk.org/gtk4/enum.PrintStatus.html>
public enum PrintStatus: Int32, Enumeration, ValueConvertible {
    /// `GTK_PRINT_STATUS_INITIAL`.
    case initial = 0
    /// `GTK_PRINT_STATUS_PREPARING`.
    case preparing = 1
    /// `GTK_PRINT_STATUS_GENERATING_DATA`.
    case generatingData = 2
    /// `GTK_PRINT_STATUS_SENDING_DATA`.
    case sendingData = 3
    /// `GTK_PRINT_STATUS_PENDING`.
    case pending = 4
    /// `GTK_PRINT_STATUS_PENDING_ISSUE`.
    case pendingIssue = 5
    /// `GTK_PRINT_STATUS_PRINTING`.
    case printing = 6
    /// `GTK_PRINT_STATUS_FINISHED`.
    case finished = 7
    /// `GTK_PRINT_STATUS_FINISHED_ABORTED`.
    case finishedAborted = 8
    public static var gtype: UInt { gtk_print_status_get_type() }
}
