// SPDX-License-Identifier: MIT

import RxKernel

/// One line of text that the person writes.
///
/// ```swift
/// private lazy var nameField = TextField(placeholder: "Name")
/// nameField.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.rename($0) })
/// ```
public final class TextField: Control<TextFieldState, TextEvent> {
    /// A field that says `text`, or `placeholder` while that is empty, for a text of that `purpose`.
    public init(_ text: String = "", placeholder: String = "", purpose: TextPurpose = .plain) {
        super.init(
            TextFieldState(text: text, placeholder: placeholder, purpose: purpose),
            Toolkit.backend.makeTextField())
    }

    /// What is written in it.
    public var text: String {
        get { state.text }
        set { state.text = newValue }
    }

    /// What to write here, shown while there is nothing.
    public var placeholder: String {
        get { state.placeholder }
        set { state.placeholder = newValue }
    }

    /// Why the text is not accepted, shown with the field; nil when it is.
    public var problem: String? {
        get { state.problem }
        set { state.problem = newValue }
    }

    package override func receive(_ event: TextEvent) {
        if case .changed(let text) = event { state.text = text }
        super.receive(event)
    }
}

/// What a ``TextField`` shows.
public struct TextFieldState: Sendable, Codable, Equatable {
    /// What is written in it.
    public var text = ""
    /// What to write here, shown while there is nothing.
    public var placeholder = ""
    /// What the text is for.
    public var purpose = TextPurpose.plain
    /// Why the text is not accepted; nil when it is.
    public var problem: String?
}

/// What a person does to a ``TextField`` or a ``TextView``.
public enum TextEvent: Sendable, Codable, Equatable {
    /// It says this now.
    case changed(String)
    /// Return was pressed.
    case activated
    /// Escape was pressed in a search field.
    case cancelled
}

extension Reactive where Base: TextField {
    /// The placeholder; nil shows none.
    @preconcurrency @MainActor public var placeholder: Binder<String?> {
        Binder(base) { $0.placeholder = $1 ?? "" }
    }

    /// The text: the present one on subscription, then each change that the person makes; what is bound to it is shown.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        .text(of: base, events: base.events) {
            $0.text
        } set: {
            $0.text = $1
        }
    }

    /// Return was pressed.
    @preconcurrency @MainActor public var activated: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .activated }.map { _ in })
    }

    /// Escape was pressed in a search field.
    @preconcurrency @MainActor public var cancelled: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .cancelled }.map { _ in })
    }
}
