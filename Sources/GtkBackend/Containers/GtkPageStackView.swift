// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Pages of which one is seen, and the way from one to the next.
class GtkPageStackView: ContainerView<PagesState, PagesEvent> {
    let stack = Gtk.Stack()
    /// The page that was seen before.
    private weak var outgoing: Gtk.Widget?
    /// The same, where it is no child any more, and is here only until it is out of sight.
    private var leaving: Gtk.Widget?
    /// Whether it has been said that the selected page is in place.
    private var isShown = true

    /// - Parameter outer: what the stack is in, where there is something around it.
    init(in outer: Gtk.Widget? = nil) {
        super.init(outer ?? stack)
        stack.hhomogeneous = false
        stack.vhomogeneous = false
        stack.onNotify("transition-running") { [weak self] in self?.mayBeShown() }
        // What is not seen does not move: nothing would come of waiting.
        stack.onUnmap { [weak self] in
            self?.dropLeavingPage()
            self?.reportShown()
        }
    }

    final override func show(_ change: Change<PagesState>) {
        showNames(change)
        guard change.isNew(\.changes) else { return }
        isShown = false
        dropLeavingPage()
        stack.transitionType = change.new.animation.kind.type
        stack.transitionDuration = change.new.animation.milliseconds
        if let index = change.new.selected, children.indices.contains(index),
            stack.visibleChild !== children[index]
        {
            outgoing = stack.visibleChild
            stack.visibleChild = children[index]
        }
        mayBeShown()
    }

    /// Shows what is around the pages: what they are called, and which is selected.
    func showNames(_ change: Change<PagesState>) {}

    /// The user wants to see the page that many places further on.
    final func select(offset: Int) -> Bool {
        let index = (state?.selected ?? 0) + offset
        guard children.indices.contains(index), widget.isSensitive else { return false }
        onEvent?(.selected(index))
        return true
    }

    override func container(of child: Gtk.Widget) -> Gtk.Widget? { stack }

    override func take(_ child: Gtk.Widget) {
        if stack.transitionRunning, child === outgoing {
            leaving = child
        } else {
            stack.remove(child)
        }
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        // A page that comes back while it leaves stays in the stack.
        if leaving === child { leaving = nil }
        if child.parent !== stack { stack.addChild(child) }
    }

    private func mayBeShown() {
        guard !stack.transitionRunning else { return }
        dropLeavingPage()
        reportShown()
    }

    private func reportShown() {
        guard !isShown else { return }
        isShown = true
        onEvent?(.shown)
    }

    private func dropLeavingPage() {
        guard let page = leaving else { return }
        leaving = nil
        if page.parent === stack { stack.remove(page) }
    }
}

extension PageAnimation.Kind {
    /// GTK turns what goes sideways round by itself where people read from right to left.
    fileprivate var type: Gtk.StackTransitionType {
        switch self {
        case .instant: .none
        case .crossfade: .crossfade
        case .slide(.forward): .slideLeft
        case .slide(.backward): .slideRight
        case .slide(.up): .slideUp
        case .slide(.down): .slideDown
        case .cover(.forward): .overLeft
        case .cover(.backward): .overRight
        case .cover(.up): .overUp
        case .cover(.down): .overDown
        case .uncover(.forward): .underLeft
        case .uncover(.backward): .underRight
        case .uncover(.up): .underUp
        case .uncover(.down): .underDown
        }
    }
}
