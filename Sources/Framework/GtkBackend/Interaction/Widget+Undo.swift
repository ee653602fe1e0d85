// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk

extension Gtk.Editable where Self: Gtk.Widget {
    /// Disables the undo history of GTK, so that the keys for it are passed on; see ``onUndo(_:)``.
    func disableHistory() {
        enableUndo = false
        // GTK itself disables the actions only when its history changes.
        let text = delegate as? Gtk.Text
        text?.actionSetEnabled("text.undo", enabled: false)
        text?.actionSetEnabled("text.redo", enabled: false)
    }
}

extension Gtk.Widget {
    /// Calls `act` when the user presses Ctrl+Z in the widget, and with true for Ctrl+Shift+Z and Ctrl+Y.
    ///
    /// The history of a text belongs to its portable view. That of GTK has to be disabled: GTK then passes these keys on.
    func onUndo(_ act: @escaping @MainActor (_ isRedo: Bool) -> Void) {
        let actions = Gio.SimpleActionGroup()
        actions.addAction("undo") { act(false) }
        actions.addAction("redo") { act(true) }
        insertActionGroup("history", group: actions)
        let shortcuts = Gtk.ShortcutController()
        for (keys, action) in [
            ("<Control>z", "history.undo"), ("<Control><Shift>z", "history.redo"),
            ("<Control>y", "history.redo"),
        ] {
            guard let trigger = Gtk.ShortcutTrigger(string: keys) else { continue }
            shortcuts.addShortcut(Gtk.Shortcut(trigger: trigger, action: Gtk.NamedAction(name: action)))
        }
        addController(shortcuts)
    }
}

extension Gtk.TextView {
    /// Lets the items Undo and Redo of the context menu, which GTK creates each time it opens, trigger the actions of ``onUndo(_:)``.
    ///
    /// Returns the list of the children, which has to be retained as long as the widget.
    func replaceUndoItems() -> any Gio.ListModel {
        let children = observeChildren()
        children.onItemsChanged { [unowned children] position, _, added in
            for index in position..<position + added {
                guard let menu = (children.item(at: index) as? Gtk.PopoverMenu)?.menuModel else { continue }
                menu.replaceActions(["text.undo": "history.undo", "text.redo": "history.redo"])
            }
        }
        return children
    }
}

extension Gio.MenuModel {
    /// Replaces the actions of the items of the sections.
    fileprivate func replaceActions(_ actions: [String: String]) {
        for index in 0..<nItems {
            guard let section = itemLink(at: index, link: "section") as? Gio.Menu else { continue }
            for position in 0..<section.nItems {
                let action = section.itemAttributeValue(at: position, attribute: "action")?.get(String.self)
                guard let action = action.flatMap({ actions[$0] }) else { continue }
                let item = Gio.MenuItem(model: section, itemIndex: position)
                item.setDetailedAction(action)
                section.remove(at: position)
                section.insertItem(item, at: position)
            }
        }
    }
}
