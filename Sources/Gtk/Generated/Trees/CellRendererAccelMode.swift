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

/// `GtkCellRendererAccelMode`. <https://docs.gtk.org/gtk4/enum.CellRendererAccelMode.html>
public enum CellRendererAccelMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_CELL_RENDERER_ACCEL_MODE_GTK`.
    case gtk = 0
    /// `GTK_CELL_RENDERER_ACCEL_MODE_OTHER`.
    case other = 1
    public static var gtype: UInt { gtk_cell_renderer_accel_mode_get_type() }
}
