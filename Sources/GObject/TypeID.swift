// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A type as C knows it while a program runs: a class, an interface, an enumeration or a kind of value. What a list says of its
/// items, a property of its values and a clipboard of what it offers.
///
///     store.itemType == Contact.self        // this very class
///     store.itemType.isA(Gtk.Widget.self)   // or one below it
///     print(store.itemType)                 // GtkLabel
///
/// Where a function takes a type, it takes the Swift type itself: `Gio.ListStore(itemType: Contact.self)`.
///
/// Lifetime: a value; C keeps its types for ever. Threading: any thread.
public struct TypeID: Hashable, Sendable {
    /// C's number for it. For bindings to other C libraries only.
    public let _raw: UInt

    /// A number of C's.
    public init(_raw: UInt) { self._raw = _raw }

    /// A number of C's, nil for the one that stands for none.
    package init?(valid raw: UInt) {
        guard raw > rx_type_none() else { return nil }
        _raw = raw
    }

    /// The type that a Swift type is for C.
    public init(_ type: any ValueConvertible.Type) { _raw = type._valueType }

    /// C's name for it, such as `GtkButton` and `gchararray`.
    public var name: String { C.string(g_type_name(_raw)) }

    /// What it is derived from, nil at the top.
    public var parent: TypeID? { TypeID(valid: g_type_parent(_raw)) }

    /// Whether it is a type, is derived from it, or implements it; of an interface, say the class that stands for it:
    /// `isA(AnyActionable.self)`.
    public func isA(_ type: any ValueConvertible.Type) -> Bool { isA(TypeID(type)) }

    /// Whether it is a type, is derived from it, or implements it.
    public func isA(_ other: TypeID) -> Bool { g_type_is_a(_raw, other._raw) != 0 }

    /// The Swift class that objects of it have: its own or, where Swift has none, the nearest ancestor’s. Nil for what is no class
    /// of objects.
    public var objectClass: Object.Type? {
        rx_fundamental(_raw) == rx_type_object() ? swiftClass(for: _raw) : nil
    }

    /// Whether it is what a Swift type is for C.
    public static func == (left: TypeID, right: any ValueConvertible.Type) -> Bool { left == TypeID(right) }

    /// Whether it is another than what a Swift type is for C.
    public static func != (left: TypeID, right: any ValueConvertible.Type) -> Bool { left != TypeID(right) }
}

extension TypeID: CustomStringConvertible {
    public var description: String { name }
}

extension TypeID: ValueConvertible {
    public static var _valueType: UInt { g_gtype_get_type() }
    public static func _read(_ value: UnsafePointer<GValue>) -> TypeID? {
        TypeID(_raw: g_value_get_gtype(value))
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_gtype(value, _raw) }
}
