// SPDX-License-Identifier: MIT

import Gio
import Gtk
import ViewKit

final class GtkMenuButtonView: ControlView<MenuButtonState, Never> {
    private let button = Gtk.MenuButton()

    init() { super.init(button) }

    override var writtenName: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

    override func show(_ change: Change<MenuButtonState>) {
        if change.isNew(\.title) || change.isNew(\.icon) {
            switch (change.new.title, change.new.icon) {
            case ("", let icon): button.iconName = icon ?? "open-menu-symbolic"
            case (let title, let icon?): button.child = Gtk.Box.content(title: title, icon: icon)
            case (let title, nil): button.label = title
            }
        }
        change.of(\.menu) { button.menuModel = Gio.Menu($0) }
    }
}

extension Gio.Menu {
    /// The menu for GTK: each item triggers the action of that name in the window it is opened in.
    convenience init(_ menu: ViewKit.Menu) {
        self.init()
        for items in menu.sections {
            let section = Gio.Menu()
            for item in items { section.append(item.title, detailedAction: "win.\(item.action)") }
            appendSection(nil, section: section)
        }
    }
}
