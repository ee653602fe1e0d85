// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkScrollView: ContainerView<ScrollViewState, ScrollViewEvent> {
    private let scrolled = Gtk.ScrolledWindow()
    private var limit: WidthLimit?

    init() {
        super.init(scrolled)
        scrolled.hexpand = true
        scrolled.vexpand = true
        scrolled.nameParts("")
        scrolled.onEdgeOvershot { [unowned self] edge in
            if edge == .top { onEvent?(.pulled) }
        }
        updateAccessibleName()
    }

    /// The accessible name. The view needs one, because it gets the keyboard focus if no view in it takes the focus, so that keys scroll it.
    override var nameless: String? { localized("Scrolling Area") }

    override func show(_ change: Change<ScrollViewState>) {
        change.of(\.scrollsHorizontally) { scrolled.hscrollbarPolicy = $0 ? .automatic : .never }
        change.of(\.scrollsVertically) { scrolled.vscrollbarPolicy = $0 ? .automatic : .never }
        change.of(\.maximumContentWidth) { limit?.maximum = $0 }
    }

    override func container(of child: Gtk.Widget) -> Gtk.Widget? { limit?.widget }

    override func take(_ child: Gtk.Widget) {
        scrolled.child = nil
        limit?.content = nil
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        guard let content = children.first, content !== limit?.content else { return }
        // A list scrolls its own rows, because it must know which rows are visible.
        let limit = WidthLimit(scrolls: content is any Gtk.Scrollable)
        limit.content = content
        limit.maximum = state?.maximumContentWidth
        scrolled.child = limit.widget
        self.limit = limit
    }
}
