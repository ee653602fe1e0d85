// SPDX-License-Identifier: MIT

import CGtk

/// What fits into a ``Variant``.
public protocol VariantConvertible {
    /// The type, as a D-Bus signature.
    static var signature: String { get }
    /// A new, floating value.
    var _variant: OpaquePointer? { get }
    /// The value inside, nil when it is of another type.
    static func _read(_ variant: Variant) -> Self?
}

extension VariantConvertible {
    fileprivate static func pointer(_ variant: Variant) -> OpaquePointer? {
        variant.signature == signature ? OpaquePointer(variant._raw) : nil
    }
}

extension Bool: VariantConvertible {
    public static var signature: String { "b" }
    public var _variant: OpaquePointer? { g_variant_new_boolean(self ? 1 : 0) }
    public static func _read(_ variant: Variant) -> Bool? {
        pointer(variant).map { g_variant_get_boolean($0) != 0 }
    }
}

extension String: VariantConvertible {
    public static var signature: String { "s" }
    public var _variant: OpaquePointer? { g_variant_new_string(self) }
    public static func _read(_ variant: Variant) -> String? {
        guard ["s", "o", "g"].contains(variant.signature) else { return nil }
        return C.string(g_variant_get_string(OpaquePointer(variant._raw), nil))
    }
}

extension Double: VariantConvertible {
    public static var signature: String { "d" }
    public var _variant: OpaquePointer? { g_variant_new_double(self) }
    public static func _read(_ variant: Variant) -> Double? { pointer(variant).map(g_variant_get_double) }
}

extension UInt8: VariantConvertible {
    public static var signature: String { "y" }
    public var _variant: OpaquePointer? { g_variant_new_byte(self) }
    public static func _read(_ variant: Variant) -> UInt8? { pointer(variant).map(g_variant_get_byte) }
}

extension Int16: VariantConvertible {
    public static var signature: String { "n" }
    public var _variant: OpaquePointer? { g_variant_new_int16(self) }
    public static func _read(_ variant: Variant) -> Int16? { pointer(variant).map(g_variant_get_int16) }
}

extension UInt16: VariantConvertible {
    public static var signature: String { "q" }
    public var _variant: OpaquePointer? { g_variant_new_uint16(self) }
    public static func _read(_ variant: Variant) -> UInt16? { pointer(variant).map(g_variant_get_uint16) }
}

extension Int32: VariantConvertible {
    public static var signature: String { "i" }
    public var _variant: OpaquePointer? { g_variant_new_int32(self) }
    public static func _read(_ variant: Variant) -> Int32? { pointer(variant).map(g_variant_get_int32) }
}

extension UInt32: VariantConvertible {
    public static var signature: String { "u" }
    public var _variant: OpaquePointer? { g_variant_new_uint32(self) }
    public static func _read(_ variant: Variant) -> UInt32? { pointer(variant).map(g_variant_get_uint32) }
}

extension UInt64: VariantConvertible {
    public static var signature: String { "t" }
    public var _variant: OpaquePointer? { g_variant_new_uint64(guint64(self)) }
    public static func _read(_ variant: Variant) -> UInt64? {
        pointer(variant).map { UInt64(g_variant_get_uint64($0)) }
    }
}

/// Written as 64 bits, read from any width.
extension Int: VariantConvertible {
    public static var signature: String { "x" }
    public var _variant: OpaquePointer? { g_variant_new_int64(gint64(self)) }
    public static func _read(_ variant: Variant) -> Int? {
        let pointer = OpaquePointer(variant._raw)
        switch variant.signature {
        case "y": return Int(g_variant_get_byte(pointer))
        case "n": return Int(g_variant_get_int16(pointer))
        case "q": return Int(g_variant_get_uint16(pointer))
        case "i": return Int(g_variant_get_int32(pointer))
        case "u": return Int(g_variant_get_uint32(pointer))
        case "x": return Int(g_variant_get_int64(pointer))
        case "t": return Int(exactly: g_variant_get_uint64(pointer))
        default: return nil
        }
    }
}

/// A type that can be the key of a dictionary in a ``Variant``: numbers, texts and Booleans.
public protocol VariantKey: VariantConvertible, Hashable {}

extension Bool: VariantKey {}
extension String: VariantKey {}
extension Double: VariantKey {}
extension UInt8: VariantKey {}
extension Int16: VariantKey {}
extension UInt16: VariantKey {}
extension Int32: VariantKey {}
extension UInt32: VariantKey {}
extension UInt64: VariantKey {}
extension Int: VariantKey {}

/// A value of type `v`: another value, with its type. `[String: Variant]` is the `a{sv}` of D-Bus.
extension Variant: VariantConvertible {
    public static var signature: String { "v" }
    public var _variant: OpaquePointer? { g_variant_new_variant(OpaquePointer(_raw)) }
    public static func _read(_ variant: Variant) -> Variant? { variant.unboxed }
}

extension Array: VariantConvertible where Element: VariantConvertible {
    public static var signature: String { "a" + Element.signature }
    public var _variant: OpaquePointer? {
        if Element.self == UInt8.self, let bytes = self as? [UInt8] {
            return VariantType.withTemporary("y") {
                g_variant_new_fixed_array($0, bytes, gsize(bytes.count), 1)
            }
        }
        let children: [OpaquePointer?] = map(\._variant)
        return VariantType.withTemporary(Element.signature) {
            g_variant_new_array($0, children, gsize(children.count))
        }
    }
    public static func _read(_ variant: Variant) -> [Element]? {
        guard variant.signature == signature else { return nil }
        if Element.self == UInt8.self { return variant.data.array as? [Element] }
        return variant.items.compactMap { Element._read($0) }
    }
}

extension Dictionary: VariantConvertible where Key: VariantKey, Value: VariantConvertible {
    public static var signature: String { "a{\(Key.signature)\(Value.signature)}" }
    public var _variant: OpaquePointer? {
        let entries: [OpaquePointer?] = map { g_variant_new_dict_entry($0.key._variant, $0.value._variant) }
        return VariantType.withTemporary("{\(Key.signature)\(Value.signature)}") {
            g_variant_new_array($0, entries, gsize(entries.count))
        }
    }
    public static func _read(_ variant: Variant) -> [Key: Value]? {
        guard variant.signature == signature else { return nil }
        let pairs = variant.items.compactMap { entry in
            Key._read(entry[0]).flatMap { key in Value._read(entry[1]).map { (key, $0) } }
        }
        // A message from elsewhere may have a key twice.
        return [Key: Value](pairs) { _, last in last }
    }
}
