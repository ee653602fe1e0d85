// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

extension Settings {
    /// The value of a key; nil when it is of another type. `g_settings_get_value()`.
    ///
    ///     let names: [String] = settings.get("names") ?? []
    public func get<Value: VariantConvertible>(_ key: String, as type: Value.Type = Value.self) -> Value? {
        value(forKey: key).get(type)
    }

    /// Writes the value of a key; answers whether the key may be written. An `Int` fits every key that holds whole numbers.
    /// `g_settings_set_value()`.
    ///
    ///     settings.set("names", ["Ada", "Grace"])
    @discardableResult
    public func set<Value: VariantConvertible>(_ key: String, _ value: Value) -> Bool {
        guard let number = value as? Int else { return setValue(key, value: Variant(value)) }
        return setValue(key, value: variant(number, like: self.value(forKey: key).signature))
    }

    private func variant(_ number: Int, like signature: String) -> Variant {
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
    /// Lifetime: until `Gio.Settings.unbind(_:property:)`, or until the object goes.
    public func bind<Target: Object, Value>(
        _ key: String, to target: Target,
        _ property: KeyPath<Members<Target>, PropertyKey<Target, Value>>, flags: SettingsBindFlags = []
    ) {
        bind(key, object: target, property: Members<Target>()[keyPath: property].name, flags: flags)
    }
}
