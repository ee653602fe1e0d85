// SPDX-License-Identifier: MIT

/// The user scrolls over a view, with the wheel or a touchpad.
/// ```swift
/// map.rx.scrollGesture().subscribe(onNext: { print($0.delta) }).disposed(by: bag)
/// ```
public struct ScrollGesture: Gesture {
    /// The distance, in steps of a wheel: `x` to the right, `y` downwards.
    public var delta: Point
    /// The keys that are held down.
    public var modifiers: KeyModifiers
    /// A step of a wheel is recognized at once.
    public var state: GestureState { .recognized }

    /// Creates a step.
    public init(by delta: Point, modifiers: KeyModifiers = []) {
        self.delta = delta
        self.modifiers = modifiers
    }
}
