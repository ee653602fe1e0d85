// SPDX-License-Identifier: MIT

import ControllerKit
import PluginRuntime
import RxKernel
import ViewKit

/// The commands for tabs, splits, windows and layouts. They apply to the front window of the shell.
extension Shell {
    /// Registers the commands. Those that are registered already stay.
    func registerWorkspaceCommands() {
        let traits = Command.Traits(category: localized("Tabs and Windows"))
        var hidden = traits
        hidden.locations = [.palette]
        func add(
            _ id: String, _ title: String, _ shortcuts: [Shortcut] = [], _ traits: Command.Traits,
            _ perform: @escaping @MainActor (ShellFlow) -> Void
        ) {
            guard !commands.contains("shell.\(id)") else { return }
            let action = Action("shell.\(id)", title: title, shortcuts: shortcuts) { [weak self] in
                if let flow = self?.windows.front { perform(flow) }
            }
            windows.actions[id] = action
            commands.register(action, traits)
        }
        /// What changes the groups does nothing while the user works in a tab with a window of its own, which
        /// would not show it.
        func inGroups(_ perform: @escaping @MainActor (TabGroupsController) -> Void)
            -> @MainActor (ShellFlow) -> Void
        {
            { if $0.tabs.detachedTabInFront == nil { perform($0.tabs) } }
        }
        add("new-tab", localized("New Tab"), ["<Primary>t"], traits) {
            $0.emit(.openTab(.start, id: ShellFlow.newID()))
        }
        add("duplicate-tab", localized("Open in Another Tab"), ["<Primary><Shift>d"], hidden) { flow in
            guard let route = (flow.tabs.detachedTabInFront ?? flow.tabs.selectedTab)?.route else { return }
            flow.emit(.openTab(route, id: ShellFlow.newID()))
        }
        add("close-tab", localized("Close Tab"), ["<Primary>w"], hidden) { $0.tabs.requestClose() }
        add("reopen-tab", localized("Reopen Closed Tab"), ["<Primary><Shift>t"], traits) { flow in
            if let last = flow.closedTabs.last { flow.emit(.openTab(last.route, id: last.id)) }
        }
        add(
            "next-tab", localized("Next Tab"), ["<Primary>Tab"], hidden, inGroups { $0.selectTab(offset: 1) })
        add(
            "previous-tab", localized("Previous Tab"), ["<Primary><Shift>Tab"], hidden,
            inGroups { $0.selectTab(offset: -1) })
        for number in 1...9 {
            var traits = traits
            traits.locations = []
            add(
                "tab-\(number)", localized("Go to Tab %1", "\(number)"), [Shortcut("<Primary>\(number)")],
                traits, inGroups { $0.selectTab(at: number - 1) })
        }
        add(
            "split-right", localized("Split Right"), ["<Primary>backslash"], traits,
            inGroups { $0.split(.right) })
        add(
            "split-down", localized("Split Down"), ["<Primary><Alt>backslash"], traits,
            inGroups { $0.split(.down) })
        add(
            "move-tab", localized("Move Tab to Next Group"), ["<Primary><Alt>Page_Down"], hidden,
            inGroups { $0.moveTab(offset: 1) })
        add(
            "move-tab-back", localized("Move Tab to Previous Group"), ["<Primary><Alt>Page_Up"], hidden,
            inGroups { $0.moveTab(offset: -1) })
        add(
            "next-group", localized("Go to Next Group"), ["<Primary><Alt>g"], hidden,
            inGroups { $0.activateGroup(offset: 1) })
        add(
            "detach-tab", localized("Move Tab to New Window"), ["<Primary><Alt>o"], hidden,
            inGroups { tabs in
                guard let tab = tabs.selectedTab else { return }
                _ = tabs.group(of: tab)?.detachTab(tab.controller)
            })
        add("new-window", localized("New Window"), ["<Primary><Shift>n"], traits) { $0.emit(.newWindow) }
        add("sidebar-icons", localized("Side Bar with Icons Only"), ["<Primary><Alt>b"], traits) {
            $0.shell.workspace.update { $0.showsIconsOnly.toggle() }
        }
        add("save-layout", localized("Save Layout…"), [], traits) { $0.emit(.saveLayout) }
        add("new-profile", localized("New Profile…"), [], hidden) { $0.emit(.newProfile) }
    }

    /// Disables the commands that cannot do anything in the front window now.
    func updateWorkspaceCommands() {
        guard let flow = windows.front else { return }
        let tabs = flow.tabs
        let hasSeveral = (tabs.active?.viewControllers.count ?? 0) > 1
        let states: [String: Bool] = [
            "duplicate-tab": !tabs.tabs.isEmpty, "close-tab": !tabs.tabs.isEmpty,
            "reopen-tab": !flow.closedTabs.isEmpty, "next-tab": hasSeveral, "previous-tab": hasSeveral,
            "split-right": hasSeveral, "split-down": hasSeveral, "detach-tab": tabs.selectedTab != nil,
            "move-tab": hasSeveral || tabs.groups.count > 1, "move-tab-back": tabs.groups.count > 1,
            "next-group": tabs.groups.count > 1,
        ]
        Action.changeTogether {
            for (id, isEnabled) in states where windows.actions[id]?.isEnabled != isEnabled {
                windows.actions[id]?.isEnabled = isEnabled
            }
        }
    }

    // MARK: Windows

    /// Adds the command that ends the shell, with the keys that the user has chosen for it, to a window that
    /// is not one of the workspace.
    func addQuit(to controller: ViewController) -> any Disposable {
        let actions = controller.actions
        return commands.actions.subscribe(onNext: { [weak controller] in
            controller?.actions = actions + $0.filter { $0.id == "shell.quit" }
        })
    }
}

extension ShellFlow {
    /// Emits a step, after what is navigated now.
    func emit(_ step: ShellStep) {
        isUsed = true
        sidebar.viewModel.emit(step)
    }

    // MARK: Layouts

    /// The actions for the layouts in a menu, each of which takes the name of a layout.
    func layoutActions() -> [Action] {
        func action(
            _ id: String, _ title: String, _ perform: @escaping @MainActor (ShellFlow, String) -> Void
        )
            -> Action
        {
            Action("layouts.\(id)", title: title, value: nil) { [weak self] in
                if let self { perform(self, $0) }
            }
        }
        return [
            action("use", localized("Use Layout")) { $0.use($1) },
            action("rename", localized("Rename Layout…")) { $0.emit(.renameLayout($1)) },
            action("delete", localized("Delete Layout…")) { $0.emit(.deleteLayout($1)) },
        ]
    }

    /// The menu of the saved layouts; nil if there are none.
    static func layoutMenu(_ names: [String]) -> Menu.Section? {
        guard !names.isEmpty else { return nil }
        func items(_ action: String) -> [Menu.Item] {
            names.map { Menu.Item($0.asMenuTitle, action: "layouts.\(action)", value: $0) }
        }
        let menu = Menu([
            .init("", items("use")),
            [
                .init(localized("Rename Layout…"), submenu: Menu(sections: [items("rename")])),
                .init(localized("Delete Layout…"), submenu: Menu(sections: [items("delete")])),
            ],
        ])
        return [.init(localized("Layouts"), submenu: menu)]
    }

    /// Opens the tabs of a layout that are not open, and arranges all tabs as it says.
    private func use(_ name: String) {
        guard let layout = shell.workspace.value.layouts[name] else { return }
        var open = tabs.tabs.map(\.route)
        for tab in layout.tabs {
            if let index = open.firstIndex(of: tab.route) {
                open.remove(at: index)
            } else {
                emit(.openTab(tab.route, id: Self.newID()))
            }
        }
        emit(.arrange(name))
    }

    /// The question for the name of a layout. To save a layout under the name of another replaces that one; a layout that is renamed does not.
    func nameQuestion(_ title: String, _ name: String? = nil) -> Prompt {
        Prompt(title, text: name ?? "", placeholder: localized("Name"), accept: localized("Save")) {
            [workspace = shell.workspace] text in
            if text.allSatisfy(\.isWhitespace) { return localized("A layout needs a name.") }
            let isTaken = name != nil && text != name && workspace.value.layouts[text] != nil
            return isTaken ? localized("Another layout has this name.") : nil
        }
    }
}
