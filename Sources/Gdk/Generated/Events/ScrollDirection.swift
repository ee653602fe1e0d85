// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkScrollDirection`. <https://docs.gtk.org/gdk4/enum.ScrollDirection.html>
public enum ScrollDirection: Int32, Enumeration, ValueConvertible {
    /// `GDK_SCROLL_UP`.
    case up = 0
    /// `GDK_SCROLL_DOWN`.
    case down = 1
    /// `GDK_SCROLL_LEFT`.
    case left = 2
    /// `GDK_SCROLL_RIGHT`.
    case right = 3
    /// `GDK_SCROLL_SMOOTH`.
    case smooth = 4
    public static var gtype: UInt { gdk_scroll_direction_get_type() }
}
