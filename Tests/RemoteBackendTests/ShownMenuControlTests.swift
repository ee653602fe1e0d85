// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// What the menus of a plugin cost the shell when its actions change.
@MainActor @Suite(.serialized) struct ShownMenuControlTests {
    private let menu: UInt64 = 50, other: UInt64 = 51

    /// A session with a menu of 80 items in the window, and a second window.
    private func makePair() throws -> RemotePair {
        let pair = try RemotePair()
        HostileTests.session(pair.plugin)
        let connection = pair.plugin.connection
        connection.send(Operations.make, to: menu, Make(kind: "menuButton"))
        connection.send(
            HostileTests.render(MenuButtonState.self), to: menu,
            Render(
                state: MenuButtonState {
                    $0.menu = Menu(sections: [(0..<80).map { .init("Contact \($0)", action: "contacts.a") }])
                }))
        connection.send(Operations.insert, to: HostileTests.box, ChildInsertion(child: menu, index: 0))
        connection.send(Operations.makeWindow, to: other, EmptyBody())
        pair.pump()
        #expect(pair.end == nil)
        return pair
    }

    private func window(_ actions: String...) -> WindowState {
        WindowState {
            $0.actions = actions.map {
                ActionProperties(
                    id: $0, title: "", shortcuts: [], isEnabled: true, takesValue: false, value: "",
                    options: [])
            }
        }
    }

    /// Returns how many bytes of text a change of a window costs.
    private func cost(of state: WindowState, _ window: UInt64, in pair: RemotePair) -> Int {
        pair.host.account.textOfTurn = 0
        pair.plugin.connection.send(Operations.renderWindow, to: window, state)
        pair.pump()
        return pair.host.account.textOfTurn
    }

    @Test func aMenuThatIsShownAgainForOtherActionsIsCharged() throws {
        let pair = try makePair()
        #expect(cost(of: window("a"), HostileTests.window, in: pair) > 1_000)
        #expect(cost(of: window("b"), HostileTests.window, in: pair) > 1_000)
        // The menu has the same actions.
        #expect(cost(of: window("b"), HostileTests.window, in: pair) < 50)
        #expect(cost(of: window("c"), other, in: pair) < 50)
        // It is in another window.
        pair.host.account.textOfTurn = 0
        pair.plugin.connection.send(Operations.remove, to: HostileTests.box, 0)
        pair.plugin.connection.send(Operations.windowContent, to: other, menu)
        pair.pump()
        #expect(pair.host.account.textOfTurn > 1_000 && pair.end == nil)
    }

    @Test func theStatesOfWindowsMenusAndDialogsAreCharged() throws {
        let pair = try makePair()
        let bytes = pair.host.account.cost.bytes
        var large = window()
        large.actions = (0..<200).flatMap { window("action.\($0)").actions }
        #expect(cost(of: large, other, in: pair) > 100)
        #expect(pair.host.account.cost.bytes - bytes > 2_000)
        func sending<Body>(_ operation: WireOperation<Body>, to object: UInt64, _ body: Body) -> Int {
            pair.host.account.textOfTurn = 0
            pair.plugin.connection.send(operation, to: object, body)
            pair.pump()
            return pair.host.account.textOfTurn
        }
        let items = Menu(sections: [(0..<80).map { .init("Contact \($0)", action: "contacts.a") }])
        #expect(
            sending(Operations.showMenu, to: HostileTests.label, OpenMenu(menu: items, position: nil))
                > 1_000)
        let about = DialogContent.about(About("", authors: Array(repeating: "Ada", count: 400)))
        #expect(
            sending(Operations.makeDialog, to: 60, NewDialog(content: about, window: nil)) > 1_000)
        #expect(sending(Operations.renderDialog, to: 60, about) > 1_000)
        let input = InputRequest { $0.actions = large.actions }
        #expect(sending(Operations.requestInput, to: HostileTests.label, input) > 100)
        #expect(pair.end == nil)
    }
}
