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

/// `GtkPropagationPhase`. <https://docs.gtk.org/gtk4/enum.PropagationPhase.html>
public enum PropagationPhase: Int32, Enumeration, ValueConvertible {
    /// `GTK_PHASE_NONE`.
    case none = 0
    /// `GTK_PHASE_CAPTURE`.
    case capture = 1
    /// `GTK_PHASE_BUBBLE`.
    case bubble = 2
    /// `GTK_PHASE_TARGET`.
    case target = 3
    public static var gtype: UInt { gtk_propagation_phase_get_type() }
}
