// SPDX-License-Identifier: MIT

import ViewKit

/// Screens under a row of tabs, of which the person selects one.
///
/// ```swift
/// let tabs = TabController([generalController, accountsController])
/// ```
/// A tab is called by its screen's ``ViewController/title``. Use a ``SplitController`` for places of which there are many or that
/// come and go, and a ``PageController`` for what is looked at one after the other. See ``SelectionController`` for what becomes
/// of the screens. Main thread only.
open class TabController: SelectionController {
    /// The screens, the first of which is selected, and how one takes the place of another.
    public init(
        _ viewControllers: [ViewController] = [],
        animation: PageAnimation = PageAnimation(.crossfade, milliseconds: 150)
    ) {
        super.init(viewControllers, in: TabView(), animation: animation)
    }
}
