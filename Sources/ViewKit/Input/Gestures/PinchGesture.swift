// SPDX-License-Identifier: MIT

/// Two fingers that move apart or together.
public struct PinchGesture: Gesture {
    /// The distance of the fingers, divided by their distance at the beginning.
    public var scale: Double
    public var state: GestureState

    /// Creates a step of a gesture.
    public init(scale: Double, state: GestureState) {
        self.scale = scale
        self.state = state
    }
}
