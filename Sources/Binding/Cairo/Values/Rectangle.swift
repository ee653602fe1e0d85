// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A rectangle of a drawing.
public struct Rectangle: Hashable, Sendable {
    /// The top left corner and the size.
    public var x, y, width, height: Double

    /// Creates a rectangle by its corner and size.
    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var c: cairo_rectangle_t { cairo_rectangle_t(x: x, y: y, width: width, height: height) }

    init(_ c: cairo_rectangle_t) { self.init(x: c.x, y: c.y, width: c.width, height: c.height) }

    /// Returns the rectangle between two corners that a function of Cairo writes.
    init(
        corners ask: (
            UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
            UnsafeMutablePointer<Double>
        ) -> Void
    ) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        ask(&left, &top, &right, &bottom)
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A rectangle of whole pixels.
public struct RectangleInt: CStruct, Hashable, Sendable {
    public var _c: cairo_rectangle_int_t
    public init(_c: cairo_rectangle_int_t) { self._c = _c }

    /// Creates a rectangle by its corner and size.
    public init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
        _c = cairo_rectangle_int_t(
            x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width),
            height: Int32(clamping: height))
    }

    /// The left edge.
    public var x: Int { Int(_c.x) }
    /// The upper edge.
    public var y: Int { Int(_c.y) }
    /// The width.
    public var width: Int { Int(_c.width) }
    /// The height.
    public var height: Int { Int(_c.height) }

    public static func == (left: RectangleInt, right: RectangleInt) -> Bool {
        (left.x, left.y, left.width, left.height) == (right.x, right.y, right.width, right.height)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine([x, y, width, height]) }
}
