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

/// `GtkConstraintTarget`. <https://docs.gtk.org/gtk4/iface.ConstraintTarget.html>
@MainActor
public protocol ConstraintTarget: Object {}

/// Some object with the interface ``ConstraintTarget``, of a class that is private to its library.
public final class AnyConstraintTarget: Object, ConstraintTarget {
    public override nonisolated class var gtype: UInt { gtk_constraint_target_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyConstraintTarget(_borrowed: raw) }
}
