// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// Files that the user opens and saves by the file dialog of a plugin: tried by a real process.
extension PermissionTests {
    @Test func withoutThePermissionNoFileDialogIsShown() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try await attempt("open", in: test)
        try await test.wait { test.app.texts.contains("read: nothing") }
        #expect(
            test.record()?.warnings
                == [
                    "A file dialog was denied: the plugin does not have the permission user-files. Grant it on the page of the plugin; if it is not listed there, the plugin does not ask for it."
                ])
        try await test.close()
    }

    @Test func aFileThatTheUserOpensIsReadByThePlugin() async throws {
        let test = try shell("[Permission user-files]")
        try test.folder.write(Data("of the user".utf8), to: "letter.txt")
        try await test.waitForPage()
        try await attempt("open", in: test)
        try await test.wait { try test.app.dialog().title == "Open a File" }
        try test.app.dialog().choose(files: ["\(test.folder.path)/letter.txt"])
        try await test.wait { test.app.texts.contains("read: of the user") }
        try await test.close()
    }

    @Test func aFileThatTheUserSavesIsWrittenToItsPlace() async throws {
        let test = try shell("[Permission user-files]")
        try await test.waitForPage()
        try await attempt("save", in: test)
        try await test.wait { try test.app.dialog().title == "Save a File" }
        let path = "\(test.folder.path)/data/result.txt"
        try test.app.dialog().choose(files: [path])
        try await test.wait { test.app.texts.contains("saved: done") }
        try await test.wait { try String(contentsOfFile: path, encoding: .utf8) == "from the plugin" }
        #expect(copies(in: test).count == 1)
        test.shell.deactivate("org.example.fault")
        try await test.wait { copies(in: test).isEmpty }
        try await test.close()
    }

    /// The folders with the copies of files of the user, one for each process. Beside each is a file for each copy.
    private func copies(in test: ProcessShell) -> [String] {
        let folder = "\(test.folder.path)/state/files/org.example.fault"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.contains("-") }.map { "\(folder)/\($0)" }
    }

    @Test func aFolderThatTheUserChoosesIsReadAndWrittenByThePlugin() async throws {
        let test = try shell("[Permission user-files]")
        let elsewhere = PluginFolder()
        try elsewhere.write(Data("of the user".utf8), to: "letter.txt")
        try await test.waitForPage()
        try await attempt("folder", in: test)
        try await test.wait { try test.app.dialog().title == "Choose a Folder" }
        try test.app.dialog().choose(files: [elsewhere.path])
        try await test.wait { test.app.texts.contains("folder: of the user, done") }
        try await test.wait {
            try String(contentsOfFile: "\(elsewhere.path)/new/file.txt", encoding: .utf8) == "from the plugin"
        }
        #expect(test.record()?.warnings == [])
        // The process has a copy: it can neither read nor write the folder itself.
        try await attempt("read \(elsewhere.path)/letter.txt", in: test)
        try await test.wait { test.app.texts.contains { $0.hasPrefix("read: ") } }
        #expect(!test.app.texts.contains("read: of the user"))
        try await test.close()
    }

    @Test func aFileThatWasOpenedCannotBeReadAfterThePermissionWasTakenBack() async throws {
        let test = try shell("[Permission user-files]")
        // The plugin can read the folder of its manifest.
        let elsewhere = PluginFolder()
        try elsewhere.write(Data("of the user".utf8), to: "letter.txt")
        try await test.waitForPage()
        try await attempt("open", in: test)
        try await test.wait { try test.app.dialog().title == "Open a File" }
        try test.app.dialog().choose(files: ["\(elsewhere.path)/letter.txt"])
        try await test.wait { test.app.texts.contains("read: of the user") }
        let folder = try #require(copies(in: test).first)
        let copy = "\(folder)/1/letter.txt"
        #expect(FileManager.default.fileExists(atPath: copy))
        try await takeBack(.userFiles, in: test)
        for path in [copy, "\(elsewhere.path)/letter.txt"] {
            try await attempt("read \(path)", in: test)
            try await test.wait { test.app.texts.contains { $0.hasPrefix("read: ") } }
            #expect(!test.app.texts.contains("read: of the user"))
        }
        try await test.wait { !FileManager.default.fileExists(atPath: copy) }
        try await attempt("open", in: test)
        try await test.wait {
            test.record()?.warnings
                == [
                    "A file dialog was denied: the plugin does not have the permission user-files. Grant it on the page of the plugin; if it is not listed there, the plugin does not ask for it."
                ]
        }
        try await test.close()
    }
}
