// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// The GTK side of a container: a subclass places the children and shows changes of the state.
@MainActor class ContainerView<State: Sendable & Codable & Equatable>: WidgetView, BackendContainer {
    private(set) var children: [Gtk.Widget] = []
    private(set) var state: State?

    final func render(_ state: State) {
        let change = Change(from: self.state, to: state)
        self.state = state
        show(change)
    }

    /// Shows what is new.
    func show(_ change: Change<State>) {}

    final func setChildren(_ views: [any BackendView]) {
        let widgets = views.map(\.gtkWidget)
        let old = children
        children = widgets
        for widget in old where !widgets.contains(widget) && widget.parent === container(of: widget) {
            remove(widget)
        }
        for widget in widgets where !old.contains(widget) { widget.leaveParent() }
        place(widgets)
    }

    /// What holds a child directly: the widget itself, unless a subclass puts something in between.
    func container(of child: Gtk.Widget) -> Gtk.Widget? { widget }

    /// Takes out a child that is not among the new ones.
    func remove(_ child: Gtk.Widget) { child.unparent() }

    /// Puts the children in place; those that are there already may only move.
    func place(_ children: [Gtk.Widget]) {}
}

extension Gtk.Box {
    /// Makes `children` the children from the first to the last.
    func arrange(_ children: [Gtk.Widget]) {
        var previous: Gtk.Widget?
        for child in children {
            if child.parent !== self {
                insertChild(child, after: previous)
            } else if child.prevSibling !== previous {
                reorderChild(child, after: previous)
            }
            previous = child
        }
    }
}
