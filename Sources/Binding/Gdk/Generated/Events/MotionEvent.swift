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

/// `GdkMotionEvent`. <https://docs.gtk.org/gdk4/class.MotionEvent.html>
open class MotionEvent: Event {
    public override class var gtype: UInt { gdk_motion_event_get_type() }
}
