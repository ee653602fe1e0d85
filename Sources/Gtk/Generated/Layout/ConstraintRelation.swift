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

/// `GtkConstraintRelation`. <https://docs.gtk.org/gtk4/enum.ConstraintRelation.html>
public enum ConstraintRelation: Int32, Enumeration, ValueConvertible {
    /// `GTK_CONSTRAINT_RELATION_LE`.
    case le = -1
    /// `GTK_CONSTRAINT_RELATION_EQ`.
    case eq = 0
    /// `GTK_CONSTRAINT_RELATION_GE`.
    case ge = 1
    public static var gtype: UInt { gtk_constraint_relation_get_type() }
}
