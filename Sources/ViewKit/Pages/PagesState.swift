// SPDX-License-Identifier: MIT

/// The state of ``Pages``.
public struct PagesState: Sendable, Codable, Equatable {
    /// The titles of the pages, if the view shows titles.
    public var titles: [String] = []
    /// The index of the visible page; nil for none.
    public var selected: Int?
    /// How the visible page takes the place of the one before.
    public var animation = PageAnimation.instant
    /// How often another page has become visible. The number tells apart two changes that lead to the same index.
    public var changes = 0
}
