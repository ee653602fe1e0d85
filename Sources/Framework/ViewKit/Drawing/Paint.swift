// SPDX-License-Identifier: MIT

/// The colours with which a shape is filled or stroked.
/// ```swift
/// context.fill(.circle(center: Point(x: 20, y: 20), radius: 10), with: .color(.black))
/// ```
public enum Paint: Sendable, Codable, Hashable {
    /// A colour.
    case color(Color)
    /// The colour of the theme's text, which is dark on light and light on dark.
    case text
    /// The colour of the theme for what is selected or important.
    case accent
    /// Colours along a line from one point to another. Beyond the ends, the first and the last colour continue.
    case linearGradient([GradientStop], from: Point, to: Point)
    /// Colours from the centre of a circle to its edge. Outside of the circle, the last colour continues.
    case radialGradient([GradientStop], center: Point, radius: Double)
}

/// A colour at a position of a gradient.
/// ```swift
/// let paint = Paint.linearGradient(
///     [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], from: Point(x: 0, y: 0), to: Point(x: 0, y: 40))
/// ```
public struct GradientStop: Sendable, Codable, Hashable {
    /// The position, from 0 to 1.
    public var position: Double
    /// The colour.
    public var color: Color

    /// Creates a stop.
    public init(_ color: Color, at position: Double) {
        self.color = color
        self.position = position
    }
}

/// How a line is drawn along a path.
/// ```swift
/// context.stroke(.line(from: Point(x: 0, y: 0), to: Point(x: 40, y: 0)), with: .text, style: StrokeStyle(width: 2, dash: [4, 2]))
/// ```
public struct StrokeStyle: Sendable, Codable, Hashable {
    /// The shape of the ends of a line.
    public enum Cap: String, Sendable, Codable {
        /// The line ends at its last point.
        case butt
        /// The line ends with half a circle.
        case round
        /// The line ends with half a square.
        case square
    }

    /// The shape of the corners of a line.
    public enum Join: String, Sendable, Codable {
        /// The corners are sharp.
        case miter
        /// The corners are round.
        case round
        /// The corners are cut off.
        case bevel
    }

    /// The width of the line.
    public var width: Double
    /// The shape of the ends.
    public var cap: Cap
    /// The shape of the corners.
    public var join: Join
    /// The lengths of the dashes and of the gaps, alternating; empty for a line without gaps.
    public var dash: [Double]

    /// Creates a style.
    public init(width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
    }
}
