// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Pages of which one is visible.
class GtkPageStackView: ContainerView<PagesState, PagesEvent> {
    let area = PageArea()
    /// Whether it has been reported that the selected page is in its position.
    private var isShown = true
    /// The index of the page that receives the keyboard focus when it is selected.
    private var focusRequest: Int?
    /// The widget that had the keyboard focus when the user requested that.
    private weak var focusAtRequest: Gtk.Widget?
    private lazy var drags = PageDrags(area.widget) { [weak self] event in self?.onEvent?(event) }

    /// - Parameter outer: the widget around the pages; nil for none.
    init(in outer: Gtk.Widget? = nil) {
        super.init(outer ?? area.widget)
        area.onRest = { [weak self] in self?.reportShown() }
    }

    final override func show(_ change: Change<PagesState>) {
        showNames(change)
        let state = change.new
        change.of(\.allowsDraggingForward) { if $0 || change.old != nil { drags.allowsForward = $0 } }
        change.of(\.allowsDraggingBackward) { if $0 || change.old != nil { drags.allowsBackward = $0 } }
        if change.isNew(\.changes) {
            isShown = false
            let page = state.selected.flatMap { children.indices.contains($0) ? children[$0] : nil }
            // A plugin selects the page later, and the user may have moved the focus meanwhile.
            let isFocusWanted =
                focusRequest.take() == state.selected && area.widget.window?.focusWidget === focusAtRequest
            area.show(page, state.animation, progress: state.progress)
            if isFocusWanted { _ = area.focusPage() }
        } else if let progress = state.progress {
            area.hold(at: progress)
        } else if change.old?.progress != nil {
            area.release()
        }
    }

    /// Shows the titles of the pages, and which one is selected.
    func showNames(_ change: Change<PagesState>) {}

    /// Called when the user selects the page that is `offset` pages after the selected one.
    final func select(offset: Int) -> Bool {
        let index = (state?.selected ?? 0) + offset
        guard children.indices.contains(index), widget.isSensitive else { return false }
        onEvent?(.selected(index))
        return true
    }

    /// Moves the keyboard focus into a page that the user selects, when it is the selected one. Returns false if nothing in it can have it.
    final func focusPage(at index: Int) -> Bool {
        if index == state?.selected { return area.focusPage() }
        focusRequest = index
        focusAtRequest = area.widget.window?.focusWidget
        return true
    }

    override func container(of child: Gtk.Widget) -> Gtk.Widget? { area.widget }

    override func take(_ child: Gtk.Widget) { area.remove(child) }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { area.add(child) }

    private func reportShown() {
        guard !isShown, state?.progress == nil else { return }
        isShown = true
        onEvent?(.shown)
    }
}
