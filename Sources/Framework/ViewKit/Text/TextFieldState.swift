// SPDX-License-Identifier: MIT

/// The state of a ``TextField``.
public struct TextFieldState: PortableState {
    /// The text.
    public var text = ""
    /// The selection, in Unicode scalars; an empty range is the caret.
    public var selection = 0..<0
    /// The hint that is shown while the text is empty.
    public var placeholder = ""
    /// The kind of text that the user enters.
    public var purpose = TextPurpose.plain
    /// The error message that says why the text is not accepted; nil if it is accepted.
    public var errorMessage: String?
    /// The number of characters that the user can enter; nil for any number.
    public var maximumLength: Int?
    /// Whether the user can change the text.
    public var isEditable = true
    /// The texts that are suggested while the user types.
    public var suggestions: [String] = []
    /// The icon before the text; nil for none.
    public var leadingIcon: TextFieldIcon?
    /// The icon after the text; nil for none.
    public var trailingIcon: TextFieldIcon?
    /// Whether a field for a password has a button that shows the characters.
    public var allowsReveal = true

    /// Creates the state of a new view.
    public init() {}

    /// The suggestions that are shown for the text: those that contain it, in upper or lower case, and are longer.
    public var shownSuggestions: [String] {
        guard !text.isEmpty, !suggestions.isEmpty else { return [] }
        let text = text.lowercased()
        return suggestions.filter { $0.lowercased().contains(text) && $0.lowercased() != text }
    }

    public var validationError: String? {
        if let error = text.notARange("selection", selection) { return error }
        if let error = maximumLength.flatMap({ outOfRange("maximumLength", $0, 1...65_535) }) { return error }
        guard purpose == .search || purpose == .password else { return nil }
        let name = "purpose is \(purpose.rawValue), and such a field has no"
        if leadingIcon != nil { return "\(name) leadingIcon; it must be nil" }
        if trailingIcon != nil { return "\(name) trailingIcon; it must be nil" }
        return suggestions.isEmpty ? nil : "\(name) suggestions; they must be empty"
    }
}

/// An icon in a ``TextField``, which the user can press.
/// ```swift
/// field.trailingIcon = TextFieldIcon("edit-clear-symbolic", label: "Clear")
/// ```
public struct TextFieldIcon: Sendable, Codable, Hashable {
    /// A side of a text field.
    public enum Position: String, Sendable, Codable {
        /// Before the text.
        case leading
        /// After the text.
        case trailing
    }

    /// The name of the icon, of the icon naming specification.
    public var name: String
    /// The tooltip of the icon, which says what a press does.
    public var label: String
    /// Whether the user can press the icon.
    public var isPressable: Bool

    /// Creates an icon. Offer what a press does in another way too, since the keyboard does not reach the icon.
    public init(_ name: String, label: String, isPressable: Bool = true) {
        self.name = name
        self.label = label
        self.isPressable = isPressable
    }
}

/// An action of the user on a ``TextField``.
public enum TextEvent: Sendable, Codable, Equatable {
    /// The user changed the text. The values are the new text, and the new selection in Unicode scalars.
    case changed(String, selection: Range<Int>)
    /// The user moved the caret, or selected this range in Unicode scalars.
    case selected(Range<Int>)
    /// The user pressed Return.
    case activated
    /// The user pressed Escape in a search field.
    case cancelled
    /// The field received the keyboard focus.
    case began
    /// The field lost the keyboard focus.
    case ended
    /// The user pressed an icon.
    case iconTapped(TextFieldIcon.Position)
    /// The user chose a suggestion, after the text was changed to it.
    case suggestionChosen(String)
    /// The user pressed Ctrl+Z. The field handles it, and reports ``changed(_:selection:)``.
    case undo
    /// The user pressed Ctrl+Shift+Z. The field handles it, and reports ``changed(_:selection:)``.
    case redo
    /// The user types again after a pause: what is typed next is a step of its own in the undo history. The field handles it, and reports
    /// nothing.
    case paused
}

/// The kind of text for which a text field is used. The appearance, the completion and the on-screen keyboard depend on it.
/// ```swift
/// let search = TextField(placeholder: "Search", purpose: .search)
/// ```
public enum TextPurpose: String, Sendable, Codable {
    /// A text of any kind.
    case plain
    /// A text to search for.
    case search
    /// A mail address.
    case email
    /// A telephone number.
    case phone
    /// The address of a web page.
    case url
    /// A password, whose characters are not shown.
    case password
}
