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

/// `GtkConstraintStrength`. <https://docs.gtk.org/gtk4/enum.ConstraintStrength.html>
public enum ConstraintStrength: Int32, Enumeration, ValueConvertible {
    /// `GTK_CONSTRAINT_STRENGTH_REQUIRED`.
    case required = 1001001000
    /// `GTK_CONSTRAINT_STRENGTH_STRONG`.
    case strong = 1000000000
    /// `GTK_CONSTRAINT_STRENGTH_MEDIUM`.
    case medium = 1000
    /// `GTK_CONSTRAINT_STRENGTH_WEAK`.
    case weak = 1
    public static var gtype: UInt { gtk_constraint_strength_get_type() }
}
