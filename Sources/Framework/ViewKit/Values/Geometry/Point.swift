// SPDX-License-Identifier: MIT

/// A position in logical pixels, from the upper left corner of a view.
/// ```swift
/// popover.present(from: map, at: Point(x: 40, y: 20))
/// ```
public struct Point: Sendable, Codable, Hashable {
    /// The distance to the right.
    public var x: Double
    /// The distance downwards.
    public var y: Double

    /// Creates a position.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let zero = Point(x: 0, y: 0)
}
