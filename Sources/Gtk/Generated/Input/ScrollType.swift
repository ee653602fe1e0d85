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

/// `GtkScrollType`. <https://docs.gtk.org/gtk4/enum.ScrollType.html>
public enum ScrollType: Int32, Enumeration, ValueConvertible {
    /// `GTK_SCROLL_NONE`.
    case none = 0
    /// `GTK_SCROLL_JUMP`.
    case jump = 1
    /// `GTK_SCROLL_STEP_BACKWARD`.
    case stepBackward = 2
    /// `GTK_SCROLL_STEP_FORWARD`.
    case stepForward = 3
    /// `GTK_SCROLL_PAGE_BACKWARD`.
    case pageBackward = 4
    /// `GTK_SCROLL_PAGE_FORWARD`.
    case pageForward = 5
    /// `GTK_SCROLL_STEP_UP`.
    case stepUp = 6
    /// `GTK_SCROLL_STEP_DOWN`.
    case stepDown = 7
    /// `GTK_SCROLL_PAGE_UP`.
    case pageUp = 8
    /// `GTK_SCROLL_PAGE_DOWN`.
    case pageDown = 9
    /// `GTK_SCROLL_STEP_LEFT`.
    case stepLeft = 10
    /// `GTK_SCROLL_STEP_RIGHT`.
    case stepRight = 11
    /// `GTK_SCROLL_PAGE_LEFT`.
    case pageLeft = 12
    /// `GTK_SCROLL_PAGE_RIGHT`.
    case pageRight = 13
    /// `GTK_SCROLL_START`.
    case start = 14
    /// `GTK_SCROLL_END`.
    case end = 15
    public static var gtype: UInt { gtk_scroll_type_get_type() }
}
