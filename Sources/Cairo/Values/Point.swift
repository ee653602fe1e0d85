// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A place in a drawing.
public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// A place by its coordinates.
    public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
}

/// A colour, each part from 0 to 1.
public struct Color: Hashable, Sendable {
    /// Its parts; an alpha of 1 is opaque.
    public var red, green, blue, alpha: Double

    /// A colour by its parts.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
