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

/// `GdkScrollUnit`. <https://docs.gtk.org/gdk4/enum.ScrollUnit.html>
public enum ScrollUnit: Int32, Enumeration, ValueConvertible {
    /// `GDK_SCROLL_UNIT_WHEEL`.
    case wheel = 0
    /// `GDK_SCROLL_UNIT_SURFACE`.
    case surface = 1
    public static var gtype: UInt { gdk_scroll_unit_get_type() }
}
