// SPDX-License-Identifier: MIT

/// A change from one state to the next. A view updates its widgets only where the two differ.
/// ```swift
/// override func show(_ change: Change<RatingState>) { change.of(\.stars) { scale.value = Double($0) } }
/// ```
@preconcurrency @MainActor public struct Change<State> {
    /// The state that is shown; nil before the first one.
    public let old: State?
    /// The state to show.
    public let new: State

    init(from old: State?, to new: State) {
        self.old = old
        self.new = new
    }

    // Inlined, so that the compiler replaces the key path by a direct read. Evaluating a key path takes as long as the call of GTK.

    /// Calls `show` with a property, if it is new.
    @inlinable @inline(__always)
    public func of<Value: Equatable>(_ value: KeyPath<State, Value>, _ show: (Value) -> Void) {
        if isNew(value) { show(new[keyPath: value]) }
    }

    /// Whether a property is new.
    @inlinable @inline(__always)
    public func isNew<Value: Equatable>(_ value: KeyPath<State, Value>) -> Bool {
        guard let old else { return true }
        return old[keyPath: value] != new[keyPath: value]
    }
}
