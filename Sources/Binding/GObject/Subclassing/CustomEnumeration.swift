// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Synchronization

/// An enumeration of the program that is registered with GObject: as the type of a property, of a signal's argument, and in .ui files.
///
///     enum Mood: Int32, CustomEnumeration { case calm, veryWild }
///     static let properties: [PropertyDefinition] = [.init("mood", \Person.mood, default: .calm)]
///
/// In a .ui file it is `<property name="mood">very-wild</property>`. The C type is registered when it is first used.
public protocol CustomEnumeration: RawRepresentable, CaseIterable, ValueConvertible, Sendable
where RawValue == Int32 {
    /// The name of the C type; by default one that no other type has.
    static var typeName: String { get }
}

/// Flags of the program that are registered with GObject, as ``CustomEnumeration``.
///
///     struct Days: CustomFlags {
///         let rawValue: UInt32
///         static let saturday = Days(rawValue: 1)
///         static let sunday = Days(rawValue: 2)
///         static let names: KeyValuePairs<String, Days> = ["saturday": .saturday, "sunday": .sunday]
///     }
public protocol CustomFlags: OptionSet, ValueConvertible, Sendable where RawValue == UInt32 {
    /// The names of the single flags in .ui files.
    static var names: KeyValuePairs<String, Self> { get }
    /// The name of the C type; by default one that no other type has.
    static var typeName: String { get }
}

extension CustomEnumeration {
    public static var typeName: String { uniqueName(of: Self.self) }
    public static var _valueType: UInt {
        CustomTypes.type(of: Self.self) {
            let values = allCases.map { value in
                let name = "\(value)"
                return GEnumValue(
                    value: value.rawValue, value_name: CustomTypes.permanentCopy(typeName + "." + name),
                    value_nick: CustomTypes.permanentCopy(CustomTypes.nick(name)))
            }
            return g_enum_register_static(typeName, C.allocatedCopy(values + [GEnumValue()]))
        }
    }
    public static func _canRead(_ type: UInt) -> Bool { type == _valueType || isPlainInteger(type) }
    public func _canWrite(_ type: UInt) -> Bool { Self._canRead(type) }
    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        Int._read(value).flatMap { Self(rawValue: Int32(truncatingIfNeeded: $0)) }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(rawValue)._write(value) }
}

extension CustomFlags {
    public static var typeName: String { uniqueName(of: Self.self) }
    public static var _valueType: UInt {
        CustomTypes.type(of: Self.self) {
            let values = names.map { name, value in
                GFlagsValue(
                    value: value.rawValue, value_name: CustomTypes.permanentCopy(typeName + "." + name),
                    value_nick: CustomTypes.permanentCopy(CustomTypes.nick(name)))
            }
            return g_flags_register_static(typeName, C.allocatedCopy(values + [GFlagsValue()]))
        }
    }
    public static func _canRead(_ type: UInt) -> Bool { type == _valueType || isPlainInteger(type) }
    public func _canWrite(_ type: UInt) -> Bool { Self._canRead(type) }
    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        Int._read(value).map { Self(rawValue: UInt32(truncatingIfNeeded: $0)) }
    }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { Int(rawValue)._write(value) }
}

/// The C types of enumerations and flags of the program.
private enum CustomTypes {
    private static let types = Mutex<[ObjectIdentifier: UInt]>([:])

    static func type(of swift: any Any.Type, _ register: () -> UInt) -> UInt {
        types.withLock { types in
            if let known = types[ObjectIdentifier(swift)] { return known }
            let made = register()
            types[ObjectIdentifier(swift)] = made
            return made
        }
    }

    /// Returns a copy that is never freed, as the type is not.
    static func permanentCopy(_ text: String) -> UnsafePointer<CChar>? { UnsafePointer(g_strdup(text)) }

    /// Returns `very-wild` for `veryWild`.
    static func nick(_ name: String) -> String {
        name.map { $0.isUppercase ? "-" + $0.lowercased() : $0 == "_" ? "-" : String($0) }.joined()
    }
}
