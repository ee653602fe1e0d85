// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A point of a drawing.
public struct Point: Hashable, Sendable {
    /// The distance to the right.
    public var x: Double
    /// The distance downwards.
    public var y: Double

    /// Creates a point by its coordinates.
    public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
}

/// A colour with components from 0 to 1.
public struct Color: Hashable, Sendable {
    /// The components; an alpha of 1 is opaque.
    public var red, green, blue, alpha: Double

    /// Creates a colour by its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
