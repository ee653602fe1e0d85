// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkConstraintTarget`. <https://docs.gtk.org/gtk4/iface.ConstraintTarget.html>
@MainActor
public protocol ConstraintTarget: Object {}

/// Some object with the interface ``ConstraintTarget``, of a class that is private to its library.
public final class AnyConstraintTarget: Object, ConstraintTarget {
    public override nonisolated class var gtype: UInt { gtk_constraint_target_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyConstraintTarget(_borrowed: raw) }
}
