// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Settings {
    /// Returns the value of a key; nil if it has another type. `g_settings_get_value()`.
    ///
    ///     let names: [String] = settings.get("names") ?? []
    public func get<Value: VariantConvertible>(_ key: String, as type: Value.Type = Value.self) -> Value? {
        value(forKey: key).get(type)
    }

    /// Writes the value of a key; returns whether the key may be written. An `Int` can be written to every key for integers.
    /// `g_settings_set_value()`.
    ///
    ///     settings.set("names", ["Ada", "Grace"])
    @discardableResult
    public func set<Value: VariantConvertible>(_ key: String, _ value: Value) -> Bool {
        setValue(key, value: Settings.variant(value, like: self.value(forKey: key).signature))
    }

    private static func variant<Value: VariantConvertible>(_ value: Value, like signature: String) -> Variant
    {
        guard let number = value as? Int else { return Variant(value) }
        return variant(number, like: signature)
    }

    private static func variant(_ number: Int, like signature: String) -> Variant {
        switch signature {
        case "y": Variant(UInt8(clamping: number))
        case "n": Variant(Int16(clamping: number))
        case "q": Variant(UInt16(clamping: number))
        case "i": Variant(Int32(clamping: number))
        case "u": Variant(UInt32(clamping: number))
        case "t": Variant(UInt64(clamping: number))
        case "d": Variant(Double(number))
        default: Variant(number)
        }
    }

    /// Keeps a property of an object equal to a key, in both directions unless `flags` say otherwise. `g_settings_bind()`.
    ///
    ///     settings.bind("wrap-text", to: toggle, \.active)
    ///
    /// Lifetime: until `Gio.Settings.unbind(_:property:)`, or until the object is freed.
    public func bind<Target: Object, Value>(
        _ key: String, to target: Target,
        _ property: KeyPath<Members<Target>, PropertyKey<Target, Value>>, flags: SettingsBindFlags = []
    ) {
        bind(key, object: target, property: Members<Target>()[keyPath: property].name, flags: flags)
    }

    /// The same for a property of another type: `get` converts the key to the property, `set` the property to the key. Either may return
    /// nil if it cannot; then nothing changes. `g_settings_bind_with_mapping()`.
    ///
    ///     settings.bind("mode", to: dropDown, \.selected) { (mode: String) in modes.firstIndex(of: mode) } set: { modes[$0] }
    public func bind<Target: Object, Value: ValueConvertible, Stored: VariantConvertible>(
        _ key: String, to target: Target,
        _ property: KeyPath<Members<Target>, PropertyKey<Target, Value>>, flags: SettingsBindFlags = [],
        get: @escaping @MainActor (Stored) -> Value?, set: @escaping @MainActor (Value) -> Stored?
    ) {
        let mapping = Mapping { place, variant in
            guard let value = variant.get(Stored.self).flatMap(get) else { return false }
            value._write(place)
            return true
        } set: { place, signature in
            Value._read(place).flatMap(set).map { Settings.variant($0, like: signature) }
        }
        g_settings_bind_with_mapping(
            C.cast(_raw), key, target._raw, Members<Target>()[keyPath: property].name,
            .init(rawValue: C.number(flags)), getMapped, setMapped,
            Callback.retained(mapping) as UnsafeMutableRawPointer, releaseCallback)
    }
}

/// The conversions between a key and a property.
private struct Mapping {
    let get: @MainActor (UnsafeMutablePointer<GValue>, Variant) -> Bool
    let set: @MainActor (UnsafePointer<GValue>, String) -> Variant?
}

private let getMapped: GSettingsBindGetMapping = { value, variant, data in
    guard let value, let variant: Variant = C.copy(C.raw(variant)) else { return 0 }
    // Guard: used during this call only, on the main thread.
    nonisolated(unsafe) let place = value
    let mapping = Callback<Mapping>.at(data)
    return onMainActor { mapping.get(place, variant) ? 1 : 0 }
}

private let setMapped: GSettingsBindSetMapping = { value, type, data in
    guard let value, let text = g_variant_type_dup_string(type) else { return nil }
    // Guard: used during this call only, on the main thread.
    nonisolated(unsafe) let place = value
    let (mapping, signature) = (Callback<Mapping>.at(data), C.takeString(text))
    return onMainActor { C.opaque(C.give(mapping.set(place, signature))) }
}
