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

/// `GdkGrabBrokenEvent`. <https://docs.gtk.org/gdk4/class.GrabBrokenEvent.html>
open class GrabBrokenEvent: Event {
    public override class var gtype: UInt { gdk_grab_broken_event_get_type() }
}

extension GrabBrokenEvent {
    /// `gdk_grab_broken_event_get_grab_surface()`.
    public var grabSurface: Surface { C.present(C.borrow(C.raw(gdk_grab_broken_event_get_grab_surface(C.opaque(_raw)))), "gdk_grab_broken_event_get_grab_surface") }

    /// `gdk_grab_broken_event_get_implicit()`.
    public var implicit: Bool { gdk_grab_broken_event_get_implicit(C.opaque(_raw)) != 0 }
}
