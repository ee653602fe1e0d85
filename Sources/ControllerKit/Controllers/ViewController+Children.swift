// SPDX-License-Identifier: MIT

import ViewKit

extension ViewController {
    /// Adds a child, whose view `place` puts into this controller's.
    func addChild(_ child: ViewController, place: (LayoutView) -> Void) {
        adopt(child)
        place(child.view)
        didLoadChild(child)
        if phase == .visible { child.setVisible(true) }
        if isMinimized { child.setMinimized(true) }
    }

    func replace(_ old: ViewController, _ new: ViewController) {
        guard old !== new else { return }
        guard old.parent === self, let view = old.viewIfLoaded, let container = view.superview else {
            let message =
                "\(type(of: old)) is not a child of \(type(of: self)) whose view it contains, and was not replaced by "
                + "\(type(of: new)). Add it with addChild(_:) first; change the screen of a container with the container's own methods"
            return ViewReport(.other(message + "."), view: "\(type(of: self))").send()
        }
        adopt(new)
        let newView = new.view
        new.isPinned = old.isPinned
        didLoadChild(new)
        exchange(old, for: new, animated: false) {
            switch container {
            case let container as any ChildContainer where old.isPinned:
                container.replace(view, with: newView)
            case let container as LayoutView:
                let index = container.children.firstIndex { $0 === view } ?? container.children.count
                container.removeSubview(view)
                container.insertChild(newView, at: index)
            default: break
            }
        }
        disown(old)
    }

    /// Makes another controller a child, without adding its view: the container does that.
    package func adopt(_ child: ViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.move(to: self) {
            child.parent = self
            children.append(child)
            child.phase = .hidden
        }
        didAddChild(child)
    }

    /// Changes the parent, and reports it before and after.
    private func move(to parent: ViewController?, _ change: () -> Void) {
        nextParent = parent
        willMove(toParent: parent)
        send(.willMoveToParent)
        nextParent = nil
        change()
        didMove(toParent: parent)
        send(.didMoveToParent)
        updateSafeArea()
    }

    /// Removes a child that ``adopt(_:)`` added.
    package func disown(_ child: ViewController) {
        child.setMinimized(false)
        child.isPinned = false
        child.move(to: nil) {
            // In a deep stack, the last ones are removed first.
            if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
            child.parent = nil
            if child.phase != .dismissed { child.phase = .detached }
        }
        didRemoveChild(child)
    }

    /// The actions of this controller and of all of its visible children.
    package var visibleActions: [Action] {
        guard phase == .visible || isMinimized else { return [] }
        return actions + visibleChildren.flatMap(\.visibleActions)
    }
}
