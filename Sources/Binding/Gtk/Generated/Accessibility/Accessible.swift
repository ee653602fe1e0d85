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

#if GTK_4_10
    /// `gtk_accessible_get_accessible_parent()`.
    public var accessibleParent: (any Accessible)? { C.adopt(C.raw(gtk_accessible_get_accessible_parent(C.opaque(_raw))), AnyAccessible.self) }

    /// `gtk_accessible_get_at_context()`.
    public var atContext: ATContext? { C.adopt(C.raw(gtk_accessible_get_at_context(C.opaque(_raw)))) }

    /// `gtk_accessible_get_bounds()`.
    public var bounds: (x: Int, y: Int, width: Int, height: Int)? {
        var x: gint = 0
        var y: gint = 0
        var width: gint = 0
        var height: gint = 0
        let result = gtk_accessible_get_bounds(C.opaque(_raw), &x, &y, &width, &height)
        return result == 0 ? nil : (C.int(x), C.int(y), C.int(width), C.int(height))
    }

    /// `gtk_accessible_get_first_accessible_child()`.
    public var firstAccessibleChild: (any Accessible)? { C.adopt(C.raw(gtk_accessible_get_first_accessible_child(C.opaque(_raw))), AnyAccessible.self) }

    /// `gtk_accessible_get_next_accessible_sibling()`.
    public var nextAccessibleSibling: (any Accessible)? { C.adopt(C.raw(gtk_accessible_get_next_accessible_sibling(C.opaque(_raw))), AnyAccessible.self) }

    /// `gtk_accessible_get_platform_state()`.
    public func platformState(_ state: AccessiblePlatformState) -> Bool {
        gtk_accessible_get_platform_state(C.opaque(_raw), .init(rawValue: C.number(state))) != 0
    }

    /// `gtk_accessible_set_accessible_parent()`.
    public func setAccessibleParent(_ parent: (any Accessible)? = nil, nextSibling: (any Accessible)? = nil) {
        gtk_accessible_set_accessible_parent(C.opaque(_raw), C.opaque(parent?._raw), C.opaque(nextSibling?._raw))
    }

    /// `gtk_accessible_update_next_accessible_sibling()`.
    public func updateNextAccessibleSibling(_ newSibling: (any Accessible)? = nil) {
        gtk_accessible_update_next_accessible_sibling(C.opaque(_raw), C.opaque(newSibling?._raw))
    }
#endif

#if GTK_4_14
    /// `gtk_accessible_announce()`.
    public func announce(_ message: String, priority: AccessibleAnnouncementPriority) {
        gtk_accessible_announce(C.opaque(_raw), message, .init(rawValue: C.number(priority)))
    }
#endif

#if GTK_4_18
    /// `gtk_accessible_update_platform_state()`.
    public func updatePlatformState(_ state: AccessiblePlatformState) {
        gtk_accessible_update_platform_state(C.opaque(_raw), .init(rawValue: C.number(state)))
    }
#endif
}

extension Members where Owner: Accessible {
    public var accessibleRole: PropertyKey<Owner, AccessibleRole> { PropertyKey("accessible-role") }
}
