// SPDX-License-Identifier: MIT

/// What happens to ``Pages``.
public enum PagesEvent: Sendable, Codable, Equatable {
    /// The user selected the page with this index. It becomes visible when a state selects it.
    case selected(Int)
    /// The selected page is in its position, and no animation runs.
    case shown
    /// The user has begun to drag the visible page in a direction that the state allows.
    case dragBegan(PageAnimation.Direction)
    /// The user has dragged the page by this distance, from 0 to 1, in widths of the page.
    case dragged(Double)
    /// The user has ended a drag of the page, which moved with this velocity, in widths of the page per second.
    case dragEnded(velocity: Double)
    /// The drag was cancelled, for example because another finger touched the screen.
    case dragCancelled
    /// The user requested something for a tab.
    case tab(TabRequest)
}
