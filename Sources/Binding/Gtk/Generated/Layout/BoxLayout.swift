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

/// `GtkBoxLayout`. <https://docs.gtk.org/gtk4/class.BoxLayout.html>
open class BoxLayout: LayoutManager, Orientable {
    open override nonisolated class var gtype: UInt { gtk_box_layout_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BoxLayout(_borrowed: raw) }

    /// `gtk_box_layout_new()`.
    public convenience init(orientation: Orientation) {
        if Self.hasOwnType { self.init(properties: ["orientation": orientation]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_box_layout_new(.init(rawValue: C.number(orientation)))), "gtk_box_layout_new"))
    }
}

extension BoxLayout {
    /// `baseline-position`, `gtk_box_layout_get_baseline_position()`.
    public var baselinePosition: BaselinePosition {
        get { C.enumeration(gtk_box_layout_get_baseline_position(C.opaque(_raw)).rawValue) }
        set { gtk_box_layout_set_baseline_position(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.baselinePosition; defer { self.baselinePosition = value }; yield &value }
    }

    /// `homogeneous`, `gtk_box_layout_get_homogeneous()`.
    public var homogeneous: Bool {
        get { gtk_box_layout_get_homogeneous(C.opaque(_raw)) != 0 }
        set { gtk_box_layout_set_homogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.homogeneous; defer { self.homogeneous = value }; yield &value }
    }

    /// `spacing`, `gtk_box_layout_get_spacing()`.
    public var spacing: Int {
        get { C.int(gtk_box_layout_get_spacing(C.opaque(_raw))) }
        set { gtk_box_layout_set_spacing(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.spacing; defer { self.spacing = value }; yield &value }
    }

#if GTK_4_12
    /// `baseline-child`, `gtk_box_layout_get_baseline_child()`.
    public var baselineChild: Int {
        get { C.int(gtk_box_layout_get_baseline_child(C.opaque(_raw))) }
        set { gtk_box_layout_set_baseline_child(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.baselineChild; defer { self.baselineChild = value }; yield &value }
    }
#endif
}

extension Members where Owner: BoxLayout {
    public var baselinePosition: PropertyKey<Owner, BaselinePosition> { PropertyKey("baseline-position") }
    public var homogeneous: PropertyKey<Owner, Bool> { PropertyKey("homogeneous") }
    public var spacing: PropertyKey<Owner, Int> { PropertyKey("spacing") }
#if GTK_4_12
    public var baselineChild: PropertyKey<Owner, Int> { PropertyKey("baseline-child") }
#endif
}
