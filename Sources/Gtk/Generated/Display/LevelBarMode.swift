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

/// `GtkLevelBarMode`. <https://docs.gtk.org/gtk4/enum.LevelBarMode.html>
public enum LevelBarMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_LEVEL_BAR_MODE_CONTINUOUS`.
    case continuous = 0
    /// `GTK_LEVEL_BAR_MODE_DISCRETE`.
    case discrete = 1
    public static var gtype: UInt { gtk_level_bar_mode_get_type() }
}
