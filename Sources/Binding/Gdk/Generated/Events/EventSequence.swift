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

/// `GdkEventSequence`. <https://docs.gtk.org/gdk4/struct.EventSequence.html>
public final class EventSequence: Boxed {
    public override class var gtype: UInt { gdk_event_sequence_get_type() }
}
