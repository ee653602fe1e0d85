// SPDX-License-Identifier: MIT

/// The actions of a window or of a view: their properties for the backend, and reports of shortcuts that do not work.
@MainActor final class ActionSet {
    private(set) var actions: [Action] = []
    private let owner: () -> String
    private let changed: () -> Void
    private var reported: Set<ViewReport.Reason> = []

    /// - Parameters:
    ///   - owner: returns the name of the window or the view, for reports.
    ///   - changed: called with each change.
    init(of owner: @escaping () -> String, changed: @escaping () -> Void) {
        self.owner = owner
        self.changed = changed
    }

    isolated deinit { for action in actions { action.removeObserver(self) } }

    func set(_ actions: [Action]) {
        for action in self.actions { action.removeObserver(self) }
        self.actions = actions
        for action in actions { action.addObserver(self) { [weak self] in self?.changed() } }
        changed()
    }

    func perform(_ id: String) { actions.first { $0.id == id }?.perform() }

    func perform(_ id: String, with value: String) { actions.first { $0.id == id }?.perform(with: value) }

    /// The properties of the actions, with the shortcuts that can be parsed. If two actions have the same shortcut, the first one keeps it.
    var properties: [ActionProperties] {
        var taken: [KeyCombination: String] = [:]
        return actions.map { action in
            var properties = action.properties
            properties.shortcuts.removeAll { !isUsable($0, of: action.id, &taken) }
            return properties
        }
    }

    private func isUsable(_ shortcut: Shortcut, of id: String, _ taken: inout [KeyCombination: String])
        -> Bool
    {
        do {
            let keys = try shortcut.combination()
            guard let other = taken[keys], other != id else {
                taken[keys] = id
                return true
            }
            report(.shortcutConflict(shortcut, first: other, second: id))
        } catch {
            report(.unparsableShortcut(error, action: id))
        }
        return false
    }

    /// Reports each reason once, since the properties are computed with each change.
    private func report(_ reason: ViewReport.Reason) {
        if reported.insert(reason).inserted { ViewReport(reason, view: owner()).send() }
    }
}
