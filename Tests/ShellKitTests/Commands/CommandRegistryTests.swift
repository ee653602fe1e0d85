// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

@Suite @MainActor struct CommandRegistryTests {
    private let file = "\(NSTemporaryDirectory())/\(UUID().uuidString)/shortcuts"
    private var performed: [String] { log.ids }
    private let log = Log()

    @MainActor private final class Log { var ids: [String] = [] }

    private func action(_ id: String, _ shortcuts: Shortcut...) -> Action {
        Action(id, title: id.uppercased(), shortcuts: shortcuts) { [log] in log.ids.append(id) }
    }

    private let plugin = Command.Owner.plugin("org.example.notes", name: "Notes")

    @Test func aCommandIsPerformedByItsIdWhileItIsEnabled() {
        let registry = CommandRegistry(file: nil)
        let add = action("notes.add", "<Primary>n")
        #expect(registry.register(add, owner: plugin))
        #expect(registry.perform("notes.add"))
        add.isEnabled = false
        #expect(!registry.perform("notes.add"))
        #expect(!registry.perform("notes.other"))
        #expect(performed == ["notes.add"])
        #expect(registry["notes.add"]?.isEnabled == false)
        #expect(registry["notes.add"]?.owner.name == "Notes")
    }

    @Test func theFirstCommandWithAnIdStays() {
        let registry = CommandRegistry(file: nil)
        #expect(registry.register(action("a", "<Primary>a")))
        #expect(!registry.register(action("a", "<Primary>b")))
        #expect(registry.current.map(\.shortcuts) == [["<Primary>a"]])
    }

    @Test func ofTwoCommandsWithAShortcutTheFirstHasItAndTheOtherSaysSo() {
        let registry = CommandRegistry(file: nil)
        let (first, second) = (action("first", "<Primary>k"), action("second", "<Control>K", "F5"))
        registry.register(first, owner: plugin)
        registry.register(second, owner: plugin)
        #expect(second.shortcuts == ["F5"])
        #expect(
            registry["second"]?.conflicts == [
                .init(shortcut: "<Control>K", winner: "first", winnerTitle: "FIRST")
            ])
        registry.remove(["first"])
        #expect(second.shortcuts == ["<Control>K", "F5"])
    }

    @Test func theShellHasItsShortcutsBeforePluginsAndTheUserBeforeBoth() throws {
        let registry = CommandRegistry(file: nil)
        registry.register(action("plugin", "<Primary>p"), owner: plugin)
        registry.register(action("shell.palette", "<Primary>p"))
        #expect(registry["plugin"]?.shortcuts == [])
        try registry.setShortcuts(["<Primary>p"], of: "plugin", takingOver: true)
        #expect(registry["plugin"]?.shortcuts == ["<Primary>p"])
        #expect(registry["shell.palette"]?.shortcuts == [])
        registry.resetAllShortcuts()
        #expect(registry["shell.palette"]?.shortcuts == ["<Primary>p"])
    }

    @Test func theShortcutsOfTheUserAreThereInTheNextRun() throws {
        do {
            let registry = CommandRegistry(file: file)
            registry.register(action("a", "F5"))
            registry.register(action("b", "F6"))
            try registry.setShortcuts(["<Primary>j", "F7"], of: "a")
            try registry.setShortcuts([], of: "b")
        }
        let registry = CommandRegistry(file: file)
        let (a, b) = (action("a", "F5"), action("b", "F6"))
        registry.register(a)
        registry.register(b)
        #expect(a.shortcuts == ["<Primary>j", "F7"])
        #expect(b.shortcuts == [])
        registry.resetShortcuts(of: "a")
        #expect(a.shortcuts == ["F5"])
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "b\t\n")
    }

    @Test func whatCannotBeReadInTheFileOfShortcutsLeavesTheDefaults() {
        TextFile.write("a\t<Nothing>k\nno tab\nb\tF9;wrong key\n\tF3\n", to: file)
        let registry = CommandRegistry(file: file)
        registry.register(action("a", "F5"))
        registry.register(action("b", "F6"))
        #expect(registry.current.map(\.shortcuts) == [["F5"], ["F9"]])
    }

    @Test func aShortcutThatCannotBeUsedIsRefusedWithTheReason() {
        let registry = CommandRegistry(file: nil)
        registry.register(action("a"))
        registry.register(action("b", "<Primary>b"))
        func message(_ shortcut: Shortcut, of id: String = "a") -> String {
            do {
                try registry.setShortcuts([shortcut], of: id)
                return ""
            } catch { return "\(error)" }
        }
        #expect(
            message("k")
                == "K enters text or moves in the window. Hold Ctrl, Alt or Super with it, or use a function key."
        )
        #expect(
            message("<Primary>c")
                == "Ctrl+C is used in each window, for example for menus or text. Choose another key.")
        #expect(
            message("<Primary>b")
                == "Ctrl+B triggers \"B\". Remove it from that command, or choose another key.")
        #expect(
            message("<Primary>")
                == "The shortcut \"<Primary>\" has no key. Write one after the modifiers, as in \"<Primary>n\"."
        )
        #expect(message("F5", of: "c") == "There is no command with the id \"c\".")
        #expect(registry["a"]?.shortcuts == [])
        #expect(message("F5") == "")
    }

    @Test func aShortcutThatIsTakenOverLeavesTheOtherCommandWithItsOthers() throws {
        let registry = CommandRegistry(file: nil)
        registry.register(action("a"))
        registry.register(action("b", "<Primary>b", "F6"))
        try registry.setShortcuts(["<Control>b"], of: "a", takingOver: true)
        #expect(registry["a"]?.shortcuts == ["<Control>b"])
        #expect(registry["b"]?.shortcuts == ["F6"])
        #expect(registry["b"]?.conflicts == [])
    }

    @Test func theMenuHasASectionForEachCategoryAndThatOfTheShellIsLast() {
        let registry = CommandRegistry(file: nil)
        registry.register(action("shell.help"), Command.Traits(category: "Help"))
        registry.register(action("notes.add"), Command.Traits(category: "Notes"), owner: plugin)
        registry.register(
            action("notes.print"), Command.Traits(category: "Notes", locations: [.palette, .toolbar]),
            owner: plugin)
        registry.register(action("notes.find"), Command.Traits(category: "Notes"), owner: plugin)
        #expect(
            registry.menu().sections == [
                .init(
                    "Notes",
                    [.init("NOTES.ADD", action: "notes.add"), .init("NOTES.FIND", action: "notes.find")]),
                .init("Help", [.init("SHELL.HELP", action: "shell.help")]),
            ])
        #expect(registry.toolbarItems() == [ToolbarItem("NOTES.PRINT", action: "notes.print")])
        #expect(registry.menu(for: .palette, of: .shell).items.map(\.action) == ["shell.help"])
    }

    @Test func aRegistryReleasesItsActions() {
        weak var action: Action?
        do {
            let registry = CommandRegistry(file: nil)
            let object = self.action("a", "F5")
            action = object
            registry.register(object)
            registry.remove(["a"])
            #expect(registry.current.isEmpty)
        }
        #expect(action == nil)
    }
}
