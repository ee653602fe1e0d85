// SPDX-License-Identifier: MIT

/// An edge, a line or a length of a view.
public enum LayoutAttribute: String, Sendable, Codable {
    /// The left edge in a left-to-right layout, the right edge in a right-to-left one.
    case leading
    /// The right edge in a left-to-right layout, the left edge in a right-to-left one.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The width.
    case width
    /// The height.
    case height
    /// The vertical line in the middle.
    case centerX
    /// The horizontal line in the middle.
    case centerY
    /// The baseline of the first line of text.
    case firstBaseline
}
