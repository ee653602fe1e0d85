// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// The files and folders that the user has chosen in the settings of a plugin, in real processes in both sandboxes.
@Suite(.serialized) @MainActor struct FileSettingTests {
    private static let settings = """
        [Setting letter]
        Title=Letter
        Type=file
        Default=
        [Setting music]
        Title=Music
        Type=folder
        Default=
        [Page faults]
        Title=Faults
        Icon=alarm
        """
    private static let permission = "[Permission user-files]\n"

    /// The files of the user. The plugin can read the folder of its manifest, but not this one.
    private let elsewhere: PluginFolder

    init() throws {
        elsewhere = PluginFolder()
        try elsewhere.write(Data("of the user".utf8), to: "letter.txt")
        try elsewhere.write(Data("another one".utf8), to: "other.txt")
        try FileManager.default.createDirectory(
            atPath: "\(elsewhere.path)/music", withIntermediateDirectories: true)
        try elsewhere.write(Data("a song".utf8), to: "music/song.txt")
    }

    private func shell(
        _ more: String = permission + settings, stored: String = "", usesBubblewrap: Bool = true
    ) throws -> ProcessShell {
        try ProcessShell(
            options: { $0.usesBubblewrap = usesBubblewrap },
            add: { folder in
                try folder.addFault(more: more)
                guard !stored.isEmpty else { return }
                try FileManager.default.createDirectory(
                    atPath: "\(folder.path)/config", withIntermediateDirectories: true)
                let text = #"{"version": 1, "value": {"org.example.fault": {\#(stored)}}}"#
                try folder.write(Data(text.utf8), to: "config/plugins.json")
            })
    }

    /// Lets the plugin try something, and checks what it reports.
    private func attempt(_ words: String, in test: ProcessShell, _ report: String) async throws {
        let start = report.prefix { $0 != ":" } + ":"
        #expect(try await attempt(words, start, in: test) == report)
    }

    /// Lets the plugin try something until it reports what is expected: a change of a setting reaches it when the file is copied.
    private func attempt(_ words: String, in test: ProcessShell, until report: String) async throws {
        let start = report.prefix { $0 != ":" } + ":"
        let end = ContinuousClock.now + .seconds(30)
        var last = ""
        while last != report, ContinuousClock.now < end { last = try await attempt(words, start, in: test) }
        #expect(last == report)
    }

    private func attempt(_ words: String, _ start: Substring, in test: ProcessShell) async throws -> String {
        try test.app.textField("Text").type("")
        try test.app.textField("Text").type(words)
        try await test.wait { test.app.texts.contains("You wrote \(words)") }
        try test.app.button("Try").tap()
        var report: String?
        try await test.wait {
            report = test.app.texts.first { $0.hasPrefix(start) }
            return report != nil
        }
        return report ?? ""
    }

    private func settings(of test: ProcessShell) throws -> PluginSettings {
        try #require(test.shell.settings(of: "org.example.fault"))
    }

    @Test(arguments: [true, false]) func aPluginReadsTheFileThatTheUserHasChosen(usesBubblewrap: Bool)
        async throws
    {
        let path = "\(elsewhere.path)/letter.txt"
        let test = try shell(stored: #""letter": {"path": "\#(path)"}"#, usesBubblewrap: usesBubblewrap)
        try await test.waitForPage()
        try await attempt("letter", in: test, "letter: of the user")
        // It is a copy.
        try await attempt(
            "read \(path)", in: test,
            "read: \(usesBubblewrap ? "No such file or directory" : "Permission denied")")
        // The user chooses another one while the plugin runs.
        try settings(of: test).set("letter", to: .string("\(elsewhere.path)/other.txt"))
        try await attempt("letter", in: test, until: "letter: another one")
        // After a restart, it is the same.
        let before = ProcessShell.processes
        test.shell.setPermission(.dataFolder, of: "org.example.fault", to: false)
        try await test.wait {
            test.state() == .active && ProcessShell.processes.contains { !before.contains($0) }
        }
        try await test.waitForPage()
        try await attempt("letter", in: test, "letter: another one")
        #expect(try settings(of: test).string("letter") == "\(elsewhere.path)/other.txt")
        #expect(test.record()?.warnings == [])
        try await test.close()
    }

    @Test(arguments: [true, false]) func aPluginReadsAndWritesTheFolderThatTheUserHasChosen(
        usesBubblewrap: Bool
    ) async throws {
        let test = try shell(usesBubblewrap: usesBubblewrap)
        try await test.waitForPage()
        try settings(of: test).set("music", to: .string("\(elsewhere.path)/music"))
        try await attempt("music", in: test, until: "music: a song, done")
        let written = "\(elsewhere.path)/music/new.txt"
        try await test.wait { try String(contentsOfFile: written, encoding: .utf8) == "from the plugin" }
        try await test.close()
    }

    private static let folders = "[Permission user-folders]\nAccess=write\nReason=To play them\n"

    /// The folder itself, and not a copy, as long as the plugin has the permission and the user does not choose another one.
    @Test(arguments: [true, false]) func aPluginUsesTheFolderItselfWithThePermission(usesBubblewrap: Bool)
        async throws
    {
        let music = try #require(realpath("\(elsewhere.path)/music", nil).map { String(cString: $0) })
        let test = try shell(
            Self.folders + Self.settings, stored: #""music": {"path": "\#(music)"}"#,
            usesBubblewrap: usesBubblewrap)
        try await allow(in: test)
        try await test.waitForPage()
        #expect(test.record()?.permissions.first { $0.kind == .userFolders }?.isGranted == true)
        try await attempt("read \(music)/song.txt", in: test, "read: a song")
        try await attempt("music", in: test, "music: a song, done")
        #expect(try String(contentsOfFile: "\(music)/new.txt", encoding: .utf8) == "from the plugin")
        // What another program writes is there at once, and nothing beside the folder is.
        try elsewhere.write(Data("another song".utf8), to: "music/song.txt")
        try await attempt("read \(music)/song.txt", in: test, until: "read: another song")
        let refused = ["read: No such file or directory", "read: Permission denied"]
        let beside = try await attempt("read \(elsewhere.path)/letter.txt", "read:", in: test)
        #expect(refused.contains(beside), "\(beside)")
        // The user chooses another folder: the process is started again.
        try FileManager.default.createDirectory(
            atPath: "\(elsewhere.path)/other", withIntermediateDirectories: true)
        try elsewhere.write(Data("a third song".utf8), to: "other/song.txt")
        let other = try #require(realpath("\(elsewhere.path)/other", nil).map { String(cString: $0) })
        try await goOn(test) { try settings(of: test).set("music", to: .string(other)) }
        try await attempt("music", in: test, "music: a third song, done")
        let earlier = try await attempt("read \(music)/song.txt", "read:", in: test)
        #expect(refused.contains(earlier), "\(earlier)")
        // The user takes the permission back.
        try await goOn(test) { test.shell.setPermission(.userFolders, of: "org.example.fault", to: false) }
        let revoked = try await attempt("read \(other)/song.txt", "read:", in: test)
        #expect(refused.contains(revoked), "\(revoked)")
        try await test.close()
    }

    /// A page with input refuses the restart. It is asked once for each choice of the user, and not when another setting changes.
    @Test func aPageThatRefusesKeepsItsFoldersUntilTheUserChoosesOthers() async throws {
        func path(_ name: String) throws -> String {
            try FileManager.default.createDirectory(
                atPath: "\(elsewhere.path)/\(name)", withIntermediateDirectories: true)
            return try #require(realpath("\(elsewhere.path)/\(name)", nil).map { String(cString: $0) })
        }
        let music = try path("music")
        let rows = "[Setting rows]\nTitle=Rows\nType=int\nDefault=1\n"
        let test = try shell(
            Self.folders + rows + Self.settings, stored: #""music": {"path": "\#(music)"}"#)
        try await allow(in: test)
        try await test.waitForPage()
        try test.app.textField("Text").type("refuse")
        try await test.wait { test.app.texts.contains("You wrote refuse") }
        func refuse(_ folder: String) async throws {
            try settings(of: test).set("music", to: .string(folder))
            try await test.wait { try test.app.dialog().title == "fault has input that is not saved" }
            try test.app.dialog().choose("Cancel")
        }
        try await refuse(try path("second"))
        let warning =
            "It uses its earlier folders until it is restarted, because a page has input that is not saved."
        try await test.wait { test.record()?.warnings == [warning] }
        // It has the values nevertheless.
        for number in 2...4 {
            try settings(of: test).set("rows", to: .int(number))
            try await test.wait { test.app.texts.contains("rows: \(number)") }
            #expect((try? test.app.dialog()) == nil)
        }
        try await refuse(try path("third"))
        try settings(of: test).set("music", to: .string(music))
        // The folder that it uses is nothing to ask about, and what was refused before is asked again.
        try settings(of: test).set("rows", to: .int(5))
        try await test.wait { test.app.texts.contains("rows: 5") }
        #expect((try? test.app.dialog()) == nil)
        try await refuse(try path("third"))
        #expect(test.record()?.warnings == [warning])
        try test.app.textField("Text").type("")
        try await test.wait { test.app.texts.contains("You wrote ") }
        try await test.close()
    }

    /// The folder was chosen before the plugin has asked for writing in it.
    private func allow(in test: ProcessShell) async throws {
        try await test.wait {
            try test.app.dialog().title
                == "Allow fault to read and change the folders that you choose in its settings?"
        }
        let alert = try test.alert()
        #expect(alert.message.contains("It asks for: /"))
        try test.app.dialog().choose("Allow")
    }

    /// Does what ends the process, and waits for the page of the next one.
    private func goOn(_ test: ProcessShell, _ work: () throws -> Void) async throws {
        let before = ProcessShell.processes
        try work()
        try await test.wait {
            test.state() == .active && ProcessShell.processes.contains { !before.contains($0) }
        }
        try await test.waitForPage()
    }

    @Test func aFolderToWhichALinkLeadsIsNotGiven() async throws {
        let secrets = "\(elsewhere.path)/secrets"
        try FileManager.default.createDirectory(atPath: secrets, withIntermediateDirectories: true)
        try elsewhere.write(Data("a secret".utf8), to: "secrets/song.txt")
        let music = try #require(realpath("\(elsewhere.path)/music", nil).map { String(cString: $0) })
        // As a plugin that may write in a folder could do with a folder in it.
        try FileManager.default.removeItem(atPath: music)
        try FileManager.default.createSymbolicLink(atPath: music, withDestinationPath: secrets)
        let test = try shell(Self.folders + Self.settings, stored: #""music": {"path": "\#(music)"}"#)
        try await allow(in: test)
        try await test.waitForPage()
        try await attempt("read \(music)/song.txt", in: test, "read: No such file or directory")
        #expect(test.record()?.warnings.contains { $0.contains("a symbolic link leads to it") } == true)
        try await test.close()
    }

    @Test func aFolderForReadingCannotBeWritten() async throws {
        let music = try #require(realpath("\(elsewhere.path)/music", nil).map { String(cString: $0) })
        for usesBubblewrap in [true, false] {
            let test = try shell(
                Self.folders.replacing("write", with: "read") + Self.settings,
                stored: #""music": {"path": "\#(music)"}"#, usesBubblewrap: usesBubblewrap)
            try await test.waitForPage()
            let report = try await attempt("music", "music:", in: test)
            #expect(report.hasPrefix("music: a song, ") && !report.hasSuffix("done"), "\(report)")
            #expect(!FileManager.default.fileExists(atPath: "\(music)/new.txt"))
            try await test.close()
        }
    }

    @Test func aPluginCannotChooseAFileItself() async throws {
        let test = try shell()
        // The plugin can read this file, but the shell must not copy a file because the plugin has set its path.
        let path = "\(test.folder.path)/letter.txt"
        try test.folder.write(Data("in its folder".utf8), to: "letter.txt")
        try await test.waitForPage()
        try await attempt("take \(path)", in: test, "set: true")
        try await test.wait { test.record()?.warnings.count == 1 }
        #expect(
            test.record()?.warnings == [
                "The setting \"letter\" was not changed to \"\(path)\", because the user has not chosen this path for the plugin. Set it to a path from a file dialog."
            ])
        #expect(try settings(of: test).string("letter") == "")
        // The plugin has the value of the shell again.
        try await attempt("letter", in: test, until: "letter: No such file or directory")
        // A text that an earlier version has stored is no path that the user has chosen.
        try await test.close()
        let later = try shell(stored: #""letter": "\#(path)""#)
        try await later.waitForPage()
        try await attempt("letter", in: later, "letter: No such file or directory")
        #expect(later.record()?.warnings.first?.contains("letter cannot be \"\(path)\"") == true)
        try await later.close()
    }

    @Test func aPluginMayKeepAFileOfItsFileDialogAsASetting() async throws {
        let path = "\(elsewhere.path)/letter.txt"
        let test = try shell()
        try await test.waitForPage()
        try test.app.textField("Text").type("choose")
        try await test.wait { test.app.texts.contains("You wrote choose") }
        try test.app.button("Try").tap()
        try await test.wait { try test.app.dialog().title == "Open a File" }
        try test.app.dialog().choose(files: [path])
        try await test.wait { try settings(of: test).string("letter") == path }
        try await attempt("letter", in: test, "letter: of the user")
        #expect(test.record()?.warnings == [])
        try await test.close()
    }

    @Test func withoutThePermissionAPluginGetsThePathOnly() async throws {
        let path = "\(elsewhere.path)/letter.txt"
        let test = try shell(Self.settings, stored: #""letter": {"path": "\#(path)"}"#)
        try await test.waitForPage()
        try await attempt("letter", in: test, "letter: No such file or directory")
        #expect(
            test.record()?.warnings == [
                "\(path) was not given to the plugin, because it does not have the permission \"Files that you open with it\". "
                    + "Grant it in the list of plugins; the manifest has to request it by [Permission user-files]."
            ])
        try await test.close()
    }
}
