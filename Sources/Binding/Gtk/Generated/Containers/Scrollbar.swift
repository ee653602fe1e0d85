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

/// `GtkScrollbar`. <https://docs.gtk.org/gtk4/class.Scrollbar.html>
open class Scrollbar: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_scrollbar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Scrollbar(_borrowed: raw) }

    /// `gtk_scrollbar_new()`.
    public convenience init(orientation: Orientation, adjustment: Adjustment? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["orientation": orientation, "adjustment": adjustment]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_scrollbar_new(.init(rawValue: C.number(orientation)), C.cast(adjustment?._raw))), "gtk_scrollbar_new"))
    }
}

#if GTK_4_10
extension Scrollbar: AccessibleRange {}
#endif

extension Scrollbar {
    /// `adjustment`, `gtk_scrollbar_get_adjustment()`.
    public var adjustment: Adjustment! {
        get { C.present(C.borrow(gtk_scrollbar_get_adjustment(C.opaque(_raw))), "gtk_scrollbar_get_adjustment") }
        set { gtk_scrollbar_set_adjustment(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.adjustment; defer { self.adjustment = value }; yield &value }
    }
}

extension Members where Owner: Scrollbar {
    public var adjustment: PropertyKey<Owner, Adjustment?> { PropertyKey("adjustment") }
}
