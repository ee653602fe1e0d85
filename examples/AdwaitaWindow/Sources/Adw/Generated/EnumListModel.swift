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

/// `AdwEnumListModel`.
open class EnumListModel: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_enum_list_model_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EnumListModel(_borrowed: raw) }

    /// `adw_enum_list_model_new()`.
    public convenience init(enumType: any ValueConvertible.Type) {
        if Self.hasOwnType { self.init(properties: ["enum-type": TypeID(enumType)]); return }
        self.init(_constructed: C.present(C.raw(adw_enum_list_model_new(enumType._valueType)), "adw_enum_list_model_new"))
    }
}

extension EnumListModel {
    /// `enum-type`, `adw_enum_list_model_get_enum_type()`.
    public var enumType: TypeID { TypeID(_raw: adw_enum_list_model_get_enum_type(C.opaque(_raw))) }

    /// `adw_enum_list_model_find_position()`.
    public func findPosition(_ value: Int) -> Int {
        C.int(adw_enum_list_model_find_position(C.opaque(_raw), C.gint(value)))
    }
}

extension Members where Owner: EnumListModel {
    public var enumType: PropertyKey<Owner, TypeID> { PropertyKey("enum-type") }
}
