// SPDX-License-Identifier: MIT

/// Two fingers that move apart or together.
/// ```swift
/// map.rx.pinchGesture().subscribe(onNext: { print($0.scale) }).disposed(by: bag)
/// ```
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
