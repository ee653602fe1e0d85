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

/// `GdkMotionEvent`. <https://docs.gtk.org/gdk4/class.MotionEvent.html>
open class MotionEvent: Event {
    public override class var gtype: UInt { gdk_motion_event_get_type() }
}
