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

/// `GtkMultiFilter`. <https://docs.gtk.org/gtk4/class.MultiFilter.html>
open class MultiFilter: Filter, Gio.ListModel, Buildable {
    open override nonisolated class var gtype: UInt { gtk_multi_filter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MultiFilter(_borrowed: raw) }
}

extension MultiFilter {
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `gtk_multi_filter_append()`.
    public func append(_ filter: Filter) {
        gtk_multi_filter_append(C.opaque(_raw), C.cast(filter._retained()))
    }

    /// `gtk_multi_filter_remove()`.
    public func remove(at position: Int) {
        gtk_multi_filter_remove(C.opaque(_raw), C.guint(position))
    }
}

extension Members where Owner: MultiFilter {
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
