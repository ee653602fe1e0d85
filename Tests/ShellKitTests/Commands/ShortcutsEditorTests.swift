// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

@Suite(.serialized) @MainActor struct ShortcutsEditorTests {
    private func openEditor() async throws -> (app: HeadlessApp<ShellFlow>, shell: Shell) {
        let (app, shell) = await startShell(ClockPlugin.self)
        try app.perform("shell.edit-shortcuts")
        return (app, shell)
    }

    /// The accessible name of a command: its title, its shortcuts and its conflicts.
    private func row(_ title: String, _ app: HeadlessApp<ShellFlow>) throws -> String {
        try #require(try app.list("Commands").rows.first { $0 == title || $0.hasPrefix("\(title),") })
    }

    private func change(_ title: String, _ app: HeadlessApp<ShellFlow>) throws {
        try app.list("Commands").activate(try row(title, app))
    }

    @Test func theKeysThatAreOfferedBecomeTheShortcut() async throws {
        let (app, shell) = try await openEditor()
        #expect(try row("Strike", app) == "Strike, Ctrl+K")
        try change("Strike", app)
        #expect(app.title == "Strike")
        try app.press("<Primary><Shift>j")
        #expect(app.title == "Edit Keyboard Shortcuts")
        #expect(try row("Strike", app) == "Strike, Ctrl+Shift+J")
        #expect(shell.commands["clock.strike"]?.shortcuts == ["<Primary><Shift>j"])
        try app.closeWindow()
        let before = ClockPlugin.struck
        try app.press("<Primary><Shift>j")
        #expect(ClockPlugin.struck == before + 1)
        #expect(throws: HeadlessError.self) { try app.press("<Primary>k") }
    }

    @Test func aConflictNamesTheOtherCommandAndIsResolvedByReplacing() async throws {
        let (app, shell) = try await openEditor()
        try change("Strike", app)
        try app.press("<Primary>p")
        #expect(app.texts.contains("Ctrl+P triggers “Go to Place”."))
        #expect(shell.commands["clock.strike"]?.shortcuts == ["<Primary>k"])
        try app.button("Replace").tap()
        #expect(app.title == "Edit Keyboard Shortcuts")
        #expect(try row("Strike", app) == "Strike, Ctrl+P")
        #expect(try row("Go to Place", app) == "Go to Place")
    }

    @Test func keysThatCannotBeUsedAreRefusedAndOthersCanBePressed() async throws {
        let (app, shell) = try await openEditor()
        try change("Strike", app)
        try app.press("j")
        #expect(app.texts.contains("Hold Ctrl, Alt or Super with this key, or use a function key."))
        try app.press("<Primary>c")
        #expect(app.texts.contains("This key is used in each window. Choose another one."))
        try app.press("F7")
        #expect(shell.commands["clock.strike"]?.shortcuts == ["F7"])
    }

    @Test func backspaceRemovesTheShortcutAndEscapeChangesNothing() async throws {
        let (app, shell) = try await openEditor()
        try change("Strike", app)
        try app.press("Escape")
        #expect(shell.commands["clock.strike"]?.shortcuts == ["<Primary>k"])
        try change("Strike", app)
        try app.press("BackSpace")
        #expect(shell.commands["clock.strike"]?.shortcuts == [])
        try app.button("Reset the shortcut of Strike").tap()
        #expect(shell.commands["clock.strike"]?.shortcuts == ["<Primary>k"])
    }

    @Test func aShortcutByWhichTextIsEditedSaysWhereItDoesNotWork() async throws {
        let (app, shell) = try await openEditor()
        #expect(!app.texts.contains { $0.hasSuffix("Not while a text is edited") })
        try shell.commands.setShortcuts(["<Primary>Delete"], of: "clock.strike")
        #expect(app.texts.contains { $0.hasSuffix("Not while a text is edited") })
    }

    @Test func allShortcutsAreResetWhenTheUserAgrees() async throws {
        let (app, shell) = try await openEditor()
        #expect(try app.button("Reset All").isEnabled == false)
        try shell.commands.setShortcuts(["F7"], of: "clock.strike")
        try app.button("Reset All").tap()
        try app.dialog().choose("Reset All")
        #expect(shell.commands["clock.strike"]?.shortcuts == ["<Primary>k"])
    }

    @Test func commandsAreFoundByTheirTitlesAndTheirKeys() async throws {
        let (app, _) = try await openEditor()
        try app.textField("Search commands and keys").type("ctrl+k")
        #expect(try app.list("Commands").rowTexts.first?.first == "Strike")
        try app.textField("Search commands and keys").type("zzzz")
        #expect(app.texts.contains("Nothing Found"))
    }

    @Test func theOverviewShowsTheShortcutsOfTheUser() async throws {
        let (app, shell) = await startShell(ClockPlugin.self)
        try shell.commands.setShortcuts(["F7"], of: "clock.strike")
        try app.press("F1")
        let dialog = try app.dialog()
        #expect(dialog.title == "Keyboard Shortcuts")
        guard case .shortcuts(let overview) = dialog.content else { throw CancellationError() }
        let entries = overview.groups.flatMap(\.entries)
        #expect(entries.contains(.init("Strike", shortcuts: ["F7"])))
    }
}
