// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

extension CallbackAction {
    private typealias Run = @MainActor (Widget, Variant?) -> Bool

    /// Runs a closure, which gets the widget and the shortcut's arguments and answers whether it did something.
    /// `gtk_callback_action_new()`.
    public convenience init(_ handler: @escaping @MainActor (_ widget: Widget, _ arguments: Variant?) -> Bool)
    {
        let action = gtk_callback_action_new(
            { widget, arguments, data in
                guard let widget: Widget = C.borrow(widget) else { return 0 }
                let values: Variant? = C.copy(C.raw(arguments))
                let run = Callback<Run>.at(data)
                return onMainActor { run(widget, values) ? 1 : 0 }
            }, Callback<Run>.retained(handler) as UnsafeMutableRawPointer, releaseCallback)
        self.init(_constructed: C.present(C.raw(action), "gtk_callback_action_new"))
    }
}

extension ShortcutTrigger {
    /// The keys of a text that the program itself has written.
    convenience init(reading text: String) {
        guard let keys = C.raw(gtk_shortcut_trigger_parse_string(text)) else {
            fatalError("“\(text)” names no keys: write them as in “<Primary>k” or “<Alt>Left”.")
        }
        self.init(_constructed: keys)
    }
}

extension ShortcutController {
    /// Adds a shortcut that runs a closure.
    ///
    ///     let shortcuts = Gtk.ShortcutController()
    ///     shortcuts.addShortcut("<Primary>k") { [unowned entry] in entry.grabFocus() }
    ///     window.addController(shortcuts)
    ///
    /// - Parameter trigger: the keys, as ``ShortcutTrigger/init(string:)`` reads them.
    @discardableResult
    public func addShortcut(_ trigger: String, _ handler: @escaping @MainActor () -> Void) -> Shortcut {
        let shortcut = Shortcut(
            trigger: ShortcutTrigger(reading: trigger),
            action: CallbackAction { _, _ in
                handler()
                return true
            })
        addShortcut(shortcut)
        return shortcut
    }
}
