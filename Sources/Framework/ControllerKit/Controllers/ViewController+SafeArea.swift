// SPDX-License-Identifier: MIT

import ViewKit

extension ViewController {
    /// The space at the edges of the view that bars above it cover: the ``additionalSafeAreaInsets`` of this controller and of its parents.
    ///
    /// The bars of a window, of a ``NavigationController`` and of tabs are beside their screens and cover
    /// nothing: with only these bars, it is zero. A container that draws a bar over its children, such as in
    /// an `Overlay`, sets ``additionalSafeAreaInsets``.
    public var safeAreaInsets: Insets {
        guard let outer = parent?.safeAreaInsets else { return additionalSafeAreaInsets }
        let own = additionalSafeAreaInsets
        return Insets(
            top: outer.top + own.top, leading: outer.leading + own.leading, bottom: outer.bottom + own.bottom,
            trailing: outer.trailing + own.trailing)
    }

    /// The part of the view that no bar covers. Constraints can refer to it.
    public var safeAreaLayoutGuide: LayoutGuide {
        usedSafeArea.guide(of: view, with: safeAreaInsets)
    }

    /// The safe area, created if it is not there.
    var usedSafeArea: SafeArea {
        let area = safeArea ?? SafeArea()
        safeArea = area
        return area
    }

    /// Reports the safe area of this controller and its children, where it has changed.
    func updateSafeArea() {
        // A view that is loaded later receives its safe area when it appears.
        guard isViewLoaded else { return }
        let insets = safeAreaInsets
        guard safeArea != nil || insets != .zero, usedSafeArea.report(insets) else { return }
        viewSafeAreaInsetsDidChange()
        send(.viewSafeAreaInsetsDidChange)
        for child in children { child.updateSafeArea() }
    }
}
