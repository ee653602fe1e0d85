// SPDX-License-Identifier: MIT

import ControllerKit
import PluginRuntime
import RxKernel
import ViewKit

/// The view model of the editor of shortcuts: the commands of a shell with their shortcuts.
final class ShortcutsViewModel: RxViewModel {
    struct Row: Identifiable, Equatable {
        let id: Command.ID
        let title: String
        let detail: String
        let shortcuts: [Shortcut]
        /// The error message about shortcuts that trigger other commands; empty if there are none.
        let conflict: String
        /// Whether the user has changed its shortcuts.
        let isChanged: Bool
    }

    let registry: CommandRegistry
    private let query = BehaviorRelay(value: "")

    init(_ registry: CommandRegistry) {
        self.registry = registry
        super.init()
    }

    /// The commands that match the search.
    var rows: Observable<[Row]> {
        Observable.combineLatest(registry.commands, query) { commands, query in
            let pattern = FuzzyPattern(query)
            guard !pattern.isEmpty else { return commands.map(Row.init) }
            let index = FuzzyIndex(
                commands.map { command in
                    let keys = command.wantedShortcuts.map(\.text)
                    return (
                        title: command.title,
                        detail: ([command.traits.category] + keys).joined(separator: " ")
                    )
                })
            return index.search(pattern, limit: commands.count).map { Row(commands[$0.index]) }
        }
    }

    /// Whether the user has changed shortcuts of any command.
    var canReset: Observable<Bool> {
        registry.commands.map { $0.contains { $0.userShortcuts != nil } }.distinctUntilChanged()
    }

    func search(_ text: String) { query.accept(text) }
    func reset(_ id: Command.ID) { registry.resetShortcuts(of: id) }
    func resetAll() { registry.resetAllShortcuts() }
}

extension ShortcutsViewModel.Row {
    @MainActor fileprivate init(_ command: Command) {
        let owner = command.owner.name
        let category = command.traits.category
        id = command.id
        title = command.title
        // Text fields take keys such as Ctrl+Delete before the commands do.
        let note =
            command.shortcuts.contains(where: \.isTextKey) ? localized("Not while a text is edited") : ""
        let origin =
            category == owner || owner.isEmpty ? category : category.isEmpty ? owner : "\(category), \(owner)"
        detail = [origin, note].filter { !$0.isEmpty }.joined(separator: ". ")
        shortcuts = command.shortcuts
        conflict = command.conflicts.map { conflict in
            localized("%1 triggers “%2” instead.", conflict.shortcut.text, conflict.winnerTitle)
        }.joined(separator: " ")
        isChanged = command.userShortcuts != nil
    }
}
