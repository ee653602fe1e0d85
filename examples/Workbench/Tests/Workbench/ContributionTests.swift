// SPDX-License-Identifier: MIT

import AppTesting
import ContactsFlows
import ContactsModel
import ContactsPlugin
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// Searches, texts of the status bar and openers of plugins in processes of their own.
@Suite(.serialized) @MainActor struct ContributionTests {
    private func shell(_ more: String = "") throws -> ProcessShell {
        try ProcessShell(add: { folder in
            let declared = """
                [Page faults]
                Title=Faults
                Icon=dialog-warning-symbolic
                [FileType text/x-fault]
                Title=Fault
                Patterns=*.fault;
                [Scheme fault]
                Title=Fault
                \(more)
                """
            try folder.addFault(more: declared)
        })
    }

    private func opened(_ test: ProcessShell) throws -> String {
        try String(
            contentsOfFile: "\(test.folder.path)/data/org.example.fault/opened", encoding: .utf8)
    }

    @Test func aSearchResultOfAPluginProcessIsOpenedInItsPage() async throws {
        let test = try shell()
        try await test.waitForPage()
        try test.app.press("<Primary>p")
        try test.app.textField("Go to Place").type("tree")
        try await test.wait { try test.app.list("Results").rows == ["Fault tree"] }
        try test.app.press("Return")
        try await test.wait { test.app.title == "Faults 3" }
        try await test.close()
    }

    @Test(arguments: ["own", "shell"])
    func aPluginReceivesTheExtensionsOfOthersThatDoNotRun(_ process: String) async throws {
        let test = try ProcessShell(options: { _ in }) { folder in
            let point = "[ExtensionPoint exporter]\nFields=title:string;priority:int?;"
            try folder.addFault(
                process: process, more: "[Page faults]\nTitle=Faults\nIcon=alarm\n\(point)")
            // Their libraries are missing: nothing of them is loaded.
            for (name, title) in [("csv", "Comma-separated"), ("vcard", "Contact Card")] {
                try folder.add(
                    name, library: nil,
                    more: """
                        [Action \(name).export]
                        Title=Export
                        [Extension \(name)]
                        Point=org.example.fault/exporter
                        Value.title=\(title)
                        """)
            }
        }
        try await test.wait {
            test.app.texts.contains(#"exporters: ["csv Comma-separated", "vcard Contact Card"]"#)
        }
        test.shell.deactivate("org.example.csv")
        try await test.wait { test.app.texts.contains(#"exporters: ["vcard Contact Card"]"#) }
        test.shell.activate("org.example.csv")
        try await test.wait {
            test.app.texts.contains(#"exporters: ["csv Comma-separated", "vcard Contact Card"]"#)
        }
        #expect(test.state("csv") == .waiting)
        test.shell.deactivate("org.example.fault")
        try await test.close()
    }

    @Test func aSearchThatHangsDelaysNothing() async throws {
        let test = try shell()
        try await test.waitForPage()
        try test.app.press("<Primary>p")
        try test.app.textField("Go to Place").type("hang")
        try await test.wait { test.app.texts.contains("Nothing Found") }
        try test.app.textField("Go to Place").type("plugins")
        #expect(try test.app.list("Results").rows == ["Plugins"])
        try test.app.press("Return")
        #expect(test.app.title == "Plugins")
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test func aFileIsOpenedByThePluginOfItsTypeWhichStartsForIt() async throws {
        let test = try shell("[Permission user-files]")
        let path = "\(test.folder.path)/letter.FAULT"
        try Data("of the user".utf8).write(to: URL(filePath: path))
        test.shell.open([path, "fault:7"])
        try await test.wait { try opened(test).split(separator: "\n") == ["of the user", "fault:7"] }
        try await test.wait { test.app.title == "Faults 5" }
        try await test.close()
    }

    @Test func withoutThePermissionForFilesAPluginGetsNone() async throws {
        let test = try shell()
        let path = "\(test.folder.path)/letter.fault"
        try Data("of the user".utf8).write(to: URL(filePath: path))
        test.shell.open([path])
        try await test.wait {
            test.record()?.warnings == [
                "\(path) was not given to the plugin, because it does not have the permission \"Files that you open with it\". "
                    + "Grant it in the list of plugins; the manifest has to request it by [Permission user-files]."
            ]
        }
        try await test.close()
    }

    @Test func theStatusBarShowsWhatAProcessSays() async throws {
        let test = try shell("[Status state]\nTitle=Early\nSide=end")
        #expect(test.app.texts.contains("Early"))
        try await test.waitForPage()
        try test.app.perform("org.example.fault..faults.late")
        try await test.wait { test.app.texts.contains("Very late") }
        #expect(!test.app.texts.contains("Early"))
        test.shell.deactivate("org.example.fault")
        #expect(!test.app.texts.contains("Very late"))
        try await test.close()
    }

    @Test func contactsAreFoundByThePaletteAndOpened() async throws {
        let store = ContactStore.inMemory(Contact(id: "ada", name: "Ada Lovelace"))
        let shell = Shell()
        shell.load(ContactsPlugin(store: store, settings: Settings()))
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        #expect(await app.settle { (try? app.list("Contacts")) != nil })
        try app.press("<Primary>p")
        try app.textField("Go to Place").type("lovel")
        #expect(await app.settle { (try? app.list("Results").rows) == ["Ada Lovelace"] })
        try app.press("Return")
        #expect(await app.settle { app.title == "Ada Lovelace" })
        try app.closeWindow()
        #expect(await app.settle { app.retainedObjects.isEmpty })
    }
}
