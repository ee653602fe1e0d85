// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// Decides, for each key press in a window, which shortcuts get it before the widget with the keyboard focus.
///
/// GTK gives a key to the shortcuts of the window first, in the capture phase. That is too early for a key by
/// which a text is edited, if a text has the focus: GTK's controller then acts in the bubble phase, after the
/// text. If a view around the focus has an action with the key, that action is performed instead of the
/// window's.
@MainActor final class ShortcutOrder {
    private unowned let window: Gtk.Window
    /// Whether an input method composes a text in the focused widget. It receives all keys then.
    private var isComposing = false
    private var preedit: SignalConnection?

    /// - Parameter window: a window that already belongs to its application. Of two controllers of a widget, the later one acts first.
    init(of window: Gtk.Window) {
        self.window = window
        let keys = Gtk.EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self, unowned keys] key, _, modifiers in
            guard let event = keys.currentEvent else { return false }
            return self?.order(key, modifiers, event) ?? false
        }
        window.addController(keys)
        window.onNotify("focus-widget") { [weak self] in self?.focusDidChange() }
    }

    /// Returns whether a shortcut was performed.
    private func order(_ key: Key, _ modifiers: Gdk.ModifierType, _ event: Gdk.Event) -> Bool {
        guard let accelerators = window.accelerators else { return false }
        // A controller with the scope of the window acts in the phase that it had at first.
        if accelerators.scope != .local { accelerators.scope = .local }
        let isOfText = textTakes(key, modifiers, event)
        accelerators.propagationPhase = isOfText ? .bubble : .capture
        // Where the window has the key too, the nearer action is performed at once, as that of the window
        // would be: a widget between both, such as the border of a split view, may have the key.
        guard !isOfText, accelerators.hasKey(of: event), let nearest = nearestAction(event) else {
            return false
        }
        return nearest.action.activate(flags: [], widget: nearest.widget)
    }

    private func textTakes(_ key: Key, _ modifiers: Gdk.ModifierType, _ event: Gdk.Event) -> Bool {
        guard let focus = window.focusWidget, let name = key.lowercased().name else { return false }
        let takes: (KeyCombination) -> Bool
        if let text = focus.textKeys {
            // GTK's own composition of a code point is no text that is reported. Escape ends it; a search field uses the key itself.
            let isEscape = key == .escape && !(focus.parent is Gtk.SearchEntry)
            if isComposing || isEscape { return true }
            takes = { $0.isTaken(by: text) }
        } else if let label = focus as? Gtk.Label, label.selectionBounds != nil {
            takes = \.copiesText
        } else {
            return false
        }
        let modifiers = KeyModifiers(modifiers)
        if takes(KeyCombination(name, modifiers: modifiers)) { return true }
        // On a keyboard for another alphabet, the key has another name, and GTK finds the shortcut by its position.
        guard modifiers.contains(.control) else { return false }
        return Self.commands.contains { command in
            takes(command.keys) && command.trigger.trigger(event, enableMnemonics: false) != .none
        }
    }

    private static let commands = "acvxyz".flatMap { letter in
        [KeyModifiers.control, [.control, .shift]].compactMap { modifiers in
            let prefix = modifiers == .control ? "<Control>" : "<Control><Shift>"
            return Gtk.ShortcutTrigger(string: "\(prefix)\(letter)").map {
                (keys: KeyCombination("\(letter)", modifiers: modifiers), trigger: $0)
            }
        }
    }

    /// The action with the key of the view with the focus, or of the nearest view around it that has one.
    private func nearestAction(_ event: Gdk.Event) -> (action: Gtk.ShortcutAction, widget: Gtk.Widget)? {
        var next = window.focusWidget
        while let widget = next, widget !== window {
            let controllers = widget.observeControllers()
            for index in 0..<controllers.nItems {
                guard let controller = controllers.item(at: index) as? Gtk.ShortcutController,
                    controller.name == InputControllers.shortcutsName
                else { continue }
                if let action = controller.shortcut(of: event)?.action { return (action, widget) }
            }
            next = widget.parent
        }
        return nil
    }

    private func focusDidChange() {
        preedit?.disconnect()
        isComposing = false
        let follow = { @MainActor [weak self] (preedit: String) -> Void in
            self?.isComposing = !preedit.isEmpty
        }
        switch window.focusWidget {
        case let text as Gtk.Text: preedit = text.onPreeditChanged(follow)
        case let text as Gtk.TextView: preedit = text.onPreeditChanged(follow)
        default: preedit = nil
        }
    }
}

extension KeyCombination {
    /// Whether the keys copy what is selected in a text.
    fileprivate var copiesText: Bool { modifiers == .control && ["c", "Insert"].contains(editingKey) }
}

extension Gtk.ShortcutController {
    /// The first shortcut that a key press triggers.
    fileprivate func shortcut(of event: Gdk.Event) -> Gtk.Shortcut? {
        items.lazy.compactMap { $0 as? Gtk.Shortcut }
            .first { ($0.trigger?.trigger(event, enableMnemonics: false) ?? .none) != .none }
    }

    fileprivate func hasKey(of event: Gdk.Event) -> Bool { shortcut(of: event) != nil }
}

extension Gtk.Window {
    /// GTK's controller of the shortcuts of the application; nil if the window belongs to none.
    var accelerators: Gtk.ShortcutController? {
        observeControllers().items.lazy.compactMap { $0 as? Gtk.ShortcutController }
            .first { $0.name == "gtk-application-shortcuts" }
    }
}

extension Gtk.Widget {
    /// The keys that the widget takes if it is a text; nil for another widget.
    fileprivate var textKeys: TextKeyTraits? {
        switch self {
        case let text as Gtk.Text: TextKeyTraits(isEditable: text.editable, takesSteps: text.isOfSteps)
        case let text as Gtk.TextView:
            TextKeyTraits(isEditable: text.editable, isMultiline: true, acceptsTab: text.acceptsTab)
        default: nil
        }
    }
}

extension Gtk.Text {
    /// Whether the text is that of a spin button, or of an entry with a list below.
    fileprivate var isOfSteps: Bool {
        switch parent {
        case is Gtk.SpinButton: true
        case let entry as Gtk.Entry:
            deprecatedGtk.offersTexts(in: entry) || entry.parent?.accessibleRole == .comboBox
        default: false
        }
    }
}
