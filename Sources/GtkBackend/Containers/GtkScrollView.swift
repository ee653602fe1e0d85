// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkScrollView: ContainerView<ScrollViewState> {
    private let scrolled = Gtk.ScrolledWindow()
    private let limit = WidthLimit()

    init() {
        super.init(scrolled)
        scrolled.nameParts("")
        scrolled.hexpand = true
        scrolled.vexpand = true
    }

    override func show(_ change: Change<ScrollViewState>) {
        change.of(\.scrollsHorizontally) { scrolled.hscrollbarPolicy = $0 ? .automatic : .never }
        change.of(\.scrollsVertically) { scrolled.vscrollbarPolicy = $0 ? .automatic : .never }
        change.of(\.maximumContentWidth) { limit.maximum = $0 }
    }

    override func container(of child: Gtk.Widget) -> Gtk.Widget? { child.parent }

    override func remove(_ child: Gtk.Widget) {
        scrolled.child = nil
        child.leaveParent()
    }

    override func place(_ children: [Gtk.Widget]) {
        guard let content = children.first else { return scrolled.child = nil }
        // A list scrolls by itself, so that it knows which rows are in sight.
        if content is any Gtk.Scrollable {
            scrolled.child = content
        } else if content.parent !== limit.widget {
            limit.widget.append(content)
            scrolled.child = limit.widget
        }
    }
}
