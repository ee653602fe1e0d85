// SPDX-License-Identifier: MIT

import ViewKit

/// A text view in memory, with a caret, a selection and an undo history.
@preconcurrency @MainActor
public final class HeadlessTextView: HeadlessControl<TextViewState, TextEvent> {
    private var editor = HeadlessEditor()

    init() { super.init(.textView, value: { $0.text }) }

    public override func render(_ state: TextViewState) {
        editor.show(state.text, selection: state.selection)
        super.render(state)
    }

    /// Selects all of the text, and types this one.
    public func type(_ text: String) throws {
        editor.selection = 0..<editor.text.unicodeScalars.count
        guard editor.insert(text, limit: nil) != nil else { return }
        try send(.changed(editor.text, selection: editor.selection), doing: "type into")
    }
}
