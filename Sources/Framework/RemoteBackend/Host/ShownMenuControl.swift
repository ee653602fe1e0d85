// SPDX-License-Identifier: MIT

import ViewKit

/// A control of a plugin with menus. Its items trigger only actions of the plugin, and no other command of the
/// window that it is in.
final class ShownMenuControl<State: PortableState & NamesActions, Event: Sendable & Codable>:
    ShownControl<State, Event>, ShowsActions
{
    private var last: State?
    private var scope = ActionScope()

    override func shown(_ state: State) -> State {
        last = state
        guard let host else { return state }
        scope = host.actionScope(of: self)
        return host.withOwnActions(state, in: scope)
    }

    func showActions() {
        guard let last, let host, host.actionScope(of: self) != scope else { return }
        show(last)
        host.noteShown(text: cost.text)
    }
}

/// A view whose menus depend on the actions of its window.
@MainActor protocol ShowsActions: AnyObject {
    /// Shows the actions that there are now.
    func showActions()
}

/// The views with menus of a plugin, and the actions that they can name in all windows.
@MainActor final class ActionMenus {
    /// A reference to a view, which its host or a container retains.
    private struct WeakView { weak var view: (any ShowsActions)? }

    private var views: [WeakView] = []
    /// The ids of the ``RemotePolicy/ownActions``.
    private(set) var own: Set<String> = []
    /// Changes with ``own``, and with the first pane.
    private(set) var version = 0
    /// Whether a view may be in another window, or have other actions.
    private var isOutdated = false

    func add(_ view: any ShowsActions) {
        views.append(WeakView(view: view))
        isOutdated = true
    }

    /// Called when all menus may have other actions.
    func actionsDidChange() {
        version += 1
        isOutdated = true
    }

    /// Called when a view may be in another window, or when a window has other actions.
    func placesDidChange() { isOutdated = true }

    /// Shows the actions in all menus, after the messages of a turn. Returns the number of menus that were looked at.
    func show(_ own: Set<String>) -> Int {
        if own != self.own {
            self.own = own
            actionsDidChange()
        }
        guard isOutdated else { return 0 }
        isOutdated = false
        views.removeAll { $0.view == nil }
        for view in views { view.view?.showActions() }
        return views.count
    }
}

/// The window whose actions a view can name, and the versions of these actions and of those of all windows.
struct ActionScope: Equatable {
    var window: UInt64 = 0
    var version = 0
    var versionOfAll = 0
}

/// A state that names actions by their ids.
protocol NamesActions {
    /// Returns the state with the names that the actions have in the window. An item with another one cannot be
    /// chosen.
    func withActions(_ names: ActionNames) -> Self
}

extension MenuButtonState: NamesActions {
    func withActions(_ names: ActionNames) -> Self {
        var state = self
        state.menu = menu.withActions(names)
        return state
    }
}

extension MenuBarState: NamesActions {
    func withActions(_ names: ActionNames) -> Self {
        var state = self
        state.menus = menus.map { $0.withActions(names) }
        return state
    }
}

extension ToolbarState: NamesActions {
    func withActions(_ names: ActionNames) -> Self {
        var state = self
        for index in state.items.indices {
            state.items[index].action = state.items[index].action.map(names.shown)
        }
        return state
    }
}

extension Menu: NamesActions {
    func withActions(_ names: ActionNames) -> Self {
        Menu(sections.map { Section($0.title, $0.items.map { $0.withActions(names) }) })
    }
}

extension Menu.Item: NamesActions {
    func withActions(_ names: ActionNames) -> Self {
        var item = self
        item.submenu = submenu?.withActions(names)
        if submenu == nil { item.action = names.shown(action) }
        return item
    }
}

/// The actions that the items of a plugin trigger, with their names in a window.
struct ActionNames {
    /// The ids of the actions of the view itself, which no other view can name.
    var ofView: Set<String> = []
    /// The ids of the plugin's actions in the window, as the plugin knows them.
    var ofWindow: Set<String>
    /// What is before them in the window.
    var prefix: String

    /// Returns the name of an action; one that no window has if the plugin has no action with the id there.
    func shown(_ id: String) -> String {
        if ofView.contains(id) { return id }
        if ofWindow.contains(id) { return prefix + id }
        // The toolkit reports the similar id that is meant, which has the prefix unless it is that of the view.
        let isOfView = SimilarNames.meant(by: id, in: ofView) != nil
        return (isOfView ? "" : prefix) + id + ActionName.mark
    }
}

/// The names of the actions that the items of a plugin trigger.
package enum ActionName {
    /// A character that is not visible, and that the ids of actions of a plugin cannot have.
    fileprivate static let mark = "\u{2060}"

    /// Returns a message about an item with the ids that the plugin knows.
    static func ofPlugin(_ message: String, _ policy: RemotePolicy) -> String {
        let text = String(message.unicodeScalars.filter { String($0) != mark })
        return policy.actionPrefix.isEmpty ? text : text.replacing(policy.actionPrefix, with: "")
    }

    /// Whether a toolkit and the desktop accept it as the id of an action.
    package static func isValid(_ id: String) -> Bool {
        !id.isEmpty
            && id.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                    UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

extension RemoteHost {
    /// The window that a view is in, also in a popover or in its header bar; nil if the view is in none.
    func window(of view: ShownView) -> ShownWindow? {
        var view = view
        for _ in 0...policy.maximumWindows {
            switch view.outermostHolder {
            case let window as ShownWindow: return window
            case let header as ShownHeader: return header.window
            case let popover as ShownPopover:
                guard let anchor = popover.anchor else { return nil }
                view = anchor
            default: return nil
            }
        }
        return nil
    }

    func didChangeText(of view: ShownView, by event: Int) {
        guard let window = window(of: view) else { return }
        input.didChangeText(of: view.id, in: window.id, by: event)
    }

    func actionScope(of view: ShownView) -> ActionScope {
        let window = window(of: view)
        return ActionScope(
            window: window?.id ?? 0, version: window?.actionsVersion ?? 0, versionOfAll: menus.version)
    }

    /// Returns a state that names only actions that the plugin has registered: for the window, for the whole
    /// shell, and for the view. A plugin without panes is in no window with other actions.
    func withOwnActions<State: NamesActions>(
        _ state: State, in scope: ActionScope, ofView: Set<String> = []
    ) -> State {
        guard objects.hasPanes else { return state }
        let window = objects[scope.window] as? ShownWindow
        return state.withActions(
            ActionNames(
                ofView: ofView, ofWindow: (window?.actions ?? []).union(menus.own),
                // A window of the plugin itself has the actions with the ids as they are.
                prefix: window?.isPane == false ? "" : policy.actionPrefix))
    }

    /// Shows the actions in the menus, which costs as much as to show the menus again.
    func showActions() {
        // Each view whose window is looked up costs an eighth of a letter that is laid out.
        noteShown(text: menus.show(policy.ownActions()) / 8)
    }
}
