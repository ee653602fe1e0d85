// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Pages that slide in and out, in the direction in which people read.
final class GtkPageStackView: ContainerView<PageStackState> {
    private let stack = Gtk.Stack()
    /// The page that was seen before.
    private weak var outgoing: Gtk.Widget?
    /// The same, where it is no child any more, and is here only until it is out of sight.
    private var leaving: Gtk.Widget?

    init() {
        super.init(stack)
        stack.hhomogeneous = false
        stack.vhomogeneous = false
        stack.transitionDuration = 250
        stack.onNotify("transition-running") { [weak self] in
            guard let self, !stack.transitionRunning else { return }
            dropLeavingPage()
        }
    }

    override func show(_ change: Change<PageStackState>) {
        stack.transitionType = change.new.transition.type
        guard let index = change.new.visiblePage, children.indices.contains(index) else { return }
        guard stack.visibleChild !== children[index] else { return }
        dropLeavingPage()
        outgoing = stack.visibleChild
        stack.visibleChild = children[index]
    }

    override func remove(_ child: Gtk.Widget) {
        if stack.transitionRunning, child === outgoing {
            leaving = child
        } else {
            stack.remove(child)
        }
    }

    override func place(_ children: [Gtk.Widget]) {
        for child in children where child.parent !== stack { stack.addChild(child) }
        if let leaving, children.contains(leaving) { self.leaving = nil }
    }

    private func dropLeavingPage() {
        guard let page = leaving else { return }
        leaving = nil
        if page.parent === stack { stack.remove(page) }
    }
}

extension PageTransition {
    /// GTK turns the slides round by itself where people read from right to left.
    fileprivate var type: Gtk.StackTransitionType {
        switch self {
        case .none: .none
        case .push: .slideLeft
        case .pop: .slideRight
        case .fade: .crossfade
        }
    }
}
