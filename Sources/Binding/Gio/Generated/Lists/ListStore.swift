// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GListStore`. <https://docs.gtk.org/gio/class.ListStore.html>
open class ListStore: Object, ListModel {
    open override nonisolated class var gtype: UInt { g_list_store_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListStore(_borrowed: raw) }

    /// `g_list_store_new()`.
    public convenience init(itemType: any ValueConvertible.Type) {
        if Self.hasOwnType { self.init(properties: ["item-type": TypeID(itemType)]); return }
        self.init(_constructed: C.present(C.raw(g_list_store_new(itemType._valueType)), "g_list_store_new"))
    }
}

extension ListStore {
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `g_list_store_append()`.
    public func append(_ item: Object) {
        g_list_store_append(C.opaque(_raw), item._raw)
    }

    /// `g_list_store_find()`.
    @discardableResult
    public func find(_ item: Object) -> Int? {
        var position: guint = 0
        let result = g_list_store_find(C.opaque(_raw), item._raw, &position)
        return result == 0 ? nil : C.int(position)
    }

    /// `g_list_store_insert()`.
    public func insert(_ item: Object, at position: Int) {
        g_list_store_insert(C.opaque(_raw), C.guint(position), item._raw)
    }

    /// `g_list_store_remove()`.
    public func remove(at position: Int) {
        g_list_store_remove(C.opaque(_raw), C.guint(position))
    }

    /// `g_list_store_remove_all()`.
    public func removeAll() {
        g_list_store_remove_all(C.opaque(_raw))
    }
}

extension Members where Owner: ListStore {
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
