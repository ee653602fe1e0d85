// SPDX-License-Identifier: MIT

import ViewKit

/// Gestures of a user on a view, with a pointer and with fingers. The view and the views that contain it receive them.
///
/// Each function throws `HeadlessError.noGesture` if none of them has subscribed to the gesture, `disabled` if the view is disabled, and
/// `behindDialog` or `behindWindow` if a dialog or a modal window is in front.
extension HeadlessView {
    /// Clicks the view.
    ///
    /// - Parameter count: how many times in a row; 2 for a double click, which reports a single one first.
    public func click(
        at location: Point = Point(x: 0, y: 0), button: PointerButton = .primary, count: Int = 1,
        modifiers: KeyModifiers = [],
        file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            for number in 1...max(count, 1) {
                let tap = TapGesture(at: location, button: button, count: number, modifiers: modifiers)
                try send(.tap(button), .tap(tap), doing: "a click with the \(button.rawValue) button")
            }
        }
    }

    /// Clicks the view twice.
    public func doubleClick(
        at location: Point = Point(x: 0, y: 0), file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            try click(at: location, count: 2)
        }
    }

    /// Presses the view for a long time.
    public func longPress(
        at location: Point = Point(x: 0, y: 0), file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            for state in [GestureState.began, .ended] {
                try send(
                    .longPress, .longPress(LongPressGesture(at: location, state: state)),
                    doing: "a long press")
            }
        }
    }

    /// Drags with the primary button from a position through others, and releases it at the last one.
    public func pan(
        from start: Point, through positions: Point..., file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            let steps = positions.map { Point(x: $0.x - start.x, y: $0.y - start.y) }
            try sendPan(PanGesture(from: start, state: .began))
            for step in steps { try sendPan(PanGesture(from: start, by: step, state: .changed)) }
            try sendPan(PanGesture(from: start, by: steps.last ?? Point(x: 0, y: 0), state: .ended))
        }
    }

    private func sendPan(_ gesture: PanGesture) throws { try send(.pan, .pan(gesture), doing: "a drag") }

    /// Swipes in a direction.
    public func swipe(_ direction: SwipeGesture.Direction, file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) {
            let velocity =
                switch direction {
                case .left: Point(x: -1000, y: 0)
                case .right: Point(x: 1000, y: 0)
                case .up: Point(x: 0, y: -1000)
                case .down: Point(x: 0, y: 1000)
                }
            try send(.swipe, .swipe(SwipeGesture(velocity: velocity)), doing: "a swipe")
        }
    }

    /// Moves two fingers apart, or together for a scale below 1.
    public func pinch(to scale: Double, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            for (scale, state) in [(1, GestureState.began), (scale, .changed), (scale, .ended)] {
                try send(.pinch, .pinch(PinchGesture(scale: scale, state: state)), doing: "a pinch")
            }
        }
    }

    /// Turns two fingers clockwise by an angle in radians.
    public func rotate(by angle: Double, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            for (angle, state) in [(0, GestureState.began), (angle, .changed), (angle, .ended)] {
                try send(
                    .rotation, .rotation(RotationGesture(angle: angle, state: state)), doing: "a rotation")
            }
        }
    }

    /// Moves the pointer into the view, through some positions and out of it.
    public func hover(through positions: Point..., file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            for (index, position) in positions.enumerated() {
                let state = index == 0 ? GestureState.began : .changed
                try send(.hover, .hover(HoverGesture(at: position, state: state)), doing: "the pointer")
            }
            let last = positions.last ?? Point(x: 0, y: 0)
            try send(.hover, .hover(HoverGesture(at: last, state: .ended)), doing: "the pointer")
        }
    }

    /// Turns the wheel over the view.
    public func scroll(
        by delta: Point, modifiers: KeyModifiers = [], file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            try send(.scroll, .scroll(ScrollGesture(by: delta, modifiers: modifiers)), doing: "the wheel")
        }
    }

    private func send(_ kind: GestureKind, _ event: InputEvent, doing gesture: String) throws {
        try requireOperable()
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: "use") }
        let receivers = ancestors.filter { $0.sendIfRequested(kind, event) }
        if receivers.isEmpty { throw HeadlessError.noGesture(gesture, role: role, name: name) }
    }
}
