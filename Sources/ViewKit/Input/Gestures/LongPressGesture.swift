// SPDX-License-Identifier: MIT

/// A long press with the primary button or a finger.
public struct LongPressGesture: Gesture {
    /// The position in the view.
    public var location: Point
    public var state: GestureState

    /// Creates a press.
    public init(at location: Point, state: GestureState = .began) {
        self.location = location
        self.state = state
    }
}
