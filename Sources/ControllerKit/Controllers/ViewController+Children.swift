// SPDX-License-Identifier: MIT

import ViewKit

extension ViewController {
    /// Adds a child, whose view `place` puts into this controller's.
    func addChild(_ child: ViewController, place: (LayoutView) -> Void) {
        adopt(child)
        place(child.view)
        didLoadChild(child)
        if phase == .visible { child.setVisible(true) }
    }

    /// Makes another controller a child whose view a container places by itself.
    package func adopt(_ child: ViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.parent = self
        children.append(child)
        child.phase = .hidden
        didAddChild(child)
    }

    /// Ends what ``adopt(_:)`` began.
    package func disown(_ child: ViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
        if child.phase != .dismissed { child.phase = .detached }
        didRemoveChild(child)
    }

    /// The actions of this controller and of all of its visible children.
    package var visibleActions: [Action] {
        guard phase == .visible else { return [] }
        return actions + visibleChildren.flatMap(\.visibleActions)
    }
}
