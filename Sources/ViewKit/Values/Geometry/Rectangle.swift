// SPDX-License-Identifier: MIT

/// A rectangle in logical pixels, with its upper left corner at a position.
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
