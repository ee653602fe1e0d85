// SPDX-License-Identifier: MIT

/// The changes of a text that the user can undo and redo, with the text to which they belong.
///
/// A view that shows several documents begins a new history with each text that it is given. To keep the history of a document, read
/// ``TextView/history`` before another document is shown, and set it after the text of the document was set again:
/// ```swift
/// histories[shown.id] = view.history
/// view.text = next.text
/// if let history = histories[next.id] { view.history = history }
/// ```
public struct TextHistory: Sendable, Codable, Hashable {
    /// The text to which the history belongs.
    public let text: String
    var steps: UndoSteps

    /// Whether there is a change that can be undone.
    public var canUndo: Bool { steps.canUndo }
    /// Whether there is an undone change that can be done again.
    public var canRedo: Bool { steps.canRedo }
}

/// The steps of a history, without the text.
struct UndoSteps: Sendable, Codable, Hashable {
    /// Changes of the text that are undone together.
    struct Step: Sendable, Codable, Hashable {
        /// The changes from the text before to the text after, in order, each with the one that reverses it.
        var changes: [Change]
        /// The selection before the step, in Unicode scalars.
        var selection: Range<Int>
        /// The selection after the step; nil in a history of an earlier version, and then it is where the last change ends.
        var selectionAfter: Range<Int>?
        /// Whether the next character that the user types may belong to the step.
        var isOpen = false

        var edits: [TextEdit] { changes.map(\.edit) }
        var reversal: [TextEdit] { changes.reversed().map(\.reversal) }

        /// The selection after the step was done again.
        var end: Range<Int> {
            if let selectionAfter { return selectionAfter }
            let last = changes.last?.edit
            let caret = last.map { $0.range.lowerBound + $0.replacement.unicodeScalars.count } ?? 0
            return caret..<caret
        }
    }

    struct Change: Sendable, Codable, Hashable {
        var edit: TextEdit
        var reversal: TextEdit

        /// Changes `text`. Returns nil, and changes nothing, if the range of `edit` is not in the text.
        init?(_ edit: TextEdit, applyingTo text: inout String) {
            guard let range = edit.indices(in: text) else { return nil }
            let count = edit.replacement.unicodeScalars.count
            let start = edit.range.lowerBound
            self.edit = edit
            reversal = TextEdit(start..<start + count, String(text.unicodeScalars[range]))
            text.unicodeScalars.replaceSubrange(range, with: edit.replacement.unicodeScalars)
        }
    }

    /// A history has as many steps at most; then the oldest one is removed.
    static let maximumCount = 1_000

    private var done: [Step] = []
    private var undone: [Step] = []

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }
    var isEmpty: Bool { done.isEmpty && undone.isEmpty }

    /// Adds a step. What the user types continues the last step up to the end of a word; with `continuesDeletion`, also the deletion of a
    /// selection. `end` is the selection after the changes.
    mutating func add(
        _ changes: [Change], selection: Range<Int>, end: Range<Int>, isTyped: Bool,
        continuesDeletion: Bool = false
    ) {
        guard !changes.isEmpty else { return }
        undone = []
        let edit = changes[0].edit
        let deletesSelection =
            continuesDeletion && edit.replacement.isEmpty && !edit.range.isEmpty && edit.range == selection
        let isOpen = isTyped && changes.count == 1 && (edit.insertsCharacter || deletesSelection)
        if isOpen, continueTyping(edit) { return selectAfterLast(end) }
        done.append(
            Step(changes: changes, selection: selection, selectionAfter: end, isOpen: isOpen))
        if done.count > Self.maximumCount { done.removeFirst() }
    }

    /// Adds changes to the last step; without one, the history stays empty.
    mutating func extendLast(_ changes: [Change]) {
        undone = []
        guard !done.isEmpty, !changes.isEmpty else { return }
        done[done.count - 1].changes += changes
        done[done.count - 1].isOpen = false
    }

    /// The selection after the last step is another one than that after its changes.
    mutating func selectAfterLast(_ selection: Range<Int>) {
        if !done.isEmpty { done[done.count - 1].selectionAfter = selection }
    }

    /// What is typed next is a step of its own.
    mutating func closeLast() { if !done.isEmpty { done[done.count - 1].isOpen = false } }

    /// What is typed next is a step of its own, unless the caret is where the last typing ended: a toolkit may report that move apart.
    mutating func closeLast(ifCaretIsNotAtEnd selection: Range<Int>) {
        guard let typed = done.last?.changes.first?.edit else { return }
        let end = typed.range.lowerBound + typed.replacement.unicodeScalars.count
        if selection != end..<end { closeLast() }
    }

    /// Moves the last step to those that can be done again, and returns it; nil for none.
    mutating func undo() -> Step? {
        closeLast()
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        return step
    }

    /// Moves the step that was undone last back, and returns it; nil for none.
    mutating func redo() -> Step? {
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        return step
    }

    /// Appends a typed character to the last step if both belong to one word, or to the space after it.
    private mutating func continueTyping(_ edit: TextEdit) -> Bool {
        guard let last = done.last, last.isOpen, edit.range.isEmpty else { return false }
        let typed = last.changes[0].edit
        let end = typed.range.lowerBound + typed.replacement.unicodeScalars.count
        let beginsWord =
            typed.replacement.last?.isWhitespace == true && edit.replacement.last?.isWhitespace == false
        guard edit.range.lowerBound == end, !beginsWord else { return false }
        let newEnd = end + edit.replacement.unicodeScalars.count
        done[done.count - 1].changes[0].edit.replacement += edit.replacement
        done[done.count - 1].changes[0].reversal.range = typed.range.lowerBound..<newEnd
        return true
    }
}

extension TextEdit {
    /// Whether the change inserts one character, as a key does.
    fileprivate var insertsCharacter: Bool {
        replacement.count == 1 && replacement.last?.isNewline == false
    }
}
