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

/// `GtkIconViewDropPosition`. <https://docs.gtk.org/gtk4/enum.IconViewDropPosition.html>
public enum IconViewDropPosition: Int32, Enumeration, ValueConvertible {
    /// `GTK_ICON_VIEW_NO_DROP`.
    case noDrop = 0
    /// `GTK_ICON_VIEW_DROP_INTO`.
    case dropInto = 1
    /// `GTK_ICON_VIEW_DROP_LEFT`.
    case dropLeft = 2
    /// `GTK_ICON_VIEW_DROP_RIGHT`.
    case dropRight = 3
    /// `GTK_ICON_VIEW_DROP_ABOVE`.
    case dropAbove = 4
    /// `GTK_ICON_VIEW_DROP_BELOW`.
    case dropBelow = 5
    public static var gtype: UInt { gtk_icon_view_drop_position_get_type() }
}
