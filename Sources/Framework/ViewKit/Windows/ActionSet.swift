// SPDX-License-Identifier: MIT

import RxKernel

/// Actions of a window that belong together, such as those of one controller.
package struct ActionGroup {
    package var actions: [Action]
    /// The number of controllers around the one to which they belong. Of two actions with the same id, the
    /// reader does not know which one is meant if both have the same depth.
    package var depth: Int
    /// The view to which they belong, such as that of the controller. A menu performs the action whose view
    /// has, or had last, the keyboard focus.
    package weak var view: PortableView?

    package init(_ actions: [Action], depth: Int = 0, view: PortableView? = nil) {
        self.actions = actions
        self.depth = depth
        self.view = view
    }

    func has(_ id: String) -> Bool { action(id) != nil }
    func action(_ id: String) -> Action? { actions.first { $0.id == id } }

    /// Whether another group has the same actions, at the same depth, of the same view.
    func isSame(as other: ActionGroup) -> Bool {
        depth == other.depth && view === other.view && actions.elementsEqual(other.actions, by: ===)
    }
}

/// The actions of a window or of a view: their properties for the backend, and reports of shortcuts that do not work.
@MainActor final class ActionSet {
    private var groups: [ActionGroup] = []
    private let owner: () -> String
    private let changed: () -> Void
    private let reports: Bool
    private var reported: Set<ViewReport.Reason> = []

    /// - Parameters:
    ///   - owner: returns the name of the window or the view, for reports.
    ///   - reports: whether shortcuts that cannot be parsed, or that several actions have, are reported when they are set.
    ///   - changed: called with each change.
    init(of owner: @escaping () -> String, reports: Bool = true, changed: @escaping () -> Void) {
        self.owner = owner
        self.reports = reports
        self.changed = changed
    }

    isolated deinit {
        for action in actions { action.removeObserver(self) }
        for value in focusLosses.values { value.subscription.dispose() }
    }

    var actions: [Action] { groups.flatMap(\.actions) }

    func set(_ groups: [ActionGroup]) {
        guard !groups.elementsEqual(self.groups, by: { $0.isSame(as: $1) }) else { return }
        for action in actions { action.removeObserver(self) }
        self.groups = groups
        followFocus()
        for action in actions { action.addObserver(self) { [weak self] in self?.changed() } }
        changed()
    }

    /// Performs the action that a menu or another process has triggered: the one nearest to the keyboard focus.
    func perform(_ id: String) { chosen(id)?.perform() }

    func perform(_ id: String, with value: String) { chosen(id)?.perform(with: value) }

    /// The action with an id to perform. If no view had the focus, others with the same key are reported.
    private func chosen(_ id: String) -> Action? {
        guard let (action, depth, hadFocus) = nearest(id) else { return nil }
        if !hadFocus, groups.contains(where: { $0.actions.contains { $0.id == id && $0 !== action } }) {
            reportConflicts(of: action, depth: depth)
        }
        return action
    }

    /// Performs the action that a key has triggered for which no view with the keyboard focus has an action:
    /// the first one. Another action with the key at the same depth is reported, since nothing says which one
    /// is meant.
    func performByKey(_ id: String) {
        guard let first = groups.first(where: { $0.has(id) }), let action = first.action(id) else { return }
        reportConflicts(of: action, depth: first.depth)
        action.perform()
    }

    /// Reports the other actions at this depth that have the id or a shortcut of an action. Those of one
    /// owner with different ids were reported when they were set.
    private func reportConflicts(of action: Action, depth: Int) {
        for group in groups where group.depth == depth {
            let isOwn = group.actions.contains { $0 === action }
            for other in group.actions where other !== action && (!isOwn || other.id == action.id) {
                if let shortcut = other.shortcuts.first(where: {
                    action.shortcuts.contains(where: $0.matches)
                }) {
                    reportOnce(.shortcutConflict(shortcut, first: action.id, second: other.id))
                }
            }
        }
    }

    // MARK: Focus

    /// The views whose actions have an id that others have too, with the number of the change that took the keyboard focus from them.
    private var focusLosses: [ObjectIdentifier: (loss: Int, subscription: any Disposable)] = [:]
    private var focusChanges = 0
    /// The ids that actions of several groups have.
    private var sharedIDs: Set<String> = []

    private func followFocus() {
        var ids: Set<String> = []
        sharedIDs = []
        for group in groups {
            let new = Set(group.actions.map(\.id))
            sharedIDs.formUnion(new.intersection(ids))
            ids.formUnion(new)
        }
        let views = groups.filter { $0.actions.contains { sharedIDs.contains($0.id) } }.compactMap(\.view)
        let old = focusLosses
        focusLosses = old.filter { key, _ in views.contains { ObjectIdentifier($0) == key } }
        for (key, value) in old where focusLosses[key] == nil { value.subscription.dispose() }
        for view in views where focusLosses[ObjectIdentifier(view)] == nil {
            let key = ObjectIdentifier(view)
            focusLosses[key] = (-1, Disposables.create())
            let subscription = view.inputEvents(.focus) { event in
                if case .focus(let isFocused) = event { isFocused } else { nil }
            }.subscribe(onNext: { [weak self] isFocused in self?.focusChanged(key, isFocused) })
            focusLosses[key]?.subscription = subscription
        }
    }

    private func focusChanged(_ view: ObjectIdentifier, _ isFocused: Bool) {
        if isFocused { focusChanges += 1 }
        focusLosses[view]?.loss = isFocused ? .max : focusChanges
        changed()
    }

    /// The action with an id whose view has the keyboard focus, or had it last, as before a menu was opened.
    /// Of a view and one in it, the latter is nearer. The first one if no view had the focus.
    private func nearest(_ id: String) -> (action: Action, depth: Int, hadFocus: Bool)? {
        var found: (group: ActionGroup, loss: Int)?
        for group in groups where group.has(id) {
            let loss = group.view.flatMap { focusLosses[ObjectIdentifier($0)]?.loss } ?? -1
            guard let best = found else {
                found = (group, loss)
                continue
            }
            if loss > best.loss || loss == best.loss && loss >= 0 && group.depth > best.group.depth {
                found = (group, loss)
            }
        }
        return found.flatMap { found in
            found.group.action(id).map { ($0, found.group.depth, found.loss >= 0) }
        }
    }

    // MARK: Properties

    /// The properties of the actions, with the shortcuts that can be parsed. If two actions have the same
    /// shortcut, the first one keeps it; if both belong to the same group, that is reported. Of several
    /// actions with the same id, the state is that of the one that a menu would perform.
    var properties: [ActionProperties] {
        var taken: Set<KeyCombination> = []
        var ids: Set<String> = []
        return groups.flatMap { group in
            var owners: [KeyCombination: String] = [:]
            let properties = group.actions.compactMap { action -> ActionProperties? in
                let shortcuts = action.shortcuts.filter { isUsable($0, of: action.id, &owners, taken) }
                guard ids.insert(action.id).inserted else { return nil }
                let performed = sharedIDs.contains(action.id) ? nearest(action.id)?.action : action
                var properties = (performed ?? action).properties
                properties.shortcuts = shortcuts
                return properties
            }
            taken.formUnion(owners.keys)
            return properties
        }
    }

    private func isUsable(
        _ shortcut: Shortcut, of id: String, _ owners: inout [KeyCombination: String],
        _ taken: Set<KeyCombination>
    ) -> Bool {
        do {
            let keys = try shortcut.combination()
            guard let other = owners[keys], other != id else {
                owners[keys] = id
                return !taken.contains(keys)
            }
            report(.shortcutConflict(shortcut, first: other, second: id))
        } catch {
            report(.unparsableShortcut(error, action: id))
        }
        return false
    }

    private func report(_ reason: ViewReport.Reason) { if reports { reportOnce(reason) } }

    /// Reports each reason once, since the properties are computed with each change.
    private func reportOnce(_ reason: ViewReport.Reason) {
        if reported.insert(reason).inserted { ViewReport(reason, view: owner()).send() }
    }
}
