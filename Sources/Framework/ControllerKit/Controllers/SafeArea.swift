// SPDX-License-Identifier: MIT

import ViewKit

/// The safe area of a controller that is covered by a bar, or that uses its guide.
@MainActor final class SafeArea {
    /// See ``ViewController/additionalSafeAreaInsets``.
    var additionalInsets = Insets()
    private var reported = Insets()
    private var guide: LayoutGuide?
    /// The constraints of the guide: top, leading, bottom, trailing.
    private var edges: [LayoutConstraint] = []

    /// Shows other insets. Returns false if they were reported before.
    func report(_ insets: Insets) -> Bool {
        guard insets != reported else { return false }
        reported = insets
        show(insets)
        return true
    }

    func guide(of view: LayoutView, with insets: Insets) -> LayoutGuide {
        if let guide { return guide }
        let guide = LayoutGuide("safe area")
        self.guide = guide
        view.addLayoutGuide(guide)
        edges = [
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
        LayoutConstraint.activate(edges)
        show(insets)
        return guide
    }

    private func show(_ insets: Insets) {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        for (edge, length) in zip(edges, lengths) { edge.constant = Double(length) }
    }
}
