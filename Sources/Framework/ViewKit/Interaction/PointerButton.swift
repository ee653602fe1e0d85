// SPDX-License-Identifier: MIT

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
