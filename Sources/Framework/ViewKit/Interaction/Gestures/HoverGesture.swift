// SPDX-License-Identifier: MIT

/// The pointer over a view: it enters (`began`), moves (`changed`) and leaves (`ended`).
/// ```swift
/// map.rx.hoverGesture().subscribe(onNext: { print($0.location) }).disposed(by: bag)
/// ```
public struct HoverGesture: Gesture {
    /// The position in the view; when the pointer leaves, the last one.
    public var location: Point
    public var state: GestureState

    /// Creates a phase of a gesture.
    public init(at location: Point, state: GestureState) {
        self.location = location
        self.state = state
    }
}
