// SPDX-License-Identifier: MIT

/// What the user does to a ``ListView``.
public enum ListViewEvent: Sendable, Codable {
    /// The user selected the row with this index, or none.
    case selected(Int?)
    /// The user clicked the row with this index, or pressed Return on it.
    case activated(Int)
}
