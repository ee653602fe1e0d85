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

/// `GtkAccessible`. <https://docs.gtk.org/gtk4/iface.Accessible.html>
@MainActor
public protocol Accessible: Object {}

/// Some object with the interface ``Accessible``, of a class that is private to its library.
public final class AnyAccessible: Object, Accessible {
    public override nonisolated class var gtype: UInt { gtk_accessible_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyAccessible(_borrowed: raw) }
}

extension Accessible {
    /// `accessible-role`, `gtk_accessible_get_accessible_role()`.
    public var accessibleRole: AccessibleRole {
        get { C.enumeration(gtk_accessible_get_accessible_role(C.opaque(_raw)).rawValue) }
        set { setProperty("accessible-role", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accessibleRole; defer { self.accessibleRole = value }; yield &value }
    }

    /// `gtk_accessible_reset_property()`.
    public func resetProperty(_ property: AccessibleProperty) {
        gtk_accessible_reset_property(C.opaque(_raw), .init(rawValue: C.number(property)))
    }

    /// `gtk_accessible_reset_relation()`.
    public func resetRelation(_ relation: AccessibleRelation) {
        gtk_accessible_reset_relation(C.opaque(_raw), .init(rawValue: C.number(relation)))
    }

    /// `gtk_accessible_reset_state()`.
    public func resetState(_ state: AccessibleState) {
        gtk_accessible_reset_state(C.opaque(_raw), .init(rawValue: C.number(state)))
    }
}

extension Members where Owner: Accessible {
    public var accessibleRole: PropertyKey<Owner, AccessibleRole> { PropertyKey("accessible-role") }
}
