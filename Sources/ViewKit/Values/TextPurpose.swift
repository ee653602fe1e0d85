// SPDX-License-Identifier: MIT

/// The kind of text that a text field is for. It decides the look, the completion and the on-screen keyboard.
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
