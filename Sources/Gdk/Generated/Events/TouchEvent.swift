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

/// `GdkTouchEvent`. <https://docs.gtk.org/gdk4/class.TouchEvent.html>
open class TouchEvent: Event {
    public override class var gtype: UInt { gdk_touch_event_get_type() }
}

extension TouchEvent {
    /// `gdk_touch_event_get_emulating_pointer()`.
    public var emulatingPointer: Bool { gdk_touch_event_get_emulating_pointer(C.opaque(_raw)) != 0 }
}
