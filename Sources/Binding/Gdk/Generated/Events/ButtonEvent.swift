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

/// `GdkButtonEvent`. <https://docs.gtk.org/gdk4/class.ButtonEvent.html>
open class ButtonEvent: Event {
    public override class var gtype: UInt { gdk_button_event_get_type() }
}

extension ButtonEvent {
    /// `gdk_button_event_get_button()`.
    public var button: Int { C.int(gdk_button_event_get_button(C.opaque(_raw))) }
}
