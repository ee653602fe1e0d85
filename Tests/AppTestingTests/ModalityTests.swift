// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import Testing

final class HomeFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }
    func navigate(to step: any Step) -> FlowContributors { .none }
}

@MainActor struct ModalityTests {
    @Test func aModalWindowBlocksTheShortcutsOfTheApplicationAndOfItsParent() throws {
        let app = HeadlessApp(HomeFlow())
        var quits = 0
        app.session.actions = [Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { quits += 1 }]
        try app.press("<Primary>q")
        #expect(quits == 1)
        let editor = WindowController(root: ViewController(), isModal: true)
        let parent = try #require(app.session.windows.first)
        app.session.perform { editor.present(above: parent.root) }
        #expect(throws: HeadlessError.noShortcut("<Primary>q", available: [])) { try app.press("<Primary>q") }
        #expect(throws: HeadlessError.behindWindow(editor.window.title)) {
            try app.windows[0].press("<Primary>q")
        }
        #expect(quits == 1)
        editor.close()
        try app.press("<Primary>q")
        #expect(quits == 2)
        try app.closeWindow()
    }
}
