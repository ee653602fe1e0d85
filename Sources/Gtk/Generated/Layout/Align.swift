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

/// `GtkAlign`. <https://docs.gtk.org/gtk4/enum.Align.html>
public enum Align: Int32, Enumeration, ValueConvertible {
    /// `GTK_ALIGN_FILL`.
    case fill = 0
    /// `GTK_ALIGN_START`.
    case start = 1
    /// `GTK_ALIGN_END`.
    case end = 2
    /// `GTK_ALIGN_CENTER`.
    case center = 3
    /// `GTK_ALIGN_BASELINE`.
    case baseline = 4
    public static var gtype: UInt { gtk_align_get_type() }
}
