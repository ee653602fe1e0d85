// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkMenuButtonView: ControlView<MenuButtonState, Never> {
    private let button = Gtk.MenuButton()

    init() {
        super.init(button)
        // The signal of the inner button is used, since the menu button of GTK 4.8 has no signal for the opening of its menu.
        guard let toggle = button.firstChild as? Gtk.ToggleButton else { return }
        toggle.onToggled { [weak self, unowned toggle] in
            guard let self, toggle.active, let state else { return }
            check(state.menu)
        }
    }

    override var writtenName: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

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
        change.of(\.menu) { menu in
            let model = GtkMenuModel(menu)
            button.menuModel = model.menu
            if let popover = button.popover { model.complete(in: popover) }
        }
    }
}
