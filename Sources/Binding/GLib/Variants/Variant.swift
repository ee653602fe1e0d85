// SPDX-License-Identifier: MIT

import CGtk

/// A value with its type, which can be sent between processes: the state and target of an action, a setting, a
/// message of D-Bus.
///
///     let target = Variant("sidebar")
///     target.get(String.self)   // "sidebar"
///     let pair = Variant(tuple: 1, true)
///     let (number, isOn) = pair.get(tuple: Int.self, Bool.self) ?? (0, false)
///     let options: Variant = ["name": "Notes", "volume": 0.5]
///     options["volume"]?.get(Double.self)   // 0.5
///
/// It never changes, so it may go from thread to thread.
public final class Variant: Boxed {
    public override class var gtype: UInt { rx_type_variant() }

    public override class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        C.present(C.raw(g_variant_ref(OpaquePointer(raw))), "g_variant_ref")
    }

    public override class func _free(_ raw: UnsafeMutableRawPointer) { g_variant_unref(OpaquePointer(raw)) }

    /// Takes over a value whose ownership the C library passes on, floating or not.
    public required init(_taking raw: UnsafeMutableRawPointer) {
        super.init(_taking: C.present(C.raw(g_variant_take_ref(OpaquePointer(raw))), "g_variant_take_ref"))
    }

    convenience init(_ value: OpaquePointer?) {
        self.init(_taking: C.present(C.raw(value), "g_variant_new"))
    }

    var pointer: OpaquePointer { OpaquePointer(_raw) }

    /// A value of Swift's.
    public convenience init<T: VariantConvertible>(_ value: T) { self.init(value._variant) }

    // GLib references the items before these calls return. Until then they are kept, since an optimized build
    // releases an object after its last use in Swift.

    /// Values of one type.
    public convenience init(array items: [Variant], of type: VariantType) {
        let value = withExtendedLifetime((items, type)) {
            let children: [OpaquePointer?] = items.map(\.pointer)
            return g_variant_new_array(OpaquePointer(type._raw), children, gsize(children.count))
        }
        self.init(value)
    }

    /// Values of any types, in order.
    public convenience init(tuple items: [Variant]) {
        let value = withExtendedLifetime(items) {
            let children: [OpaquePointer?] = items.map(\.pointer)
            return g_variant_new_tuple(children, gsize(children.count))
        }
        self.init(value)
    }

    /// Values of any types, in order.
    public convenience init<each Item: VariantConvertible>(tuple item: repeat each Item) {
        var items: [Variant] = []
        for value in repeat each item { items.append(Variant(value)) }
        self.init(tuple: items)
    }

    /// A value or nothing.
    public convenience init(maybe item: Variant?, of type: VariantType) {
        let value = withExtendedLifetime((item, type)) {
            g_variant_new_maybe(OpaquePointer(type._raw), item?.pointer)
        }
        self.init(value)
    }

    /// A value of type `v`: another value, with its type.
    public convenience init(boxing item: Variant) {
        self.init(withExtendedLifetime(item) { g_variant_new_variant(item.pointer) })
    }

    /// An object path of D-Bus; nil if `path` is not valid.
    public convenience init?(objectPath path: String) {
        guard g_variant_is_object_path(path) != 0 else { return nil }
        self.init(g_variant_new_object_path(path))
    }

    /// A type signature of D-Bus; nil if `signature` is not valid.
    public convenience init?(signature: String) {
        guard g_variant_is_signature(signature) != 0 else { return nil }
        self.init(g_variant_new_signature(signature))
    }

    /// The index of a file descriptor that is sent with a message of D-Bus.
    public convenience init(handle: Int32) { self.init(g_variant_new_handle(handle)) }

    /// A text that need not be UTF-8, such as a file's name: bytes with a 0 at the end.
    public convenience init(bytestring: [UInt8]) { self.init(bytestring.filter { $0 != 0 } + [0]) }

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

    /// The values of a tuple, nil when they are of other types.
    ///
    ///     if let (name, age) = variant.get(tuple: String.self, Int.self) { … }
    public func get<each Item: VariantConvertible>(
        tuple type: repeat (each Item).Type
    ) -> (repeat each Item)? {
        guard g_variant_type_is_tuple(g_variant_get_type(pointer)) != 0 else { return nil }
        var index = 0
        func next<T: VariantConvertible>(_ type: T.Type) throws(Mismatch) -> T {
            defer { index += 1 }
            guard index < count, let value: T = self[index].get() else { throw Mismatch() }
            return value
        }
        do {
            let values = (repeat try next((each Item).self))
            return index == count ? values : nil
        } catch {
            return nil
        }
    }

    private struct Mismatch: Error {}

    /// The number that ``init(handle:)`` was given.
    public var handle: Int32? { isOfType("h") ? g_variant_get_handle(pointer) : nil }

    /// The bytes that ``init(bytestring:)`` was given.
    public var bytestring: [UInt8]? { self.get([UInt8].self)?.split(separator: 0).first.map(Array.init) }

    /// How many items an array, tuple, dictionary or maybe has; 0 for other values.
    public var count: Int { g_variant_is_container(pointer) == 0 ? 0 : Int(g_variant_n_children(pointer)) }

    /// An item of an array or tuple.
    public subscript(index: Int) -> Variant {
        guard (0..<count).contains(index) else {
            fatalError("Variant of \(count) items has no item \(index).")
        }
        return Variant(g_variant_get_child_value(pointer, gsize(index)))
    }

    /// A value of a dictionary with strings as keys.
    public subscript(key: String) -> Variant? {
        guard isOfType("a{s*}") else { return nil }
        return g_variant_lookup_value(pointer, key, nil).map { Variant($0) }
    }

    /// All items.
    public var items: [Variant] { (0..<count).map { self[$0] } }

    /// All keys and values of a dictionary.
    public var entries: [(key: Variant, value: Variant)] {
        guard isOfType("a{?*}") else { return [] }
        return items.map { ($0[0], $0[1]) }
    }

    /// The value in a value of type `v`; nil for other types.
    public var unboxed: Variant? {
        guard isOfType("v") else { return nil }
        return Variant(g_variant_get_variant(pointer))
    }

    /// The text form, which `init(parsing:as:)` reads.
    public func text(typed: Bool = true) -> String { C.takeString(g_variant_print(pointer, typed ? 1 : 0)) }
}

// Guard: GLib never changes a value, counts its references atomically, and locks while it serialises one.
extension Variant: @unchecked Sendable {}

extension Variant {
    func isOfType(_ signature: String) -> Bool {
        VariantType.withTemporary(signature) { g_variant_is_of_type(pointer, $0) != 0 }
    }
}

extension VariantType {
    /// A type for the length of one call.
    static func withTemporary<R>(_ signature: String, _ body: (OpaquePointer) -> R) -> R {
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
