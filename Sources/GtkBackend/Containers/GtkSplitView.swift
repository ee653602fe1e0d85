// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkSplitView: ContainerView<SplitViewState, Never> {
    private let paned = Gtk.Paned(orientation: .horizontal)

    init() {
        super.init(paned)
        paned.setAccessible(.label, "")
        paned.nameParts("")
        paned.resizeStartChild = false
        paned.shrinkStartChild = false
        paned.shrinkEndChild = false
        paned.hexpand = true
        paned.vexpand = true
    }

    override func show(_ change: Change<SplitViewState>) {
        change.of(\.sidebarWidth) { paned.position = $0 }
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { arrange() }

    override func take(_ child: Gtk.Widget) {
        child.leaveParent()
        arrange()
    }

    override func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        paned.startChild = nil
        paned.endChild = nil
        arrange()
    }

    private func arrange() {
        let content = children.dropFirst().first
        if paned.endChild !== content, paned.endChild === children.first { paned.endChild = nil }
        if paned.startChild !== children.first { paned.startChild = children.first }
        if paned.endChild !== content { paned.endChild = content }
    }
}
