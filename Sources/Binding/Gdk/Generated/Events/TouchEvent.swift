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

/// `GdkTouchEvent`. <https://docs.gtk.org/gdk4/class.TouchEvent.html>
open class TouchEvent: Event {
    public override class var gtype: UInt { gdk_touch_event_get_type() }
}

extension TouchEvent {
    /// `gdk_touch_event_get_emulating_pointer()`.
    public var emulatingPointer: Bool { gdk_touch_event_get_emulating_pointer(C.opaque(_raw)) != 0 }
}
