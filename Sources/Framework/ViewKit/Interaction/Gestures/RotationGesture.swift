// SPDX-License-Identifier: MIT

/// Two fingers that turn.
/// ```swift
/// map.rx.rotationGesture().subscribe(onNext: { print($0.angle) }).disposed(by: bag)
/// ```
public struct RotationGesture: Gesture {
    /// The angle since the beginning, clockwise, in radians.
    public var angle: Double
    public var state: GestureState

    /// Creates a step of a gesture.
    public init(angle: Double, state: GestureState) {
        self.angle = angle
        self.state = state
    }
}
