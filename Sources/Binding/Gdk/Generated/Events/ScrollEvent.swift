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

/// `GdkScrollEvent`. <https://docs.gtk.org/gdk4/class.ScrollEvent.html>
open class ScrollEvent: Event {
    public override class var gtype: UInt { gdk_scroll_event_get_type() }
}

extension ScrollEvent {
    /// `gdk_scroll_event_get_deltas()`.
    public var deltas: (deltaX: Double, deltaY: Double) {
        var deltaX: gdouble = 0
        var deltaY: gdouble = 0
        gdk_scroll_event_get_deltas(C.opaque(_raw), &deltaX, &deltaY)
        return (deltaX, deltaY)
    }

    /// `gdk_scroll_event_get_direction()`.
    public var direction: ScrollDirection { C.enumeration(gdk_scroll_event_get_direction(C.opaque(_raw)).rawValue) }

    /// `gdk_scroll_event_get_unit()`.
    public var unit: ScrollUnit { C.enumeration(gdk_scroll_event_get_unit(C.opaque(_raw)).rawValue) }

    /// `gdk_scroll_event_is_stop()`.
    public var isStop: Bool { gdk_scroll_event_is_stop(C.opaque(_raw)) != 0 }
}
