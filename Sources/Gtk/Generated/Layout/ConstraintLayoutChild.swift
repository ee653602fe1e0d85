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

/// `GtkConstraintLayoutChild`. <https://docs.gtk.org/gtk4/class.ConstraintLayoutChild.html>
open class ConstraintLayoutChild: LayoutChild {
    open override nonisolated class var gtype: UInt { gtk_constraint_layout_child_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ConstraintLayoutChild(_borrowed: raw) }
    @available(*, unavailable, message: "C has no function that makes one: another object does, or hands out the one there is.") public convenience override init() { self.init(properties: [:]) }
}
