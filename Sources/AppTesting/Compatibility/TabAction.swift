// SPDX-License-Identifier: MIT

/// What a user does to the tabs of a tab view. A tab is given by its title.
public enum TabAction: Sendable, Equatable, Codable {
    /// The user presses the close button of the tab.
    case close(String)
    /// The user drags the tab, so that its index is `to` then.
    case move(String, to: Int)
    /// The user moves the tab into a window, by its menu.
    case detach(String)
}
