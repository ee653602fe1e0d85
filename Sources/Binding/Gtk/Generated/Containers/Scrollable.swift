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

/// `GtkScrollable`. <https://docs.gtk.org/gtk4/iface.Scrollable.html>
@MainActor
public protocol Scrollable: Object {}

/// Some object with the interface ``Scrollable``, of a class that is private to its library.
public final class AnyScrollable: Object, Scrollable {
    public override nonisolated class var gtype: UInt { gtk_scrollable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyScrollable(_borrowed: raw) }
}

extension Scrollable {
    /// `hadjustment`, `gtk_scrollable_get_hadjustment()`.
    public var hadjustment: Adjustment? {
        get { C.borrow(gtk_scrollable_get_hadjustment(C.opaque(_raw))) }
        set { gtk_scrollable_set_hadjustment(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.hadjustment; defer { self.hadjustment = value }; yield &value }
    }

    /// `hscroll-policy`, `gtk_scrollable_get_hscroll_policy()`.
    public var hscrollPolicy: ScrollablePolicy {
        get { C.enumeration(gtk_scrollable_get_hscroll_policy(C.opaque(_raw)).rawValue) }
        set { gtk_scrollable_set_hscroll_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.hscrollPolicy; defer { self.hscrollPolicy = value }; yield &value }
    }

    /// `vadjustment`, `gtk_scrollable_get_vadjustment()`.
    public var vadjustment: Adjustment? {
        get { C.borrow(gtk_scrollable_get_vadjustment(C.opaque(_raw))) }
        set { gtk_scrollable_set_vadjustment(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.vadjustment; defer { self.vadjustment = value }; yield &value }
    }

    /// `vscroll-policy`, `gtk_scrollable_get_vscroll_policy()`.
    public var vscrollPolicy: ScrollablePolicy {
        get { C.enumeration(gtk_scrollable_get_vscroll_policy(C.opaque(_raw)).rawValue) }
        set { gtk_scrollable_set_vscroll_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.vscrollPolicy; defer { self.vscrollPolicy = value }; yield &value }
    }

    /// `gtk_scrollable_get_border()`.
    public var border: Border? {
        var border = GtkBorder()
        let result = gtk_scrollable_get_border(C.opaque(_raw), &border)
        return result == 0 ? nil : Border(_c: border)
    }
}

extension Members where Owner: Scrollable {
    public var hadjustment: PropertyKey<Owner, Adjustment?> { PropertyKey("hadjustment") }
    public var hscrollPolicy: PropertyKey<Owner, ScrollablePolicy> { PropertyKey("hscroll-policy") }
    public var vadjustment: PropertyKey<Owner, Adjustment?> { PropertyKey("vadjustment") }
    public var vscrollPolicy: PropertyKey<Owner, ScrollablePolicy> { PropertyKey("vscroll-policy") }
}
