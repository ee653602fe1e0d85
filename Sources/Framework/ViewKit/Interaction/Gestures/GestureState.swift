// SPDX-License-Identifier: MIT

/// The phase of a ``Gesture``.
/// ```swift
/// map.rx.longPressGesture().when(.began).subscribe(onNext: { print($0.location) }).disposed(by: bag)
/// ```
public enum GestureState: String, Sendable, Codable {
    /// The gesture began.
    case began
    /// The gesture continues.
    case changed
    /// The gesture has ended, or was recognized at once, as a click is.
    case ended
    /// The gesture was interrupted. Undo its effect.
    case cancelled

    /// Another name for ``ended``, which reads better for a click.
    public static let recognized = GestureState.ended
}
