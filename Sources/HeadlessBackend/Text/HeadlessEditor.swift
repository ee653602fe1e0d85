// SPDX-License-Identifier: MIT

import ViewKit

/// A text that is edited in memory, with its selection and its undo history.
struct HeadlessEditor {
    private(set) var text = ""
    /// The selection, in Unicode scalars.
    var selection = 0..<0
    private var undoEdits: [TextEdit] = []
    private var redoEdits: [TextEdit] = []

    /// Changes the text, and adds the change to the history.
    mutating func apply(_ edit: TextEdit) {
        guard let inverse = inverse(of: edit), edit.apply(to: &text) else { return }
        undoEdits.append(inverse)
        redoEdits = []
    }

    /// Shows a text that the application has set.
    mutating func show(_ newText: String, selection: Range<Int>) {
        if let edit = TextEdit(from: text, to: newText) { apply(edit) }
        self.selection = selection
    }

    /// Types a text in place of the selection, and returns the change; nil if the text has as many characters as possible.
    mutating func insert(_ typed: String, limit: Int?) -> TextEdit? {
        let edit = TextEdit(selection, typed).limited(to: limit, in: text)
        guard !edit.range.isEmpty || !edit.replacement.isEmpty else { return nil }
        apply(edit)
        let caret = edit.range.lowerBound + edit.replacement.unicodeScalars.count
        selection = caret..<caret
        return edit
    }

    /// Deletes the selection, or else the character before the caret; nil if there is none.
    mutating func deleteBackward() -> TextEdit? {
        var range = selection
        if range.isEmpty {
            let caret = text.characterRange(ofScalars: range).lowerBound
            guard caret > 0 else { return nil }
            range = text.scalarRange(ofCharacters: caret - 1..<caret)
        }
        let edit = TextEdit(range, "")
        apply(edit)
        selection = range.lowerBound..<range.lowerBound
        return edit
    }

    /// Undoes the last change, and returns the change that does so; nil if there is none.
    mutating func undo() -> TextEdit? {
        guard let edit = undoEdits.popLast(), let inverse = perform(edit) else { return nil }
        redoEdits.append(inverse)
        return edit
    }

    /// Redoes the change that was undone last, and returns it; nil if there is none.
    mutating func redo() -> TextEdit? {
        guard let edit = redoEdits.popLast(), let inverse = perform(edit) else { return nil }
        undoEdits.append(inverse)
        return edit
    }

    /// Changes the text, moves the caret behind the change, and returns the change that undoes it.
    private mutating func perform(_ edit: TextEdit) -> TextEdit? {
        guard let inverse = inverse(of: edit), edit.apply(to: &text) else { return nil }
        selection = inverse.range.upperBound..<inverse.range.upperBound
        return inverse
    }

    private func inverse(of edit: TextEdit) -> TextEdit? {
        let scalars = text.unicodeScalars
        guard text.notARange("range", edit.range) == nil else { return nil }
        let start = scalars.index(scalars.startIndex, offsetBy: edit.range.lowerBound)
        let end = scalars.index(start, offsetBy: edit.range.count)
        let newEnd = edit.range.lowerBound + edit.replacement.unicodeScalars.count
        return TextEdit(edit.range.lowerBound..<newEnd, String(scalars[start..<end]))
    }
}
