// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkMenuButtonView: ControlView<MenuButtonState, Never>, MenuHolder {
    private let button = Gtk.MenuButton()
    /// Whether the menu has changed since GTK's was made.
    private var isOutdated = false

    init() {
        super.init(button)
        ShownMenus.add(self)
        // The menu is made when it is opened: GTK (seen in 4.8.3) never frees a kilobyte of each item, and a plugin may change menus all
        // the time.
        button.setCreatePopupFunc { [weak self] _ in if self?.isOutdated == true { self?.makeItems() } }
        // The signal of the inner button is used, since the menu button of GTK 4.8 has no signal for the opening of its menu.
        guard let toggle = button.firstChild as? Gtk.ToggleButton else { return }
        toggle.onToggled { [weak self, unowned toggle] in
            guard let self, toggle.active, let state else { return }
            openToTheLargerSide()
            check(state.menu)
        }
    }

    /// A menu at the end of a window opens upwards. If it is too high for both sides, GTK would open it downwards, a few pixels high.
    private func openToTheLargerSide() {
        guard let popover = button.popover, let window = button.root as? Gtk.Window,
            let bounds = button.computeBounds(window)
        else { return }
        let middle = Double(bounds.origin.y) + Double(bounds.size.height) / 2
        popover.position = middle > Double(window.height) / 2 ? .top : .bottom
    }

    override var visibleText: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

    override func show(_ change: Change<MenuButtonState>) {
        if change.isNew(\.title) || change.isNew(\.icon) {
            switch (change.new.title, themed(change.new.icon)) {
            case ("", let icon): button.iconName = icon ?? "open-menu-symbolic"
            case (let title, let icon?): button.child = Gtk.Box.content(title: title, icon: icon)
            case (let title, nil): button.label = title
            }
        }
        // GTK would append the label in the button, which is its name already.
        button.firstChild?.resetRelation(.labelledBy)
        change.of(\.isPrimary) { button.primary = $0 }
        change.of(\.menu) { _ in addItems() }
    }

    var isMenuOpen: Bool { button.popover?.visible == true }

    func removeItems() { button.menuModel = nil }

    func addItems() {
        isOutdated = true
        if isMenuOpen { makeItems() }
    }

    private func makeItems() {
        guard let state else { return }
        isOutdated = false
        let model = GtkMenuModel(state.menu)
        button.menuModel = model.menu
        if let popover = button.popover { model.complete(in: popover) }
    }
}
