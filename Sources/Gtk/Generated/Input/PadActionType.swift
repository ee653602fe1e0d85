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

/// `GtkPadActionType`. <https://docs.gtk.org/gtk4/enum.PadActionType.html>
public enum PadActionType: Int32, Enumeration, ValueConvertible {
    /// `GTK_PAD_ACTION_BUTTON`.
    case button = 0
    /// `GTK_PAD_ACTION_RING`.
    case ring = 1
    /// `GTK_PAD_ACTION_STRIP`.
    case strip = 2
    public static var gtype: UInt { gtk_pad_action_type_get_type() }
}
