// SPDX-License-Identifier: MIT

import ViewKit

/// A text view in memory, with a caret, a selection and attributes.
/// ```swift
/// try app.textView("Letter").type("Dear Ada")
/// try app.textView("Letter").pressUndo()
/// ```
@preconcurrency @MainActor
public final class HeadlessTextView: HeadlessControl<TextViewState, TextViewEvent>, BackendTextView {
    private var editor = HeadlessEditor()
    var isCaretAtStart = false
    var lineMove: (caret: Int, column: Int)?
    /// The parts with attributes, in order, as the application has set them.
    public private(set) var runs: [TextRun] = []
    /// The ranges whose attributes the application has set, in order.
    public private(set) var stylings: [Range<Int>] = []

    init() { super.init(.textView) }

    public override var value: String? { editor.text }

    override var placeholder: String { shown?.placeholder ?? "" }

    /// Shows a state.
    public override func render(_ state: TextViewState) {
        let end = editor.text.unicodeScalars.count
        editor.selection = min(state.selection.lowerBound, end)..<min(state.selection.upperBound, end)
        super.render(state)
    }

    public func edit(_ edit: TextEdit, selecting selection: Range<Int>) {
        move(by: [edit])
        editor.apply(edit)
        editor.selection = selection
    }

    public func style(_ range: Range<Int>, with runs: [TextRun]) {
        let others = self.runs.filter { !$0.range.overlaps(range) }
        stylings.append(range)
        self.runs = (others + runs).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    override func didChangeFocus(_ isFocused: Bool) {
        perform { onEvent?(isFocused ? .began : .ended) }
    }

    private func move(by edits: [TextEdit]) {
        for edit in edits { runs = runs.compactMap { $0.moved(by: edit) } }
    }

    private func change(_ change: (inout HeadlessEditor) -> TextEdit?) {
        guard let edit = change(&editor) else { return }
        move(by: [edit])
        perform { onEvent?(.edited([edit], selection: editor.selection)) }
    }

    // MARK: What the user does

    /// Selects all of the text, and types this one.
    public func type(_ text: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check("type into")
            change { editor in
                editor.selection = 0..<editor.text.unicodeScalars.count
                return editor.insert(text, limit: shown?.maximumLength)
            }
        }
    }

    /// Types a text at the caret, in place of the selection.
    public func insert(_ text: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check("type into")
            perform { onEvent?(.paused) }
            try typeCharacter(text)
        }
    }

    func typeCharacter(_ text: String) throws {
        try check("type into")
        change { $0.insert(text, limit: shown?.maximumLength) }
    }

    /// Presses Backspace.
    public func deleteBackward(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check("delete in")
            change { $0.deleteBackward() }
            perform { onEvent?(.paused) }
        }
    }

    func deleteCharacters(_ range: Range<Int>) throws {
        try check("delete in")
        change { $0.delete(range) }
        perform { onEvent?(.paused) }
    }

    /// Presses Ctrl+Z.
    public func pressUndo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check("undo a change in")
            try send(.undo, doing: "undo a change in")
        }
    }

    /// Presses Ctrl+Shift+Z.
    public func pressRedo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check("redo a change in")
            try send(.redo, doing: "redo a change in")
        }
    }

    /// Selects characters, or places the caret if the range is empty.
    public func select(_ range: Range<Int>, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            if isEnabled, !isFocused { focus() }
            lineMove = nil
            let selection = editor.text.scalarRange(ofCharacters: range)
            guard selection != editor.selection else { return }
            editor.selection = selection
            try send(.selected(selection), doing: "select in")
        }
    }

    /// Clicks the link with this text.
    public func activate(link text: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let links = runs.filter { $0.attributes.link != nil }
            let texts = links.map { run in
                editor.text.unicodeScalars.dropFirst(run.range.lowerBound).prefix(run.range.count)
                    .reduce(into: "") { $0.unicodeScalars.append($1) }
            }
            guard let index = texts.firstIndex(of: text), let uri = links[index].attributes.link else {
                throw HeadlessError.noOption(text, options: texts)
            }
            try send(.linkActivated(uri), doing: "click a link in")
        }
    }

    /// The characters that are selected; empty where the caret is.
    public var selectedRange: Range<Int> { editor.text.characterRange(ofScalars: editor.selection) }

    private func check(_ action: String) throws {
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: action) }
        guard shown?.isEditable != false else {
            throw HeadlessError.other(
                "The text view \"\(name)\" is not editable, so a user could not \(action) it. Set isEditable to true first."
            )
        }
        if !isFocused { focus() }
    }
}
