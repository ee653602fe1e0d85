// SPDX-License-Identifier: MIT

/// A colour of the sRGB colour space.
///
/// ```swift
/// Color(red: 1, green: 0.5, blue: 0)
/// Color(hex: "#ff8000")
/// ```
/// Each component is from 0 to 1; a control refuses a colour with another one, and reports that.
public struct Color: Sendable, Codable, Hashable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity: 0 is transparent, 1 is opaque.
    public var alpha: Double

    /// Creates a colour.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Reads a colour from hexadecimal digits: `#rrggbb` or `#rrggbbaa`; nil if the text is none.
    public init?(hex: String) {
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), [6, 8].contains(digits.count),
            digits.first != UInt8(ascii: "+"), let number = UInt32(hex.dropFirst(), radix: 16)
        else { return nil }
        let value = digits.count == 8 ? number : number << 8 | 0xff
        func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xff) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)

    /// The colour as hexadecimal digits: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    public var hex: String {
        let digits = [red, green, blue, alpha].map { component -> String in
            let byte = component.isFinite ? UInt8(max(0, min(1, component)) * 255 + 0.5) : 0
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits.dropLast(digits[3] == "ff" ? 1 : 0).joined()
    }

    /// An error message that says which component is not valid; nil if all are.
    package func error(_ name: String) -> String? {
        outOfRange("\(name).red", red, 0...1) ?? outOfRange("\(name).green", green, 0...1)
            ?? outOfRange("\(name).blue", blue, 0...1) ?? outOfRange("\(name).alpha", alpha, 0...1)
    }
}
