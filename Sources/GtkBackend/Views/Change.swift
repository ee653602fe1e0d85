// SPDX-License-Identifier: MIT

/// The way from one state to the next: widgets are touched only where the two differ.
@MainActor struct Change<State> {
    /// What is shown; nil before anything is.
    let old: State?
    let new: State

    init(from old: State?, to new: State) {
        self.old = old
        self.new = new
    }

    /// Calls `show` with a value that is new.
    func of<Value: Equatable>(_ value: KeyPath<State, Value>, _ show: (Value) -> Void) {
        if isNew(value) { show(new[keyPath: value]) }
    }

    func isNew<Value: Equatable>(_ value: KeyPath<State, Value>) -> Bool {
        guard let old else { return true }
        return old[keyPath: value] != new[keyPath: value]
    }
}
