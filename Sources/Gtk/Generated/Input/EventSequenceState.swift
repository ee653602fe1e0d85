// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkEventSequenceState`. <https://docs.gtk.org/gtk4/enum.EventSequenceState.html>
public enum EventSequenceState: Int32, Enumeration, ValueConvertible {
    /// `GTK_EVENT_SEQUENCE_NONE`.
    case none = 0
    /// `GTK_EVENT_SEQUENCE_CLAIMED`.
    case claimed = 1
    /// `GTK_EVENT_SEQUENCE_DENIED`.
    case denied = 2
    public static var gtype: UInt { gtk_event_sequence_state_get_type() }
}
