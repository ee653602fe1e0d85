// SPDX-License-Identifier: MIT

/// The purpose of a ``ListView``, from which the backend derives its appearance.
/// ```swift
/// let places = ListView<Letter>(style: .sidebar, cell: { Label() }, configure: { $0.text = $1.title })
/// ```
public enum ListStyle: String, Sendable, Codable {
    /// Rows that reach from one edge of the list to the other.
    case plain
    /// Rows in a frame, as in a form, with lines between them.
    case card
    /// The navigation in the side bar of a window.
    case sidebar
}
