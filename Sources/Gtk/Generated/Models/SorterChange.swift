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

/// `GtkSorterChange`. <https://docs.gtk.org/gtk4/enum.SorterChange.html>
public enum SorterChange: Int32, Enumeration, ValueConvertible {
    /// `GTK_SORTER_CHANGE_DIFFERENT`.
    case different = 0
    /// `GTK_SORTER_CHANGE_INVERTED`.
    case inverted = 1
    /// `GTK_SORTER_CHANGE_LESS_STRICT`.
    case lessStrict = 2
    /// `GTK_SORTER_CHANGE_MORE_STRICT`.
    case moreStrict = 3
    public static var gtype: UInt { gtk_sorter_change_get_type() }
}
