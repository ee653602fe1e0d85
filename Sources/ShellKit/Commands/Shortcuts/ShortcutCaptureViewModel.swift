// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The keys that the user presses for a command.
final class ShortcutCaptureViewModel: RxViewModel {
    /// How far the user is.
    enum State: Equatable {
        /// No key was pressed.
        case waiting
        /// The keys cannot be used.
        case refused(Shortcut, reason: String)
        /// Another command has the keys; they can be taken from it.
        case inUse(Shortcut, title: String)
        /// The command has its shortcut.
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

    /// Called when the user presses keys. The backspace key alone leaves the command without a shortcut.
    func press(_ keys: KeyCombination) {
        if keys.key == "BackSpace", keys.modifiers.isEmpty { return assign([], takingOver: false) }
        assign([Shortcut(keys)], takingOver: false)
    }

    /// Takes the keys from the other command.
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
    /// The shortcut of a combination of keys.
    init(_ keys: KeyCombination) {
        let names: [(KeyModifiers, String)] = [
            (.control, "<Primary>"), (.alt, "<Alt>"), (.super, "<Super>"), (.hyper, "<Hyper>"),
            (.meta, "<Meta>"), (.shift, "<Shift>"),
        ]
        self.init(names.filter { keys.modifiers.contains($0.0) }.map(\.1).joined() + keys.key)
    }
}
