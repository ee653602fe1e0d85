// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// Tabs and sessions of plugins in processes of their own.
@Suite(.serialized) @MainActor struct WorkspaceTests {
    private struct Desk: ShellApplication {
        let id = "org.example.Desk"
        var folder = ""

        init() {}
        init(folder: String) { self.folder = folder }

        var pluginDirectories: [PluginDirectory] { [PluginDirectory(folder)].compactMap(\.self) }
        var shellOptions: ShellOptions {
            var options = ShellOptions(application: id)
            options.dataFolder = "\(folder)/data"
            options.stateFolder = "\(folder)/state"
            options.settingsFile = "\(folder)/config/plugins.json"
            return options
        }
    }

    /// A folder with Views as a plugin.
    private func viewsFolder() throws -> PluginFolder {
        let folder = PluginFolder()
        try folder.add(example: "Views")
        return folder
    }

    private func start(in folder: PluginFolder) -> HeadlessProgram {
        HeadlessProgram(Desk(folder: folder.path), stateFolder: "\(folder.path)/session")
    }

    private func waitForPage(
        _ title: String, in program: HeadlessProgram, file: StaticString = #fileID, line: Int = #line
    ) async throws {
        try await program.wait(within: .seconds(30), file: file, line: line) { program.title == title }
    }

    /// Selects a page of Views, when its list is filled.
    private func select(
        _ page: String, in program: HeadlessProgram, file: StaticString = #fileID, line: Int = #line
    ) async throws {
        try await program.wait(within: .seconds(30), file: file, line: line) {
            try program.list("Pages").rows.contains(page)
        }
        try program.list("Pages").select(page)
        try await waitForPage(page, in: program, file: file, line: line)
    }

    @Test func aPageInTwoTabsHasAStateInEachAndComesBackWhenItsTabIsOpenedAgain() async throws {
        let folder = try viewsFolder()
        let program = start(in: folder)
        try await waitForPage("Texts", in: program)
        try await select("Dialogs", in: program)
        try program.press("<Primary><Shift>d")
        try await waitForPage("Texts", in: program)
        #expect(ProcessShell.processes.count == 1)
        try program.press("<Primary>1")
        #expect(program.title == "Dialogs")
        // What the page has saved is there before its tab is closed.
        try await program.wait(within: .seconds(30)) { Self.hasSaved("Dialogs", in: folder) }
        try program.press("<Primary>w")
        try await waitForPage("Texts", in: program)
        try program.press("<Primary><Shift>t")
        try await waitForPage("Dialogs", in: program)
        try program.closeWindow()
        try await program.wait(within: .seconds(30)) { program.retainedObjects.isEmpty }
    }

    @Test func aKilledShellShowsThePagesOfPluginsAsTheyWere() async throws {
        let folder = try viewsFolder()
        do {
            let program = start(in: folder)
            try await waitForPage("Texts", in: program)
            try await select("Messages", in: program)
            try program.press("<Primary><Shift>d")
            try await waitForPage("Texts", in: program)
            try program.press("<Primary>1")
            // Nothing is saved by the end of the process: the file is as a kill leaves it.
            try await program.wait(within: .seconds(30)) { Self.hasSaved("Messages", in: folder) }
            program.session.saveState()
        }
        let program = start(in: folder)
        try await waitForPage("Messages", in: program)
        try program.press("<Primary>2")
        try await waitForPage("Texts", in: program)
        try program.closeWindow()
        try await program.wait(within: .seconds(30)) { program.retainedObjects.isEmpty }
    }

    /// A tab in the background has no process and no view yet.
    @Test func theTabsOfAKilledShellHaveTheirLastTitles() async throws {
        let folder = try viewsFolder()
        do {
            let program = start(in: folder)
            try await waitForPage("Texts", in: program)
            try await select("Messages", in: program)
            try program.list("Places").select("Plugins")
            try await waitForPage("Plugins", in: program)
            try program.list("Plugins").select("Views 1.0")
            try await waitForPage("Views", in: program)
            try program.press("<Primary>t")
            try await waitForPage("New Tab", in: program)
            #expect(try program.tabs("Open Pages").titles == ["Messages", "Views", "New Tab"])
            try await program.wait(within: .seconds(30)) { Self.hasSaved("Messages", in: folder) }
            program.session.saveState()
        }
        let program = start(in: folder)
        try await waitForPage("New Tab", in: program)
        try await program.wait(within: .seconds(30)) {
            try program.tabs("Open Pages").titles == ["Messages", "Views", "New Tab"]
        }
        try program.closeWindow()
        try await program.wait(within: .seconds(30)) { program.retainedObjects.isEmpty }
    }

    /// The plugins are found after the session is restored.
    @Test func aPageThatWasSelectedInTheSideBarComesBack() async throws {
        let folder = try viewsFolder()
        try folder.addFault(more: "[Page faults]\nTitle=Faults\nIcon=dialog-warning-symbolic")
        do {
            let program = start(in: folder)
            try await waitForPage("Faults 0", in: program)
            try program.list("Places").select("Views")
            try await waitForPage("Texts", in: program)
            program.session.saveState()
        }
        let program = start(in: folder)
        try await waitForPage("Texts", in: program)
        try program.press("<Primary>1")
        try await waitForPage("Faults 0", in: program)
        try program.closeWindow()
        try await program.wait(within: .seconds(30)) { program.retainedObjects.isEmpty }
    }

    /// A child that a screen adds after its flow has contributed it is restored by the next process, in the next shell.
    @Test func aChildThatAScreenOfAPluginAddsLaterComesBack() async throws {
        let folder = PluginFolder()
        try folder.addFault(more: "[Page faults]\nTitle=Faults\nIcon=dialog-warning-symbolic")
        do {
            let program = start(in: folder)
            for number in 0..<2 {
                try await waitForPage("Faults \(number)", in: program)
                try program.button("Next").tap()
            }
            try await program.wait(within: .seconds(30)) { try program.textField("Note").isEnabled }
            try program.textField("Note").type("Call Ada")
            try await program.wait(within: .seconds(30)) { Self.record(in: folder).contains("Call Ada") }
            program.session.saveState()
        }
        let program = start(in: folder)
        try await waitForPage("Faults 2", in: program)
        try await program.wait(within: .seconds(30)) { try program.textField("Note").value == "Call Ada" }
        try program.closeWindow()
        try await program.wait(within: .seconds(30)) { program.retainedObjects.isEmpty }
    }

    /// The pages that a user opens in the plugins of the examples are there in the next run.
    @Test func whatIsOpenInNotesAndPackagesComesBack() async throws {
        let folder = PluginFolder()
        for name in ["Notes", "Packages"] { try folder.add(example: name) }
        do {
            let program = start(in: folder)
            try await program.wait(within: .seconds(60)) { (try? program.button("New Note")) != nil }
            try program.button("New Note").tap()
            try await program.wait(within: .seconds(30)) { (try? program.textView("Text")) != nil }
            try program.textView("Text").insert("# Garden")
            try await waitForPage("Garden", in: program)
            try program.list("Places").select("Packages")
            try await program.wait(within: .seconds(60)) {
                (try? program.textField("Search packages")) != nil
            }
            try program.textField("Search packages").type("coreutils")
            try await program.wait(within: .seconds(60)) {
                try program.columnView("Packages").rows == ["coreutils"]
            }
            try program.columnView("Packages").activate("coreutils")
            try await waitForPage("coreutils", in: program)
            try await program.wait(within: .seconds(30)) {
                Self.hasSaved("coreutils", in: folder) && Self.record(in: folder).contains("note")
            }
            program.session.saveState()
        }
        let program = start(in: folder)
        try await waitForPage("coreutils", in: program)
        try program.list("Places").select("Notes")
        try await waitForPage("Garden", in: program)
        // The tab has its last title before the plugin shows the note.
        try await program.wait(within: .seconds(30)) {
            try program.textView("Text").value == "# Garden"
        }
        try program.closeWindow()
        try await program.wait(within: .seconds(30)) { program.retainedObjects.isEmpty }
    }

    /// Whether the next run restores the state of a page, which contains its title.
    private static func hasSaved(_ title: String, in folder: PluginFolder) -> Bool {
        record(in: folder).ranges(of: title).count > 1
    }

    /// What the next run restores.
    private static func record(in folder: PluginFolder) -> String {
        let path = "\(folder.path)/session/org.example.Desk/navigation.json"
        return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
