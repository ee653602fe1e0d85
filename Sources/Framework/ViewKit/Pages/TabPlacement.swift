// SPDX-License-Identifier: MIT

/// Where the row of tabs of a ``TabView`` is. A `TabController` sets it.
/// ```swift
/// tabView.placement = .header
/// ```
public enum TabPlacement: String, Sendable, Codable, CaseIterable {
    /// Above the pages.
    case above
    /// In place of the title in the ``HeaderBar`` of the window; above the pages in a window without one.
    case header
    /// Nowhere, for a single page.
    case hidden
}
