// SPDX-License-Identifier: MIT

import ViewKit

/// The views that a navigation bar, or the header bar of a window, shows for one screen beside its title. It retains them. Main thread only.
@preconcurrency @MainActor public final class NavigationItem {
    /// The views at the start of the bar, after the back button.
    public var leading: [any View] = [] { didSet { owner?.chromeDidChange() } }
    /// The views at the end of the bar.
    public var trailing: [any View] = [] { didSet { owner?.chromeDidChange() } }

    weak var owner: ViewController?
}
