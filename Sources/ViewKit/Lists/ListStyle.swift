// SPDX-License-Identifier: MIT

/// The purpose of a ``ListView``; the backend chooses its look by it.
public enum ListStyle: String, Sendable, Codable {
    /// Rows that reach from edge to edge.
    case plain
    /// Rows in a frame, as in a form.
    case card
    /// The navigation in the side bar of a window.
    case sidebar
}
