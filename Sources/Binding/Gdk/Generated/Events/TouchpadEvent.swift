// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkTouchpadEvent`. <https://docs.gtk.org/gdk4/class.TouchpadEvent.html>
open class TouchpadEvent: Event {
    public override class var gtype: UInt { gdk_touchpad_event_get_type() }
}

extension TouchpadEvent {
    /// `gdk_touchpad_event_get_deltas()`.
    public var deltas: (dx: Double, dy: Double) {
        var dx: gdouble = 0
        var dy: gdouble = 0
        gdk_touchpad_event_get_deltas(C.opaque(_raw), &dx, &dy)
        return (dx, dy)
    }

    /// `gdk_touchpad_event_get_gesture_phase()`.
    public var gesturePhase: TouchpadGesturePhase { C.enumeration(gdk_touchpad_event_get_gesture_phase(C.opaque(_raw)).rawValue) }

    /// `gdk_touchpad_event_get_n_fingers()`.
    public var nFingers: Int { C.int(gdk_touchpad_event_get_n_fingers(C.opaque(_raw))) }

    /// `gdk_touchpad_event_get_pinch_angle_delta()`.
    public var pinchAngleDelta: Double { gdk_touchpad_event_get_pinch_angle_delta(C.opaque(_raw)) }

    /// `gdk_touchpad_event_get_pinch_scale()`.
    public var pinchScale: Double { gdk_touchpad_event_get_pinch_scale(C.opaque(_raw)) }
}
