// SPDX-License-Identifier: MIT

import ViewKit

/// A text field or a text view in memory, for the keys and the clipboard of the user.
@MainActor protocol HeadlessTextInput: HeadlessView {
    /// The text that the user sees.
    var editedText: String { get }
    /// The characters that are selected; empty where the caret is.
    var selectedRange: Range<Int> { get }
    /// Whether the text can be copied: that of a password cannot.
    var isReadable: Bool { get }
    /// The keys that it takes.
    var textKeys: TextKeyTraits { get }
    /// Whether the user has extended the selection to its beginning.
    var isCaretAtStart: Bool { get set }
    /// Where the caret is after a move to another line, and the column in which such moves have begun; nil after every other key.
    var lineMove: (caret: Int, column: Int)? { get set }
    func select(_ range: Range<Int>, file: StaticString, line: Int) throws
    func deleteCharacters(_ range: Range<Int>) throws
    func pressHistoryKey(isRedo: Bool) throws
    func pressReturnKey() throws
    func insert(_ text: String, file: StaticString, line: Int) throws
    /// Types a character, as a key does: it may belong to the word that was typed before.
    func typeCharacter(_ text: String) throws
    func deleteBackward(file: StaticString, line: Int) throws
}

extension HeadlessTextInput {
    func pasteText() throws {
        try requireOperable()
        guard let backend else {
            throw HeadlessError.other(
                "The \(role.rawValue) \"\(name)\" is in no window, so a user could not paste into it.")
        }
        guard let text = backend.clipboardItems.lazy.compactMap(\.text).first else {
            throw HeadlessError.other(
                "The clipboard has no text that a user could paste into the \(role.rawValue) \"\(name)\". Set clipboardItems of the "
                    + "backend, or copy a text first.")
        }
        try insert(text, file: #fileID, line: #line)
    }

    func copyText() throws {
        try requireOperable()
        guard isReadable else {
            throw HeadlessError.other(
                "The \(role.rawValue) \"\(name)\" is for a password, so a user could not copy its text.")
        }
        let selected = selectedRange
        guard !selected.isEmpty else {
            throw HeadlessError.other(
                "Nothing is selected in the \(role.rawValue) \"\(name)\", so a user could not copy it. Call select(_:) first."
            )
        }
        let text = String(editedText.dropFirst(selected.lowerBound).prefix(selected.count))
        backend?.clipboardItems = [.text(text)]
    }

    func cutText() throws {
        try copyText()
        try deleteBackward(file: #fileID, line: #line)
    }

    /// Does what Ctrl+V, Ctrl+C and Ctrl+X do, and Shift+Insert, Ctrl+Insert and Shift+Delete; returns whether the key is one of them.
    func pressClipboardKey(_ keys: KeyCombination) throws -> Bool {
        switch (keys.modifiers, keys.editingKey) {
        case (.control, "v"), (.shift, "Insert"): try pasteText()
        case (.control, "c"), (.control, "Insert"): try copyText()
        case (.control, "x"), (.shift, "Delete"): try cutText()
        default: return false
        }
        return true
    }
}

extension HeadlessTextField: HeadlessTextInput {
    var editedText: String { shown?.text ?? "" }
    var isReadable: Bool { shown?.purpose != .password }

    /// Presses Ctrl+V: the text of the clipboard replaces the selection.
    public func paste(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try pasteText() }
    }
    /// Presses Ctrl+C: the selected text is in the clipboard then.
    public func copy(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try copyText() }
    }
    /// Presses Ctrl+X: the selected text is moved to the clipboard.
    public func cut(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try cutText() }
    }
}

extension HeadlessTextView: HeadlessTextInput {
    var editedText: String { value ?? "" }
    var isReadable: Bool { true }

    /// Presses Ctrl+V: the text of the clipboard replaces the selection.
    public func paste(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try pasteText() }
    }
    /// Presses Ctrl+C: the selected text is in the clipboard then.
    public func copy(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try copyText() }
    }
    /// Presses Ctrl+X: the selected text is moved to the clipboard.
    public func cut(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try cutText() }
    }
}
