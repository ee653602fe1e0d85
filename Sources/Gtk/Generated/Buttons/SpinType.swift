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

/// `GtkSpinType`. <https://docs.gtk.org/gtk4/enum.SpinType.html>
public enum SpinType: Int32, Enumeration, ValueConvertible {
    /// `GTK_SPIN_STEP_FORWARD`.
    case stepForward = 0
    /// `GTK_SPIN_STEP_BACKWARD`.
    case stepBackward = 1
    /// `GTK_SPIN_PAGE_FORWARD`.
    case pageForward = 2
    /// `GTK_SPIN_PAGE_BACKWARD`.
    case pageBackward = 3
    /// `GTK_SPIN_HOME`.
    case home = 4
    /// `GTK_SPIN_END`.
    case end = 5
    /// `GTK_SPIN_USER_DEFINED`.
    case userDefined = 6
    public static var gtype: UInt { gtk_spin_type_get_type() }
}
