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

/// `GdkPadEvent`. <https://docs.gtk.org/gdk4/class.PadEvent.html>
open class PadEvent: Event {
    public override class var gtype: UInt { gdk_pad_event_get_type() }
}

extension PadEvent {
    /// `gdk_pad_event_get_axis_value()`.
    public var axisValue: (index: Int, value: Double) {
        var index: guint = 0
        var value: gdouble = 0
        gdk_pad_event_get_axis_value(C.opaque(_raw), &index, &value)
        return (C.int(index), value)
    }

    /// `gdk_pad_event_get_button()`.
    public var button: Int { C.int(gdk_pad_event_get_button(C.opaque(_raw))) }

    /// `gdk_pad_event_get_group_mode()`.
    public var groupMode: (group: Int, mode: Int) {
        var group: guint = 0
        var mode: guint = 0
        gdk_pad_event_get_group_mode(C.opaque(_raw), &group, &mode)
        return (C.int(group), C.int(mode))
    }
}
