// SPDX-License-Identifier: MIT

import ViewKit

/// What the user sees in the row at the top of a window. Its views are found in the window, as others are.
/// ```swift
/// #expect(try app.window().headerRow?.tabs == ["Contacts", "Notes"])
/// #expect(try app.window().headerRow?.hasWindowButtons == true)
/// ```
public struct HeadlessHeaderRow: Equatable, Sendable {
    /// The title; nil if the row has none, because tabs are in its position, or because the desktop shows it above.
    public let title: String?
    /// The titles of the tabs; empty if they are above their pages, or if there are fewer than two.
    public let tabs: [String]
    /// Whether the row is the title bar, with the buttons of the window. Otherwise it is below the title bar of the desktop.
    public let hasWindowButtons: Bool
    /// The names of the visible views at the leading and at the trailing edge.
    public let leading: [String], trailing: [String]

    /// Returns nil if the window has no row, or an empty one below the title bar.
    @MainActor init?(_ window: HeadlessWindow) {
        guard let bar = window.headerBar, bar.children.count == 3 else { return nil }
        tabs = window.tabsInHeader?.titles ?? []
        title = bar.text.isEmpty ? nil : bar.text
        hasWindowButtons = window.decoration == .client && window.state.kind != .sheet
        leading = bar.children[0].visibleViews.dropFirst().filter { $0.children.isEmpty }.map(\.name)
        trailing = bar.children[2].visibleViews.dropFirst().filter { $0.children.isEmpty }.map(\.name)
        let hasTitleView = bar.visibleViews.contains { $0 === bar.children[1] }
        let isEmpty = title == nil && tabs.isEmpty && leading.isEmpty && trailing.isEmpty && !hasTitleView
        if isEmpty, window.decoration == .server { return nil }
    }
}

extension HeadlessWindow {
    /// The visible tab view whose tabs are in the header bar; nil for none.
    var tabsInHeader: HeadlessPages? {
        guard headerBar != nil else { return nil }
        return content?.visibleViews.lazy.compactMap { $0 as? HeadlessPages }.first {
            $0.placement == .header
        }
    }
}
