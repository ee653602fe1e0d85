// SPDX-License-Identifier: MIT

extension Rect {
    /// A rectangle, in the numbers that widgets and snapshots speak.
    @_disfavoredOverload  // Whole numbers in a program are Float at once.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            origin: Point(x: Float(x), y: Float(y)), size: Size(width: Float(width), height: Float(height)))
    }
}

extension Point {
    /// A point, in the numbers that widgets and gestures speak.
    @_disfavoredOverload
    public init(x: Double, y: Double) { self.init(x: Float(x), y: Float(y)) }
}

extension Size {
    /// A size, in the numbers that widgets and snapshots speak.
    @_disfavoredOverload
    public init(width: Double, height: Double) { self.init(width: Float(width), height: Float(height)) }
}
