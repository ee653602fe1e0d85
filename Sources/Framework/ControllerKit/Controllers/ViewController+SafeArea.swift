// SPDX-License-Identifier: MIT

import ViewKit

/// The guide of a safe area, with the constraints of its edges.
@MainActor final class SafeArea {
    let guide = LayoutGuide("safe area")
    private let edges: [LayoutConstraint]

    init(of view: LayoutView) {
        view.addLayoutGuide(guide)
        edges = [
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
        LayoutConstraint.activate(edges)
    }

    func show(_ insets: Insets) {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        for (edge, length) in zip(edges, lengths) { edge.constant = Double(length) }
    }
}

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
        if let safeArea { return safeArea.guide }
        let area = SafeArea(of: view)
        safeArea = area
        area.show(safeAreaInsets)
        return area.guide
    }

    /// Reports the safe area of this controller and its children, where it has changed.
    func updateSafeArea() {
        let insets = safeAreaInsets
        // A view that is loaded later receives its safe area when it appears.
        guard insets != reportedSafeArea, isViewLoaded else { return }
        reportedSafeArea = insets
        safeArea?.show(insets)
        viewSafeAreaInsetsDidChange()
        send(.viewSafeAreaInsetsDidChange)
        for child in children { child.updateSafeArea() }
    }
}
