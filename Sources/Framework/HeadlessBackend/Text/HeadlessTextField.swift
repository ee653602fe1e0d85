// SPDX-License-Identifier: MIT

import ViewKit

/// A text field in memory, with a caret and a selection.
/// ```swift
/// try app.textField("Name").type("Ada")
/// try app.textField("Name").pressReturn()
/// #expect(try app.textField("Name").errorMessage == nil)
/// ```
@preconcurrency @MainActor
public final class HeadlessTextField: HeadlessControl<TextFieldState, TextEvent> {
    private var editor = HeadlessEditor()
    var isCaretAtStart = false
    var lineMove: (caret: Int, column: Int)?

    init() { super.init(.textField, value: { $0.text }) }

    override var placeholder: String { shown?.placeholder ?? "" }

    /// The text that the user sees. It may be newer than the state, if the view belongs to another process.
    public override var value: String? { super.value == nil ? nil : editor.text }

    /// Shows a state.
    public override func render(_ state: TextFieldState) {
        editor.show(state.text, selection: state.selection)
        super.render(state)
    }

    override func didChangeFocus(_ isFocused: Bool) {
        perform { onEvent?(isFocused ? .began : .ended) }
    }

    // MARK: What the user does

    /// Selects all of the text, and types this one. Line ends in it are spaces, as in a text that is pasted.
    public func type(_ text: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try edit("type into") { editor in
                editor.selection = 0..<editor.text.unicodeScalars.count
                return editor.insert(text.inOneLine, limit: shown?.maximumLength)
            }
        }
    }

    /// Types a text at the caret, in place of the selection.
    public func insert(_ text: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            perform { onEvent?(.paused) }
            try typeCharacter(text)
        }
    }

    func typeCharacter(_ text: String) throws {
        try edit("type into") { $0.insert(text.inOneLine, limit: shown?.maximumLength) }
    }

    /// Presses Backspace.
    public func deleteBackward(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try edit("delete in") { $0.deleteBackward() } }
    }

    func deleteCharacters(_ range: Range<Int>) throws { try edit("delete in") { $0.delete(range) } }

    /// Presses Ctrl+Z.
    public func undo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check("undo a change in")
            try send(.undo, doing: "undo a change in")
        }
    }

    /// Presses Ctrl+Shift+Z.
    public func redo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check("redo a change in")
            try send(.redo, doing: "redo a change in")
        }
    }

    /// Selects characters, or places the caret if the range is empty.
    public func select(_ range: Range<Int>, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            focusAsUser()
            let selection = editor.text.scalarRange(ofCharacters: range)
            guard selection != editor.selection else { return }
            editor.selection = selection
            try send(.selected(selection), doing: "select in")
        }
    }

    /// Presses Return. Then the default button of the window is pressed, unless the field is one to search in.
    public func pressReturn(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let window = root.window
            try send(.activated, doing: "press Return in")
            if shown?.purpose != .search { try window?.defaultButton?.tap() }
        }
    }

    /// Presses Escape. A field to search in reports it, and is cleared. In an empty one, and in other fields, Escape then closes the
    /// popover in front, or the window if it closes on Escape.
    public func pressEscape(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let (window, isEmpty) = (root.window, editor.text.isEmpty)
            if shown?.purpose == .search {
                if !isEmpty { try type("") }
                try send(.cancelled, doing: "press Escape in")
                if !isEmpty { return }
            }
            // What the event causes may have closed the window.
            if window?.isPresented == true { _ = window?.closeOnEscape() }
        }
    }

    /// Presses an icon of the field.
    public func press(_ position: TextFieldIcon.Position, file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) {
            let icon = position == .leading ? shown?.leadingIcon : shown?.trailingIcon
            guard icon?.isPressable == true else {
                throw HeadlessError.other(
                    "The text field \"\(name)\" has no \(position.rawValue) icon that can be pressed. Set its \(position.rawValue)Icon."
                )
            }
            try send(.iconTapped(position), doing: "press an icon of")
        }
    }

    /// Chooses one of the suggestions that are shown for the text.
    public func choose(suggestion: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let suggestions = shown?.shownSuggestions ?? []
            guard suggestions.contains(suggestion) else {
                throw HeadlessError.other(
                    "The text field \"\(name)\" does not suggest \"\(suggestion)\" for \"\(editor.text)\". It suggests: "
                        + (suggestions.isEmpty ? "nothing" : suggestions.joined(separator: ", ")) + ".")
            }
            try type(suggestion)
            try send(.suggestionChosen(suggestion), doing: "choose a suggestion of")
        }
    }

    /// The characters that are selected; empty where the caret is.
    public var selectedRange: Range<Int> { editor.text.characterRange(ofScalars: editor.selection) }

    /// Why the text is not accepted; nil if it is.
    public var errorMessage: String? { shown?.errorMessage }

    private func edit(_ action: String, _ change: (inout HeadlessEditor) -> TextEdit?) throws {
        try check(action)
        let old = editor
        guard change(&editor) != nil else { return }
        if !editor.text.hasScalars(of: old.text) {
            try send(.changed(editor.text, selection: editor.selection), doing: action)
        } else if editor.selection != old.selection {
            try send(.selected(editor.selection), doing: action)
        }
    }

    private func check(_ action: String) throws {
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: action) }
        guard shown?.isEditable != false else {
            throw HeadlessError.other(
                "The text field \"\(name)\" is not editable, so a user could not \(action) it. Set isEditable to true first."
            )
        }
        focusAsUser()
    }

    /// A user who edits a field has given it the focus.
    private func focusAsUser() { if isEnabled, !isFocused { focus() } }
}
