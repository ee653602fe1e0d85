// SPDX-License-Identifier: MIT

public import RxKernel

/// A step of a gesture of the user on a view.
public protocol Gesture: Sendable, Codable, Equatable {
    /// The step of the gesture.
    var state: GestureState { get }
}

/// The step of a ``Gesture``.
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

/// A button of a mouse.
public enum PointerButton: String, Sendable, Codable {
    /// The left button for a right-handed user. A tap with a finger counts as this button.
    case primary
    /// The right button for a right-handed user.
    case secondary
    /// The wheel.
    case middle
}

/// A click, or a tap with a finger.
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

/// A long press with the primary button or a finger.
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

/// A drag with the primary button or a finger.
public struct PanGesture: Gesture {
    /// The position in the view at which the drag began.
    public var start: Point
    /// The distance from ``start``: `x` to the right, `y` downwards.
    public var translation: Point
    public var state: GestureState
    /// The position of the pointer.
    public var location: Point { Point(x: start.x + translation.x, y: start.y + translation.y) }

    /// Creates a step of a drag.
    public init(from start: Point, by translation: Point = Point(x: 0, y: 0), state: GestureState) {
        self.start = start
        self.translation = translation
        self.state = state
    }
}

/// A quick move of a finger.
public struct SwipeGesture: Gesture {
    /// The direction of a swipe. It does not depend on the reading direction.
    public enum Direction: String, Sendable, Codable, CaseIterable {
        /// To the left.
        case left
        /// To the right.
        case right
        /// Upwards.
        case up
        /// Downwards.
        case down
    }

    /// The velocity when the finger was lifted, in logical pixels per second: `x` to the right, `y` downwards.
    public var velocity: Point
    /// A swipe is recognized at once.
    public var state: GestureState { .recognized }
    /// The direction in which the swipe was faster.
    public var direction: Direction {
        abs(velocity.x) > abs(velocity.y)
            ? velocity.x < 0 ? .left : .right : velocity.y < 0 ? .up : .down
    }

    /// Creates a swipe.
    public init(velocity: Point) { self.velocity = velocity }
}

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

/// Two fingers that turn.
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

/// The pointer over a view: it enters (`began`), moves (`changed`) and leaves (`ended`).
public struct HoverGesture: Gesture {
    /// The position in the view; when the pointer leaves, the last one.
    public var location: Point
    public var state: GestureState

    /// Creates a step of a gesture.
    public init(at location: Point, state: GestureState) {
        self.location = location
        self.state = state
    }
}

/// The user scrolls over a view, with the wheel or a touch pad.
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

/// A key that was pressed.
public struct KeyPress: Sendable, Codable, Hashable {
    /// The key with the modifiers, as a ``Shortcut`` names them.
    public var keys: KeyCombination
    /// The text that the key produces; nil for a key such as an arrow.
    public var text: String?

    /// Creates a key press.
    public init(_ keys: KeyCombination, text: String? = nil) {
        self.keys = keys
        self.text = text
    }
}
