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

/// `GtkSizeGroupMode`. <https://docs.gtk.org/gtk4/enum.SizeGroupMode.html>
public enum SizeGroupMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_SIZE_GROUP_NONE`.
    case none = 0
    /// `GTK_SIZE_GROUP_HORIZONTAL`.
    case horizontal = 1
    /// `GTK_SIZE_GROUP_VERTICAL`.
    case vertical = 2
    /// `GTK_SIZE_GROUP_BOTH`.
    case both = 3
    public static var gtype: UInt { gtk_size_group_mode_get_type() }
}
