// SPDX-License-Identifier: MIT

/// The purpose of a text, from which the backend and the theme of the desktop derive its appearance.
/// ```swift
/// let title = Label("Letters", style: .title)
/// ```
public enum TextStyle: String, Sendable, Codable {
    /// Ordinary text.
    case body
    /// The title of a screen.
    case title
    /// The heading of a section.
    case heading
    /// A short text beside something, smaller than ordinary text.
    case caption
    /// A text that is less important.
    case secondary
    /// An error message.
    case error
    /// A text in which all characters have the same width, such as code.
    case monospace
}
