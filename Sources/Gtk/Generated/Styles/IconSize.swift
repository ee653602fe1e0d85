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

/// `GtkIconSize`. <https://docs.gtk.org/gtk4/enum.IconSize.html>
public enum IconSize: Int32, Enumeration, ValueConvertible {
    /// `GTK_ICON_SIZE_INHERIT`.
    case inherit = 0
    /// `GTK_ICON_SIZE_NORMAL`.
    case normal = 1
    /// `GTK_ICON_SIZE_LARGE`.
    case large = 2
    public static var gtype: UInt { gtk_icon_size_get_type() }
}
