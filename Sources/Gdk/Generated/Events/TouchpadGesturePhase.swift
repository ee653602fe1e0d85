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

/// `GdkTouchpadGesturePhase`. <https://docs.gtk.org/gdk4/enum.TouchpadGesturePhase.html>
public enum TouchpadGesturePhase: Int32, Enumeration, ValueConvertible {
    /// `GDK_TOUCHPAD_GESTURE_PHASE_BEGIN`.
    case begin = 0
    /// `GDK_TOUCHPAD_GESTURE_PHASE_UPDATE`.
    case update = 1
    /// `GDK_TOUCHPAD_GESTURE_PHASE_END`.
    case end = 2
    /// `GDK_TOUCHPAD_GESTURE_PHASE_CANCEL`.
    case cancel = 3
    public static var gtype: UInt { gdk_touchpad_gesture_phase_get_type() }
}
