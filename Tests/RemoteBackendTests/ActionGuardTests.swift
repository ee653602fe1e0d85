// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

@testable import RemoteBackend

/// A plugin performs only actions of its own, and each command of the shell and of other plugins stays what it is.
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

    /// The main menu of the shell would perform the action of the page.
    @Test func aPageDoesNotReplaceACommandOfTheShell() throws {
        var policy = RemotePolicy()
        policy.isForeignAction = { $0.hasPrefix("shell.") }
        let pair = try RemotePair(policy: policy)
        var window: Window?
        pair.plugin.onPane = { [weak plugin = pair.plugin] pane in
            plugin?.fill(pane) { window = Window() }
        }
        let (pane, outer) = openPane(in: pair.shell)
        pair.host.add(pane)
        pair.pump()
        func set(_ ids: String...) {
            pair.inPlugin { window?.actions = ids.map { Action($0, title: $0) {} } }
        }
        set("shell.quit", "page.save")
        #expect(pane.windowState.actions.map(\.id) == ["page.save"])
        #expect(pair.denials.count == 1 && pair.denials[0].contains("shell.quit"))
        set("page.save")
        #expect(pane.windowState.actions.map(\.id) == ["page.save"] && pair.denials.count == 1)
        // A window of the plugin has no commands of the shell.
        let own = pair.inPlugin { Window().with { $0.actions = [Action("shell.quit", title: "Quit") {}] } }
        #expect(pair.denials.count == 1 && pair.end == nil)
        withExtendedLifetime((own, outer)) {}
    }

    @MainActor private final class Commands { var ids: Set<String> = [] }

    /// The page may send the id before the other plugin registers its command.
    @Test func aPageDoesNotReplaceACommandThatIsRegisteredLater() throws {
        let commands = Commands()
        var policy = RemotePolicy()
        policy.isForeignAction = { commands.ids.contains($0) }
        let pair = try RemotePair(policy: policy)
        let button = pair.inPlugin {
            MenuButton("More", menu: Menu(sections: [[.init("Do", action: "other.do")]]))
        }
        var window: Window?
        pair.plugin.onPane = { [weak plugin = pair.plugin] pane in
            plugin?.fill(pane) { window = Window() }
        }
        let (pane, outer) = openPane(in: pair.shell)
        pair.host.add(pane)
        pair.pump()
        pair.inPlugin {
            window?.content = button
            window?.actions = ["other.do", "page.save"].map { Action($0, title: $0) {} }
        }
        let peer: HeadlessControl<MenuButtonState, Never> = try shown(button, by: pair)
        func named() -> Bool { peer.shown?.menu.actions.contains("other.do") == true }
        #expect(pane.windowState.actions.map(\.id) == ["other.do", "page.save"] && named())
        commands.ids = ["other.do"]
        for _ in 0..<2 { pair.host.commandsDidChange() }
        #expect(pane.windowState.actions.map(\.id) == ["page.save"] && !named())
        #expect(pair.denials.count == 1 && pair.denials[0].contains("other.do"))
        // The other plugin is turned off.
        commands.ids = []
        pair.host.commandsDidChange()
        #expect(pane.windowState.actions.map(\.id) == ["other.do", "page.save"] && named())
        #expect(pair.denials.count == 1 && pair.end == nil)
        withExtendedLifetime(outer) {}
    }
}

extension Window {
    fileprivate func with(_ change: (Window) -> Void) -> Window {
        change(self)
        return self
    }
}
