// SPDX-License-Identifier: MIT

/// The direction in which a container lays out its children.
public enum Axis: String, Sendable, Codable {
    /// From side to side, or from top to bottom.
    case horizontal, vertical
}

/// Where a view sits in the space that its container gives it.
///
/// `start` and `end` follow the reading direction: in a right-to-left language `start` is the right side.
public enum Alignment: String, Sendable, Codable {
    /// All of the space, its beginning, its middle or its end.
    case fill, start, center, end
}

/// Space around a view, in logical pixels. `leading` and `trailing` follow the reading direction.
public struct Insets: Sendable, Codable, Hashable {
    /// The space above.
    public var top: Int
    /// The space where reading begins: left, in a left-to-right language.
    public var leading: Int
    /// The space below.
    public var bottom: Int
    /// The space where reading ends: right, in a left-to-right language.
    public var trailing: Int

    /// The space on each side; none where it is not given.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same space on all four sides.
    public init(_ all: Int) { self.init(top: all, leading: all, bottom: all, trailing: all) }

    /// The same space left and right, and above and below.
    public init(horizontal: Int = 0, vertical: Int = 0) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// No space.
    public static let zero = Insets(0)
}

/// A size in logical pixels.
public struct Size: Sendable, Codable, Hashable {
    /// From side to side.
    public var width: Int
    /// From top to bottom.
    public var height: Int

    /// A size of `width` times `height` logical pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// A place in logical pixels, from the upper left corner of something.
public struct Point: Sendable, Codable, Hashable {
    /// How far to the right.
    public var x: Double
    /// How far down.
    public var y: Double

    /// The place `x` logical pixels to the right and `y` down.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
