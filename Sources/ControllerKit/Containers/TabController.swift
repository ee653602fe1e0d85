// SPDX-License-Identifier: MIT

import ViewKit

/// Screens under a row of tabs, of which the user selects one.
///
/// ```swift
/// let tabs = TabController([generalController, accountsController])
/// ```
/// A tab shows the ``ViewController/displayTitle`` of its screen. Use a ``SplitController`` for many screens, or for screens that are added
/// and removed, and a ``PageController`` for screens that the user reads one after the other. See ``SelectionController`` for the life of
/// the screens that are not visible. Main thread only.
open class TabController: SelectionController {
    /// Creates tabs of screens. The first one is selected.
    public init(
        _ viewControllers: [ViewController] = [],
        animation: PageAnimation = PageAnimation(.crossfade, milliseconds: 150)
    ) {
        super.init(viewControllers, in: TabView(), animation: animation)
    }
}
