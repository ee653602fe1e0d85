// SPDX-License-Identifier: MIT

/// The undo history of a control for a value, such as a number: the values that it had before the changes of the user.
///
/// A value that the program sets begins a new history, except while the control reports a change of the user: it belongs to that step.
/// A cell that shows another item begins new histories always.
@MainActor final class ValueUndo<Value: Equatable> {
    /// The value to which the history belongs. The state may have been set without it.
    private var known: Value?
    private var earlier: [Value] = []
    private var later: [Value] = []
    /// Whether the control reports a change of the user.
    private var isReporting = false

    /// Calls `report`, in which the control reports a change of the user.
    func reporting(_ report: () -> Void) {
        let wasReporting = isReporting
        isReporting = true
        report()
        isReporting = wasReporting
    }

    /// Call it when the user changes the value.
    func userWillChange(_ old: Value, to new: Value) {
        forgetOtherValue(old)
        guard new != old else { return }
        later = []
        earlier.append(old)
        if earlier.count > UndoSteps.maximumCount { earlier.removeFirst() }
        known = new
    }

    /// Call it when the program sets a value.
    func programWillSet(_ value: Value) {
        if !isReporting || CellItemChange.isRunning { (earlier, later) = ([], []) }
        known = value
    }

    /// Returns the value before the last change, or with `isRedo` the one that was undone last; nil for none.
    func step(from value: Value, isRedo: Bool) -> Value? {
        forgetOtherValue(value)
        guard let result = isRedo ? later.popLast() : earlier.popLast() else { return nil }
        if isRedo { earlier.append(value) } else { later.append(value) }
        known = result
        return result
    }

    private func forgetOtherValue(_ value: Value) {
        if known != value { (earlier, later) = ([], []) }
    }
}
