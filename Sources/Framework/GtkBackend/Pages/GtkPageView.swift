// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Pages that the user turns, above a row with arrows and a dot for each page.
final class GtkPageView: GtkPageStackView {
    private let bar = Gtk.Box(orientation: .horizontal, spacing: 6)
    private let dots = Gtk.Box(orientation: .horizontal, spacing: 0)
    private lazy var previous = arrow("go-previous-symbolic", localized("Previous Page"), offset: -1)
    private lazy var next = arrow("go-next-symbolic", localized("Next Page"), offset: 1)
    private var buttons: [Gtk.Button] = []

    init() {
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        super.init(in: box)
        bar.addCssClass("page-bar")
        bar.halign = .center
        dots.valign = .center
        bar.append(previous)
        bar.append(dots)
        bar.append(next)
        box.append(area.widget)
        box.append(bar)
        area.widget.vexpand = true
        box.onPageKeys { [weak self] offset in self?.select(offset: offset) ?? false }
        area.widget.onSwipe { [weak self] direction in
            self?.select(offset: direction == .forward ? 1 : -1) ?? false
        }
    }

    override func showNames(_ change: Change<PagesState>) {
        let titles = change.new.titles
        change.of(\.titles) { _ in
            while buttons.count > titles.count { dots.remove(buttons.removeLast()) }
            while buttons.count < titles.count { addDot() }
            for (index, button) in buttons.enumerated() {
                let position = localized("Page %1 of %2", "\(index + 1)", "\(titles.count)")
                let name = titles[index].isEmpty ? position : "\(titles[index]), \(position)"
                button.tooltipText = name
                button.setAccessible(.label, name)
            }
            bar.visible = titles.count > 1
        }
        let selected = change.new.selected ?? 0
        for (index, button) in buttons.enumerated() {
            button.setCssClass("selected", index == selected)
            button.setAccessibleSelected(index == selected)
        }
        previous.sensitive = selected > 0
        next.sensitive = selected < titles.count - 1
    }

    private func addDot() {
        let button = Gtk.Button()
        let index = buttons.count
        button.accessibleRole = .tab
        button.addCssClass("page-dot")
        button.focusOnClick = false
        button.onClicked { [weak self] in
            guard let self, index != state?.selected else { return }
            onEvent?(.selected(index))
        }
        buttons.append(button)
        dots.append(button)
    }

    private func arrow(_ icon: String, _ name: String, offset: Int) -> Gtk.Button {
        let button = Gtk.Button(iconName: icon)
        button.addCssClass("flat")
        button.addCssClass("circular")
        button.nameIcon(name)
        button.focusOnClick = false
        button.onClicked { [weak self] in _ = self?.select(offset: offset) }
        return button
    }
}
