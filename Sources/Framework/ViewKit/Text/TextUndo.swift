// SPDX-License-Identifier: MIT

/// Decides which changes of the text of a view the user can undo, and which of them are one step.
///
/// What the user changes is a step. A text that the program sets begins a new history, except in these cases:
/// - while the view reports a change of the user, such as the text of a formatter: it belongs to the user's step;
/// - in `edit { … }`: it is a step.
///
/// A cell that shows another item begins new histories in both cases: the text of one row is no change of another's.
struct TextUndo {
    /// To which step a change by the program belongs.
    enum Mode: Equatable {
        /// To none: it begins a new history.
        case newHistory
        /// To a step of its own, which further changes continue.
        case newStep
        /// To the last step.
        case lastStep
    }

    private(set) var steps = UndoSteps()
    private var mode = Mode.newHistory

    /// Begins a part of the program whose changes have a mode, and returns the mode to restore with ``end(_:)``.
    mutating func begin(_ new: Mode) -> Mode {
        defer { mode = new }
        return mode
    }

    /// Begins `edit { … }`: within the report of a change, and within another `edit { … }`, it changes nothing.
    mutating func beginEdit() -> Mode { begin(mode == .newHistory ? .newStep : mode) }

    mutating func end(_ outer: Mode) { mode = outer }

    /// Ends `edit { … }`. The changes of one within another belong to the same step.
    mutating func endEdit(_ outer: Mode) { if outer != .newStep { mode = outer } }

    /// - Parameter continuesDeletion: whether what is typed next may continue the deletion of a selection, until a pause.
    mutating func userChanged(
        _ changes: [UndoSteps.Change], selection: Range<Int>, continuesDeletion: Bool = false
    ) {
        steps.add(changes, selection: selection, isTyped: true, continuesDeletion: continuesDeletion)
    }

    /// - Parameter change: the change; nil if the program has set the same text again.
    @MainActor mutating func programChanged(_ change: UndoSteps.Change?, selection: Range<Int>) {
        switch CellItemChange.isRunning ? .newHistory : mode {
        case .newHistory: steps = UndoSteps()
        case .newStep:
            guard let change else { return }
            steps.add([change], selection: selection, isTyped: false)
            mode = .lastStep
        case .lastStep: if let change { steps.extendLast([change]) }
        }
    }

    /// What the user types next is a step of its own.
    mutating func pause() { steps.closeLast() }

    /// The user has moved the caret, or selected characters.
    mutating func userSelected(_ selection: Range<Int>) { steps.closeLast(ifCaretIsNotAtEnd: selection) }

    mutating func clear() { steps = UndoSteps() }

    mutating func restore(_ steps: UndoSteps) { self.steps = steps }

    /// Returns the changes that undo the last step, and the selection after them.
    mutating func undo() -> (edits: [TextEdit], selection: Range<Int>)? {
        steps.undo().map { ($0.reversal, $0.selection) }
    }

    /// Returns the changes of the step that was undone last, and the selection after them.
    mutating func redo() -> (edits: [TextEdit], selection: Range<Int>)? {
        steps.redo().map { step in
            let last = step.edits.last
            let caret = last.map { $0.range.lowerBound + $0.replacement.unicodeScalars.count } ?? 0
            return (step.edits, caret..<caret)
        }
    }
}

/// The time in which a cell is configured with another item than before.
@MainActor enum CellItemChange {
    private(set) static var isRunning = false

    static func run(_ configure: () -> Void) {
        let outer = isRunning
        isRunning = true
        configure()
        isRunning = outer
    }
}
