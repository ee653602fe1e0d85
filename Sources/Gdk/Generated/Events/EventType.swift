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

/// `GdkEventType`. <https://docs.gtk.org/gdk4/enum.EventType.html>
public enum EventType: Int32, Enumeration, ValueConvertible {
    /// `GDK_DELETE`.
    case delete = 0
    /// `GDK_MOTION_NOTIFY`.
    case motionNotify = 1
    /// `GDK_BUTTON_PRESS`.
    case buttonPress = 2
    /// `GDK_BUTTON_RELEASE`.
    case buttonRelease = 3
    /// `GDK_KEY_PRESS`.
    case keyPress = 4
    /// `GDK_KEY_RELEASE`.
    case keyRelease = 5
    /// `GDK_ENTER_NOTIFY`.
    case enterNotify = 6
    /// `GDK_LEAVE_NOTIFY`.
    case leaveNotify = 7
    /// `GDK_FOCUS_CHANGE`.
    case focusChange = 8
    /// `GDK_PROXIMITY_IN`.
    case proximityIn = 9
    /// `GDK_PROXIMITY_OUT`.
    case proximityOut = 10
    /// `GDK_DRAG_ENTER`.
    case dragEnter = 11
    /// `GDK_DRAG_LEAVE`.
    case dragLeave = 12
    /// `GDK_DRAG_MOTION`.
    case dragMotion = 13
    /// `GDK_DROP_START`.
    case dropStart = 14
    /// `GDK_SCROLL`.
    case scroll = 15
    /// `GDK_GRAB_BROKEN`.
    case grabBroken = 16
    /// `GDK_TOUCH_BEGIN`.
    case touchBegin = 17
    /// `GDK_TOUCH_UPDATE`.
    case touchUpdate = 18
    /// `GDK_TOUCH_END`.
    case touchEnd = 19
    /// `GDK_TOUCH_CANCEL`.
    case touchCancel = 20
    /// `GDK_TOUCHPAD_SWIPE`.
    case touchpadSwipe = 21
    /// `GDK_TOUCHPAD_PINCH`.
    case touchpadPinch = 22
    /// `GDK_PAD_BUTTON_PRESS`.
    case padButtonPress = 23
    /// `GDK_PAD_BUTTON_RELEASE`.
    case padButtonRelease = 24
    /// `GDK_PAD_RING`.
    case padRing = 25
    /// `GDK_PAD_STRIP`.
    case padStrip = 26
    /// `GDK_PAD_GROUP_MODE`.
    case padGroupMode = 27
    /// `GDK_TOUCHPAD_HOLD`.
    case touchpadHold = 28
    /// `GDK_EVENT_LAST`.
    case eventLast = 29
    public static var gtype: UInt { gdk_event_type_get_type() }
}
