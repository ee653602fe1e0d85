// SPDX-License-Identifier: MIT

/// What a text is for; the desktop's theme decides how that looks.
public enum TextStyle: String, Sendable, Codable {
    /// From ordinary text over headings and captions to what is less important, wrong, or code.
    case body, title, heading, caption, secondary, error, monospace
}

/// What a button is for; the desktop's theme decides how that looks.
public enum ButtonStyle: String, Sendable, Codable {
    /// An ordinary button.
    case normal
    /// The action that most users want next.
    case suggested
    /// An action that destroys something.
    case destructive
    /// A button without a frame, for tool bars and rows.
    case flat
    /// A row of a list of links.
    case link
}

/// The colours of the whole application.
public enum ColorScheme: String, Sendable, Codable, CaseIterable {
    /// As the desktop says.
    case automatic
    /// Whatever the desktop says.
    case light, dark
}

/// What a text field is for: it chooses the field's look, its completion and its on-screen keyboard.
public enum TextPurpose: String, Sendable, Codable {
    /// A text of any kind, or one of which is known what it is; a password is not shown.
    case plain, search, email, phone, url, password
}

/// A picture: a named icon of the desktop's icon theme, or the bytes of an image file.
public enum ImageSource: Sendable, Codable, Equatable {
    /// A name of the icon naming specification, such as `"document-open-symbolic"`.
    case icon(String)
    /// The contents of an image file (PNG, JPEG, and whatever else the backend can decode).
    case bytes([UInt8])
}
