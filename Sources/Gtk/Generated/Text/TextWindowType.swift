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

/// `GtkTextWindowType`. <https://docs.gtk.org/gtk4/enum.TextWindowType.html>
public enum TextWindowType: Int32, Enumeration, ValueConvertible {
    /// `GTK_TEXT_WINDOW_WIDGET`.
    case widget = 1
    /// `GTK_TEXT_WINDOW_TEXT`.
    case text = 2
    /// `GTK_TEXT_WINDOW_LEFT`.
    case left = 3
    /// `GTK_TEXT_WINDOW_RIGHT`.
    case right = 4
    /// `GTK_TEXT_WINDOW_TOP`.
    case top = 5
    /// `GTK_TEXT_WINDOW_BOTTOM`.
    case bottom = 6
    public static var gtype: UInt { gtk_text_window_type_get_type() }
}
