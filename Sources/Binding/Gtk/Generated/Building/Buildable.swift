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

/// `GtkBuildable`. <https://docs.gtk.org/gtk4/iface.Buildable.html>
@MainActor
public protocol Buildable: Object {}

/// Some object with the interface ``Buildable``, of a class that is private to its library.
public final class AnyBuildable: Object, Buildable {
    public override nonisolated class var gtype: UInt { gtk_buildable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyBuildable(_borrowed: raw) }
}

extension Buildable {
    /// `gtk_buildable_get_buildable_id()`.
    public var buildableId: String? { C.optionalString(gtk_buildable_get_buildable_id(C.opaque(_raw))) }
}
