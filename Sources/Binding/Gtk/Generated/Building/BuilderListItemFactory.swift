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

/// `GtkBuilderListItemFactory`. <https://docs.gtk.org/gtk4/class.BuilderListItemFactory.html>
open class BuilderListItemFactory: ListItemFactory {
    open override nonisolated class var gtype: UInt { gtk_builder_list_item_factory_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BuilderListItemFactory(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_builder_list_item_factory_new_from_bytes()`.
    public convenience init(scope: (any BuilderScope)? = nil, bytes: Bytes) {
        if Self.hasOwnType { self.init(properties: ["scope": scope as Object?, "bytes": bytes]); return }
        self.init(_constructed: C.present(C.raw(gtk_builder_list_item_factory_new_from_bytes(C.opaque(scope?._raw), C.opaque(bytes._raw))), "gtk_builder_list_item_factory_new_from_bytes"))
    }

    /// `gtk_builder_list_item_factory_new_from_resource()`.
    public convenience init(scope: (any BuilderScope)? = nil, resourcePath: String) {
        self.init(_constructed: C.present(C.raw(gtk_builder_list_item_factory_new_from_resource(C.opaque(scope?._raw), resourcePath)), "gtk_builder_list_item_factory_new_from_resource"))
    }
}

extension BuilderListItemFactory {
    /// `bytes`, `gtk_builder_list_item_factory_get_bytes()`.
    public var bytes: Bytes { C.present(C.copy(C.raw(gtk_builder_list_item_factory_get_bytes(C.opaque(_raw)))), "gtk_builder_list_item_factory_get_bytes") }

    /// `resource`, `gtk_builder_list_item_factory_get_resource()`.
    public var resource: String? { C.optionalString(gtk_builder_list_item_factory_get_resource(C.opaque(_raw))) }

    /// `scope`, `gtk_builder_list_item_factory_get_scope()`.
    public var scope: (any BuilderScope)? { C.borrow(C.raw(gtk_builder_list_item_factory_get_scope(C.opaque(_raw))), AnyBuilderScope.self) }
}

extension Members where Owner: BuilderListItemFactory {
    public var bytes: PropertyKey<Owner, Bytes> { PropertyKey("bytes") }
    public var resource: PropertyKey<Owner, String?> { PropertyKey("resource") }
    public var scope: PropertyKey<Owner, (any BuilderScope)?> { PropertyKey("scope", optional: AnyBuilderScope.self) }
}
