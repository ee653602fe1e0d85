// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

@testable import RemoteBackend

/// A plugin performs only actions of its own, and replaces no command of the shell or of another plugin.
@MainActor @Suite(.serialized) struct ActionGuardTests {
    @Test func aMenuTriggersOnlyActionsOfThePlugin() throws {
        var policy = RemotePolicy()
        policy.ownActions = { ["plugin.reload"] }
        let pair = try RemotePair(policy: policy)
        let ids = ["page.save", "shell.quit", "plugin.reload"]
        let menu = Menu(sections: [ids.map { .init($0, action: $0) }])
        var (window, button, bar) = (Window?.none, MenuButton?.none, Toolbar?.none)
        pair.plugin.onPane = { [weak plugin = pair.plugin] pane in
            plugin?.fill(pane) {
                let page = Window()
                button = MenuButton("More", menu: menu)
                bar = Toolbar(ids.map { .init($0, action: $0) })
                page.content = Box([button, bar].compactMap(\.self))
                window = page
            }
        }
        let (pane, outer) = Toolkit.perform(with: pair.shell) {
            let pane = RemotePane()
            let outer = Window()
            outer.actions = [Action("shell.quit", title: "Quit") { Issue.record("The shell has quit.") }]
            outer.content = pane
            outer.present()
            return (pane, outer)
        }
        pair.host.add(pane)
        pair.pump()
        let peer: HeadlessControl<MenuButtonState, Never> = try shown(#require(button), by: pair)
        let barPeer: HeadlessControl<ToolbarState, Never> = try shown(#require(bar), by: pair)
        func named() -> [[String]] {
            [peer.shown?.menu.actions ?? [], barPeer.shown?.items.compactMap(\.action) ?? []]
                .map { $0.filter(ids.contains) }
        }
        #expect(named() == [["plugin.reload"], ["plugin.reload"]])
        // The actions of another window of the plugin do not count.
        let other = pair.inPlugin {
            Window().with { $0.actions = [Action("shell.quit", title: "Quit") {}] }
        }
        #expect(named() == [["plugin.reload"], ["plugin.reload"]])
        pair.inPlugin { window?.actions = [Action("page.save", title: "Save") {}] }
        #expect(named() == [["page.save", "plugin.reload"], ["page.save", "plugin.reload"]])
        pair.inPlugin { button?.backendView.showMenu(menu, at: nil) }
        let open = try #require((outer.backendWindow as? HeadlessWindow)?.menu)
        #expect(throws: HeadlessError.self) { try open.choose("shell.quit") }
        #expect(pair.end == nil)
        withExtendedLifetime(other) {}
    }

    @MainActor private final class Log { var performed: [String] = [] }

    /// The menus of the shell would perform the action of the page in place of the command.
    @Test func theActionsOfAPageHaveIdsOfTheirPluginInTheShell() throws {
        var policy = RemotePolicy()
        policy.actionPrefix = "org.example.a.."
        policy.ownActions = { ["plugin.reload"] }
        let pair = try RemotePair(policy: policy)
        let ids = ["shell.quit", "page.sort", "plugin.reload"]
        let log = Log()
        var (window, button) = (Window?.none, MenuButton?.none)
        pair.plugin.onPane = { [weak plugin = pair.plugin] pane in
            plugin?.fill(pane) {
                let page = Window()
                button = MenuButton("More", menu: Menu(sections: [ids.map { .init($0, action: $0) }]))
                page.content = button
                page.actions = [
                    Action("shell.quit", title: "Quit") { log.performed.append("quit") },
                    Action("page.sort", title: "Sort", value: nil) { log.performed.append($0) },
                ]
                window = page
            }
        }
        let (pane, outer) = openPane(in: pair.shell)
        pair.host.add(pane)
        pair.pump()
        let inShell = ids.map { policy.actionPrefix + $0 }
        #expect(pane.windowState.actions.map(\.id) == Array(inShell.prefix(2)))
        let peer: HeadlessControl<MenuButtonState, Never> = try shown(#require(button), by: pair)
        #expect(peer.shown?.menu.actions == inShell)
        // The plugin receives the ids that it knows.
        pane.send(.action(inShell[0]))
        pane.send(.choice(inShell[1], value: "name"))
        pair.pump()
        #expect(log.performed == ["quit", "name"])
        // A window of the plugin has no commands of the shell.
        let (own, ownButton) = pair.inPlugin {
            let own = Window().with { $0.actions = [Action("shell.quit", title: "Quit") {}] }
            let button = MenuButton("More", menu: Menu(sections: [[.init("Quit", action: "shell.quit")]]))
            own.content = button
            return (own, button)
        }
        let ownPeer: HeadlessControl<MenuButtonState, Never> = try shown(ownButton, by: pair)
        #expect(ownPeer.shown?.menu.actions == ["shell.quit"])
        #expect(pair.denials.isEmpty && pair.end == nil)
        withExtendedLifetime((window, own, outer)) {}
    }

    @Test func misspeltActionsAreReportedWithTheIDsThatThePluginKnows() throws {
        var policy = RemotePolicy()
        // Longer than what is compared of two names.
        policy.actionPrefix = "org.example.a-plugin-with-a-long-name-for-its-kind.."
        let pair = try RemotePair(policy: policy)
        func actions(_ prefix: String = "") -> [Action] {
            ["page.open", "page.save"].map { Action(prefix + $0, title: $0) {} }
        }
        var (window, label) = (Window?.none, Label?.none)
        pair.plugin.onPane = { [weak plugin = pair.plugin] pane in
            plugin?.fill(pane) {
                let (page, row) = (Window(), Label("Row"))
                row.actions = [Action("row.delete", title: "Delete") {}]
                page.actions = actions()
                page.content = row
                (window, label) = (page, row)
            }
        }
        let (pane, outer) = openPane(in: pair.shell)
        outer.actions = actions(policy.actionPrefix)
        pair.host.add(pane)
        pair.pump()
        let view = try #require(label).backendView
        var failures: [String] = []
        view.onInput = { if case .failed(let message) = $0 { failures.append(message) } }
        let items = ["page.sav", "row.delet", "page.later"].map { Menu.Item($0, action: $0) }
        pair.inPlugin { view.showMenu(Menu(sections: [items]), at: nil) }
        #expect(failures.count == 2)
        for (id, meant) in [("page.sav", "page.save"), ("row.delet", "row.delete")] {
            let end = "has the action \"\(id)\". Did you mean \"\(meant)\"?"
            #expect(failures.contains { $0.contains(end) }, "\(failures)")
        }
        withExtendedLifetime((window, outer)) {}
    }
}

extension Window {
    fileprivate func with(_ change: (Window) -> Void) -> Window {
        change(self)
        return self
    }
}
