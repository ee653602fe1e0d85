// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwEnumListItem`.
open class EnumListItem: Object {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_enum_list_item_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EnumListItem(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension EnumListItem {
    /// `name`, `adw_enum_list_item_get_name()`.
    public var name: String { C.string(adw_enum_list_item_get_name(C.opaque(_raw))) }

    /// `nick`, `adw_enum_list_item_get_nick()`.
    public var nick: String { C.string(adw_enum_list_item_get_nick(C.opaque(_raw))) }

    /// `value`, `adw_enum_list_item_get_value()`.
    public var value: Int { C.int(adw_enum_list_item_get_value(C.opaque(_raw))) }
}

extension Members where Owner: EnumListItem {
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var nick: PropertyKey<Owner, String> { PropertyKey("nick") }
    public var value: PropertyKey<Owner, Int> { PropertyKey("value") }
}
