// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

@MainActor struct WindowControllerTests {
    @Test(arguments: ["close button", "Alt+F4", "Escape", "program", "dismiss"])
    func allWaysToCloseAreOne(_ way: String) throws {
        let main = open(Screen("Main"))
        weak var deadScreen: Screen?
        weak var deadWindow: WindowController?
        var dismissals = 0
        do {
            let screen = Screen("Edit")
            deadScreen = screen
            main.root.present(screen)
            let window = try #require(screen.window)
            deadWindow = window
            _ = screen.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
            _ = window.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
            switch way {
            case "close button": window.headless.requestClose()
            case "Alt+F4": try window.headless.press("<Alt>F4")
            case "Escape": try window.headless.press("Escape")
            case "program": window.close()
            default: screen.dismiss()
            }
        }
        #expect(dismissals == 2)
        #expect(deadScreen == nil)
        #expect(deadWindow == nil)
        #expect(main.root.phase == .visible)
        main.close()
    }

    @Test func aWindowClosesWithTheOneThatItBelongsTo() {
        let main = open(Screen("Main"))
        let edit = Screen("Edit")
        main.root.present(edit)
        #expect(edit.phase == .visible)
        main.headless.requestClose()
        #expect(edit.phase == .dismissed)
        #expect(!main.isOpen)
    }

    @Test func aScreenAboveIsAskedTooBeforeAWindowCloses() {
        let main = open(Screen("Main"))
        let edit = Screen("Edit")
        edit.mayBeDismissed = false
        main.root.present(edit)
        main.headless.requestClose()
        #expect(edit.phase == .visible)
        main.close()
        #expect(edit.phase == .dismissed)
    }

    @Test func actionsOfVisibleScreensAreThoseOfTheWindow() throws {
        let list = Screen("List")
        let detail = Screen("Detail")
        var performed: [String] = []
        list.actions = [
            Action("list.add", title: "Add", shortcuts: ["<Primary>n"]) { performed.append("add") }
        ]
        let edit = Action("detail.edit", title: "Edit") { performed.append("edit") }
        detail.actions = [edit]
        let navigation = NavigationController(root: list)
        let window = open(navigation)
        try window.headless.press("<Primary>n")
        navigation.push(detail)
        #expect(window.headless.state.actions.map(\.id) == ["detail.edit"])
        try window.headless.perform("detail.edit")
        #expect(performed == ["add", "edit"])
        edit.isEnabled = false
        #expect(throws: HeadlessError.actionDisabled("detail.edit")) {
            try window.headless.perform("detail.edit")
        }
        window.close()
    }
}
