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

/// `GtkPageOrientation`. <https://docs.gtk.org/gtk4/enum.PageOrientation.html>
public enum PageOrientation: Int32, Enumeration, ValueConvertible {
    /// `GTK_PAGE_ORIENTATION_PORTRAIT`.
    case portrait = 0
    /// `GTK_PAGE_ORIENTATION_LANDSCAPE`.
    case landscape = 1
    /// `GTK_PAGE_ORIENTATION_REVERSE_PORTRAIT`.
    case reversePortrait = 2
    /// `GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE`.
    case reverseLandscape = 3
    public static var gtype: UInt { gtk_page_orientation_get_type() }
}
