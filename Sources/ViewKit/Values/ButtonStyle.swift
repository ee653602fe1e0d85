// SPDX-License-Identifier: MIT

/// The purpose of a button; the backend and the theme of the desktop choose its look by it.
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
