// SPDX-License-Identifier: MIT

import RxKernel

/// A line of text that the user edits. Use a ``TextView`` for several lines.
///
/// ```swift
/// private lazy var nameField = TextField(placeholder: "Name")
/// nameField.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.rename($0) })
/// ```
/// A text that the application sets replaces only the part that differs: the caret, the selection and a text that an input method composes
/// stay. What the application sets is not reported as an event.
///
/// Line ends in a text that the user pastes become spaces, and those around the text are left out.
///
/// Ctrl+Z and Ctrl+Shift+Z undo and redo what the user has typed, by words; what is typed after a pause, or
/// after the user has moved the caret, is a step of its own. A text that the application sets begins a new history, also an equal
/// one: it may be that of another document. It belongs to the user's edit if it is set while ``TextEvent/changed(_:selection:)`` is
/// reported, as a formatter does, and it is a step of its own in ``edit(_:)``. A field for a password has no history.
///
/// Keys: those of a text field of the desktop; Return is reported, and so is Escape in a search field. Down
/// and Up choose a suggestion. The name for screen readers is the ``PortableView/accessibilityLabel``, or
/// else the placeholder; they read the error message as its description. Main thread only.
public final class TextField: Control<TextFieldState, TextEvent> {
    /// Whether the field has the keyboard focus. It changes with the events ``TextEvent/began`` and ``TextEvent/ended``.
    public private(set) var isEditing = false

    let selections = SelectionReports()
    private let undoing = TextUndo()
    /// The text to which the history belongs.
    private var undoableText = ""

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - placeholder: a hint that is shown while the text is empty.
    ///   - purpose: the kind of text that the user enters.
    public init(_ text: String = "", placeholder: String = "", purpose: TextPurpose = .plain) {
        super.init(
            TextFieldState {
                $0.text = text; $0.placeholder = placeholder; $0.purpose = purpose
            }, .textField)
    }

    /// The text. Setting it moves the caret and the selection with the characters around them; a caret at the end stays at the end.
    /// Outside of ``edit(_:)``, it begins a new undo history.
    public var text: String {
        get { state.text }
        set {
            var state = state
            let selection = state.selection
            let edit = TextEdit(from: state.text, to: newValue)
            if let edit { state.selection = edit.moved(selection, in: state.text) }
            forgetOtherText()
            let change = edit.flatMap { UndoSteps.Change($0, applyingTo: &state.text) }
            if state.purpose != .password {
                undoing.programChanged(change, selection: selection, end: state.selection)
            }
            undoableText = state.text
            if edit != nil { show(state) }
        }
    }

    /// The selected characters; the range is empty where the caret is, if none are selected. Positions beyond the end are the end.
    public var selectedRange: Range<Int> {
        get { state.text.characterRange(ofScalars: state.selection) }
        set {
            state.selection = state.text.scalarRange(ofCharacters: newValue)
            undoing.programSelected(state.selection)
        }
    }

    /// The hint that is shown while the text is empty.
    public var placeholder: String {
        get { state.placeholder }
        set { state.placeholder = newValue }
    }

    /// The error message that says why the text is not accepted. It is shown with the field. Nil if the text is accepted.
    public var errorMessage: String? {
        get { state.errorMessage }
        set { state.errorMessage = newValue }
    }

    /// The number of characters that the user can enter; nil for any number. A text that the application sets may be longer.
    public var maximumLength: Int? {
        get { state.maximumLength }
        set { state.maximumLength = newValue }
    }

    /// Whether the user can change the text. A text that cannot be changed can still be selected and copied.
    public var isEditable: Bool {
        get { state.isEditable }
        set { state.isEditable = newValue }
    }

    /// The texts that are suggested while the user types: those that contain the text, in upper or lower case. Fields for a search or a
    /// password have none.
    public var suggestions: [String] {
        get { state.suggestions }
        set { state.suggestions = newValue }
    }

    /// The icon before the text; nil for none. Fields for a search or a password have none.
    public var leadingIcon: TextFieldIcon? {
        get { state.leadingIcon }
        set {
            reportsFailures()
            state.leadingIcon = newValue
        }
    }

    /// The icon after the text; nil for none. Fields for a search or a password have none.
    public var trailingIcon: TextFieldIcon? {
        get { state.trailingIcon }
        set {
            reportsFailures()
            state.trailingIcon = newValue
        }
    }

    /// Whether a field for a password has a button that shows the characters.
    public var allowsReveal: Bool {
        get { state.allowsReveal }
        set { state.allowsReveal = newValue }
    }

    public override func receive(_ event: TextEvent) {
        switch event {
        case .changed(let text, let selection): return userChanged(text, selection)
        case .selected(let selection):
            let old = selectedRange
            selections.begin()
            undoing.userSelected(selection)
            state.selection = selection
            super.receive(event)
            selections.send(selectedRange, changedFrom: old)
            return
        case .began: isEditing = true
        case .ended:
            isEditing = false
            undoing.pause()
        case .activated, .cancelled, .iconTapped, .suggestionChosen: break
        case .undo: return isEditable ? undo() : ()
        case .redo: return isEditable ? redo() : ()
        case .paused: return undoing.pause()
        }
        super.receive(event)
    }

    private func userChanged(_ text: String, _ selection: Range<Int>) {
        var state = state
        if state.purpose != .password, let edit = TextEdit(from: state.text, to: text) {
            forgetOtherText()
            let change = UndoSteps.Change(edit, applyingTo: &state.text)
            undoing.userChanged(change.map { [$0] } ?? [], selection: state.selection, end: selection)
        }
        show(text, selection, state)
    }

    /// Shows a text of the user, and reports it. A text that the program sets meanwhile belongs to the same step.
    private func show(_ text: String, _ selection: Range<Int>, _ state: TextFieldState) {
        var state = state
        let old = selectedRange
        selections.begin()
        state.text = text
        state.selection = selection
        undoableText = text
        show(state)
        undoing.reporting {
            super.receive(.changed(text, selection: selection))
            selections.send(selectedRange, changedFrom: old)
        }
    }

    // MARK: Undo

    /// Undoes the last step, as Ctrl+Z does, and reports the change. Without one, it does nothing.
    public func undo() {
        forgetOtherText()
        perform(undoing.undo())
    }

    /// Does the step again that was undone last, as Ctrl+Shift+Z does, and reports the change. Without one, it does nothing.
    public func redo() {
        forgetOtherText()
        perform(undoing.redo())
    }

    private func perform(_ step: (edits: [TextEdit], selection: Range<Int>)?) {
        guard let step else { return }
        var text = state.text
        for edit in step.edits { _ = edit.apply(to: &text) }
        show(text, step.selection, state)
    }

    /// Whether there is a change that ``undo()`` undoes.
    public var canUndo: Bool { undoableText.hasScalars(of: state.text) && undoing.steps.canUndo }

    /// Whether there is a change that ``redo()`` does again.
    public var canRedo: Bool { undoableText.hasScalars(of: state.text) && undoing.steps.canRedo }

    /// Calls `changes`, and makes the texts that it sets one step that the user can undo: a completion, or a command that changes the text.
    public func edit<Value>(_ changes: () throws -> Value) rethrows -> Value {
        try undoing.edit(changes)
    }

    /// Empties the history, so that the text cannot be changed by undo.
    public func clearHistory() { undoing.clear() }

    /// The changes that the user can undo and redo; see ``TextHistory``. A history of another text is refused and reported.
    public var history: TextHistory {
        get {
            forgetOtherText()
            return TextHistory(text: state.text, steps: undoing.steps)
        }
        set {
            guard newValue.text.hasScalars(of: state.text) else { return report(.otherTextOfHistory) }
            undoing.restore(newValue.steps)
            undoableText = state.text
        }
    }

    /// Empties the history if the ``Control/state`` was set with another text.
    private func forgetOtherText() { if !undoableText.hasScalars(of: state.text) { undoing.clear() } }
}

extension ViewReport.Reason {
    /// A history was set that belongs to another text than the one that is shown.
    static var otherTextOfHistory: Self {
        .other(
            "history belongs to another text than the one that is shown, and is not used. Set the text first, and then its history."
        )
    }
}

extension ControlKind where State == TextFieldState, Event == TextEvent {
    /// The kind of ``TextField``.
    public static var textField: Self { Self("textField") }
}
