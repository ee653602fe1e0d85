// SPDX-License-Identifier: MIT

/// The attributes of a part of a text, such as its weight and its colour.
/// ```swift
/// textView.runs = [TextRun(0..<5, TextAttributes(isBold: true))]
/// ```
public struct TextAttributes: Sendable, Codable, Hashable {
    /// Whether the part is bold.
    public var isBold: Bool
    /// Whether the part is italic.
    public var isItalic: Bool
    /// Whether all characters of the part have the same width.
    public var isMonospaced: Bool
    /// Whether a line is under the part.
    public var isUnderlined: Bool
    /// Whether a line is through the part.
    public var isStruckThrough: Bool
    /// The colour of the characters; nil for the theme's.
    public var color: Color?
    /// The colour behind the characters; nil for none.
    public var background: Color?
    /// The size in points, above 0, at most 1000; nil for that of the text around.
    public var size: Double?
    /// The URI that the part links to; nil if it is no link.
    public var link: String?

    /// Creates attributes.
    public init(
        isBold: Bool = false, isItalic: Bool = false, isMonospaced: Bool = false, isUnderlined: Bool = false,
        isStruckThrough: Bool = false, color: Color? = nil, background: Color? = nil, size: Double? = nil,
        link: String? = nil
    ) {
        self.isBold = isBold
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.color = color
        self.background = background
        self.size = size
        self.link = link
    }

    /// An error message that says which value is not valid; nil if all are.
    package func error(_ name: String) -> String? {
        if let size, !(size > 0 && size <= 1000) {
            return "\(name).size is \(size); it must be above 0, at most 1000"
        }
        return color?.error("\(name).color") ?? background?.error("\(name).background")
    }
}
