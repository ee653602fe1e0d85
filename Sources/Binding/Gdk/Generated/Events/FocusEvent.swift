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

/// `GdkFocusEvent`. <https://docs.gtk.org/gdk4/class.FocusEvent.html>
open class FocusEvent: Event {
    public override class var gtype: UInt { gdk_focus_event_get_type() }
}

extension FocusEvent {
    /// `gdk_focus_event_get_in()`.
    public var `in`: Bool { gdk_focus_event_get_in(C.opaque(_raw)) != 0 }
}
