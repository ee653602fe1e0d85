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

/// `GtkOrdering`. <https://docs.gtk.org/gtk4/enum.Ordering.html>
public enum Ordering: Int32, Enumeration, ValueConvertible {
    /// `GTK_ORDERING_SMALLER`.
    case smaller = -1
    /// `GTK_ORDERING_EQUAL`.
    case equal = 0
    /// `GTK_ORDERING_LARGER`.
    case larger = 1
    public static var gtype: UInt { gtk_ordering_get_type() }
}

extension Ordering {
    /// `gtk_ordering_from_cmpfunc()`.
    public static func fromCmpfunc(_ cmpfuncResult: Int) -> Ordering {
        C.enumeration(gtk_ordering_from_cmpfunc(C.gint(cmpfuncResult)).rawValue)
    }
}
