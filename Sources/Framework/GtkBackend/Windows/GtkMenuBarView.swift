// SPDX-License-Identifier: MIT

import Gio
import Gtk
import ViewKit

final class GtkMenuBarView: ControlView<MenuBarState, Never>, MenuHolder {
    private let bar = Gtk.PopoverMenuBar()

    init() {
        super.init(bar)
        ShownMenus.add(self)
        let shortcuts = Gtk.ShortcutController()
        shortcuts.scope = .global
        shortcuts.addShortcut("F10") { [weak self] in _ = self?.bar.firstChild?.activate() }
        bar.addController(shortcuts)
        bar.onMap { [weak self] in
            guard let self, let state else { return }
            check(ViewKit.Menu([.init("", state.menus)]))
        }
    }

    override func takeFocus() { _ = bar.childFocus(.tabForward) }

    override func show(_ change: Change<MenuBarState>) {
        change.of(\.menus) { _ in addItems() }
    }

    var isMenuOpen: Bool { bar.popoverMenus.contains(where: \.visible) }

    // GTK refuses a bar without a model.
    func removeItems() { bar.menuModel = Gio.Menu() }

    func addItems() {
        guard let state else { return }
        let model = GtkMenuModel(bar: state.menus)
        bar.menuModel = model.menu
        model.complete(in: bar)
    }
}
