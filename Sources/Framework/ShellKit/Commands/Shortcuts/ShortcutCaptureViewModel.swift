// SPDX-License-Identifier: MIT

import ControllerKit
import PluginRuntime
import RxKernel
import ViewKit

/// The view model of the dialog in which the user presses the new keys of a command.
final class ShortcutCaptureViewModel: RxViewModel {
    /// The state of the dialog.
    enum State: Equatable {
        /// No key was pressed.
        case waiting
        /// The keys cannot be used.
        case refused(Shortcut, reason: String)
        /// The keys trigger another command. The user can replace them.
        case inUse(Shortcut, title: String)
        /// The shortcut is set.
        case done
    }

    let command: Command
    private let registry: CommandRegistry
    private let relay = BehaviorRelay(value: State.waiting)

    init(_ registry: CommandRegistry, _ command: Command) {
        self.registry = registry
        self.command = command
        super.init()
    }

    var state: Observable<State> { relay.asObservable() }

    /// Called when the user presses keys. The backspace key without modifiers removes the shortcuts of the command.
    func press(_ keys: KeyCombination) {
        if keys.key == "BackSpace", keys.modifiers.isEmpty { return assign([], takingOver: false) }
        assign([Shortcut(keys)], takingOver: false)
    }

    /// Removes the keys from the other command, and sets them for this one.
    func replace() {
        if case .inUse(let shortcut, _) = relay.value { assign([shortcut], takingOver: true) }
    }

    private func assign(_ shortcuts: [Shortcut], takingOver: Bool) {
        do throws(ShortcutRefusal) {
            try registry.setShortcuts(shortcuts, of: command.id, takingOver: takingOver)
            relay.accept(.done)
        } catch {
            switch error {
            case .inUse(let shortcut, _, let title): relay.accept(.inUse(shortcut, title: title))
            case .typesText(let shortcut):
                relay.accept(
                    .refused(
                        shortcut,
                        reason: localized("Hold Ctrl, Alt or Super with this key, or use a function key.")))
            case .reserved(let shortcut):
                relay.accept(
                    .refused(
                        shortcut, reason: localized("This key is used in each window. Choose another one.")))
            case .unparsable, .noCommand:
                relay.accept(
                    .refused(
                        shortcuts.first ?? "",
                        reason: localized("This key cannot be used. Choose another one.")))
            }
        }
    }
}

extension Shortcut {
    /// Creates the shortcut of a combination of keys.
    init(_ keys: KeyCombination) {
        let names: [(KeyModifiers, String)] = [
            (.control, "<Primary>"), (.alt, "<Alt>"), (.super, "<Super>"), (.hyper, "<Hyper>"),
            (.meta, "<Meta>"), (.shift, "<Shift>"),
        ]
        self.init(names.filter { keys.modifiers.contains($0.0) }.map(\.1).joined() + keys.key)
    }
}
