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

/// `GtkOverflow`. <https://docs.gtk.org/gtk4/enum.Overflow.html>
public enum Overflow: Int32, Enumeration, ValueConvertible {
    /// `GTK_OVERFLOW_VISIBLE`.
    case visible = 0
    /// `GTK_OVERFLOW_HIDDEN`.
    case hidden = 1
    public static var gtype: UInt { gtk_overflow_get_type() }
}
