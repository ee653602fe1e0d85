// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A type whose values can be stored in a `GValue`, as properties, arguments of signals and rows of models are.
public protocol ValueConvertible {
    /// The run-time type of the `GValue`.
    static var _valueType: UInt { get }
    /// Returns the content; nil if there is none. ``_canRead(_:)`` accepts the type of `value`.
    static func _read(_ value: UnsafePointer<GValue>) -> Self?
    /// Stores the value. ``_canWrite(_:)`` accepts the type of `value`.
    func _write(_ value: UnsafeMutablePointer<GValue>)
    /// Returns whether values of a run-time type can be read as this type.
    static func _canRead(_ type: UInt) -> Bool
    /// Returns whether this value can be stored as a run-time type.
    func _canWrite(_ type: UInt) -> Bool
    /// The description of the value for error messages.
    var _typeName: String { get }
    /// Whether the value is an optional that is nil.
    var _isMissing: Bool { get }
}

extension ValueConvertible {
    public static func _canRead(_ type: UInt) -> Bool { g_value_type_compatible(type, _valueType) != 0 }
    public func _canWrite(_ type: UInt) -> Bool { g_value_type_compatible(Self._valueType, type) != 0 }
    public var _typeName: String { "\(Self.self)" }
    public var _isMissing: Bool { false }

    /// Returns the content; nil if there is none, or if it has another type.
    static func readIfPossible(_ value: UnsafePointer<GValue>) -> Self? {
        _canRead(rx_value_type(value)) ? _read(value) : nil
    }
}

extension ValueConvertible where Self: FixedWidthInteger {
    public static func _canRead(_ type: UInt) -> Bool { isInteger(type) }
    public func _canWrite(_ type: UInt) -> Bool { isInteger(type) || Double.isFraction(type) }
}

extension ValueConvertible where Self: BinaryFloatingPoint {
    public static func _canRead(_ type: UInt) -> Bool { isInteger(type) || isFraction(type) }
    public func _canWrite(_ type: UInt) -> Bool { isInteger(type) || Self.isFraction(type) }

    fileprivate static func isFraction(_ type: UInt) -> Bool {
        [rx_type_float(), rx_type_double()].contains(rx_fundamental(type))
    }
}

/// Whether values of a run-time type are integers, but neither an enumeration nor flags of another type.
func isPlainInteger(_ type: UInt) -> Bool {
    isInteger(type) && ![rx_type_enum(), rx_type_flags()].contains(rx_fundamental(type))
}

/// Whether values of a run-time type are integers, including enumerations and flags.
private func isInteger(_ type: UInt) -> Bool {
    switch rx_fundamental(type) {
    case rx_type_int(), rx_type_uint(), rx_type_long(), rx_type_ulong(), rx_type_int64(), rx_type_uint64(),
        rx_type_char(), rx_type_uchar(), rx_type_enum(), rx_type_flags():
        true
    default: false
    }
}

extension Bool: ValueConvertible {
    public static var _valueType: UInt { rx_type_boolean() }
    public static func _read(_ value: UnsafePointer<GValue>) -> Bool? { g_value_get_boolean(value) != 0 }
    public func _canWrite(_ type: UInt) -> Bool { type == rx_type_boolean() || isInteger(type) }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        // An accessible state that can be undefined is stored as a number.
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
        case rx_type_int(): g_value_set_int(value, C.gint(self))
        case rx_type_uint(): g_value_set_uint(value, C.guint(self))
        case rx_type_long(): g_value_set_long(value, self)
        case rx_type_ulong(): g_value_set_ulong(value, C.fitting(self))
        case rx_type_uint64(): g_value_set_uint64(value, C.fitting(self))
        case rx_type_char(): g_value_set_schar(value, C.fitting(self))
        case rx_type_uchar(): g_value_set_uchar(value, C.fitting(self))
        case rx_type_enum(): g_value_set_enum(value, C.gint(self))
        case rx_type_flags(): g_value_set_flags(value, C.guint(self))
        case rx_type_float(): g_value_set_float(value, Float(self))
        case rx_type_double(): g_value_set_double(value, Double(self))
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
    public static func _canRead(_ type: UInt) -> Bool { isInteger(type) }
    public func _canWrite(_ type: UInt) -> Bool { isInteger(type) }
    public static func _read(_ value: UnsafePointer<GValue>) -> Unicode.Scalar? {
        Int._read(value).flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }
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
    public static func _canRead(_ type: UInt) -> Bool { Wrapped._canRead(type) }
    public func _canWrite(_ type: UInt) -> Bool { self?._canWrite(type) ?? true }
    public var _typeName: String { self?._typeName ?? "\(Wrapped.self)" }
    public var _isMissing: Bool { self?._isMissing ?? true }
    public static func _read(_ value: UnsafePointer<GValue>) -> Wrapped?? { .some(Wrapped._read(value)) }
    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        // A new value already is the default value of its type.
        self?._write(value)
    }
}

extension Object: ValueConvertible {
    public nonisolated static var _valueType: UInt { instanceType }
    /// A property can contain an object of this class, whatever class or interface the property is declared with.
    public nonisolated static func _canRead(_ type: UInt) -> Bool {
        [rx_type_object(), rx_type_interface()].contains(rx_fundamental(type))
    }
    public nonisolated func _canWrite(_ type: UInt) -> Bool { rx_is_a(_address, type) != 0 }
    public nonisolated var _typeName: String { C.string(rx_instance_type_name(_address)) }
    public nonisolated static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        C.borrow(g_value_get_object(value))
    }
    public nonisolated func _write(_ value: UnsafeMutablePointer<GValue>) {
        g_value_set_object(value, _address)
    }
}

extension Enumeration where Self: ValueConvertible {
    public static var _valueType: UInt { gtype == 0 ? rx_type_int() : gtype }
    public static func _canRead(_ type: UInt) -> Bool { type == _valueType || isPlainInteger(type) }
    public func _canWrite(_ type: UInt) -> Bool { Self._canRead(type) }
    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        Int._read(value).map { C.enumeration(Int32(truncatingIfNeeded: $0)) }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(rawValue)._write(value) }
}

extension Flags where Self: ValueConvertible {
    public static var _valueType: UInt { gtype == 0 ? rx_type_uint() : gtype }
    public static func _canRead(_ type: UInt) -> Bool { type == _valueType || isPlainInteger(type) }
    public func _canWrite(_ type: UInt) -> Bool { Self._canRead(type) }
    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        Int._read(value).map { Self(rawValue: UInt32(truncatingIfNeeded: $0)) }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(rawValue)._write(value) }
}

extension Boxed: ValueConvertible {
    public static var _valueType: UInt { gtype }
    /// Properties for expressions, events and other such types of GTK have the root of the class hierarchy as their type.
    public static func _canRead(_ type: UInt) -> Bool {
        g_value_type_compatible(type, gtype) != 0
            || rx_fundamental(type) != rx_type_boxed() && g_type_is_a(gtype, type) != 0
    }
    public func _canWrite(_ type: UInt) -> Bool {
        g_value_type_compatible(Swift.type(of: self).gtype, type) != 0
    }
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
