// SPDX-License-Identifier: MIT

/// The first byte of a value.
///
/// | byte | value |
/// |---|---|
/// | 0 to 0x7F | the integers 0 to 127 |
/// | 0x80 to 0xBF | a text of 0 to 63 bytes, which follow |
/// | 0xC0 to 0xCC | the constants of this type |
/// | 0xE0 to 0xFF | the integers -32 to -1 |
///
/// Integers of variable length have 7 bits in each byte, the lowest first, and the highest bit in all bytes but the last.
/// An object is its length in bytes, then its fields. A field is the number of its name and its value. Number 0 means that
/// the name follows as a length and UTF-8; number n is name n - 1 of the table. An array is its length in bytes, then its elements.
enum Tag {
    static let shortText: UInt8 = 0x80
    static let longestShortText = 0x3F
    static let none: UInt8 = 0xC0
    static let no: UInt8 = 0xC1
    static let yes: UInt8 = 0xC2
    /// A length and UTF-8.
    static let text: UInt8 = 0xC3
    /// A length and bytes.
    static let bytes: UInt8 = 0xC4
    /// The 16 bytes of the hash of an array of bytes that was sent before.
    static let storedBytes: UInt8 = 0xC5
    /// An integer of variable length.
    static let positive: UInt8 = 0xC6
    /// -1 - n, where n is an integer of variable length.
    static let negative: UInt8 = 0xC7
    static let float: UInt8 = 0xC8
    static let double: UInt8 = 0xC9
    /// 16 bytes of an integer in two's complement, the lowest first, then `yes` if it is negative, else `no`.
    static let wide: UInt8 = 0xCA
    static let array: UInt8 = 0xCB
    static let object: UInt8 = 0xCC
    static let smallNegative: UInt8 = 0xE0

    /// Returns the name of a kind of value for error messages.
    static func name(of tag: UInt8) -> String {
        switch tag {
        case 0..<0x80, positive, negative, wide, smallNegative...: "an integer"
        case shortText..<none, text: "text"
        case none: "no value"
        case no, yes: "a truth value"
        case bytes, storedBytes: "an array of bytes"
        case float, double: "a number with a fraction"
        case array: "an array"
        case object: "an object"
        default: "byte \(tag)"
        }
    }
}
