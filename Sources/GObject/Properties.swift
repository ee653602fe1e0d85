// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Object {
    /// The value of a property by its C name.
    public func property<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T {
        var value = GValue()
        g_object_get_property(C.cast(_raw), name, &value)
        defer { g_value_unset(&value) }
        return C.present(T._read(&value), "g_object_get_property")
    }

    /// Writes a property by its C name.
    public func setProperty<T: ValueConvertible>(_ name: String, _ newValue: T) {
        var value = GValue()
        let type = propertyType(name) ?? T._valueType
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        newValue._write(&value)
        g_object_set_property(C.cast(_raw), name, &value)
    }

    /// The object in a property, by one of its interfaces.
    package func interfaceProperty<I>(_ name: String, _ fallback: Object.Type) -> I? {
        var value = GValue()
        g_object_get_property(C.cast(_raw), name, &value)
        defer { g_value_unset(&value) }
        return C.borrow(g_value_get_object(&value), fallback)
    }

    private func propertyType(_ name: String) -> UInt? {
        let type = rx_class_of(_raw)
        return g_object_class_find_property(C.cast(type), name)?.pointee.value_type
    }
}

/// Names a signal or a property of `Owner` without an object, for code that works with any of them:
/// `\Members<Button>.clicked`. Generated bindings extend it.
@MainActor
public struct Members<Owner> {
    package init() {}
}

/// A property as a value: its C name and its Swift accessor.
public struct PropertyKey<Owner, Value> {
    /// The C name, as in `notify::name`.
    public let name: String
    /// The Swift property. It is a `ReferenceWritableKeyPath` when the property can be written.
    public let keyPath: KeyPath<Owner, Value>

    package init(_ name: String, _ keyPath: KeyPath<Owner, Value>) {
        (self.name, self.keyPath) = (name, keyPath)
    }
}

/// A signal as a value: how to connect a handler that takes the arguments as one value.
public struct SignalKey<Owner, Arguments> {
    /// The C name.
    public let name: String
    /// Connects a handler.
    public let connect: @MainActor (Owner, @escaping @MainActor (Arguments) -> Void) -> SignalConnection

    package init(
        _ name: String,
        _ connect: @escaping @MainActor (Owner, @escaping @MainActor (Arguments) -> Void) -> SignalConnection
    ) {
        (self.name, self.connect) = (name, connect)
    }
}
