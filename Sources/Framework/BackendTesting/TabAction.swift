// SPDX-License-Identifier: MIT

import ViewKit

/// An action of the user on the tabs of a tab view. A tab is identified by its title.
/// ```swift
/// run.perform(.tabs(.close("First")), on: tabs)
/// ```
public enum TabAction: Sendable, Equatable, Codable {
    /// The user presses the close button of the tab.
    case close(String)
    /// The user drags the tab to the index `to`.
    case move(String, to: Int)
    /// The user moves the tab into a window, with its menu.
    case detach(String)
    /// The user drags a tab here: the one with this index, of the tab view with the number `from` of the `TabView.exchange`.
    case take(Int, from: Int, at: TabDrop)
}
