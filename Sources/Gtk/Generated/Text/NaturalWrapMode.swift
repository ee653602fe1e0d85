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

/// `GtkNaturalWrapMode`. <https://docs.gtk.org/gtk4/enum.NaturalWrapMode.html>
public enum NaturalWrapMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_NATURAL_WRAP_INHERIT`.
    case inherit = 0
    /// `GTK_NATURAL_WRAP_NONE`.
    case none = 1
    /// `GTK_NATURAL_WRAP_WORD`.
    case word = 2
    public static var gtype: UInt { gtk_natural_wrap_mode_get_type() }
}
