// SPDX-License-Identifier: MIT

import CGtk

/// A value with a type that travels between processes: the state and target of an action, a setting, a message
/// of D-Bus.
///
///     let target = Variant("sidebar")
///     target.get(String.self)   // "sidebar"
///     let pair = Variant(tuple: [Variant(1), Variant(true)])
public final class Variant: Boxed, @unchecked Sendable {
    // Guard: C counts references atomically and never changes the value.
    public override class var gtype: UInt { rx_type_variant() }

    public override class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        C.present(C.raw(g_variant_ref(OpaquePointer(raw))), "g_variant_ref")
    }

    public override class func _free(_ raw: UnsafeMutableRawPointer) { g_variant_unref(OpaquePointer(raw)) }

    /// Takes over a value that C gave away, floating or not.
    public required init(_taking raw: UnsafeMutableRawPointer) {
        super.init(_taking: C.present(C.raw(g_variant_take_ref(OpaquePointer(raw))), "g_variant_take_ref"))
    }

    private convenience init(_ value: OpaquePointer?) {
        self.init(_taking: C.present(C.raw(value), "g_variant_new"))
    }

    private var pointer: OpaquePointer { OpaquePointer(_raw) }

    /// A value of Swift's.
    public convenience init<T: VariantConvertible>(_ value: T) { self.init(value._variant) }

    /// Values of one type.
    public convenience init(array items: [Variant], of type: VariantType) {
        let children: [OpaquePointer?] = items.map(\.pointer)
        self.init(g_variant_new_array(OpaquePointer(type._raw), children, gsize(children.count)))
    }

    /// Values of any types, in order.
    public convenience init(tuple items: [Variant]) {
        let children: [OpaquePointer?] = items.map(\.pointer)
        self.init(g_variant_new_tuple(children, gsize(children.count)))
    }

    /// A value or nothing.
    public convenience init(maybe item: Variant?, of type: VariantType) {
        self.init(g_variant_new_maybe(OpaquePointer(type._raw), item?.pointer))
    }

    /// A value whose type travels with it.
    public convenience init(boxing item: Variant) { self.init(g_variant_new_variant(item.pointer)) }

    /// An object path of D-Bus; nil when `path` is none.
    public convenience init?(objectPath path: String) {
        guard g_variant_is_object_path(path) != 0 else { return nil }
        self.init(g_variant_new_object_path(path))
    }

    /// Reads the text form, `"('a', 1)"`.
    public convenience init(parsing text: String, as type: VariantType? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let value = g_variant_parse(C.opaque(type?._raw), text, nil, nil, &error)
        if let error { throw GLibError(taking: error) }
        self.init(value)
    }

    /// The type, as a D-Bus signature.
    public var signature: String { C.string(g_variant_get_type_string(pointer)) }

    /// The type.
    public var variantType: VariantType { VariantType(typeString: signature) }

    /// The value, nil when it is of another type.
    public func get<T: VariantConvertible>(_ type: T.Type = T.self) -> T? { T._read(self) }

    /// How many items an array, tuple, dictionary or maybe has; 0 for other values.
    public var count: Int { g_variant_is_container(pointer) == 0 ? 0 : Int(g_variant_n_children(pointer)) }

    /// An item of an array or tuple.
    public subscript(index: Int) -> Variant {
        precondition((0..<count).contains(index), "Variant of \(count) items has no item \(index).")
        return Variant(g_variant_get_child_value(pointer, gsize(index)))
    }

    /// A value of a dictionary with strings as keys.
    public subscript(key: String) -> Variant? {
        guard isOfType("a{s*}") else { return nil }
        return g_variant_lookup_value(pointer, key, nil).map { Variant($0) }
    }

    /// All items.
    public var items: [Variant] { (0..<count).map { self[$0] } }

    /// What a value of type `v` carries.
    public var unboxed: Variant? {
        guard isOfType("v") else { return nil }
        return Variant(g_variant_get_variant(pointer))
    }

    /// The text form, which `init(parsing:as:)` reads.
    public func text(typed: Bool = true) -> String { C.takeString(g_variant_print(pointer, typed ? 1 : 0)) }
}

extension Variant {
    private func isOfType(_ signature: String) -> Bool {
        VariantType.lend(signature) { g_variant_is_of_type(pointer, $0) != 0 }
    }
}

extension VariantType {
    /// A type for the length of one call.
    fileprivate static func lend<R>(_ signature: String, _ body: (OpaquePointer) -> R) -> R {
        let type = VariantType(typeString: signature)
        return withExtendedLifetime(type) { body(OpaquePointer(type._raw)) }
    }
}

extension Variant: Hashable, CustomStringConvertible {
    public static func == (left: Variant, right: Variant) -> Bool {
        g_variant_equal(left._raw, right._raw) != 0
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(text()) }

    public var description: String { text() }
}

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

extension Array: VariantConvertible where Element: VariantConvertible {
    public static var signature: String { "a" + Element.signature }
    public var _variant: OpaquePointer? {
        let children: [OpaquePointer?] = map(\._variant)
        return VariantType.lend(Element.signature) {
            g_variant_new_array($0, children, gsize(children.count))
        }
    }
    public static func _read(_ variant: Variant) -> [Element]? {
        guard variant.signature == signature else { return nil }
        return variant.items.compactMap { Element._read($0) }
    }
}

extension Dictionary: VariantConvertible where Key == String, Value: VariantConvertible {
    public static var signature: String { "a{s\(Value.signature)}" }
    public var _variant: OpaquePointer? {
        let entries: [OpaquePointer?] = map {
            g_variant_new_dict_entry(g_variant_new_string($0.key), $0.value._variant)
        }
        return VariantType.lend("{s\(Value.signature)}") {
            g_variant_new_array($0, entries, gsize(entries.count))
        }
    }
    public static func _read(_ variant: Variant) -> [String: Value]? {
        guard variant.signature == signature else { return nil }
        let pairs = variant.items.compactMap { entry in
            String._read(entry[0]).flatMap { key in Value._read(entry[1]).map { (key, $0) } }
        }
        return [String: Value](uniqueKeysWithValues: pairs)
    }
}
