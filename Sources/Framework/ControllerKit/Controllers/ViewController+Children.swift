// SPDX-License-Identifier: MIT

import ViewKit

extension ViewController {
    /// The controller whose child this controller is.
    public var parent: ViewController? { containment.parent }

    /// The controllers whose views are parts of this controller's view.
    public var children: [ViewController] { containment.children }

    /// The parent that the controller is about to get; nil for none. It is set while ``willMove(toParent:)`` runs.
    public var nextParent: ViewController? { containment.nextParent }

    /// Adds a child, whose view `place` puts into this controller's.
    func addChild(_ child: ViewController, place: (LayoutView) -> Void) {
        guard mayAdopt(child) else { return }
        guard beginAdopting(child) else { return place(child.view) }
        let view = child.view
        let isVisible = isShown
        if isVisible { child.beginTransition(toVisible: true, animated: false) }
        // The child may have removed itself.
        guard child.parent === self else { return }
        place(view)
        didLoadChild(child)
        endAdopting(child)
        if isVisible { child.endTransition(toVisible: true, animated: false) }
        if isMinimized { child.setMinimized(true) }
    }

    func replace(_ old: ViewController, _ new: ViewController) {
        guard old !== new else { return }
        guard old.parent === self, let view = old.viewIfLoaded, let container = view.superview else {
            return report(
                "\(type(of: old)) is not a child of \(type(of: self)) whose view it contains, and was not replaced by "
                    + "\(type(of: new)). Add it with addChild(_:) first; change the screen of a container with the container's own methods."
            )
        }
        guard mayAdopt(new) else { return }
        beginAdopting(new)
        willDisown(old)
        let newView = new.view
        new.containment.isPinned = old.containment.isPinned
        didLoadChild(new)
        exchange(old, for: new, animated: false) {
            switch container {
            case let container as any ChildContainer where old.containment.isPinned:
                container.replace(view, with: newView)
            case let container as LayoutView:
                let index = container.children.firstIndex { $0 === view } ?? container.children.count
                container.removeSubview(view)
                container.insertChild(newView, at: index)
            default: break
            }
        }
        disown(old, replacedBy: new)
        endAdopting(new)
    }

    /// Makes another controller a child, without adding its view: the container does that.
    package func adopt(_ child: ViewController) {
        if mayAdopt(child), beginAdopting(child) { endAdopting(child) }
    }

    /// Makes another controller a child, and returns whether it was none. ``endAdopting(_:)`` follows when its view is in its position.
    @discardableResult func beginAdopting(_ child: ViewController) -> Bool {
        guard child.parent !== self else { return false }
        child.removeFromParent()
        child.leaveWindow()
        child.willLeave(for: self)
        // It may have moved elsewhere meanwhile.
        guard child.parent !== self else { return false }
        child.removeFromParent()
        child.leaveWindow()
        child.containment.enter(self)
        containment.add(child)
        child.appearance.enterContainer()
        child.appearance.begin(.toParent)
        child.dismissal.stay()
        child.updateSafeArea()
        child.updateWindowsAbove()
        didAddChild(child)
        return true
    }

    /// Calls `didMove(toParent:)` of a child, unless the child has left this parent since.
    func endAdopting(_ child: ViewController) {
        guard child.parent === self else { return }
        child.didEnter(self)
        if recordsLaterChildren, child.parent === self { restorableRecord.report(.added(child)) }
    }

    /// Calls `willMove(toParent: nil)` of a child, before the child disappears. ``disown(_:)`` follows.
    package func willDisown(_ child: ViewController) {
        guard child.parent === self, !child.isMovingFromParent else { return }
        child.appearance.begin(.fromParent)
        child.willLeave(for: nil)
    }

    /// Removes a child that ``adopt(_:)`` added.
    package func disown(_ child: ViewController) { disown(child, replacedBy: nil) }

    private func disown(_ child: ViewController, replacedBy new: ViewController?) {
        guard child.parent === self else { return }
        willDisown(child)
        child.setMinimized(false)
        containment.remove(child)
        child.containment.leaveParent()
        if child.phase != .dismissed { child.appearance.detach() }
        child.didEnter(nil)
        child.appearance.end(.toParent)
        child.appearance.end(.fromParent)
        child.updateSafeArea()
        didRemoveChild(child)
        // A screen that was only taken out of a container, such as a tab in a window of its own, may come back.
        guard recordsLaterChildren || child.phase == .dismissed else { return }
        restorableRecord.report(new.map { .replaced(child, with: $0) } ?? .removed(child))
    }

    private func willLeave(for parent: ViewController?) {
        sendPendingEvent()
        containment.nextParent = parent
        willMove(toParent: parent)
        containment.nextParent = parent
        send(.willMoveToParent)
        containment.nextParent = nil
    }

    private func didEnter(_ parent: ViewController?) {
        sendPendingEvent()
        didMove(toParent: parent)
        send(.didMoveToParent)
    }

    /// The actions of this controller and of its children whose actions apply, for each controller.
    func visibleActionGroups(depth: Int = 0) -> [ActionGroup] {
        guard phase == .visible || isMinimized else { return [] }
        return [ActionGroup(actions, depth: depth, view: viewIfLoaded)]
            + actingChildren.flatMap { $0.visibleActionGroups(depth: depth + 1) }
    }
}
