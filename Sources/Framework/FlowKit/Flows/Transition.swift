// SPDX-License-Identifier: MIT

/// A change on screen as a value: push this, close that. A flow returns it, and the coordinator performs it.
///
/// ```swift
/// return .perform(.popToRoot(on: navigation), .push(detail, on: navigation), then: .viewController(detail))
/// ```
/// In one tree of flows one transition runs at a time: each begins when the one before has completed, or when the coordinator's
/// timeout has passed. The contributors after `then` start when the last transition has begun: its screen is in its container, and
/// may still move. Modules that know views supply the transitions of their containers.
@preconcurrency @MainActor public protocol Transition: CustomStringConvertible {
    /// Makes the change, and calls `completed` once, when the change is made.
    func perform(completed: @escaping @MainActor () -> Void)
}

extension Transition {
    /// Makes the change, and returns when the change is made.
    public func perform() async {
        await withCheckedContinuation { continuation in
            perform { continuation.resume() }
        }
    }

    /// Equality of two transitions of any types: by value where the type is `Equatable`, otherwise by type and description.
    nonisolated func isEqual(to other: any Transition) -> Bool {
        guard type(of: self) == type(of: other) else { return false }
        if let equatable = self as? any Equatable { return equatable.isEqual(to: other) }
        return description == other.description
    }
}

/// A transition from a closure. It has completed when the closure returns.
/// ```swift
/// return .perform([ImmediateTransition("beep") { beep() }], then: .none)
/// ```
public struct ImmediateTransition: Transition {
    /// The description in reports and in the journal.
    public let name: String
    private let change: @MainActor () -> Void

    /// A transition that calls `change`.
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
