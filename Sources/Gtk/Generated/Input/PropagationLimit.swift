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

/// `GtkPropagationLimit`. <https://docs.gtk.org/gtk4/enum.PropagationLimit.html>
public enum PropagationLimit: Int32, Enumeration, ValueConvertible {
    /// `GTK_LIMIT_NONE`.
    case none = 0
    /// `GTK_LIMIT_SAME_NATIVE`.
    case sameNative = 1
    public static var gtype: UInt { gtk_propagation_limit_get_type() }
}
