// SPDX-License-Identifier: MIT

import GObject

extension Editable where Self: GObject.Object {
    /// Replaces line breaks that the user pastes, drops or types by spaces, and removes those before and after the
    /// text. GTK would show them as symbols, and keep them in the text. Call it once for a field of one line. The
    /// text that is inserted instead is one step of the undo history.
    ///
    /// - Parameter isOfUser: Whether a text that is inserted comes from the user; others are inserted as they are.
    public func takeOneLine(if isOfUser: @escaping @MainActor () -> Bool = { true }) {
        // The signal is that of the text in the entry.
        let text: (any Editable)? = delegate ?? self
        text?.onInsertText { [weak text] inserted, position in
            guard inserted.contains(where: \.isNewline), isOfUser(), let text else { return }
            text.stopEmission("insert-text")
            let line = inserted.split(whereSeparator: \.isNewline).joined(separator: " ")
            if !line.isEmpty { position = text.insertText(line, at: position) }
        }
    }
}
