// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Pages that slide in and out, in the direction in which people read.
final class GtkPageStackView: ContainerView<PageStackState> {
    private let stack = Gtk.Stack()
    /// The page that is on its way out, and no child any more.
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
        dropLeavingPage()
        stack.visibleChild = children[index]
    }

    override func remove(_ child: Gtk.Widget) {
        // A page that is being replaced is seen until the other one is in its place.
        if stack.transitionRunning, leaving == nil {
            leaving = child
        } else {
            stack.remove(child)
        }
    }

    override func place(_ children: [Gtk.Widget]) {
        for child in children where child.parent !== stack {
            let isFirst = stack.visibleChild == nil
            stack.addChild(child)
            // The stack would show its first child at once, even one that is added to be shown later.
            if isFirst { stack.transitionType = .none }
        }
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
