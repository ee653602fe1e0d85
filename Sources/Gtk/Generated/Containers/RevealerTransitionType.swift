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

/// `GtkRevealerTransitionType`. <https://docs.gtk.org/gtk4/enum.RevealerTransitionType.html>
public enum RevealerTransitionType: Int32, Enumeration, ValueConvertible {
    /// `GTK_REVEALER_TRANSITION_TYPE_NONE`.
    case none = 0
    /// `GTK_REVEALER_TRANSITION_TYPE_CROSSFADE`.
    case crossfade = 1
    /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight = 2
    /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft = 3
    /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp = 4
    /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown = 5
    /// `GTK_REVEALER_TRANSITION_TYPE_SWING_RIGHT`.
    case swingRight = 6
    /// `GTK_REVEALER_TRANSITION_TYPE_SWING_LEFT`.
    case swingLeft = 7
    /// `GTK_REVEALER_TRANSITION_TYPE_SWING_UP`.
    case swingUp = 8
    /// `GTK_REVEALER_TRANSITION_TYPE_SWING_DOWN`.
    case swingDown = 9
    public static var gtype: UInt { gtk_revealer_transition_type_get_type() }
}
