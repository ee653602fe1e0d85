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

/// `GtkCellRendererMode`. <https://docs.gtk.org/gtk4/enum.CellRendererMode.html>
public enum CellRendererMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_CELL_RENDERER_MODE_INERT`.
    case inert = 0
    /// `GTK_CELL_RENDERER_MODE_ACTIVATABLE`.
    case activatable = 1
    /// `GTK_CELL_RENDERER_MODE_EDITABLE`.
    case editable = 2
    public static var gtype: UInt { gtk_cell_renderer_mode_get_type() }
}
