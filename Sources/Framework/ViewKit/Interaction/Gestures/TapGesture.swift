// SPDX-License-Identifier: MIT

/// A click, or a tap with a finger.
/// ```swift
/// map.rx.tapGesture().subscribe(onNext: { print($0.location, $0.modifiers.contains(.shift)) }).disposed(by: bag)
/// ```
public struct TapGesture: Gesture {
    /// The position in the view.
    public var location: Point
    /// The button.
    public var button: PointerButton
    /// 1 for the first click, 2 for the second one of a double click, and so on.
    public var count: Int
    /// The keys that are held down.
    public var modifiers: KeyModifiers
    /// A click is recognized at once.
    public var state: GestureState { .recognized }

    /// Creates a click.
    public init(
        at location: Point, button: PointerButton = .primary, count: Int = 1, modifiers: KeyModifiers = []
    ) {
        self.location = location
        self.button = button
        self.count = count
        self.modifiers = modifiers
    }
}

/// A button of a mouse.
/// ```swift
/// map.rx.tapGesture(.middle).subscribe(onNext: { print($0.location) }).disposed(by: bag)
/// ```
public enum PointerButton: String, Sendable, Codable {
    /// The left button for a right-handed user. A tap with a finger counts as this button.
    case primary
    /// The right button for a right-handed user.
    case secondary
    /// The wheel.
    case middle
}
