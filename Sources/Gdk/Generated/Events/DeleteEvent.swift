// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkDeleteEvent`. <https://docs.gtk.org/gdk4/class.DeleteEvent.html>
open class DeleteEvent: Event {
    public override class var gtype: UInt { gdk_delete_event_get_type() }
}
