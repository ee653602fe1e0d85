// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMenuModel`. <https://docs.gtk.org/gio/class.MenuModel.html>
open class MenuModel: Object {
    open override nonisolated class var gtype: UInt { g_menu_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MenuModel(_borrowed: raw) }
}

extension MenuModel {
    /// `items-changed`.
    @discardableResult
    public func onItemsChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ position: Int, _ removed: Int, _ added: Int) -> Void
    ) -> SignalConnection {
        connect("items-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `g_menu_model_get_item_attribute_value()`.
    public func itemAttributeValue(
        at itemIndex: Int, attribute: String, expectedType: VariantType? = nil
    ) -> Variant? {
        C.take(C.raw(g_menu_model_get_item_attribute_value(C.cast(_raw), C.gint(itemIndex), attribute, C.opaque(expectedType?._raw))))
    }

    /// `g_menu_model_get_item_link()`.
    public func itemLink(at itemIndex: Int, link: String) -> MenuModel? {
        C.adopt(g_menu_model_get_item_link(C.cast(_raw), C.gint(itemIndex), link))
    }

    /// `g_menu_model_get_n_items()`.
    public var nItems: Int { C.int(g_menu_model_get_n_items(C.cast(_raw))) }

    /// `g_menu_model_is_mutable()`.
    public var isMutable: Bool { g_menu_model_is_mutable(C.cast(_raw)) != 0 }

    /// `g_menu_model_items_changed()`.
    public func itemsChanged(position: Int, removed: Int, added: Int) {
        g_menu_model_items_changed(C.cast(_raw), C.gint(position), C.gint(removed), C.gint(added))
    }

    /// `g_menu_model_iterate_item_attributes()`.
    @discardableResult
    public func iterateItemAttributes(_ itemIndex: Int) -> MenuAttributeIter {
        C.present(C.adopt(g_menu_model_iterate_item_attributes(C.cast(_raw), C.gint(itemIndex))), "g_menu_model_iterate_item_attributes")
    }

    /// `g_menu_model_iterate_item_links()`.
    @discardableResult
    public func iterateItemLinks(_ itemIndex: Int) -> MenuLinkIter {
        C.present(C.adopt(g_menu_model_iterate_item_links(C.cast(_raw), C.gint(itemIndex))), "g_menu_model_iterate_item_links")
    }
}

extension Members where Owner: MenuModel {
    public var itemsChanged: SignalKey<Owner, (position: Int, removed: Int, added: Int)> { SignalKey("items-changed") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
