// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk
import ViewKit

/// The actions of all windows, as actions of the application. Desktop files, launchers and scripts use them to trigger a command without
/// the id of a window (`gapplication action org.example.Contacts contacts.new`). They are performed in the front window.
@MainActor final class ApplicationActions {
    private let application: Gtk.Application
    /// The number of windows that have an action, by the name of the action.
    private var counts: [String: Int] = [:]

    init(_ application: Gtk.Application) { self.application = application }

    /// Call it when a window gets this action.
    func add(_ action: ActionProperties) {
        let id = action.id
        counts[id, default: 0] += 1
        guard counts[id] == 1 else { return }
        if action.takesValue {
            application.addAction(id, target: String.self) { [weak self] in self?.perform(id, Variant($0)) }
        } else {
            application.addAction(id) { [weak self] in self?.perform(id, nil) }
        }
    }

    /// Call it when a window loses this action.
    func remove(_ id: String) {
        counts[id, default: 1] -= 1
        guard counts[id] == 0 else { return }
        counts[id] = nil
        application.removeAction(id)
    }

    private func perform(_ id: String, _ value: Variant?) {
        let windows = [application.activeWindow].compactMap(\.self) + application.windows
        let window = windows.lazy.compactMap { $0 as? Gtk.ApplicationWindow }.first { $0.hasAction(id) }
        window?.activateAction("win.\(id)", args: value)
    }
}
