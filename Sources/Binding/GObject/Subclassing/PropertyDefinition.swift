// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A property of a ``CustomClass``.
///
///     static let properties: [PropertyDefinition] = [
///         .init("level", \Gauge.level, in: 0...1, default: 0.5),
///         .init("unit", \Gauge.unit),
///     ]
///
/// A value out of the range is moved into it, if C code writes it, or if Swift code writes it to a property that is ``Notifying``.
@MainActor
public struct PropertyDefinition {
    @_spi(Binding) public let name: String
    let keyPath: AnyKeyPath
    let isWritable: Bool
    let read: @MainActor (Object, UnsafeMutablePointer<GValue>) -> Void
    let write: @MainActor (Object, UnsafePointer<GValue>) -> Void
    /// Moves a value into the range.
    private(set) var adjusted: @MainActor (Any) -> Any = { $0 }
    private let form: PropertyForm

    /// Creates a property for a Swift property, with a C name. C code can write it if Swift code outside of the class can.
    public init<Owner: Object, Value: ValueConvertible>(_ name: String, _ keyPath: KeyPath<Owner, Value>) {
        self.init(name, keyPath, PropertyForm(type: Value._valueType))
    }

    /// Creates a property with a default value: the one that tools show, and that C’s `g_param_spec_get_default_value()` returns. The Swift
    /// property has the same initial value.
    public init<Owner: Object, Value: ValueConvertible>(
        _ name: String, _ keyPath: KeyPath<Owner, Value>, default initial: Value
    ) {
        self.init(name, keyPath, PropertyForm(type: Value._valueType, initial: initial))
    }

    /// Creates a property for a number in a range.
    public init<Owner: Object, Value: ValueConvertible & Comparable>(
        _ name: String, _ keyPath: KeyPath<Owner, Value>, in range: ClosedRange<Value>,
        default initial: Value? = nil
    ) {
        self.init(
            name, keyPath,
            PropertyForm(
                type: Value._valueType, initial: initial, limits: (range.lowerBound, range.upperBound)))
        adjusted = { value in
            (value as? Value).map { min(max($0, range.lowerBound), range.upperBound) } ?? value
        }
    }

    private init<Owner: Object, Value: ValueConvertible>(
        _ name: String, _ keyPath: KeyPath<Owner, Value>, _ form: PropertyForm
    ) {
        let writable = keyPath as? ReferenceWritableKeyPath<Owner, Value>
        self.name = name
        self.keyPath = keyPath
        self.form = form
        isWritable = writable != nil
        read = { object, value in
            guard let object = object as? Owner else { return }
            object[keyPath: keyPath]._write(value)
        }
        write = { object, value in
            guard let object = object as? Owner, let writable, let new = Value._read(value) else { return }
            object[keyPath: writable] = new
        }
    }

    var spec: UnsafeMutablePointer<GParamSpec>? { form.spec(name, isWritable: isWritable) }
}

/// The type of a property of C, its range and its default value.
struct PropertyForm {
    let type: UInt
    var initial: (any ValueConvertible)?
    var limits: (least: any ValueConvertible, greatest: any ValueConvertible)?

    func spec(_ name: String, isWritable: Bool) -> UnsafeMutablePointer<GParamSpec>? {
        let access =
            isWritable ? G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue : G_PARAM_READABLE.rawValue
        // GObject moves a value into the range without a warning.
        let lax = limits == nil ? 0 : G_PARAM_LAX_VALIDATION.rawValue
        let flags = GParamFlags(rawValue: access | lax | G_PARAM_EXPLICIT_NOTIFY.rawValue)
        switch rx_fundamental(type) {
        case rx_type_boolean():
            return g_param_spec_boolean(name, nil, nil, value(initial, g_value_get_boolean) ?? 0, flags)
        case rx_type_string():
            return g_param_spec_string(name, nil, nil, initial as? String, flags)
        case rx_type_int():
            let (least, greatest, initial) = range(.min ... .max, g_value_get_int)
            return g_param_spec_int(name, nil, nil, least, greatest, initial, flags)
        case rx_type_uint():
            let (least, greatest, initial) = range(0 ... .max, g_value_get_uint)
            return g_param_spec_uint(name, nil, nil, least, greatest, initial, flags)
        case rx_type_int64():
            let (least, greatest, initial) = range(.min ... .max, g_value_get_int64)
            return g_param_spec_int64(name, nil, nil, least, greatest, initial, flags)
        case rx_type_uint64():
            let (least, greatest, initial) = range(0 ... .max, g_value_get_uint64)
            return g_param_spec_uint64(name, nil, nil, least, greatest, initial, flags)
        case rx_type_float():
            let whole = -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude
            let (least, greatest, initial) = range(whole, g_value_get_float)
            return g_param_spec_float(name, nil, nil, least, greatest, initial, flags)
        case rx_type_double():
            let whole = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
            let (least, greatest, initial) = range(whole, g_value_get_double)
            return g_param_spec_double(name, nil, nil, least, greatest, initial, flags)
        case rx_type_object(), rx_type_interface(): return g_param_spec_object(name, nil, nil, type, flags)
        case rx_type_boxed(): return g_param_spec_boxed(name, nil, nil, type, flags)
        case rx_type_variant():
            let any = VariantType(typeString: "*")
            return withExtendedLifetime(any) {
                g_param_spec_variant(name, nil, nil, OpaquePointer(any._raw), nil, flags)
            }
        case rx_type_enum():
            let values: UnsafeMutablePointer<GEnumClass>? = C.cast(g_type_class_ref(type))
            let initial = value(initial, g_value_get_enum) ?? values?.pointee.values?.pointee.value ?? 0
            return g_param_spec_enum(name, nil, nil, type, initial, flags)
        case rx_type_flags():
            return g_param_spec_flags(name, nil, nil, type, value(initial, g_value_get_flags) ?? 0, flags)
        default:
            fatalError(
                "The property “\(name)” has the type \(C.string(g_type_name(type))), which C properties cannot hold."
            )
        }
    }

    private func range<Number: Comparable & ExpressibleByIntegerLiteral>(
        _ whole: ClosedRange<Number>, _ get: (UnsafePointer<GValue>) -> Number
    ) -> (least: Number, greatest: Number, initial: Number) {
        let (least, greatest) = (value(limits?.least, get), value(limits?.greatest, get))
        let range = (least ?? whole.lowerBound)...(greatest ?? whole.upperBound)
        let initial = value(initial, get) ?? 0
        return (range.lowerBound, range.upperBound, min(max(initial, range.lowerBound), range.upperBound))
    }

    /// Returns a Swift value as a number of C.
    private func value<Number>(
        _ swift: (any ValueConvertible)?, _ get: (UnsafePointer<GValue>) -> Number
    ) -> Number? {
        guard let swift else { return nil }
        let value = Value(type: type)
        swift._write(value._pointer)
        return withExtendedLifetime(value) { get(value._pointer) }
    }
}
