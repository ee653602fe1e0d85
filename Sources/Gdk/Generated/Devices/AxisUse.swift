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

/// `GdkAxisUse`. <https://docs.gtk.org/gdk4/enum.AxisUse.html>
public enum AxisUse: Int32, Enumeration, ValueConvertible {
    /// `GDK_AXIS_IGNORE`.
    case ignore = 0
    /// `GDK_AXIS_X`.
    case x = 1
    /// `GDK_AXIS_Y`.
    case y = 2
    /// `GDK_AXIS_DELTA_X`.
    case deltaX = 3
    /// `GDK_AXIS_DELTA_Y`.
    case deltaY = 4
    /// `GDK_AXIS_PRESSURE`.
    case pressure = 5
    /// `GDK_AXIS_XTILT`.
    case xtilt = 6
    /// `GDK_AXIS_YTILT`.
    case ytilt = 7
    /// `GDK_AXIS_WHEEL`.
    case wheel = 8
    /// `GDK_AXIS_DISTANCE`.
    case distance = 9
    /// `GDK_AXIS_ROTATION`.
    case rotation = 10
    /// `GDK_AXIS_SLIDER`.
    case slider = 11
    /// `GDK_AXIS_LAST`.
    case last = 12
    public static var gtype: UInt { gdk_axis_use_get_type() }
}
