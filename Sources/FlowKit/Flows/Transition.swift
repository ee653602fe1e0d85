// SPDX-License-Identifier: MIT

/// A change on screen as a value: push this, close that. A flow answers it, and the coordinator performs it.
///
/// ```swift
/// return .perform([.popToRoot(of: navigation), .push(detail, on: navigation)], then: .viewController(detail))
/// ```
/// In one tree of flows one transition is under way at a time: each begins when the one before has completed. Modules
/// that know views supply the transitions of their containers.
@MainActor public protocol Transition: CustomStringConvertible {
    /// Makes the change, and calls `completed` once, when it has been made.
    func perform(completed: @escaping @MainActor () -> Void)
}

/// A transition from a closure, done when the closure returns.
public struct ImmediateTransition: Transition {
    /// What reports and journals call it.
    public let name: String
    private let change: @MainActor () -> Void

    /// The change that `change` makes.
    public init(_ name: String, _ change: @escaping @MainActor () -> Void) {
        self.name = name
        self.change = change
    }

    public nonisolated var description: String { name }

    public func perform(completed: @escaping @MainActor () -> Void) {
        change()
        completed()
    }
}

/// Performs transitions one after another.
@MainActor final class TransitionQueue {
    private var waiting: [any Transition] = []
    private var isPerforming = false

    func add(_ transitions: [any Transition]) {
        waiting += transitions
        performNext()
    }

    private func performNext() {
        guard !isPerforming, !waiting.isEmpty else { return }
        isPerforming = true
        waiting.removeFirst().perform { [weak self] in
            self?.isPerforming = false
            self?.performNext()
        }
    }
}
