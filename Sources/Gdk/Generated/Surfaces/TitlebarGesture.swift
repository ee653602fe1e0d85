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

/// `GdkTitlebarGesture`. <https://docs.gtk.org/gdk4/enum.TitlebarGesture.html>
public enum TitlebarGesture: Int32, Enumeration, ValueConvertible {
    /// `GDK_TITLEBAR_GESTURE_DOUBLE_CLICK`.
    case doubleClick = 1
    /// `GDK_TITLEBAR_GESTURE_RIGHT_CLICK`.
    case rightClick = 2
    /// `GDK_TITLEBAR_GESTURE_MIDDLE_CLICK`.
    case middleClick = 3
    public static var gtype: UInt { gdk_titlebar_gesture_get_type() }
}
