// SPDX-License-Identifier: MIT

import ViewKit

/// Screens that the user turns like pages: an introduction, or the pictures of an album.
///
/// ```swift
/// let pages = PageController([welcomeController, importController, doneController])
/// ```
/// The user selects a page by arrows, by a dot for each page, by swiping, or by Ctrl+PageUp and Ctrl+PageDown. See
/// ``SelectionController`` for the life of the screens that are not visible. Main thread only.
open class PageController: SelectionController {
    /// Creates pages of screens. The first one is visible.
    public init(_ viewControllers: [ViewController] = [], animation: PageAnimation = .slide(.forward)) {
        super.init(viewControllers, in: PageView(), animation: animation)
    }

    /// Selects the next page, and returns whether there is one.
    @discardableResult open func selectNext() -> Bool { select(offset: 1) }

    /// Selects the previous page, and returns whether there is one.
    @discardableResult open func selectPrevious() -> Bool { select(offset: -1) }

    private func select(offset: Int) -> Bool {
        let index = (selectedIndex ?? 0) + offset
        guard viewControllers.indices.contains(index) else { return false }
        select(viewControllers[index])
        return true
    }
}
