// SPDX-License-Identifier: MIT

import ViewKit

/// The views that a navigation bar, or the header bar of a window, shows for one screen beside its title. It
/// retains them. Main thread only.
/// ```swift
/// screen.navigationItem.trailing = [Button("Save", style: .suggested)]
/// ```
@preconcurrency @MainActor public final class NavigationItem {
    /// The views at the start of the bar, after the back button.
    public var leading: [any View] = [] { didSet { owner?.barContentDidChange() } }
    /// The views at the end of the bar.
    public var trailing: [any View] = [] { didSet { owner?.barContentDidChange() } }
    /// Whether the user cannot go back from the screen: there is no back button, and Alt+Left and swiping do
    /// nothing. ``NavigationController/pop(animation:completed:)`` still works. For the last screen of an
    /// assistant, whose earlier ones must not be repeated.
    public var hidesBackButton = false { didSet { owner?.barContentDidChange() } }

    var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

    weak var owner: ViewController?
}
