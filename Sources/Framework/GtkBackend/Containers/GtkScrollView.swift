// SPDX-License-Identifier: MIT

import GLib
import Gtk
import ViewKit

final class GtkScrollView: ContainerView<ScrollViewState, ScrollViewEvent> {
    private let scrolled = Gtk.ScrolledWindow()
    private let horizontal = Gtk.Adjustment()
    private let vertical = Gtk.Adjustment()
    private var limit: WidthLimit?
    private var reported = ScrollGeometry()
    /// Reports a change in the next frame; nil if there is none to report.
    private var report: Registration?
    /// The request that waits for the layout; nil for none.
    private var pending: ScrollRequest?

    init() {
        super.init(scrolled)
        scrolled.hexpand = true
        scrolled.vexpand = true
        // Newer releases of GTK (seen in 4.18.6) give it another role, which has no name.
        scrolled.accessibleRole = .group
        scrolled.nameParts("")
        scrolled.onEdgeOvershot { [unowned self] edge in
            if edge == .top { onEvent?(.pulled) }
        }
        scrolled.hadjustment = horizontal
        scrolled.vadjustment = vertical
        // The adjustments can live longer than the view: a list refers to them, too.
        for adjustment in [horizontal, vertical] {
            adjustment.onValueChanged { [weak self] in self?.positionDidChange() }
            adjustment.onChanged { [weak self] in self?.positionDidChange() }
        }
        updateAccessibleName()
    }

    /// The accessible name. The view needs one, because it gets the keyboard focus if no view in it takes the
    /// focus, so that keys scroll it.
    override var fallbackName: String? { localized("Scrolling Area") }

    override func show(_ change: Change<ScrollViewState>) {
        change.of(\.scrollsHorizontally) { scrolled.hscrollbarPolicy = $0 ? .automatic : .never }
        change.of(\.scrollsVertically) { scrolled.vscrollbarPolicy = $0 ? .automatic : .never }
        change.of(\.maximumContentWidth) { limit?.maximum = $0 }
        if change.isNew(\.request), let request = change.new.request { scroll(to: request) }
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

    // MARK: Position

    private func scroll(to request: ScrollRequest) {
        // A plugin can send any number of requests while the view is not visible.
        defer { pending = request }
        guard pending == nil else { return }
        scrolled.afterLayout { [weak self] in
            guard let self, let request = pending else { return }
            pending = nil
            scrolled.scroll(toX: request.offset.x, y: request.offset.y, animated: request.isAnimated)
            // The position may be another one than the requested one, and may be the one that was reported last.
            reportInNextFrame()
        }
    }

    private func positionDidChange() {
        if geometry != reported { reportInNextFrame() }
    }

    /// Reports the geometry when the next frame begins, so that it is reported once for each frame, and so
    /// that what the application changes then is laid out before the frame is drawn.
    private func reportInNextFrame() {
        guard report == nil else { return }
        report = scrolled.addTickCallback { [weak self] _, _ in
            guard let self else { return false }
            report = nil
            reported = geometry
            onEvent?(.scrolled(reported))
            return false
        }
    }

    private var geometry: ScrollGeometry {
        ScrollGeometry(
            offset: ViewKit.Point(x: horizontal.value, y: vertical.value),
            contentSize: ViewKit.Size(width: Int(horizontal.upper), height: Int(vertical.upper)),
            visibleSize: ViewKit.Size(width: Int(horizontal.pageSize), height: Int(vertical.pageSize)))
    }
}
