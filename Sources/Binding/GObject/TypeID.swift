// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A type of GObject at run time (`GType`): a class, an interface, an enumeration or a type of values. For example, the type of the
/// items of a list, of the value of a property, and of the contents of a clipboard.
///
///     store.itemType == Contact.self        // this very class
///     store.itemType.isA(Gtk.Widget.self)   // or one below it
///     print(store.itemType)                 // GtkLabel
///
/// A function with a parameter of this type takes a Swift metatype: `Gio.ListStore(itemType: Contact.self)`.
///
/// Lifetime: a value; GObject never removes a type. Threading: any thread.
public struct TypeID: Hashable, Sendable {
    /// The number of the type. Use it only in bindings to other C libraries.
    public let _raw: UInt

    /// Creates it with a number.
    public init(_raw: UInt) { self._raw = _raw }

    /// Creates it with a number; nil for the invalid type.
    @_spi(Binding) public init?(valid raw: UInt) {
        guard raw > rx_type_none() else { return nil }
        _raw = raw
    }

    /// Returns the type for a Swift type.
    public init(_ type: any ValueConvertible.Type) { _raw = type._valueType }

    /// The name, such as `GtkButton` and `gchararray`.
    public var name: String { C.string(g_type_name(_raw)) }

    /// The parent type; nil for a fundamental type.
    public var parent: TypeID? { TypeID(valid: g_type_parent(_raw)) }

    /// Returns whether the type is a type, is derived from it, or implements it; for an interface, pass the class that represents it:
    /// `isA(AnyActionable.self)`.
    public func isA(_ type: any ValueConvertible.Type) -> Bool { isA(TypeID(type)) }

    /// Returns whether the type is a type, is derived from it, or implements it.
    public func isA(_ other: TypeID) -> Bool { g_type_is_a(_raw, other._raw) != 0 }

    /// The Swift class of its objects: its own, or that of the nearest ancestor with a Swift class. Nil if the type is not a class
    /// of objects.
    public var objectClass: Object.Type? {
        rx_fundamental(_raw) == rx_type_object() ? swiftClass(for: _raw) : nil
    }

    /// Returns whether the type is that of a Swift type.
    public static func == (left: TypeID, right: any ValueConvertible.Type) -> Bool { left == TypeID(right) }

    /// Returns whether the type differs from that of a Swift type.
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
