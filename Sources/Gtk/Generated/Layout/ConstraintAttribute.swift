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

/// `GtkConstraintAttribute`. <https://docs.gtk.org/gtk4/enum.ConstraintAttribute.html>
public enum ConstraintAttribute: Int32, Enumeration, ValueConvertible {
    /// `GTK_CONSTRAINT_ATTRIBUTE_NONE`.
    case none = 0
    /// `GTK_CONSTRAINT_ATTRIBUTE_LEFT`.
    case left = 1
    /// `GTK_CONSTRAINT_ATTRIBUTE_RIGHT`.
    case right = 2
    /// `GTK_CONSTRAINT_ATTRIBUTE_TOP`.
    case top = 3
    /// `GTK_CONSTRAINT_ATTRIBUTE_BOTTOM`.
    case bottom = 4
    /// `GTK_CONSTRAINT_ATTRIBUTE_START`.
    case start = 5
    /// `GTK_CONSTRAINT_ATTRIBUTE_END`.
    case end = 6
    /// `GTK_CONSTRAINT_ATTRIBUTE_WIDTH`.
    case width = 7
    /// `GTK_CONSTRAINT_ATTRIBUTE_HEIGHT`.
    case height = 8
    /// `GTK_CONSTRAINT_ATTRIBUTE_CENTER_X`.
    case centerX = 9
    /// `GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y`.
    case centerY = 10
    /// `GTK_CONSTRAINT_ATTRIBUTE_BASELINE`.
    case baseline = 11
    public static var gtype: UInt { gtk_constraint_attribute_get_type() }
}
