// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk
import ViewKit

/// A menu for GTK.
///
/// GTK shows no icons beside titles: an item with an icon is a widget, which ``complete(in:)`` adds to the popover.
@MainActor final class GtkMenuModel {
    let menu = Gio.Menu()
    private let localActions: Set<String>
    private var items: [(id: String, item: ViewKit.Menu.Item)] = []
    /// The names of the pages of GTK's popover, which are the titles of the sub-menus.
    private var pageNames: Set<String> = ["main"]

    /// - Parameter localActions: the ids of the actions of the view that opens the menu; the others are those of its window.
    init(_ menu: ViewKit.Menu, localActions: Set<String> = []) {
        self.localActions = localActions
        fill(self.menu, with: menu)
    }

    /// Creates a bar of menus.
    init(bar menus: [ViewKit.Menu.Item]) {
        localActions = []
        for item in menus { append(item, to: menu) }
    }

    /// Adds the items with icons to the popovers of the menu, which are in `widget`, and names the other
    /// ones. A sub-menu of a bar is a popover of its own.
    func complete(in widget: Gtk.Widget) {
        let popovers = widget.popoverMenus
        for popover in popovers { popover.nameItems() }
        for (id, item) in items {
            let child = makeWidget(item)
            _ = popovers.contains { $0.addChild(child, id: id) }
        }
    }

    private func fill(_ target: Gio.Menu, with menu: ViewKit.Menu) {
        for section in menu.sections {
            let model = Gio.Menu()
            for item in section.items { append(item, to: model) }
            target.appendSection(section.title.isEmpty ? nil : section.title, section: model)
        }
    }

    private func append(_ item: ViewKit.Menu.Item, to target: Gio.Menu) {
        if let submenu = item.submenu {
            let model = Gio.Menu()
            fill(model, with: submenu)
            // Two pages with one name are a mistake for GTK. The character that is added is not visible.
            var title = item.title
            while !pageNames.insert(title).inserted { title += "\u{2060}" }
            return target.appendSubmenu(title, submenu: model)
        }
        let model = Gio.MenuItem(label: item.title)
        if item.icon == nil {
            model.setActionAndTargetValue(actionName(of: item), targetValue: item.value.map { Variant($0) })
        } else {
            let id = "item\(items.count)"
            items.append((id, item))
            model.setAttributeValue("custom", value: Variant(id))
        }
        target.appendItem(model)
    }

    private func actionName(of item: ViewKit.Menu.Item) -> String {
        (localActions.contains(item.action) ? "view." : "win.") + item.action
    }

    private func makeWidget(_ item: ViewKit.Menu.Item) -> Gtk.Widget {
        let image = Gtk.Image.decorative(item.icon)
        let title = Gtk.Label(item.title)
        title.xalign = 0
        title.hexpand = true
        title.useUnderline = true
        let button = Gtk.Button()
        button.child = Gtk.Box(orientation: .horizontal, spacing: 8, children: [image, title])
        button.addCssClass("flat")
        button.addCssClass("icon-item")
        button.actionTarget = item.value.map { Variant($0) }
        button.actionName = actionName(of: item)
        button.onClicked { [unowned button] in
            var ancestor = button.parent
            while let widget = ancestor {
                (widget as? Gtk.Popover)?.popdown()
                ancestor = widget.parent
            }
        }
        return button
    }
}

extension Gtk.Widget {
    /// The menus in the widget, itself included.
    var popoverMenus: [Gtk.PopoverMenu] {
        [self as? Gtk.PopoverMenu].compactMap(\.self) + children.flatMap(\.popoverMenus)
    }
}
