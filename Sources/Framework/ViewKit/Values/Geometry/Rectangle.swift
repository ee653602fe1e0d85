// SPDX-License-Identifier: MIT

/// A rectangle in logical pixels, with its upper left corner at a position.
/// ```swift
/// context.fill(.rectangle(Rectangle(x: 0, y: 0, width: 40, height: 20), cornerRadius: 4), with: .accent)
/// ```
public struct Rectangle: Sendable, Codable, Hashable {
    /// The position of the left edge.
    public var x: Double
    /// The position of the upper edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
