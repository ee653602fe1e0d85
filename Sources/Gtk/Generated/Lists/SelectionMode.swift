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

/// `GtkSelectionMode`. <https://docs.gtk.org/gtk4/enum.SelectionMode.html>
public enum SelectionMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_SELECTION_NONE`.
    case none = 0
    /// `GTK_SELECTION_SINGLE`.
    case single = 1
    /// `GTK_SELECTION_BROWSE`.
    case browse = 2
    /// `GTK_SELECTION_MULTIPLE`.
    case multiple = 3
    public static var gtype: UInt { gtk_selection_mode_get_type() }
}
