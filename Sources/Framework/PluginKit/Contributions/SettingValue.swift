// SPDX-License-Identifier: MIT

/// A value of a plugin's setting, or of an extension's field.
///
/// ```swift
/// try context.settings.set("rows", to: .int(30))
/// ```
public enum SettingValue: Hashable, Sendable, Codable {
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A finite number.
    case double(Double)
    /// A text, or the value of a choice.
    case string(String)

    /// The types of values that are written in a file.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// `true` or `false`.
        case bool
        /// A whole number with 64 bits.
        case int
        /// A number, such as 20, 0.5 or 1e-3.
        case double
        /// A text.
        case string
    }

    /// Creates a value from its text in a file. Returns nil if the text is not a value of the type.
    public init?(_ text: String, as kind: Kind) {
        switch kind {
        case .bool:
            guard let value = Bool(text) else { return nil }
            self = .bool(value)
        case .int:
            guard let value = Int(text) else { return nil }
            self = .int(value)
        case .double:
            // `Double` also accepts hexadecimal numbers, infinity and NaN, which are not allowed here.
            guard let value = Double(text), value.isFinite,
                text.utf8.allSatisfy({ (0x2B...0x39).contains($0) || $0 == 0x65 || $0 == 0x45 })
            else { return nil }
            self = .double(value)
        case .string: self = .string(text)
        }
    }

    /// The type of the value.
    public var kind: Kind {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        }
    }
}

extension SettingValue: CustomStringConvertible {
    /// The text of the value in a file.
    public var description: String {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value
        }
    }
}
