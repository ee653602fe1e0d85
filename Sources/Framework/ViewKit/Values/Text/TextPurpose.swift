// SPDX-License-Identifier: MIT

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
