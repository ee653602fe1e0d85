// SPDX-License-Identifier: MIT

/// A question in a dialog that the user answers with a text.
///
/// ```swift
/// let name = await window.ask(Prompt("Rename Group", text: group.name) { $0.isEmpty ? "A group needs a name." : nil })
/// ```
/// The answer cannot be accepted while `validate` returns an error message, which is shown below the field. Return accepts, Escape and the
/// close button cancel. Use an ``Alert`` for a question that buttons answer, and a screen of its own for more than one field.
public struct Prompt: Sendable {
    /// The question, in a few words.
    public var title: String
    /// The explanation below the title; may be empty.
    public var message: String
    /// The initial text, which is selected.
    public var text: String
    /// The text that an empty field shows.
    public var placeholder: String
    /// The purpose of the field.
    public var purpose: TextPurpose
    /// The title of the button that accepts the text; nil for "OK".
    public var accept: String?
    /// Returns an error message that says why a text is not accepted; nil if it is. Called on the main thread.
    public var validate: @MainActor @Sendable (String) -> String?

    /// Creates a question.
    public init(
        _ title: String, message: String = "", text: String = "", placeholder: String = "",
        purpose: TextPurpose = .plain, accept: String? = nil,
        validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
    ) {
        self.title = title
        self.message = message
        self.text = text
        self.placeholder = placeholder
        self.purpose = purpose
        self.accept = accept
        self.validate = validate
    }

    @MainActor var state: PromptState {
        PromptState {
            $0.title = title; $0.message = message; $0.text = text; $0.placeholder = placeholder
            $0.purpose = purpose; $0.accept = accept ?? localized("OK"); $0.cancel = localized("Cancel")
            $0.isAcceptable = validate(text) == nil
        }
    }
}

/// Two prompts are equal if they show the same. ``Prompt/validate`` is not compared.
extension Prompt: Equatable {
    public static func == (left: Prompt, right: Prompt) -> Bool {
        (left.title, left.message, left.text, left.placeholder, left.accept)
            == (right.title, right.message, right.text, right.placeholder, right.accept)
            && left.purpose == right.purpose
    }
}

/// The state of the dialog of a ``Prompt``.
public struct PromptState: PortableState {
    /// The question.
    public var title = ""
    /// The explanation below the title.
    public var message = ""
    /// The initial text. A text that the user has typed is not replaced.
    public var text = ""
    /// The text that an empty field shows.
    public var placeholder = ""
    /// The purpose of the field.
    public var purpose = TextPurpose.plain
    /// The title of the button that accepts the text.
    public var accept = ""
    /// The title of the button that closes the dialog without an answer.
    public var cancel = ""
    /// The error message that says why the typed text is not accepted; nil if it is accepted.
    public var errorMessage: String?
    /// Whether the text can be accepted.
    public var isAcceptable = true

    /// Creates the state of a new dialog.
    public init() {}
}
