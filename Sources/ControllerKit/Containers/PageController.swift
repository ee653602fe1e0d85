// SPDX-License-Identifier: MIT

import ViewKit

/// Screens that are looked at one after the other: an introduction, the pictures of an album.
///
/// ```swift
/// let pages = PageController([welcomeController, importController, doneController])
/// ```
/// The person leafs through them by arrows, by a dot for each, by swiping and by Ctrl+PageUp and Ctrl+PageDown. See
/// ``SelectionController`` for what becomes of the screens that are not seen. Main thread only.
open class PageController: SelectionController {
    /// The screens, the first of which is seen, and how one takes the place of another.
    public init(_ viewControllers: [ViewController] = [], animation: PageAnimation = .slide(.forward)) {
        super.init(viewControllers, in: PageView(), animation: animation)
    }

    /// Shows the next screen. False where there is none.
    @discardableResult open func selectNext() -> Bool { select(offset: 1) }

    /// Shows the screen before. False where there is none.
    @discardableResult open func selectPrevious() -> Bool { select(offset: -1) }

    private func select(offset: Int) -> Bool {
        let index = (selectedIndex ?? 0) + offset
        guard viewControllers.indices.contains(index) else { return false }
        select(viewControllers[index])
        return true
    }
}
