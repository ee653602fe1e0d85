// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import Foundation
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

@Suite @MainActor struct CommandRegistryTests {
    private let file = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)/shortcuts"
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

    /// Earlier versions stored the letter that the layout had on the key.
    @Test func shortcutsOfAnotherAlphabetHaveTheLatinLetterOfTheKey() throws {
        StateText.write(
            "a\t<Primary>Cyrillic_o;F7\nb\t<Primary>Cyrillic_es\nc\t<Primary><Shift>Cyrillic_ze\ngone\t<Primary>Cyrillic_o\nd\t<Primary>Greek_alpha\n",
            to: file)
        let registry = CommandRegistry(file: file)
        for (id, key) in [("a", "F5"), ("b", "F6"), ("c", "F8"), ("d", "F9"), ("palette", "<Primary>p")] {
            registry.register(action(id, Shortcut(key)))
        }
        #expect(registry["a"]?.shortcuts == ["<Primary>Cyrillic_o", "F7"])
        registry.useKeyboard { ["Cyrillic_o": "j", "Cyrillic_es": "c", "Cyrillic_ze": "p", "з": "p"][$0] }
        #expect(registry["a"]?.shortcuts == ["<Primary>j", "F7"])
        // Ctrl+C cannot be used, so the command has its default shortcut.
        #expect(registry["b"]?.shortcuts == ["F6"])
        #expect(registry["c"]?.shortcuts == ["<Primary><Shift>p"])
        // The layouts have no Latin letter for it.
        #expect(registry["d"]?.shortcuts == ["<Primary>Greek_alpha"])
        #expect(registry.holder(of: "<Primary>Cyrillic_o")?.id == "a")
        // What a program sets is checked by its Latin letter, too.
        for taken in ["<Primary>Cyrillic_ze", "<Primary>з"] as [Shortcut] {
            #expect(throws: ShortcutRefusal.inUse("<Primary>p", by: "palette", title: "PALETTE")) {
                try registry.setShortcuts([taken], of: "b")
            }
        }
        #expect(throws: ShortcutRefusal.reserved("<Primary>c")) {
            try registry.setShortcuts(["<Primary>Cyrillic_es"], of: "b")
        }
        try registry.setShortcuts(["<Alt>Cyrillic_o"], of: "b")
        let stored = try String(contentsOfFile: file, encoding: .utf8)
        #expect(
            stored
                == "a\t<Primary>j;F7\nb\t<Alt>j\nc\t<Primary><Shift>p\nd\t<Primary>Greek_alpha\ngone\t<Primary>j\n"
        )
    }

    /// With Shift, the server of the display sends another key for Tab.
    @Test func ctrlShiftTabIsReservedUnderBothNames() {
        let registry = CommandRegistry(file: nil)
        registry.register(action("a", "F5"))
        for shortcut in ["<Primary><Shift>Tab", "<Primary><Shift>ISO_Left_Tab"] as [Shortcut] {
            #expect(throws: ShortcutRefusal.reserved(shortcut)) {
                try registry.setShortcuts([shortcut], of: "a")
            }
        }
    }

    @Test func whatCannotBeReadInTheFileOfShortcutsLeavesTheDefaults() {
        StateText.write("a\t<Nothing>k\nno tab\nb\tF9;wrong key\n\tF3\n", to: file)
        let registry = CommandRegistry(file: file)
        registry.register(action("a", "F5"))
        registry.register(action("b", "F6"))
        #expect(registry.current.map(\.shortcuts) == [["F5"], ["F9"]])
        #expect(registry.userShortcuts.error?.reason == .partlyUsed)
        // The file of the user is kept before it is written.
        var errors: [StateFileError?] = []
        registry.onSave = { errors.append($0) }
        registry.resetShortcuts(of: "b")
        #expect(errors.map { $0?.reason } == [.partlyUsed])
        #expect(StateText.read(file) == "")
        let kept = registry.userShortcuts.error?.newPath
        #expect(kept.map { StateText.read($0) } == "a\t<Nothing>k\nno tab\nb\tF9;wrong key\n\tF3\n")
    }

    @Test func theShortcutsOfAPluginsCommandThatAnEarlierVersionHasStoredAreUsed() throws {
        StateText.write("notes.add\tF7\nview.zoom\tF8\n", to: file)
        let registry = CommandRegistry(file: file)
        registry.register(action("org.example.notes..notes.add", "F5"), owner: plugin)
        registry.register(action("org.example.notes..view.zoom", "F6"), owner: plugin)
        #expect(registry.current.map(\.shortcuts) == [["F7"], ["F8"]])
        // Those of a command that has the id are its own.
        registry.register(action("view.zoom"))
        #expect(registry.current.map(\.shortcuts) == [["F7"], ["F6"], ["F8"]])
        try registry.setShortcuts(["F9"], of: "org.example.notes..notes.add")
        try registry.setShortcuts(["F4"], of: "org.example.notes..view.zoom")
        #expect(
            StateText.read(file)
                == "org.example.notes..notes.add\tF9\norg.example.notes..view.zoom\tF4\nview.zoom\tF8\n")
        registry.resetShortcuts(of: "org.example.notes..notes.add")
        #expect(registry.current.map(\.shortcuts) == [["F5"], ["F4"], ["F8"]])
    }

    @Test func shortcutsThatAnEarlierVersionHasStoredAreReset() {
        StateText.write("notes.add\tF7\n", to: file)
        let registry = CommandRegistry(file: file)
        registry.register(action("org.example.notes..notes.add", "F5"), owner: plugin)
        registry.resetShortcuts(of: "org.example.notes..notes.add")
        #expect(registry.current.map(\.shortcuts) == [["F5"]])
        #expect(StateText.read(file) == "")
    }

    /// Many editors do not end the last line.
    @Test func theLastLineOfTheUserNeedsNoLineBreak() throws {
        StateText.write("a\tF7\nb\tF8", to: file)
        let registry = CommandRegistry(file: file)
        for id in ["a", "b", "c"] { registry.register(action(id)) }
        #expect(registry.current.first { $0.id == "b" }?.shortcuts == ["F8"])
        StateText.write("a\tF7\nb\tF9", to: file)
        try registry.setShortcuts(["F4"], of: "c")
        #expect(StateText.read(file) == "a\tF7\nb\tF9\nc\tF4\n")
        #expect(registry.userShortcuts.error == nil)
    }

    @Test func aFileOfShortcutsFromAnEditorOfAnotherSystemIsRead() throws {
        StateText.write("\u{FEFF}a\tF7\r\nb\tF8\r\n", to: file)
        let registry = CommandRegistry(file: file)
        for id in ["a", "b"] { registry.register(action(id)) }
        #expect(registry.current.map(\.shortcuts) == [["F7"], ["F8"]])
        #expect(registry.userShortcuts.error == nil)
    }

    @Test func aLineWithMoreShortcutsThanAreUsedIsKeptWithTheFile() throws {
        let text = "a\t\((1...17).map { "<Primary>F\($0)" }.joined(separator: ";"))\n"
        StateText.write(text, to: file)
        let registry = CommandRegistry(file: file)
        registry.register(action("a"))
        #expect(registry.current.first?.shortcuts.count == 16)
        #expect(registry.userShortcuts.error?.reason == .partlyUsed)
        try registry.setShortcuts(["F7"], of: "a")
        let kept = try #require(registry.userShortcuts.error?.newPath)
        #expect(StateText.read(file) == "a\tF7\n" && StateText.read(kept) == text)
    }

    @Test(arguments: ["", "\u{0}\n", "a\u{0}\t<Primary>j"])
    func aDamagedFileOfShortcutsIsKept(_ text: String) throws {
        StateText.write(text, to: file)
        let registry = CommandRegistry(file: file)
        registry.register(action("a", "F5"))
        #expect(registry.current.map(\.shortcuts) == [["F5"]])
        let kept = try #require(registry.userShortcuts.error?.newPath)
        #expect(StateText.read(kept) == text)
        try registry.setShortcuts(["F7"], of: "a")
        #expect(StateText.read(file) == "a\tF7\n" && StateText.read(kept) == text)
    }

    @Test func anEditOfTheFileOfShortcutsStaysWhenTheShellWritesIt() throws {
        StateText.write("a\tF5\nb\tF6\n", to: file)
        let registry = CommandRegistry(file: file)
        for id in ["a", "b", "c"] { registry.register(action(id)) }
        StateText.write("a\tF7\nb\tF8\nd\tF9\n", to: file)
        try registry.setShortcuts(["F4"], of: "b")
        #expect(StateText.read(file) == "a\tF7\nb\tF4\nd\tF9\n")
        #expect(registry.current.first { $0.id == "a" }?.shortcuts == ["F7"])
        // A line that is removed is removed, and one that cannot be read is kept with the file.
        StateText.write("b\tF4\nd\tnothing\n", to: file)
        try registry.setShortcuts(["F3"], of: "c")
        #expect(StateText.read(file) == "b\tF4\nc\tF3\n")
        #expect(StateText.read(registry.userShortcuts.error?.newPath ?? "") == "b\tF4\nd\tnothing\n")
        // A damaged one is kept, and what is in effect is written. The user learns it.
        StateText.write("", to: file)
        var errors: [StateFileError?] = []
        registry.onSave = { errors.append($0) }
        try registry.setShortcuts(["F2"], of: "c")
        #expect(errors.map { $0?.reason } == [.damaged] && errors[0]?.newPath != nil)
        #expect(StateText.read(file) == "b\tF4\nc\tF2\n")
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

    @Test func theMenuHasTheTitlesOfPluginsWithTheirUnderscores() {
        let registry = CommandRegistry(file: nil)
        registry.register(
            Action("notes.run", title: "Run my_script") {}, Command.Traits(category: "Notes"), owner: plugin)
        #expect(registry.menu().items.map(\.visibleTitle) == ["Run my_script"])
        for number in 0..<7 {
            registry.register(action("my.\(number)"), Command.Traits(category: "My_Notes"), owner: plugin)
        }
        #expect(registry.mainMenu(of: plugin).items.map(\.visibleTitle) == ["Run my_script", "My_Notes"])
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
