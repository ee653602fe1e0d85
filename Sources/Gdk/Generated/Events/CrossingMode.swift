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

/// `GdkCrossingMode`. <https://docs.gtk.org/gdk4/enum.CrossingMode.html>
public enum CrossingMode: Int32, Enumeration, ValueConvertible {
    /// `GDK_CROSSING_NORMAL`.
    case normal = 0
    /// `GDK_CROSSING_GRAB`.
    case grab = 1
    /// `GDK_CROSSING_UNGRAB`.
    case ungrab = 2
    /// `GDK_CROSSING_GTK_GRAB`.
    case gtkGrab = 3
    /// `GDK_CROSSING_GTK_UNGRAB`.
    case gtkUngrab = 4
    /// `GDK_CROSSING_STATE_CHANGED`.
    case stateChanged = 5
    /// `GDK_CROSSING_TOUCH_BEGIN`.
    case touchBegin = 6
    /// `GDK_CROSSING_TOUCH_END`.
    case touchEnd = 7
    /// `GDK_CROSSING_DEVICE_SWITCH`.
    case deviceSwitch = 8
    public static var gtype: UInt { gdk_crossing_mode_get_type() }
}
