// SPDX-License-Identifier: MIT

import RxKernel

/// A line of text that the user edits.
///
/// ```swift
/// private lazy var nameField = TextField(placeholder: "Name")
/// nameField.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.rename($0) })
/// ```
public final class TextField: Control<TextFieldState, TextEvent> {
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

    /// The text.
    public var text: String {
        get { state.text }
        set { state.text = newValue }
    }

    /// The hint that is shown while the text is empty.
    public var placeholder: String {
        get { state.placeholder }
        set { state.placeholder = newValue }
    }

    /// Why the text is not accepted, which is shown with the field; nil if it is accepted.
    public var problem: String? {
        get { state.problem }
        set { state.problem = newValue }
    }

    public override func receive(_ event: TextEvent) {
        if case .changed(let text) = event { state.text = text }
        super.receive(event)
    }
}

/// The state of a ``TextField``.
public struct TextFieldState: PortableState {
    /// The text.
    public var text = ""
    /// The hint that is shown while the text is empty.
    public var placeholder = ""
    /// The kind of text that the user enters.
    public var purpose = TextPurpose.plain
    /// Why the text is not accepted; nil if it is accepted.
    public var problem: String?

    /// Creates the state of a new view.
    public init() {}
}

extension ControlKind where State == TextFieldState, Event == TextEvent {
    /// The kind of ``TextField``.
    public static var textField: Self { Self("textField") }
}

/// What the user does to a ``TextField`` or a ``TextView``.
public enum TextEvent: Sendable, Codable, Equatable {
    /// The user changed the text to this one.
    case changed(String)
    /// The user pressed Return.
    case activated
    /// The user pressed Escape in a search field.
    case cancelled
}

extension Reactive where Base: TextField {
    /// The placeholder; nil is an empty one.
    @preconcurrency @MainActor public var placeholder: Binder<String?> {
        Binder(base) { $0.placeholder = $1 ?? "" }
    }

    /// The text: the present one on subscription, then each change that the user makes. A text that is bound to it is shown; nil is an
    /// empty one.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        .text(of: base, events: base.events) {
            $0.text
        } set: {
            $0.text = $1
        }
    }

    /// The user pressed Return.
    @preconcurrency @MainActor public var activated: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .activated }.map { _ in })
    }

    /// The user pressed Escape in a search field.
    @preconcurrency @MainActor public var cancelled: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .cancelled }.map { _ in })
    }
}
