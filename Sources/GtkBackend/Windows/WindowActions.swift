// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk
import ViewKit

/// The actions of a window: for its menus, its shortcuts, and other processes, which reach them on D-Bus.
@MainActor final class WindowActions {
    /// An action was triggered.
    var onActivate: (@MainActor (String) -> Void)?

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
        if let old = shown[state.id], (old.state.isOn == nil) != (state.isOn == nil) { remove(state.id) }
        let change = Change(from: shown[state.id]?.state, to: state)
        let action = shown[state.id]?.action ?? add(state)
        shown[state.id] = (state, action)
        change.of(\.isEnabled) { action.enabled = $0 }
        change.of(\.isOn) { if let isOn = $0 { action.state = Variant(isOn) } }
        change.of(\.shortcuts) {
            application.setAccels(forAction: "win.\(state.id)", accels: $0.map(\.description))
        }
    }

    private func add(_ state: ActionProperties) -> Gio.SimpleAction {
        let action =
            if let isOn = state.isOn {
                Gio.SimpleAction(name: state.id, state: Variant(isOn))
            } else {
                Gio.SimpleAction(name: state.id)
            }
        let id = state.id
        action.onActivate { [weak self] _ in self?.onActivate?(id) }
        window.addAction(action)
        applicationActions.add(id)
        return action
    }

    private func remove(_ id: String) {
        shown[id] = nil
        window.removeAction(id)
        applicationActions.remove(id)
    }
}
