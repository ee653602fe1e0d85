// SPDX-License-Identifier: MIT

/// What happens to ``Pages``.
public enum PagesEvent: Sendable, Codable, Equatable {
    /// The user selected the page with this index. It is not visible before a state says so.
    case selected(Int)
    /// The selected page is in its position, and no animation runs.
    case shown
}
