// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkMenuBarView: ControlView<MenuBarState, Never> {
    private let bar = Gtk.PopoverMenuBar()

    init() {
        super.init(bar)
        let shortcuts = Gtk.ShortcutController()
        shortcuts.scope = .global
        shortcuts.addShortcut("F10") { [weak self] in _ = self?.bar.firstChild?.activate() }
        bar.addController(shortcuts)
        bar.onMap { [weak self] in
            guard let self, let state else { return }
            check(ViewKit.Menu([.init("", state.menus)]))
        }
    }

    override func focus() { _ = bar.childFocus(.tabForward) }

    override func show(_ change: Change<MenuBarState>) {
        change.of(\.menus) { menus in
            let model = GtkMenuModel(bar: menus)
            bar.menuModel = model.menu
            model.complete(in: bar)
        }
    }
}

extension GtkBackend {
    static func registerTransientViews(in views: ViewFactory) {
        views.register(.menuBar) { GtkMenuBarView() }
    }
}
