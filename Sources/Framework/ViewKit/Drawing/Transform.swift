// SPDX-License-Identifier: MIT

import Glibc

/// An affine transform of a plane: x' = a·x + c·y + x0, y' = b·x + d·y + y0.
/// ```swift
/// context.saved { context in
///     context.transform(.rotation(.pi / 4))
///     context.fill(.rectangle(Rectangle(x: 0, y: 0, width: 8, height: 8)), with: .text)
/// }
/// ```
public struct Transform: Sendable, Codable, Hashable {
    /// The factor of x for x'.
    public var a: Double
    /// The factor of x for y'.
    public var b: Double
    /// The factor of y for x'.
    public var c: Double
    /// The factor of y for y'.
    public var d: Double
    /// The distance to the right.
    public var x: Double
    /// The distance downwards.
    public var y: Double

    /// Creates a transform.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, x: Double = 0, y: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.x = x
        self.y = y
    }

    /// Moves by a distance.
    public static func translation(x: Double, y: Double) -> Transform { Transform(x: x, y: y) }

    /// Scales by factors.
    public static func scale(x: Double, y: Double) -> Transform { Transform(a: x, d: y) }

    /// Rotates clockwise by an angle in radians.
    public static func rotation(_ angle: Double) -> Transform {
        Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
    }

    /// Whether the transform maps the plane to a line or a point, so that nothing is visible.
    var isDegenerate: Bool { a * d - b * c == 0 }
}
