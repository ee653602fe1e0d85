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

/// `GdkDeleteEvent`. <https://docs.gtk.org/gdk4/class.DeleteEvent.html>
open class DeleteEvent: Event {
    public override class var gtype: UInt { gdk_delete_event_get_type() }
}
