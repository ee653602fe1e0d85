// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GVariantType`. <https://docs.gtk.org/glib/struct.VariantType.html>
public final class VariantType: Boxed {
    public override class var gtype: UInt { g_variant_type_get_gtype() }

    /// `g_variant_type_new()`.
    public convenience init(typeString: String) {
        self.init(_taking: C.present(C.raw(g_variant_type_new(typeString)), "g_variant_type_new"))
    }

    /// `g_variant_type_new_array()`.
    public convenience init(element: VariantType) {
        self.init(_taking: C.present(C.raw(g_variant_type_new_array(C.opaque(element._raw))), "g_variant_type_new_array"))
    }

    /// `g_variant_type_new_dict_entry()`.
    public convenience init(key: VariantType, value: VariantType) {
        self.init(_taking: C.present(C.raw(g_variant_type_new_dict_entry(C.opaque(key._raw), C.opaque(value._raw))), "g_variant_type_new_dict_entry"))
    }

    /// `g_variant_type_new_maybe()`.
    public convenience init(maybe element: VariantType) {
        self.init(_taking: C.present(C.raw(g_variant_type_new_maybe(C.opaque(element._raw))), "g_variant_type_new_maybe"))
    }

    /// `g_variant_type_new_tuple()`.
    public convenience init(items: [VariantType]) {
        var cItems: [OpaquePointer?] = items.map { C.opaque($0._raw) }
        self.init(_taking: C.present(C.raw(g_variant_type_new_tuple(&cItems, C.gint(items.count))), "g_variant_type_new_tuple"))
    }
}

extension VariantType {
    /// `g_variant_type_copy()`.
    @discardableResult
    public func copy() -> VariantType {
        C.present(C.take(C.raw(g_variant_type_copy(C.opaque(_raw)))), "g_variant_type_copy")
    }

    /// `g_variant_type_dup_string()`.
    @discardableResult
    public func dupString() -> String {
        C.takeString(g_variant_type_dup_string(C.opaque(_raw)))
    }

    /// `g_variant_type_element()`.
    @discardableResult
    public func element() -> VariantType {
        C.present(C.copy(C.raw(g_variant_type_element(C.opaque(_raw)))), "g_variant_type_element")
    }

    /// `g_variant_type_equal()`.
    public func equal(_ type2: VariantType) -> Bool {
        g_variant_type_equal(_raw, type2._raw) != 0
    }

    /// `g_variant_type_first()`.
    @discardableResult
    public func first() -> VariantType {
        C.present(C.copy(C.raw(g_variant_type_first(C.opaque(_raw)))), "g_variant_type_first")
    }

    /// `g_variant_type_get_string_length()`.
    public var stringLength: Int { C.int(g_variant_type_get_string_length(C.opaque(_raw))) }

    /// `g_variant_type_hash()`.
    public func hash() -> Int {
        C.int(g_variant_type_hash(_raw))
    }

    /// `g_variant_type_is_array()`.
    public var isArray: Bool { g_variant_type_is_array(C.opaque(_raw)) != 0 }

    /// `g_variant_type_is_basic()`.
    public var isBasic: Bool { g_variant_type_is_basic(C.opaque(_raw)) != 0 }

    /// `g_variant_type_is_container()`.
    public var isContainer: Bool { g_variant_type_is_container(C.opaque(_raw)) != 0 }

    /// `g_variant_type_is_definite()`.
    public var isDefinite: Bool { g_variant_type_is_definite(C.opaque(_raw)) != 0 }

    /// `g_variant_type_is_dict_entry()`.
    public var isDictEntry: Bool { g_variant_type_is_dict_entry(C.opaque(_raw)) != 0 }

    /// `g_variant_type_is_maybe()`.
    public var isMaybe: Bool { g_variant_type_is_maybe(C.opaque(_raw)) != 0 }

    /// `g_variant_type_is_subtype_of()`.
    public func isSubtype(of supertype: VariantType) -> Bool {
        g_variant_type_is_subtype_of(C.opaque(_raw), C.opaque(supertype._raw)) != 0
    }

    /// `g_variant_type_is_tuple()`.
    public var isTuple: Bool { g_variant_type_is_tuple(C.opaque(_raw)) != 0 }

    /// `g_variant_type_is_variant()`.
    public var isVariant: Bool { g_variant_type_is_variant(C.opaque(_raw)) != 0 }

    /// `g_variant_type_key()`.
    @discardableResult
    public func key() -> VariantType {
        C.present(C.copy(C.raw(g_variant_type_key(C.opaque(_raw)))), "g_variant_type_key")
    }

    /// `g_variant_type_n_items()`.
    @discardableResult
    public func nItems() -> Int {
        C.int(g_variant_type_n_items(C.opaque(_raw)))
    }

    /// `g_variant_type_next()`.
    @discardableResult
    public func next() -> VariantType {
        C.present(C.copy(C.raw(g_variant_type_next(C.opaque(_raw)))), "g_variant_type_next")
    }

    /// `g_variant_type_value()`.
    @discardableResult
    public func value() -> VariantType {
        C.present(C.copy(C.raw(g_variant_type_value(C.opaque(_raw)))), "g_variant_type_value")
    }

    /// `g_variant_type_checked_()`.
    public static func checked(_ arg0: String) -> VariantType {
        C.present(C.copy(C.raw(g_variant_type_checked_(arg0))), "g_variant_type_checked_")
    }

    /// `g_variant_type_string_get_depth_()`.
    public static func stringGetDepth(_ typeString: String) -> Int {
        C.int(g_variant_type_string_get_depth_(typeString))
    }

    /// `g_variant_type_string_is_valid()`.
    public static func stringIsValid(_ typeString: String) -> Bool {
        g_variant_type_string_is_valid(typeString) != 0
    }
}
