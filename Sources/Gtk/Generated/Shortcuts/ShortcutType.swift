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

/// `GtkShortcutType`. <https://docs.gtk.org/gtk4/enum.ShortcutType.html>
public enum ShortcutType: Int32, Enumeration, ValueConvertible {
    /// `GTK_SHORTCUT_ACCELERATOR`.
    case accelerator = 0
    /// `GTK_SHORTCUT_GESTURE_PINCH`.
    case gesturePinch = 1
    /// `GTK_SHORTCUT_GESTURE_STRETCH`.
    case gestureStretch = 2
    /// `GTK_SHORTCUT_GESTURE_ROTATE_CLOCKWISE`.
    case gestureRotateClockwise = 3
    /// `GTK_SHORTCUT_GESTURE_ROTATE_COUNTERCLOCKWISE`.
    case gestureRotateCounterclockwise = 4
    /// `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_LEFT`.
    case gestureTwoFingerSwipeLeft = 5
    /// `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_RIGHT`.
    case gestureTwoFingerSwipeRight = 6
    /// `GTK_SHORTCUT_GESTURE`.
    case gesture = 7
    /// `GTK_SHORTCUT_GESTURE_SWIPE_LEFT`.
    case gestureSwipeLeft = 8
    /// `GTK_SHORTCUT_GESTURE_SWIPE_RIGHT`.
    case gestureSwipeRight = 9
    public static var gtype: UInt { gtk_shortcut_type_get_type() }
}
