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

/// `GtkScrollablePolicy`. <https://docs.gtk.org/gtk4/enum.ScrollablePolicy.html>
public enum ScrollablePolicy: Int32, Enumeration, ValueConvertible {
    /// `GTK_SCROLL_MINIMUM`.
    case minimum = 0
    /// `GTK_SCROLL_NATURAL`.
    case natural = 1
    public static var gtype: UInt { gtk_scrollable_policy_get_type() }
}
