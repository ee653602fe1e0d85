// SPDX-License-Identifier: MIT

/// A long press with the primary button or a finger.
/// ```swift
/// map.rx.longPressGesture().when(.began).subscribe(onNext: { print($0.location) }).disposed(by: bag)
/// ```
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
