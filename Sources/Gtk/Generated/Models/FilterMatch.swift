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

/// `GtkFilterMatch`. <https://docs.gtk.org/gtk4/enum.FilterMatch.html>
public enum FilterMatch: Int32, Enumeration, ValueConvertible {
    /// `GTK_FILTER_MATCH_SOME`.
    case some = 0
    /// `GTK_FILTER_MATCH_NONE`.
    case none = 1
    /// `GTK_FILTER_MATCH_ALL`.
    case all = 2
    public static var gtype: UInt { gtk_filter_match_get_type() }
}
