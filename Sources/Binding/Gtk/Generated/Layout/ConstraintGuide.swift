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

/// `GtkConstraintGuide`. <https://docs.gtk.org/gtk4/class.ConstraintGuide.html>
open class ConstraintGuide: Object, ConstraintTarget {
    open override nonisolated class var gtype: UInt { gtk_constraint_guide_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ConstraintGuide(_borrowed: raw) }
}

extension ConstraintGuide {
    /// `max-height`.
    public var maxHeight: Int {
        get { property("max-height") }
        set { setProperty("max-height", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.maxHeight; defer { self.maxHeight = value }; yield &value }
    }

    /// `max-width`.
    public var maxWidth: Int {
        get { property("max-width") }
        set { setProperty("max-width", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.maxWidth; defer { self.maxWidth = value }; yield &value }
    }

    /// `min-height`.
    public var minHeight: Int {
        get { property("min-height") }
        set { setProperty("min-height", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.minHeight; defer { self.minHeight = value }; yield &value }
    }

    /// `min-width`.
    public var minWidth: Int {
        get { property("min-width") }
        set { setProperty("min-width", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.minWidth; defer { self.minWidth = value }; yield &value }
    }

    /// `name`, `gtk_constraint_guide_get_name()`.
    public var name: String? {
        get { C.optionalString(gtk_constraint_guide_get_name(C.opaque(_raw))) }
        set { gtk_constraint_guide_set_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `nat-height`.
    public var natHeight: Int {
        get { property("nat-height") }
        set { setProperty("nat-height", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.natHeight; defer { self.natHeight = value }; yield &value }
    }

    /// `nat-width`.
    public var natWidth: Int {
        get { property("nat-width") }
        set { setProperty("nat-width", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.natWidth; defer { self.natWidth = value }; yield &value }
    }

    /// `strength`, `gtk_constraint_guide_get_strength()`.
    public var strength: ConstraintStrength {
        get { C.enumeration(gtk_constraint_guide_get_strength(C.opaque(_raw)).rawValue) }
        set { gtk_constraint_guide_set_strength(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.strength; defer { self.strength = value }; yield &value }
    }

    /// `gtk_constraint_guide_get_max_size()`.
    public var maxSize: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_constraint_guide_get_max_size(C.opaque(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_constraint_guide_get_min_size()`.
    public var minSize: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_constraint_guide_get_min_size(C.opaque(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_constraint_guide_get_nat_size()`.
    public var natSize: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_constraint_guide_get_nat_size(C.opaque(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_constraint_guide_set_max_size()`.
    public func setMaxSize(width: Int, height: Int) {
        gtk_constraint_guide_set_max_size(C.opaque(_raw), C.gint(width), C.gint(height))
    }

    /// `gtk_constraint_guide_set_min_size()`.
    public func setMinSize(width: Int, height: Int) {
        gtk_constraint_guide_set_min_size(C.opaque(_raw), C.gint(width), C.gint(height))
    }

    /// `gtk_constraint_guide_set_nat_size()`.
    public func setNatSize(width: Int, height: Int) {
        gtk_constraint_guide_set_nat_size(C.opaque(_raw), C.gint(width), C.gint(height))
    }
}

extension Members where Owner: ConstraintGuide {
    public var maxHeight: PropertyKey<Owner, Int> { PropertyKey("max-height") }
    public var maxWidth: PropertyKey<Owner, Int> { PropertyKey("max-width") }
    public var minHeight: PropertyKey<Owner, Int> { PropertyKey("min-height") }
    public var minWidth: PropertyKey<Owner, Int> { PropertyKey("min-width") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
    public var natHeight: PropertyKey<Owner, Int> { PropertyKey("nat-height") }
    public var natWidth: PropertyKey<Owner, Int> { PropertyKey("nat-width") }
    public var strength: PropertyKey<Owner, ConstraintStrength> { PropertyKey("strength") }
}
