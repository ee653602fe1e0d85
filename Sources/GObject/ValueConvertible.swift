// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// What fits into a `GValue`: the currency of properties, signals and models.
public protocol ValueConvertible {
    /// The run-time type under which the value travels.
    static var _valueType: UInt { get }
    /// The value inside, nil when there is none.
    static func _read(_ value: UnsafePointer<GValue>) -> Self?
    /// Puts the value in. `value` is initialized with a type that fits.
    func _write(_ value: UnsafeMutablePointer<GValue>)
}

extension Bool: ValueConvertible {
    public static var _valueType: UInt { rx_type_boolean() }
    public static func _read(_ value: UnsafePointer<GValue>) -> Bool? { g_value_get_boolean(value) != 0 }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        // A state of accessibility that may be undefined is a number.
        if rx_value_type(value) == rx_type_boolean() {
            g_value_set_boolean(value, self ? 1 : 0)
        } else {
            (self ? 1 : 0)._write(value)
        }
    }
}

extension String: ValueConvertible {
    public static var _valueType: UInt { rx_type_string() }
    public static func _read(_ value: UnsafePointer<GValue>) -> String? {
        C.optionalString(g_value_get_string(value))
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

extension Int: ValueConvertible {
    public static var _valueType: UInt { rx_type_int64() }
    public static func _read(_ value: UnsafePointer<GValue>) -> Int? {
        switch rx_fundamental(rx_value_type(value)) {
        case rx_type_int(): Int(g_value_get_int(value))
        case rx_type_uint(): Int(g_value_get_uint(value))
        case rx_type_long(): g_value_get_long(value)
        case rx_type_ulong(): Int(clamping: g_value_get_ulong(value))
        case rx_type_int64(): Int(g_value_get_int64(value))
        case rx_type_uint64(): Int(clamping: g_value_get_uint64(value))
        case rx_type_char(): Int(g_value_get_schar(value))
        case rx_type_uchar(): Int(g_value_get_uchar(value))
        case rx_type_enum(): Int(g_value_get_enum(value))
        case rx_type_flags(): Int(g_value_get_flags(value))
        default: nil
        }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        switch rx_fundamental(rx_value_type(value)) {
        case rx_type_int(): g_value_set_int(value, gint(self))
        case rx_type_uint(): g_value_set_uint(value, guint(self))
        case rx_type_long(): g_value_set_long(value, self)
        case rx_type_ulong(): g_value_set_ulong(value, gulong(self))
        case rx_type_uint64(): g_value_set_uint64(value, guint64(self))
        case rx_type_char(): g_value_set_schar(value, gint8(self))
        case rx_type_uchar(): g_value_set_uchar(value, guchar(self))
        case rx_type_enum(): g_value_set_enum(value, gint(self))
        case rx_type_flags(): g_value_set_flags(value, guint(self))
        default: g_value_set_int64(value, gint64(self))
        }
    }
}

extension UInt: ValueConvertible {
    public static var _valueType: UInt { rx_type_uint64() }
    public static func _read(_ value: UnsafePointer<GValue>) -> UInt? {
        switch rx_fundamental(rx_value_type(value)) {
        case rx_type_ulong(): g_value_get_ulong(value)
        case rx_type_uint64(): UInt(g_value_get_uint64(value))
        default: Int._read(value).map { UInt(bitPattern: $0) }
        }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        switch rx_fundamental(rx_value_type(value)) {
        case rx_type_ulong(): g_value_set_ulong(value, self)
        case rx_type_uint64(): g_value_set_uint64(value, guint64(self))
        default: Int(bitPattern: self)._write(value)
        }
    }
}

extension Int32: ValueConvertible {
    public static var _valueType: UInt { rx_type_int() }
    public static func _read(_ value: UnsafePointer<GValue>) -> Int32? { Int._read(value).map(Int32.init) }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(self)._write(value) }
}

extension UInt32: ValueConvertible {
    public static var _valueType: UInt { rx_type_uint() }
    public static func _read(_ value: UnsafePointer<GValue>) -> UInt32? { Int._read(value).map(UInt32.init) }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(self)._write(value) }
}

extension UInt8: ValueConvertible {
    public static var _valueType: UInt { rx_type_uchar() }
    public static func _read(_ value: UnsafePointer<GValue>) -> UInt8? { Int._read(value).map(UInt8.init) }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(self)._write(value) }
}

extension UInt64: ValueConvertible {
    public static var _valueType: UInt { rx_type_uint64() }
    public static func _read(_ value: UnsafePointer<GValue>) -> UInt64? { UInt._read(value).map(UInt64.init) }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { UInt(self)._write(value) }
}

extension Unicode.Scalar: ValueConvertible {
    public static var _valueType: UInt { rx_type_uint() }
    public static func _read(_ value: UnsafePointer<GValue>) -> Unicode.Scalar? {
        Int._read(value).flatMap { Unicode.Scalar(UInt32($0)) }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(self.value)._write(value) }
}

extension Double: ValueConvertible {
    public static var _valueType: UInt { rx_type_double() }
    public static func _read(_ value: UnsafePointer<GValue>) -> Double? {
        switch rx_value_type(value) {
        case rx_type_double(): g_value_get_double(value)
        case rx_type_float(): Double(g_value_get_float(value))
        default: Int._read(value).map(Double.init)
        }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        switch rx_value_type(value) {
        case rx_type_float(): g_value_set_float(value, Float(self))
        case rx_type_double(): g_value_set_double(value, self)
        default: Int(self)._write(value)
        }
    }
}

extension Float: ValueConvertible {
    public static var _valueType: UInt { rx_type_float() }
    public static func _read(_ value: UnsafePointer<GValue>) -> Float? { Double._read(value).map(Float.init) }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Double(self)._write(value) }
}

extension Array: ValueConvertible where Element == String {
    public static var _valueType: UInt { rx_type_strv() }
    public static func _read(_ value: UnsafePointer<GValue>) -> [String]? {
        C.strings(g_value_get_boxed(value)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        g_value_take_boxed(value, C.duplicate(self))
    }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    public static var _valueType: UInt { Wrapped._valueType }
    public static func _read(_ value: UnsafePointer<GValue>) -> Wrapped?? { .some(Wrapped._read(value)) }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        // A fresh value already holds its type's nothing.
        self?._write(value)
    }
}

extension Object: ValueConvertible {
    public nonisolated static var _valueType: UInt { instanceType }
    public nonisolated static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        C.borrow(g_value_get_object(value))
    }
    public nonisolated func _write(_ value: UnsafeMutablePointer<GValue>) {
        g_value_set_object(value, _address)
    }
}

extension Enumeration {
    public static var _valueType: UInt { gtype == 0 ? rx_type_int() : gtype }
    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        Int._read(value).map { C.enumeration(Int32(truncatingIfNeeded: $0)) }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(rawValue)._write(value) }
}

extension Flags {
    public static var _valueType: UInt { gtype == 0 ? rx_type_uint() : gtype }
    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        Int._read(value).map { Self(rawValue: UInt32(truncatingIfNeeded: $0)) }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(rawValue)._write(value) }
}

extension Boxed: ValueConvertible {
    public static var _valueType: UInt { gtype }
    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        if rx_fundamental(rx_value_type(value)) == rx_type_boxed() { return C.copy(g_value_get_boxed(value)) }
        return C.copy(g_value_peek_pointer(value))
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        if rx_fundamental(rx_value_type(value)) == rx_type_boxed() { return g_value_set_boxed(value, _raw) }
        if rx_value_type(value) == rx_type_variant() {
            return g_value_set_variant(value, OpaquePointer(_raw))
        }
        rx_value_store_instance(value, _raw)
    }
}

extension CStruct where Self: ValueConvertible {
    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        guard let pointer = g_value_get_boxed(value) else { return nil }
        return Self(_c: pointer.assumingMemoryBound(to: _C.self).pointee)
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        withUnsafePointer(to: _c) { g_value_set_boxed(value, $0) }
    }
}
