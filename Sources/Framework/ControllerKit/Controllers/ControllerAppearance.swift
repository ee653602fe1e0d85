// SPDX-License-Identifier: MIT

/// Whether a controller is visible, and what it is about to become. Only its functions change it, so that no two of its members
/// contradict each other.
struct ControllerAppearance {
    /// A step between hidden and visible. Each method of the life cycle belongs to one step, so that no method is called twice, or without
    /// the method before it, even if a method changes which screens are visible.
    enum Step {
        case hidden, willAppear, isAppearing, visible, willDisappear

        /// Whether the controller is visible or about to be.
        var isTowardsVisible: Bool { self != .hidden && self != .willDisappear }
    }

    /// Why a controller appears or disappears, if it is not because another one was in front of it.
    enum Movement { case toParent, fromParent, presented, dismissed }

    private enum State { case detached, hidden, minimized, visible, dismissed }

    private var state = State.detached
    private(set) var step = Step.hidden
    private(set) var movement: Movement?
    /// Whether the view has appeared at least once.
    private(set) var hasAppeared = false

    /// Whether the controller would be visible if its window were not minimized.
    var isMinimized: Bool { state == .minimized }

    var phase: ViewController.Phase {
        switch state {
        case .detached: .detached
        case .hidden, .minimized: .hidden
        case .visible: .visible
        case .dismissed: .dismissed
        }
    }

    // MARK: Position

    mutating func enterContainer() { state = .hidden }

    mutating func detach() { state = .detached }

    mutating func dismiss() { state = .dismissed }

    mutating func begin(_ movement: Movement?) { self.movement = movement }

    mutating func end(_ movement: Movement) { if self.movement == movement { self.movement = nil } }

    // MARK: Visibility

    /// Begins a change of visibility. Returns false if it has begun already.
    mutating func begin(toVisible visible: Bool) -> Bool {
        guard step.isTowardsVisible != visible else { return false }
        step = visible ? .willAppear : .willDisappear
        return true
    }

    /// Returns false if the controller is not about to become visible.
    mutating func becomeVisible() -> Bool {
        guard step == .willAppear else { return false }
        (step, state) = (.isAppearing, .visible)
        return true
    }

    /// Whether only the end is left of a change of visibility.
    func isEnding(toVisible visible: Bool) -> Bool { step == (visible ? .isAppearing : .willDisappear) }

    mutating func hide(isMinimizing: Bool) { state = isMinimizing ? .minimized : .hidden }

    mutating func end(toVisible visible: Bool) { step = visible ? .visible : .hidden }

    /// Returns whether the view has appeared for the first time.
    mutating func didAppear() -> Bool {
        defer { hasAppeared = true }
        return !hasAppeared
    }

    /// Returns false if nothing changes. A controller that is not hidden cannot be minimized.
    mutating func setMinimized(_ isMinimized: Bool) -> Bool {
        guard state == (isMinimized ? .hidden : .minimized) else { return false }
        hide(isMinimizing: isMinimized)
        return true
    }
}
