// SPDX-License-Identifier: MIT

public import RxKernel

/// A step of a gesture of the user on a view.
/// ```swift
/// map.rx.panGesture().when(.ended).subscribe(onNext: { print($0.translation) }).disposed(by: bag)
/// ```
public protocol Gesture: Sendable, Codable, Equatable {
    /// The step of the gesture.
    var state: GestureState { get }
}

extension ObservableType where Element: Gesture {
    /// The gestures in one of these states.
    ///
    /// ```swift
    /// canvas.rx.panGesture().when(.changed, .ended).subscribe(onNext: { [unowned self] in move(by: $0.translation) })
    /// ```
    public func when(_ states: GestureState...) -> Observable<Element> {
        asObservable().filter { states.contains($0.state) }
    }
}

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
