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

/// `GtkTextDirection`. <https://docs.gtk.org/gtk4/enum.TextDirection.html>
public enum TextDirection: Int32, Enumeration, ValueConvertible {
    /// `GTK_TEXT_DIR_NONE`.
    case none = 0
    /// `GTK_TEXT_DIR_LTR`.
    case ltr = 1
    /// `GTK_TEXT_DIR_RTL`.
    case rtl = 2
    public static var gtype: UInt { gtk_text_direction_get_type() }
}
