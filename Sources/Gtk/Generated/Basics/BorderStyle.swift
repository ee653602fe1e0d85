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

/// `GtkBorderStyle`. <https://docs.gtk.org/gtk4/enum.BorderStyle.html>
public enum BorderStyle: Int32, Enumeration, ValueConvertible {
    /// `GTK_BORDER_STYLE_NONE`.
    case none = 0
    /// `GTK_BORDER_STYLE_HIDDEN`.
    case hidden = 1
    /// `GTK_BORDER_STYLE_SOLID`.
    case solid = 2
    /// `GTK_BORDER_STYLE_INSET`.
    case inset = 3
    /// `GTK_BORDER_STYLE_OUTSET`.
    case outset = 4
    /// `GTK_BORDER_STYLE_DOTTED`.
    case dotted = 5
    /// `GTK_BORDER_STYLE_DASHED`.
    case dashed = 6
    /// `GTK_BORDER_STYLE_DOUBLE`.
    case double = 7
    /// `GTK_BORDER_STYLE_GROOVE`.
    case groove = 8
    /// `GTK_BORDER_STYLE_RIDGE`.
    case ridge = 9
    public static var gtype: UInt { gtk_border_style_get_type() }
}
