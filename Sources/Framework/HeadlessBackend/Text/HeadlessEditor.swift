// SPDX-License-Identifier: MIT

import ViewKit

/// A text that is edited in memory, with its selection.
struct HeadlessEditor {
    private(set) var text = ""
    /// The selection, in Unicode scalars.
    var selection = 0..<0

    /// Changes the text.
    mutating func apply(_ edit: TextEdit) { _ = edit.apply(to: &text) }

    /// Shows a text that the application has set.
    mutating func show(_ newText: String, selection: Range<Int>) {
        text = newText
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

    /// Deletes a range of characters.
    mutating func delete(_ range: Range<Int>) -> TextEdit? {
        let edit = TextEdit(text.scalarRange(ofCharacters: range), "")
        guard !edit.range.isEmpty else { return nil }
        apply(edit)
        selection = edit.range.lowerBound..<edit.range.lowerBound
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
}
