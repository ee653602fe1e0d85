// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A value of any GObject type, with its type (`GValue`).
///
///     let value = Value("text")
///     value.get(String.self)
public final class Value: Boxed {
    public override class var gtype: UInt { rx_type_value() }

    /// Creates it with a Swift value.
    public convenience init<T: ValueConvertible>(_ value: T) {
        self.init(type: T._valueType)
        value._write(_pointer)
    }

    /// Creates the default value of a type: zero, no string, no object.
    public convenience init(type: any ValueConvertible.Type) { self.init(type: type._valueType) }

    /// Creates the default value of a type: zero, no string, no object.
    public convenience init(type: TypeID) { self.init(type: type._raw) }

    /// Creates the default value of a type by its number.
    @_spi(Binding) public convenience init(type: UInt) {
        let pointer = g_malloc0(gsize(MemoryLayout<GValue>.size)).assumingMemoryBound(to: GValue.self)
        g_value_init(pointer, type)
        self.init(_taking: UnsafeMutableRawPointer(pointer))
    }

    /// The type of the content.
    public var type: TypeID { TypeID(_raw: rx_value_type(_pointer)) }

    /// Returns the content; nil if it has another type or is missing.
    public func get<T: ValueConvertible>(_ type: T.Type = T.self) -> T? {
        rx_value_type(_pointer) == 0 ? nil : T.readIfPossible(_pointer)
    }

    /// Replaces the content by a value of the same type.
    public func set<T: ValueConvertible>(_ value: T) {
        guard value._canWrite(rx_value_type(_pointer)) else {
            fatalError("The value has the type \(type), but a \(value._typeName) was given.")
        }
        value._write(_pointer)
    }

    @_spi(Binding) public var _pointer: UnsafeMutablePointer<GValue> {
        _raw.assumingMemoryBound(to: GValue.self)
    }
}

extension Value {
    /// Takes ownership of a value that the C library wrote into memory of the caller.
    @_spi(Binding) public convenience init(moving value: GValue) {
        let pointer = g_malloc0(gsize(MemoryLayout<GValue>.size)).assumingMemoryBound(to: GValue.self)
        pointer.pointee = value
        self.init(_taking: UnsafeMutableRawPointer(pointer))
    }
}
