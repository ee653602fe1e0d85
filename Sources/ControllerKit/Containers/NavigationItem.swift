// SPDX-License-Identifier: MIT

import ViewKit

/// What a navigation bar shows for one screen beside its title.
@preconcurrency @MainActor public final class NavigationItem {
    /// At the start of the bar, after the back button.
    public var leading: [any View] = [] { didSet { onChange?() } }
    /// At the end of the bar.
    public var trailing: [any View] = [] { didSet { onChange?() } }

    var onChange: (() -> Void)?
}
