// SPDX-License-Identifier: MIT

/// Decides which changes of the text of a view the user can undo, and which of them are one step.
///
/// What the user changes is a step. A text that the program sets begins a new history, except in these cases:
/// - while the view reports a change of the user, such as the text of a formatter: it belongs to the user's step;
/// - in `edit { … }`: it is a step.
///
/// A cell that shows another item begins new histories in both cases: the text of one row is no change of another's.
@MainActor final class TextUndo {
    /// To which step a change by the program belongs.
    private enum Mode {
        /// To none: it begins a new history.
        case newHistory
        /// To a step of its own, which further changes continue.
        case newStep
        /// To the last step.
        case lastStep
    }

    private(set) var steps = UndoSteps()
    private var mode = Mode.newHistory

    /// Calls `report`, in which the view reports a change of the user.
    func reporting(_ report: () -> Void) {
        let outer = mode
        mode = .lastStep
        report()
        mode = outer
    }

    /// Calls `changes`, whose texts are one step. Within the report of a change, and within another `edit { … }`, it changes nothing.
    func edit<Value>(_ changes: () throws -> Value) rethrows -> Value {
        let outer = mode
        if outer == .newHistory { mode = .newStep }
        // The changes of one `edit { … }` within another belong to the same step.
        defer { if outer != .newStep { mode = outer } }
        return try changes()
    }

    /// - Parameters:
    ///   - selection: the selection before the changes.
    ///   - end: the selection after them.
    ///   - continuesDeletion: whether what is typed next may continue the deletion of a selection, until a pause.
    func userChanged(
        _ changes: [UndoSteps.Change], selection: Range<Int>, end: Range<Int>,
        continuesDeletion: Bool = false
    ) {
        steps.add(
            changes, selection: selection, end: end, isTyped: true, continuesDeletion: continuesDeletion)
    }

    /// - Parameters:
    ///   - change: the change; nil if the program has set the same text again.
    ///   - selection: the selection before the change.
    ///   - end: the selection after it.
    func programChanged(_ change: UndoSteps.Change?, selection: Range<Int>, end: Range<Int>) {
        switch CellItemChange.isRunning ? .newHistory : mode {
        case .newHistory: steps = UndoSteps()
        case .newStep:
            guard let change else { return }
            steps.add([change], selection: selection, end: end, isTyped: false)
            mode = .lastStep
        case .lastStep:
            guard let change else { return }
            steps.extendLast([change])
            steps.selectAfterLast(end)
        }
    }

    /// The program has set the selection. While a change is reported, and in `edit { … }`, it belongs to the step.
    func programSelected(_ selection: Range<Int>) {
        if mode == .lastStep, !CellItemChange.isRunning { steps.selectAfterLast(selection) }
    }

    /// What the user types next is a step of its own.
    func pause() { steps.closeLast() }

    /// The user has moved the caret, or selected characters.
    func userSelected(_ selection: Range<Int>) { steps.closeLast(ifCaretIsNotAtEnd: selection) }

    func clear() { steps = UndoSteps() }

    func restore(_ steps: UndoSteps) { self.steps = steps }

    /// Returns the changes that undo the last step, and the selection after them.
    func undo() -> (edits: [TextEdit], selection: Range<Int>)? {
        steps.undo().map { ($0.reversal, $0.selection) }
    }

    /// Returns the changes of the step that was undone last, and the selection after them.
    func redo() -> (edits: [TextEdit], selection: Range<Int>)? {
        steps.redo().map { ($0.edits, $0.end) }
    }
}

/// The time in which a cell is configured with another item than before.
@MainActor enum CellItemChange {
    // Set for one synchronous call on the main actor, and has its former value after it.
    private(set) static var isRunning = false

    static func run(_ configure: () -> Void) {
        let outer = isRunning
        isRunning = true
        configure()
        isRunning = outer
    }
}
