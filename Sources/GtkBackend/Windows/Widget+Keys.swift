// SPDX-License-Identifier: MIT

import Gdk
import Gio
import Gtk

extension Gtk.Widget {
    /// Calls `take` for each key press that no widget inside has handled. It returns whether it has handled the key.
    func onKey(_ take: @escaping @MainActor (Key, Gdk.ModifierType) -> Bool) {
        let keys = Gtk.EventControllerKey()
        keys.onKeyPressed { key, _, modifiers in
            // Shortcuts ignore Caps Lock, Num Lock and the layout of the keyboard.
            take(key, modifiers.intersection([.shiftMask, .controlMask, .altMask, .superMask]))
        }
        addController(keys)
    }

    /// Calls `turn` for Ctrl+PageUp with -1 and for Ctrl+PageDown with 1. It returns whether there is such a page.
    ///
    /// A widget inside that uses these keys itself calls ``passPageKeys()``.
    func onPageKeys(_ turn: @escaping @MainActor (Int) -> Bool) {
        let actions = Gio.SimpleActionGroup()
        for (key, action) in pageActions {
            let offset = key == .pageUp ? -1 : 1
            actions.addAction(action) { [weak self] in
                // If there is no such page, the pages that contain this widget are turned.
                if !turn(offset) { _ = self?.parent?.activateAction("pages.\(action)") }
            }
            onKey { $0 == key && $1 == .controlMask && turn(offset) }
        }
        insertActionGroup("pages", group: actions)
    }

    /// Turns the pages around the widget by Ctrl+PageUp and Ctrl+PageDown, as in a browser. Without pages around it, the keys keep the
    /// meaning that GTK gives to them in this widget, such as scrolling by a page without a change of the selection.
    func passPageKeys() {
        let keys = Gtk.EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self] key, _, modifiers in
            guard modifiers.intersection([.shiftMask, .controlMask, .altMask, .superMask]) == .controlMask,
                let action = pageActions[key]
            else { return false }
            return self?.activateAction("pages.\(action)") ?? false
        }
        addController(keys)
    }
}

/// The actions of the group `pages`, with the keys that trigger them together with Ctrl.
private let pageActions: [Key: String] = [.pageUp: "previous", .pageDown: "next"]
