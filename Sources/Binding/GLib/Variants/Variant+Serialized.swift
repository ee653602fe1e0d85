// SPDX-License-Identifier: MIT

import CGtk

extension Variant {
    /// Reads the bytes that ``data`` had, of a type. Bytes from outside of the program, such as from a file,
    /// are not trusted: invalid parts are read as zeros and empty texts, and ``isNormalForm`` is false.
    public convenience init(data: Bytes, type: VariantType, isTrusted: Bool = false) {
        self.init(
            g_variant_new_from_bytes(
                OpaquePointer(type._raw), OpaquePointer(data._raw), isTrusted ? 1 : 0))
    }

    /// The value as bytes, in this machine's order, without its type.
    public var data: Bytes {
        Bytes(_taking: C.present(C.raw(g_variant_get_data_as_bytes(pointer)), "g_variant_get_data_as_bytes"))
    }

    /// The value with its bytes in the other order, for data from other machines.
    public var byteswapped: Variant { Variant(g_variant_byteswap(pointer)) }

    /// Whether the bytes are as GLib itself writes them.
    public var isNormalForm: Bool { g_variant_is_normal_form(pointer) != 0 }

    /// The value with its bytes as GLib itself writes them: invalid parts become zeros and empty texts.
    public var normalForm: Variant {
        Variant(C.raw(g_variant_get_normal_form(pointer)).map { OpaquePointer($0) })
    }

    /// What kind of value it is.
    public var classification: VariantClass { C.enumeration(Int32(g_variant_classify(pointer).rawValue)) }
}

extension Variant: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral
{
    public convenience init(stringLiteral value: String) { self.init(value._variant) }
    public convenience init(integerLiteral value: Int) { self.init(value._variant) }
    public convenience init(floatLiteral value: Double) { self.init(value._variant) }
    public convenience init(booleanLiteral value: Bool) { self.init(value._variant) }
    /// The last value of a key counts.
    public convenience init(dictionaryLiteral elements: (String, Variant)...) {
        self.init([String: Variant](elements) { _, last in last }._variant)
    }
}

extension VariantType: Hashable, CustomStringConvertible, @unchecked Sendable {
    // Guard of Sendable: a type never changes.

    public static func == (left: VariantType, right: VariantType) -> Bool { left.equal(right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }
    public var description: String { dupString() }
}
