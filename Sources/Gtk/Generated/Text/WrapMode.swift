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

/// `GtkWrapMode`. <https://docs.gtk.org/gtk4/enum.WrapMode.html>
public enum WrapMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_WRAP_NONE`.
    case none = 0
    /// `GTK_WRAP_CHAR`.
    case char = 1
    /// `GTK_WRAP_WORD`.
    case word = 2
    /// `GTK_WRAP_WORD_CHAR`.
    case wordChar = 3
    public static var gtype: UInt { gtk_wrap_mode_get_type() }
}
