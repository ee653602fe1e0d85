// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Pages under a row of tabs, which scrolls where it is too long.
final class GtkTabView: GtkPageStackView {
    private let tabs = Gtk.Box(orientation: .horizontal, spacing: 0)
    private var buttons: [Gtk.ToggleButton] = []

    init() {
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        super.init(in: box)
        tabs.accessibleRole = .tabList
        tabs.setAccessible(.label, "")
        tabs.halign = .center
        let bar = Gtk.ScrolledWindow()
        bar.hscrollbarPolicy = .external
        bar.vscrollbarPolicy = .never
        bar.propagateNaturalWidth = true
        bar.addCssClass("tab-bar")
        bar.child = tabs
        bar.nameParts("")
        box.append(bar)
        box.append(area.widget)
        area.widget.vexpand = true
        box.onPageKeys { [weak self] offset in self?.select(offset: offset) ?? false }
    }

    override func didName(_ name: String?) { tabs.setAccessible(.label, name ?? "") }

    override func showNames(_ change: Change<PagesState>) {
        change.of(\.titles) { titles in
            while buttons.count > titles.count { tabs.remove(buttons.removeLast()) }
            while buttons.count < titles.count { addButton() }
            for (button, title) in zip(buttons, titles) { button.label = title }
        }
        for (index, button) in buttons.enumerated() {
            let isSelected = index == change.new.selected
            if button.active != isSelected { button.active = isSelected }
            button.setAccessibleSelected(isSelected)
        }
    }

    private func addButton() {
        let button = Gtk.ToggleButton()
        let index = buttons.count
        button.accessibleRole = .tab
        button.addCssClass("flat")
        button.addCssClass("tab")
        button.onClicked { [weak self, unowned button] in
            // A state will say what is selected.
            button.active = index == self?.state?.selected
            if !button.active { self?.onEvent?(.selected(index)) }
        }
        buttons.append(button)
        tabs.append(button)
    }
}
