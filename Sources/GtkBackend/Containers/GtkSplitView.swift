// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkSplitView: ContainerView<SplitViewState> {
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

    override func remove(_ child: Gtk.Widget) { child.leaveParent() }

    override func place(_ children: [Gtk.Widget]) {
        if paned.startChild !== children.first { paned.startChild = children.first }
        let content = children.dropFirst().first
        if paned.endChild !== content { paned.endChild = content }
    }
}
