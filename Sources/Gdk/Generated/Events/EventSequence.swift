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

/// `GdkEventSequence`. <https://docs.gtk.org/gdk4/struct.EventSequence.html>
public final class EventSequence: Boxed {
    public override class var gtype: UInt { gdk_event_sequence_get_type() }
}
