// SPDX-License-Identifier: MIT

import RxKernel

/// A line of text that the user edits. Use a ``TextView`` for several lines.
///
/// ```swift
/// private lazy var nameField = TextField(placeholder: "Name")
/// nameField.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.rename($0) })
/// ```
/// A text that the application sets replaces only the part that differs: the caret, the selection, the undo history and a text that an
/// input method composes stay. What the application sets is not reported as an event.
///
/// Keys: those of a text field of the desktop, with Ctrl+Z and Ctrl+Shift+Z for undo and redo; Return is reported, and so is Escape in a
/// search field. Down and Up choose a suggestion. The name for screen readers is the ``PortableView/accessibilityLabel``, or else the
/// placeholder; they read the error message as its description. Main thread only.
public final class TextField: Control<TextFieldState, TextEvent> {
    /// Whether the field has the keyboard focus. It changes with the events ``TextEvent/began`` and ``TextEvent/ended``.
    public private(set) var isEditing = false

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
    public var text: String {
        get { state.text }
        set {
            guard let edit = TextEdit(from: state.text, to: newValue) else { return }
            var state = state
            state.selection = edit.moved(state.selection, in: state.text)
            state.text = newValue
            self.state = state
        }
    }

    /// The selected characters; the range is empty where the caret is, if none are selected. Positions beyond the end are the end.
    public var selectedRange: Range<Int> {
        get { state.text.characterRange(ofScalars: state.selection) }
        set { state.selection = state.text.scalarRange(ofCharacters: newValue) }
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
        case .changed(let text, let selection):
            var state = state
            state.text = text
            state.selection = selection
            self.state = state
        case .selected(let selection): state.selection = selection
        case .began: isEditing = true
        case .ended: isEditing = false
        case .activated, .cancelled, .iconTapped, .suggestionChosen: break
        }
        super.receive(event)
    }
}

extension ControlKind where State == TextFieldState, Event == TextEvent {
    /// The kind of ``TextField``.
    public static var textField: Self { Self("textField") }
}
