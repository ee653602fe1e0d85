// SPDX-License-Identifier: MIT

import CGtk
import Gdk
import Gtk

/// A key of the keyboard, by GDK's number for it.
struct Key: Equatable {
    let value: Int

    static let escape = Key(value: Int(GDK_KEY_Escape))
    static let left = Key(value: Int(GDK_KEY_Left))
    static let right = Key(value: Int(GDK_KEY_Right))
    static let back = Key(value: Int(GDK_KEY_Back))
    static let menu = Key(value: Int(GDK_KEY_Menu))
    static let f10 = Key(value: Int(GDK_KEY_F10))
    static let pageUp = Key(value: Int(GDK_KEY_Page_Up))
    static let pageDown = Key(value: Int(GDK_KEY_Page_Down))
}

extension Gtk.Widget {
    /// Calls `take` for each key that nothing inside the widget took; it answers whether it took it.
    func onKey(_ take: @escaping @MainActor (Key, Gdk.ModifierType) -> Bool) {
        let keys = Gtk.EventControllerKey()
        keys.onKeyPressed { key, _, modifiers in
            // Of the locks on a keyboard and of its layout, shortcuts know nothing.
            take(Key(value: key), modifiers.intersection([.shiftMask, .controlMask, .altMask, .superMask]))
        }
        addController(keys)
    }

    /// Calls `take` for Ctrl+PageUp with -1 and for Ctrl+PageDown with 1; it answers whether there is such a page.
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
