// SPDX-License-Identifier: MIT

/// A quick move of a finger.
/// ```swift
/// map.rx.swipeGesture(.left).subscribe(onNext: { _ in print("next") }).disposed(by: bag)
/// ```
public struct SwipeGesture: Gesture {
    /// The direction of a swipe. It does not depend on the reading direction.
    public enum Direction: String, Sendable, Codable, CaseIterable {
        /// To the left.
        case left
        /// To the right.
        case right
        /// Upwards.
        case up
        /// Downwards.
        case down
    }

    /// The velocity when the finger was lifted, in logical pixels per second: `x` to the right, `y` downwards.
    public var velocity: Point
    /// A swipe is recognized at once.
    public var state: GestureState { .recognized }
    /// The direction in which the swipe was faster.
    public var direction: Direction {
        abs(velocity.x) > abs(velocity.y)
            ? velocity.x < 0 ? .left : .right : velocity.y < 0 ? .up : .down
    }

    /// Creates a swipe.
    public init(velocity: Point) { self.velocity = velocity }
}
