// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing

@testable import ViewKit

/// The shortcuts of actions: conflicts, and keys by which texts are edited.
@MainActor @Suite(.serialized) struct ActionTests {
    init() { HeadlessBackend.install() }

    @Test func aShortcutOfTwoActionsOfOneOwnerIsReported() {
        let window = Window()
        let actions = ["a", "b"].map { Action($0, title: $0, shortcuts: ["F5"]) {} }
        #expect(
            reasons { window.actions = actions } == [.shortcutConflict("F5", first: "a", second: "b")])
        // Of several owners, the one nearest to the focus is meant.
        #expect(reasons { window.setActions(actions.map { ActionGroup([$0]) }) }.isEmpty)
        let shown = (window.backendWindow as? HeadlessWindow)?.state.actions
        #expect(shown?.map(\.shortcuts) == [["F5"], []])
    }

    @Test func theOverviewSaysWhereShortcutsDoNotWork() {
        let window = Window()
        window.actions = [
            Action("delete", title: "Delete", shortcuts: ["<Primary>Delete"]) {},
            Action("find", title: "Find", shortcuts: ["<Primary>f", "F3"]) {},
        ]
        #expect(
            window.shortcutsOverview.groups.flatMap(\.entries).map(\.note) == [
                "Not while a text is edited", nil,
            ])
    }

    @Test func theObserversOfActionsThatAreChangedTogetherAreCalledOnce() {
        let actions = ["a", "b"].map { Action($0, title: $0) {} }
        let window = Window()
        window.actions = actions
        var shown: [Bool]? { (window.backendWindow as? HeadlessWindow)?.state.actions.map(\.isEnabled) }
        var calls = 0
        for action in actions { action.addObserver(window.backendWindow) { calls += 1 } }
        Action.changeTogether {
            for action in actions { action.isEnabled = false }
            Action.changeTogether { actions[0].title = "A" }
            #expect(calls == 0 && shown == [true, true])
        }
        #expect(calls == 1 && shown == [false, false])
        actions[1].isEnabled = true
        #expect(calls == 2 && shown == [false, true])
    }

    @Test func keysOfTexts() {
        for shortcut: Shortcut in [
            "a", "<Shift>a", "space", "Delete", "<Shift>Delete", "<Primary>Delete", "<Primary><Shift>Delete",
            "KP_Delete",
            "BackSpace", "<Primary>BackSpace", "Left", "<Shift>Left", "<Primary>Right", "KP_Home", "End",
            "Up", "Prior",
            "<Primary>a", "<Primary>c", "<Primary>v", "<Primary>x", "<Primary>y", "<Primary>z",
            "<Primary><Shift>z",
            "Insert", "<Shift>Insert", "<Primary>Insert", "Return", "KP_Enter", "dead_acute", "Multi_key",
            "adiaeresis",
            "Cyrillic_a", "comma", "<Primary><Shift>u", "<Shift>Return", "<Shift>KP_Enter",
        ] {
            #expect(shortcut.isTextKey, "\(shortcut)")
        }
        for shortcut: Shortcut in [
            "F5", "Escape", "Tab", "<Shift>Tab", "<Primary>f", "<Primary><Shift>c", "<Alt>Left",
            "<Primary>Return",
            "<Super>a", "XF86Back",
            "<Primary>comma", "<Primary>Page_Up", "<Primary", "Menu",
        ] {
            #expect(!shortcut.isTextKey, "\(shortcut)")
        }
    }
}
