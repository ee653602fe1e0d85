// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GListModel`. <https://docs.gtk.org/gio/iface.ListModel.html>
@MainActor
public protocol ListModel: Object {}

/// Some object with the interface ``ListModel``, of a class that is private to its library.
public final class AnyListModel: Object, ListModel {
    public override nonisolated class var gtype: UInt { g_list_model_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyListModel(_borrowed: raw) }
}

extension ListModel {
    /// `items-changed`.
    @discardableResult
    public func onItemsChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ position: Int, _ removed: Int, _ added: Int) -> Void
    ) -> SignalConnection {
        connect("items-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `g_list_model_get_item_type()`.
    public var itemType: TypeID { TypeID(_raw: g_list_model_get_item_type(C.opaque(_raw))) }

    /// `g_list_model_get_n_items()`.
    public var nItems: Int { C.int(g_list_model_get_n_items(C.opaque(_raw))) }

    /// `g_list_model_get_object()`.
    public func item(at position: Int) -> Object? {
        C.adopt(g_list_model_get_object(C.opaque(_raw), C.guint(position)))
    }

    /// `g_list_model_items_changed()`.
    public func itemsChanged(position: Int, removed: Int, added: Int) {
        g_list_model_items_changed(C.opaque(_raw), C.guint(position), C.guint(removed), C.guint(added))
    }
}

extension Members where Owner: ListModel {
    public var itemsChanged: SignalKey<Owner, (position: Int, removed: Int, added: Int)> { SignalKey("items-changed") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
