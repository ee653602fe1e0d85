// SPDX-License-Identifier: MIT

/// A drag with the primary button or a finger.
/// ```swift
/// map.rx.panGesture().subscribe(onNext: { print($0.start, $0.translation) }).disposed(by: bag)
/// ```
public struct PanGesture: Gesture {
    /// The position in the view at which the drag began.
    public var start: Point
    /// The distance from ``start``: `x` to the right, `y` downwards.
    public var translation: Point
    public var state: GestureState
    /// The position of the pointer.
    public var location: Point { Point(x: start.x + translation.x, y: start.y + translation.y) }

    /// Creates a step of a drag.
    public init(from start: Point, by translation: Point = Point(x: 0, y: 0), state: GestureState) {
        self.start = start
        self.translation = translation
        self.state = state
    }
}
