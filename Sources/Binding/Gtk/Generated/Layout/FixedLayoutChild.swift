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

/// `GtkFixedLayoutChild`. <https://docs.gtk.org/gtk4/class.FixedLayoutChild.html>
open class FixedLayoutChild: LayoutChild {
    open override nonisolated class var gtype: UInt { gtk_fixed_layout_child_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FixedLayoutChild(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension FixedLayoutChild {
    /// `transform`, `gtk_fixed_layout_child_get_transform()`.
    public var transform: Gsk.Transform? {
        get { C.copy(C.raw(gtk_fixed_layout_child_get_transform(C.opaque(_raw)))) }
        set { setProperty("transform", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.transform; defer { self.transform = value }; yield &value }
    }
}

extension Members where Owner: FixedLayoutChild {
    public var transform: PropertyKey<Owner, Gsk.Transform?> { PropertyKey("transform") }
}
