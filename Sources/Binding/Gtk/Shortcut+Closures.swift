// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension CallbackAction {
    private typealias Run = @MainActor (Widget, Variant?) -> Bool

    /// Calls a closure with the widget and the arguments of the shortcut. It returns whether it has handled the shortcut.
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
    /// The keys of a literal in the program.
    convenience init(reading text: String) {
        guard let keys = C.raw(gtk_shortcut_trigger_parse_string(text)) else {
            fatalError("“\(text)” is not a key combination. Write it as in “<Primary>k” or “<Alt>Left”.")
        }
        self.init(_constructed: keys)
    }
}

extension ShortcutController {
    /// Adds a shortcut that calls a closure.
    ///
    ///     let shortcuts = Gtk.ShortcutController()
    ///     shortcuts.addShortcut("<Primary>k") { [unowned entry] in entry.grabFocus() }
    ///     window.addController(shortcuts)
    ///
    /// - Parameter trigger: the keys, in the format of ``ShortcutTrigger/init(string:)``.
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
