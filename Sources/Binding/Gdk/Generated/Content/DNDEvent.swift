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

/// `GdkDNDEvent`. <https://docs.gtk.org/gdk4/class.DNDEvent.html>
open class DNDEvent: Event {
    public override class var gtype: UInt { gdk_dnd_event_get_type() }
}

extension DNDEvent {
    /// `gdk_dnd_event_get_drop()`.
    public var drop: Drop? { C.borrow(C.raw(gdk_dnd_event_get_drop(C.opaque(_raw)))) }
}
