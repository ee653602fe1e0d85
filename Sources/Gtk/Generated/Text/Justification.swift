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

/// `GtkJustification`. <https://docs.gtk.org/gtk4/enum.Justification.html>
public enum Justification: Int32, Enumeration, ValueConvertible {
    /// `GTK_JUSTIFY_LEFT`.
    case left = 0
    /// `GTK_JUSTIFY_RIGHT`.
    case right = 1
    /// `GTK_JUSTIFY_CENTER`.
    case center = 2
    /// `GTK_JUSTIFY_FILL`.
    case fill = 3
    public static var gtype: UInt { gtk_justification_get_type() }
}
