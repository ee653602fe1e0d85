// SPDX-License-Identifier: MIT

/// A font: its family, its size and its style.
///
/// ```swift
/// Font("Monospace", size: 11)
/// ```
/// It describes a font that may not be installed: then the backend shows a similar one.
public struct Font: Sendable, Codable, Hashable {
    /// The name of the family, such as `"Cantarell"`; `"Sans"`, `"Serif"` and `"Monospace"` exist everywhere.
    public var family: String
    /// The size in points, above 0, at most 1000.
    public var size: Double
    /// The weight, from 1 to 1000: 400 is regular, 700 is bold.
    public var weight: Int
    /// Whether the letters are slanted.
    public var isItalic: Bool

    /// Creates a font.
    public init(_ family: String, size: Double, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// An error message that says which value is not valid; nil if all are.
    package func error(_ name: String) -> String? {
        if let error = notPositive("\(name).size", size) { return error }
        return outOfRange("\(name).size", size, 0...1000) ?? outOfRange("\(name).weight", weight, 1...1000)
    }
}

extension Font: CustomStringConvertible {
    /// The family, the style and the size, such as `Monospace Bold 11`.
    public var description: String {
        let words = [
            family, weight == 400 ? "" : weight == 700 ? "Bold" : "\(weight)", isItalic ? "Italic" : "",
            Int(exactly: size).map { "\($0)" } ?? "\(size)",
        ]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
