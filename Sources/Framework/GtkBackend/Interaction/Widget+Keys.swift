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

    /// Calls `report` when the widget, or one in it, receives the keyboard focus, and when it loses it.
    func onFocus(_ report: @escaping @MainActor (_ isFocused: Bool) -> Void) {
        let focus = Gtk.EventControllerFocus()
        focus.onEnter { report(true) }
        focus.onLeave { report(false) }
        addController(focus)
    }

    /// Calls `turn` for Ctrl+PageUp with -1 and for Ctrl+PageDown with 1. It returns whether there is such a page.
    ///
    /// A widget inside that uses these keys itself calls ``passPageKeys()``.
    func onPageKeys(_ turn: @escaping @MainActor (Int) -> Bool) {
        insertActionGroup("pages", group: pageActions("pages", turn))
        onKey { key, modifiers in
            pageKeys[key].map { modifiers == .controlMask && turn($0.offset) } ?? false
        }
    }

    /// Returns the actions that ``passPageKeys()`` triggers in this widget, as a group of this name: `act` is
    /// called with -1 or 1, and returns whether it had an effect. If it had none, the widgets that
    /// contain this one do the same.
    func pageActions(_ group: String, _ act: @escaping @MainActor (Int) -> Bool) -> Gio.SimpleActionGroup {
        let actions = Gio.SimpleActionGroup()
        for (action, offset) in pageKeys.values {
            actions.addAction(action) { [weak self] in
                if !act(offset) { _ = self?.parent?.activateAction("\(group).\(action)") }
            }
        }
        return actions
    }

    /// Turns the pages around the widget by Ctrl+PageUp and Ctrl+PageDown, as in a browser, and moves the tab by Ctrl+Shift+PageUp and
    /// Ctrl+Shift+PageDown where tabs can be moved. Elsewhere, the keys keep the meaning that GTK gives to them in this widget, such as
    /// scrolling by a page without a change of the selection.
    func passPageKeys() {
        let keys = Gtk.EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self] key, _, modifiers in
            guard let action = pageKeys[key]?.action else { return false }
            return switch modifiers.intersection([.shiftMask, .controlMask, .altMask, .superMask]) {
            case .controlMask: self?.activateAction("pages.\(action)") ?? false
            case [.controlMask, .shiftMask]: self?.activateAction("tab-moves.\(action)") ?? false
            default: false
            }
        }
        addController(keys)
    }
}

/// The keys that turn pages and move tabs: the names of their actions, and the offset to the page or position.
private let pageKeys: [Key: (action: String, offset: Int)] = [
    .pageUp: ("previous", -1), .pageDown: ("next", 1),
]
