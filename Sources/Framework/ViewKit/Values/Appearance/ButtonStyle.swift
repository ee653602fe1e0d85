// SPDX-License-Identifier: MIT

/// The purpose of a button, from which the backend and the theme of the desktop derive its appearance.
/// ```swift
/// let saveButton = Button("Save", style: .suggested)
/// ```
public enum ButtonStyle: String, Sendable, Codable {
    /// An ordinary button.
    case normal
    /// The action that most users want next. Return presses such a button of the window or the popover, unless the focused view handles
    /// Return itself, as a button, a list, a text view and a search field do. A text field reports Return, and then the button is pressed.
    case suggested
    /// An action that destroys something.
    case destructive
    /// A button without a frame, for tool bars and rows.
    case flat
    /// A row of a list of links.
    case link
}
