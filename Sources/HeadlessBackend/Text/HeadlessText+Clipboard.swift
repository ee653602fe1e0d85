// SPDX-License-Identifier: MIT

import ViewKit

/// The clipboard in a text field and in a text view in memory.
@MainActor protocol HeadlessTextInput: HeadlessView {
    /// The text that the user sees.
    var editedText: String { get }
    /// The characters that are selected; empty where the caret is.
    var selectedRange: Range<Int> { get }
    /// Whether the text can be copied: that of a password cannot.
    var isReadable: Bool { get }
    func insert(_ text: String, file: StaticString, line: Int) throws
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

    /// Does what Ctrl+V, Ctrl+C and Ctrl+X do; returns whether the key is one of them.
    func pressClipboardKey(_ keys: KeyCombination) throws -> Bool {
        switch keys {
        case KeyCombination("v", modifiers: .control): try pasteText()
        case KeyCombination("c", modifiers: .control): try copyText()
        case KeyCombination("x", modifiers: .control): try cutText()
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
