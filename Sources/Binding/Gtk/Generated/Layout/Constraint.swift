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

/// `GtkConstraint`. <https://docs.gtk.org/gtk4/class.Constraint.html>
open class Constraint: Object {
    open override nonisolated class var gtype: UInt { gtk_constraint_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Constraint(_borrowed: raw) }

    /// `gtk_constraint_new()`.
    public convenience init(
        target: (any ConstraintTarget)? = nil, targetAttribute: ConstraintAttribute, relation: ConstraintRelation, source: (any ConstraintTarget)? = nil, sourceAttribute: ConstraintAttribute, multiplier: Double, constant: Double, strength: Int
    ) {
        if Self.hasOwnType { self.init(properties: ["target": target as Object?, "target-attribute": targetAttribute, "relation": relation, "source": source as Object?, "source-attribute": sourceAttribute, "multiplier": multiplier, "constant": constant, "strength": strength]); return }
        self.init(_constructed: C.present(C.raw(gtk_constraint_new(target?._raw, .init(rawValue: C.number(targetAttribute)), .init(rawValue: C.number(relation)), source?._raw, .init(rawValue: C.number(sourceAttribute)), multiplier, constant, C.gint(strength))), "gtk_constraint_new"))
    }

    /// `gtk_constraint_new_constant()`.
    public convenience init(
        target: (any ConstraintTarget)? = nil, targetAttribute: ConstraintAttribute, relation: ConstraintRelation, constant: Double, strength: Int
    ) {
        if Self.hasOwnType { self.init(properties: ["target": target as Object?, "target-attribute": targetAttribute, "relation": relation, "constant": constant, "strength": strength]); return }
        self.init(_constructed: C.present(C.raw(gtk_constraint_new_constant(target?._raw, .init(rawValue: C.number(targetAttribute)), .init(rawValue: C.number(relation)), constant, C.gint(strength))), "gtk_constraint_new_constant"))
    }
}

extension Constraint {
    /// `constant`, `gtk_constraint_get_constant()`.
    public var constant: Double { gtk_constraint_get_constant(C.opaque(_raw)) }

    /// `multiplier`, `gtk_constraint_get_multiplier()`.
    public var multiplier: Double { gtk_constraint_get_multiplier(C.opaque(_raw)) }

    /// `relation`, `gtk_constraint_get_relation()`.
    public var relation: ConstraintRelation { C.enumeration(gtk_constraint_get_relation(C.opaque(_raw)).rawValue) }

    /// `source`, `gtk_constraint_get_source()`.
    public var source: (any ConstraintTarget)? { C.borrow(C.raw(gtk_constraint_get_source(C.opaque(_raw))), AnyConstraintTarget.self) }

    /// `source-attribute`, `gtk_constraint_get_source_attribute()`.
    public var sourceAttribute: ConstraintAttribute { C.enumeration(gtk_constraint_get_source_attribute(C.opaque(_raw)).rawValue) }

    /// `strength`, `gtk_constraint_get_strength()`.
    public var strength: Int { C.int(gtk_constraint_get_strength(C.opaque(_raw))) }

    /// `target`, `gtk_constraint_get_target()`.
    public var target: (any ConstraintTarget)? { C.borrow(C.raw(gtk_constraint_get_target(C.opaque(_raw))), AnyConstraintTarget.self) }

    /// `target-attribute`, `gtk_constraint_get_target_attribute()`.
    public var targetAttribute: ConstraintAttribute { C.enumeration(gtk_constraint_get_target_attribute(C.opaque(_raw)).rawValue) }

    /// `gtk_constraint_is_attached()`.
    public var isAttached: Bool { gtk_constraint_is_attached(C.opaque(_raw)) != 0 }

    /// `gtk_constraint_is_constant()`.
    public var isConstant: Bool { gtk_constraint_is_constant(C.opaque(_raw)) != 0 }

    /// `gtk_constraint_is_required()`.
    public var isRequired: Bool { gtk_constraint_is_required(C.opaque(_raw)) != 0 }
}

extension Members where Owner: Constraint {
    public var constant: PropertyKey<Owner, Double> { PropertyKey("constant") }
    public var multiplier: PropertyKey<Owner, Double> { PropertyKey("multiplier") }
    public var relation: PropertyKey<Owner, ConstraintRelation> { PropertyKey("relation") }
    public var source: PropertyKey<Owner, (any ConstraintTarget)?> { PropertyKey("source", optional: AnyConstraintTarget.self) }
    public var sourceAttribute: PropertyKey<Owner, ConstraintAttribute> { PropertyKey("source-attribute") }
    public var strength: PropertyKey<Owner, Int> { PropertyKey("strength") }
    public var target: PropertyKey<Owner, (any ConstraintTarget)?> { PropertyKey("target", optional: AnyConstraintTarget.self) }
    public var targetAttribute: PropertyKey<Owner, ConstraintAttribute> { PropertyKey("target-attribute") }
}
