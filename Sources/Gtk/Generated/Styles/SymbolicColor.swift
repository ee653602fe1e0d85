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

/// `GtkSymbolicColor`. <https://docs.gtk.org/gtk4/enum.SymbolicColor.html>
public enum SymbolicColor: Int32, Enumeration, ValueConvertible {
    /// `GTK_SYMBOLIC_COLOR_FOREGROUND`.
    case foreground = 0
    /// `GTK_SYMBOLIC_COLOR_ERROR`.
    case error = 1
    /// `GTK_SYMBOLIC_COLOR_WARNING`.
    case warning = 2
    /// `GTK_SYMBOLIC_COLOR_SUCCESS`.
    case success = 3
    public static var gtype: UInt { gtk_symbolic_color_get_type() }
}
