// SPDX-License-Identifier: MIT

import ViewKit

/// A change from one state to the next. A view updates its widgets only where the two differ.
/// ```swift
/// override func show(_ change: Change<RatingState>) { change.of(\.stars) { scale.value = Double($0) } }
/// ```
@preconcurrency @MainActor public struct Change<State> {
    /// The state that is shown; nil before the first one.
    public var old: State? { isFirst ? nil : shown }
    /// The state to show.
    public let new: State
    /// The state that is shown; the new one before the first one. It is no optional, since reading a property
    /// of an optional copies the state.
    @usableFromInline let shown: State
    @usableFromInline let isFirst: Bool

    init(from old: State?, to new: State) {
        shown = old ?? new
        isFirst = old == nil
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
        isFirst || shown[keyPath: value] != new[keyPath: value]
    }

    /// Whether a text with positions in it is new, which it is in another normal form, too.
    func isNewText(_ text: KeyPath<State, String>) -> Bool {
        isFirst || !shown[keyPath: text].hasScalars(of: new[keyPath: text])
    }
}
