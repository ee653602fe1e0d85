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

/// `GdkCrossingEvent`. <https://docs.gtk.org/gdk4/class.CrossingEvent.html>
open class CrossingEvent: Event {
    public override class var gtype: UInt { gdk_crossing_event_get_type() }
}

extension CrossingEvent {
    /// `gdk_crossing_event_get_detail()`.
    public var detail: NotifyType { C.enumeration(gdk_crossing_event_get_detail(C.opaque(_raw)).rawValue) }

    /// `gdk_crossing_event_get_focus()`.
    public var focus: Bool { gdk_crossing_event_get_focus(C.opaque(_raw)) != 0 }

    /// `gdk_crossing_event_get_mode()`.
    public var mode: CrossingMode { C.enumeration(gdk_crossing_event_get_mode(C.opaque(_raw)).rawValue) }
}
