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

/// `GdkProximityEvent`. <https://docs.gtk.org/gdk4/class.ProximityEvent.html>
open class ProximityEvent: Event {
    public override class var gtype: UInt { gdk_proximity_event_get_type() }
}
