// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk
import ViewKit

/// The actions of a window: for its menus, its shortcuts, and other processes, which reach them on D-Bus.
@MainActor final class WindowActions {
    /// Called when an action was triggered.
    var onActivate: (@MainActor (WindowEvent) -> Void)?

    private unowned let window: Gtk.ApplicationWindow
    private let application: Gtk.Application
    private let applicationActions: ApplicationActions
    private var shown: [String: (state: ActionProperties, action: Gio.SimpleAction)] = [:]

    init(
        _ window: Gtk.ApplicationWindow, _ application: Gtk.Application,
        _ applicationActions: ApplicationActions
    ) {
        self.window = window
        self.application = application
        self.applicationActions = applicationActions
    }

    func show(_ actions: [ActionProperties]) {
        let ids = Set(actions.map(\.id))
        for id in shown.keys where !ids.contains(id) { remove(id) }
        for action in actions { show(action) }
    }

    func removeAll() { show([]) }

    private func show(_ state: ActionProperties) {
        if let old = shown[state.id], !old.state.hasKind(of: state) { remove(state.id) }
        let change = Change(from: shown[state.id]?.state, to: state)
        let action = shown[state.id]?.action ?? add(state)
        shown[state.id] = (state, action)
        action.show(change)
        change.of(\.shortcuts) { shortcuts in
            // GTK does not know the names of all keys.
            let known = shortcuts.map(\.description).filter { Gtk.Accelerator.parse($0) != nil }
            let accels = state.takesValue ? [] : known
            let set = { [application] in application.setAccels(forAction: "win.\(state.id)", accels: accels) }
            if accels.isEmpty, change.old?.shortcuts.isEmpty == false {
                ShownMenus.withoutItems(set)
            } else {
                set()
            }
        }
    }

    private func add(_ state: ActionProperties) -> Gio.SimpleAction {
        let id = state.id
        let action = Gio.SimpleAction(state) { [weak self] value in
            guard let self else { return }
            let isByKey = window.accelerators?.currentEvent != nil
            window.enterTypedNumber()
            onActivate?(value.map { .choice(id, value: $0) } ?? (isByKey ? .shortcut(id) : .action(id)))
        }
        window.addAction(action)
        applicationActions.add(state)
        return action
    }

    private func remove(_ id: String) {
        shown[id] = nil
        window.removeAction(id)
        applicationActions.remove(id)
    }
}
