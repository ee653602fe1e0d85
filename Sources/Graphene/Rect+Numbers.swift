// SPDX-License-Identifier: MIT

extension Rect {
    /// A rectangle, in the numbers that widgets and snapshots speak.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            origin: Point(x: Float(x), y: Float(y)), size: Size(width: Float(width), height: Float(height)))
    }
}
