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

/// `GtkOrientable`. <https://docs.gtk.org/gtk4/iface.Orientable.html>
@MainActor
public protocol Orientable: Object {}

/// Some object with the interface ``Orientable``, of a class that is private to its library.
public final class AnyOrientable: Object, Orientable {
    public override nonisolated class var gtype: UInt { gtk_orientable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyOrientable(_borrowed: raw) }
}

extension Orientable {
    /// `orientation`, `gtk_orientable_get_orientation()`.
    public var orientation: Orientation {
        get { C.enumeration(gtk_orientable_get_orientation(C.opaque(_raw)).rawValue) }
        set { gtk_orientable_set_orientation(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.orientation; defer { self.orientation = value }; yield &value }
    }
}

extension Members where Owner: Orientable {
    public var orientation: PropertyKey<Owner, Orientation> { PropertyKey("orientation") }
}
