// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// A path as a row of buttons. If the row is too long, it is scrolled to the last button.
final class GtkPathBarView: ControlView<PathBarState, PathBarEvent> {
    private let bar = Gtk.ScrolledWindow()
    private let row = Gtk.Box(orientation: .horizontal, spacing: 0)
    private(set) var buttons: [Gtk.Button] = []
    private var separators: [Gtk.Widget] = []

    init() {
        super.init(bar)
        bar.hscrollbarPolicy = .external
        bar.vscrollbarPolicy = .never
        bar.propagateNaturalWidth = true
        bar.addCssClass("path-bar")
        bar.child = row
        row.halign = .start
        // The end is the current item.
        bar.hadjustment.onChanged { [weak self] in
            // In a later turn of the main loop: GTK ignores the change while it allocates the row.
            Task { @MainActor in self?.scrollToEnd() }
        }
    }

    override func didName(_ name: String?) { bar.nameParts("") }

    override func show(_ change: Change<PathBarState>) {
        change.of(\.items) { items in
            let hadFocus = hasFocus
            if hadFocus, items.count < 2 { leaveFocus() }
            while buttons.count > items.count {
                row.remove(buttons.removeLast())
                if let separator = separators.popLast() { row.remove(separator) }
            }
            while buttons.count < items.count { addButton() }
            for (index, button) in buttons.enumerated() {
                let isLast = index == items.count - 1
                if let label = button.child as? Gtk.Label {
                    label.text = items[index]
                    // The minimum width of an item keeps its title readable. If the row is too long then, it scrolls.
                    label.widthChars = min(items[index].count, isLast ? 20 : 10)
                }
                button.setAccessible(.label, items[index])
                button.setCssClass("current", isLast)
                button.sensitive = !isLast
                button.setAccessible(.description, isLast ? localized("Current Position") : nil)
            }
            // GTK removes the focus from the button that the user has just pressed, because the button of the current item is insensitive.
            if hadFocus, items.count > 1 { _ = buttons[items.count - 2].grabFocus() }
        }
    }

    private var hasFocus: Bool { bar.window?.focusWidget?.isAncestor(bar) ?? false }

    /// Moves the focus to the widget after the bar.
    private func leaveFocus() {
        for _ in buttons where hasFocus { _ = bar.window?.childFocus(.tabForward) }
    }

    private func addButton() {
        if !buttons.isEmpty {
            let separator = Gtk.Image.decorative("go-next-symbolic")
            separator.addCssClass("dim-label")
            separators.append(separator)
            row.append(separator)
        }
        let index = buttons.count
        let button = Gtk.Button()
        let label = Gtk.Label()
        label.ellipsize = .middle
        label.maxWidthChars = 20
        button.child = label
        button.addCssClass("flat")
        button.onClicked { [weak self] in self?.send(.selected(index)) }
        buttons.append(button)
        row.append(button)
    }

    private func scrollToEnd() {
        guard let adjustment = bar.hadjustment else { return }
        let end = bar.isRightToLeft ? adjustment.lower : adjustment.upper - adjustment.pageSize
        if adjustment.value != end { adjustment.value = end }
    }
}
