// SPDX-License-Identifier: MIT

import Gdk
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

    /// Calls `take` for Ctrl+PageUp with -1 and for Ctrl+PageDown with 1. It returns whether there is such a page.
    func onPageKeys(_ take: @escaping @MainActor (Int) -> Bool) {
        onKey { key, modifiers in
            guard modifiers == .controlMask else { return false }
            switch key {
            case .pageUp: return take(-1)
            case .pageDown: return take(1)
            default: return false
            }
        }
    }
}
