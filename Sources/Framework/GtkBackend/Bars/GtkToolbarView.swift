// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// A row of buttons. Buttons that do not fit are items of a menu at its end.
final class GtkToolbarView: ControlView<ToolbarState, Never> {
    private let bar = Gtk.Box(orientation: .horizontal, spacing: 0)
    private let overflow = Gtk.MenuButton()
    private let layout = OverflowLayout()

    init() {
        super.init(bar)
        bar.accessibleRole = .toolbar
        bar.addCssClass("toolbar")
        bar.layoutManager = layout
        overflow.iconName = "view-more-symbolic"
        overflow.hasFrame = false
        overflow.nameIcon(localized("More"))
        bar.append(overflow)
        bar.onMap { [weak self] in self?.checkActions() }
        // The menu is created when it is opened, so that nothing changes while the row gets its size.
        overflow.setCreatePopupFunc { [weak self] button in
            button.menuModel = self?.hiddenItems()
            (button.popover as? Gtk.PopoverMenu)?.nameItems()
        }
    }

    // The buttons have names of their own.
    override func didName(_ name: String?) {}

    override func show(_ change: Change<ToolbarState>) {
        change.of(\.items) { items in
            while let child = bar.firstChild, child !== overflow { bar.remove(child) }
            var previous: Gtk.Widget?
            for item in items {
                let widget = item.makeWidget(icon: themed(item.icon))
                bar.insertChild(widget, after: previous)
                previous = widget
            }
        }
    }

    private func checkActions() {
        let items = state?.items ?? []
        check(
            ViewKit.Menu(sections: [
                items.compactMap { item in item.action.map { .init(item.title, action: $0) } }
            ]))
    }

    private func hiddenItems() -> Gio.Menu {
        let menu = Gio.Menu()
        var section = Gio.Menu()
        menu.appendSection(nil, section: section)
        for item in (state?.items ?? []).dropFirst(layout.visible.upperBound) {
            if let action = item.action {
                let model = Gio.MenuItem(label: item.title)
                // GIO ends the program for the name of an action with characters that it reserves.
                model.setActionAndTargetValue("win.\(action)")
                section.appendItem(model)
            } else {
                section = Gio.Menu()
                menu.appendSection(nil, section: section)
            }
        }
        return menu
    }
}

extension ToolbarItem {
    @MainActor fileprivate func makeWidget(icon: String?) -> Gtk.Widget {
        guard let action else { return Gtk.Separator(orientation: .vertical) }
        let button = isToggle ? Gtk.ToggleButton() : Gtk.Button()
        if let icon {
            button.iconName = icon
            button.tooltipText = title
        } else {
            button.label = title
        }
        button.addCssClass("flat")
        button.setAccessible(.label, title)
        button.nameParts(title)
        // A command of the bar is for what has the keyboard focus, such as the text that the user goes on to write.
        button.focusOnClick = false
        button.actionName = "win.\(action)"
        return button
    }
}
