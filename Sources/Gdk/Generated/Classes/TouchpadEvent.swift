// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkTouchpadEvent`. <https://docs.gtk.org/gdk4/class.TouchpadEvent.html>
open class TouchpadEvent: Event {
    public override class var gtype: UInt { gdk_touchpad_event_get_type() }
}

extension TouchpadEvent {
    /// `gdk_touchpad_event_get_deltas()`.
    public func getDeltas() -> (dx: Double, dy: Double) {
        var dx = gdouble()
        var dy = gdouble()
        gdk_touchpad_event_get_deltas(C.opaque(_raw), &dx, &dy)
        return (dx, dy)
    }

    /// `gdk_touchpad_event_get_gesture_phase()`.
    public func getGesturePhase() -> TouchpadGesturePhase {
        C.enumeration(gdk_touchpad_event_get_gesture_phase(C.opaque(_raw)))
    }

    /// `gdk_touchpad_event_get_n_fingers()`.
    public func getNFingers() -> Int {
        Int(gdk_touchpad_event_get_n_fingers(C.opaque(_raw)))
    }

    /// `gdk_touchpad_event_get_pinch_angle_delta()`.
    public func getPinchAngleDelta() -> Double {
        gdk_touchpad_event_get_pinch_angle_delta(C.opaque(_raw))
    }

    /// `gdk_touchpad_event_get_pinch_scale()`.
    public func getPinchScale() -> Double {
        gdk_touchpad_event_get_pinch_scale(C.opaque(_raw))
    }
}
