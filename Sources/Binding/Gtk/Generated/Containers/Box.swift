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

/// `GtkBox`. <https://docs.gtk.org/gtk4/class.Box.html>
open class Box: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_box_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Box(_borrowed: raw) }

    /// `gtk_box_new()`.
    public convenience init(orientation: Orientation, spacing: Int = 0) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["orientation": orientation, "spacing": spacing]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_box_new(.init(rawValue: C.number(orientation)), C.gint(spacing))), "gtk_box_new"))
    }
}

extension Box {
    /// `baseline-position`, `gtk_box_get_baseline_position()`.
    public var baselinePosition: BaselinePosition {
        get { C.enumeration(gtk_box_get_baseline_position(C.cast(_raw)).rawValue) }
        set { gtk_box_set_baseline_position(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.baselinePosition; defer { self.baselinePosition = value }; yield &value }
    }

    /// `homogeneous`, `gtk_box_get_homogeneous()`.
    public var homogeneous: Bool {
        get { gtk_box_get_homogeneous(C.cast(_raw)) != 0 }
        set { gtk_box_set_homogeneous(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.homogeneous; defer { self.homogeneous = value }; yield &value }
    }

    /// `spacing`, `gtk_box_get_spacing()`.
    public var spacing: Int {
        get { C.int(gtk_box_get_spacing(C.cast(_raw))) }
        set { gtk_box_set_spacing(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.spacing; defer { self.spacing = value }; yield &value }
    }

    /// `gtk_box_append()`.
    public func append(_ child: Widget) {
        gtk_box_append(C.cast(_raw), C.cast(child._raw))
    }

    /// `gtk_box_insert_child_after()`.
    public func insertChild(_ child: Widget, after sibling: Widget? = nil) {
        gtk_box_insert_child_after(C.cast(_raw), C.cast(child._raw), C.cast(sibling?._raw))
    }

    /// `gtk_box_prepend()`.
    public func prepend(_ child: Widget) {
        gtk_box_prepend(C.cast(_raw), C.cast(child._raw))
    }

    /// `gtk_box_remove()`.
    public func remove(_ child: Widget) {
        gtk_box_remove(C.cast(_raw), C.cast(child._raw))
    }

    /// `gtk_box_reorder_child_after()`.
    public func reorderChild(_ child: Widget, after sibling: Widget? = nil) {
        gtk_box_reorder_child_after(C.cast(_raw), C.cast(child._raw), C.cast(sibling?._raw))
    }

#if GTK_4_12
    /// `baseline-child`, `gtk_box_get_baseline_child()`.
    public var baselineChild: Int {
        get { C.int(gtk_box_get_baseline_child(C.cast(_raw))) }
        set { gtk_box_set_baseline_child(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.baselineChild; defer { self.baselineChild = value }; yield &value }
    }
#endif
}

extension Members where Owner: Box {
    public var baselinePosition: PropertyKey<Owner, BaselinePosition> { PropertyKey("baseline-position") }
    public var homogeneous: PropertyKey<Owner, Bool> { PropertyKey("homogeneous") }
    public var spacing: PropertyKey<Owner, Int> { PropertyKey("spacing") }
#if GTK_4_12
    public var baselineChild: PropertyKey<Owner, Int> { PropertyKey("baseline-child") }
#endif
}
