// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

private struct Desk: ShellApplication {
    let id = "org.example.Desk"
    let plugins: [any Plugin.Type] = [NotesPlugin.self, ClockPlugin.self]
    let pluginDirectories: [PluginDirectory] = []
}

/// A host that only counts calls.
private final class Host: ProgramHost {
    var ended = 0
    func quit() { ended += 1 }
}

@Suite @MainActor struct ShellApplicationTests {
    @Test func anIdAndSomePluginsMakeAnApplication() throws {
        let backend = HeadlessBackend.install()
        let host = Host()
        let program = Desk().start(on: host)
        program.activate()
        let window = try #require(backend.windows.last)
        #expect(try window.list("Places").rows == ["Notes", "Clock", "Plugins"])
        #expect(host.ended == 0)
        program.requestQuit()
        #expect(host.ended == 1)
    }

    @Test func theWindowIsThereBeforeAnyManifestIsRead() async throws {
        let temporary = TemporaryFolder()
        let folder = temporary.path
        let text = manifestText("notes", "[Page notes]\nTitle=Notes\nIcon=alarm")
        try text.write(toFile: "\(folder)/notes.plugin", atomically: true, encoding: .utf8)
        try Data("not a library".utf8).write(to: URL(filePath: "\(folder)/libnotes.so"))
        let backend = HeadlessBackend.install()
        Searching.folders = [try #require(PluginDirectory(folder))]
        let host = Host()
        let program = Searching().start(on: host)
        program.activate()
        let window = try #require(backend.windows.last)
        #expect(try window.list("Places").rows == ["Plugins"])
        // There may be some.
        #expect(!window.texts.contains("No Plugins"))
        let end = ContinuousClock.now + .seconds(30)
        while try window.list("Places").rows.count < 2, ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(try window.list("Places").rows == ["Notes", "Plugins"])
        program.requestQuit()
        #expect(host.ended == 1)
    }

    /// Also the first one of a user, for which a folder is created.
    @Test(arguments: [false, true])
    func aPluginThatIsInstalledWhileTheShellRunsAppears(createsFolder: Bool) async throws {
        let temporary = TemporaryFolder()
        let folder = createsFolder ? "\(temporary.path)/share/plugins" : temporary.path
        func write(_ id: String, library: String) throws {
            let text = manifestText(
                id, name: id, library: library, "[Page \(id)]\nTitle=\(id.capitalized)\nIcon=alarm")
            // As a script does that never leaves half of a file.
            try text.write(toFile: "\(folder)/.new", atomically: false, encoding: .utf8)
            #expect(rename("\(folder)/.new", "\(folder)/\(id).plugin") == 0)
        }
        let backend = HeadlessBackend.install()
        Searching.folders = [try #require(PluginDirectory(folder))]
        let host = Host()
        let program = Searching().start(on: host)
        program.activate()
        let window = try #require(backend.windows.last)
        func rows(_ expected: [String]) async throws {
            try await wait { try window.list("Places").rows == expected }
            #expect(try window.list("Places").rows == expected)
        }
        try await rows(["Plugins"])
        // The watch begins when the first search has ended.
        while !window.texts.contains("No Plugins") { try await Task.sleep(for: .milliseconds(1)) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("not a library".utf8).write(to: URL(filePath: "\(folder)/libnotes.so"))
        try write("notes", library: "libnotes.so")
        try await rows(["Notes", "Plugins"])
        // Of a later manifest with a mistake, only the correction makes a page; what is there already stays.
        try write("clock", library: "")
        try write("alarm", library: "libnotes.so")
        try await rows(["Notes", "Alarm", "Plugins"])
        try write("clock", library: "libnotes.so")
        try await rows(["Notes", "Alarm", "Clock", "Plugins"])
        program.requestQuit()
        #expect(host.ended == 1)
    }

    @Test func aPluginInAFolderOfItsOwnAppearsIsCorrectedAndGoesWithItsErrors() async throws {
        let temporary = TemporaryFolder()
        let folder = temporary.path
        func write(_ id: String, library: String, in subfolder: String) throws {
            let text = manifestText(
                id, name: id, library: library, "[Page \(id)]\nTitle=\(id.capitalized)\nIcon=alarm")
            try text.write(toFile: "\(folder)/\(subfolder)/\(id).plugin", atomically: false, encoding: .utf8)
        }
        func make(_ subfolder: String) throws {
            let path = "\(folder)/\(subfolder)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        let shell = Shell(testOptions(in: newTestFolder()))
        shell.loadInBackground(from: [try #require(PluginDirectory(folder))])
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        func records() -> [String] { shell.installed.all.map(\.name) }
        func names(_ expected: [String]) async throws {
            try await wait { records() == expected }
            #expect(records() == expected)
        }
        try await wait { app.texts.contains("No Plugins") }
        try make("notes")
        // The folder is noticed, and a search has found nothing in it, before the files are there.
        try await Task.sleep(for: .milliseconds(400))
        try Data("not a library".utf8).write(to: URL(filePath: "\(folder)/notes/libnotes.so"))
        try write("notes", library: "libnotes.so", in: "notes")
        try await names(["notes"])
        try make("clock")
        try write("clock", library: "", in: "clock")
        try await names(["notes", "clock.plugin"])
        try write("clock", library: "libclock.so", in: "clock")
        try await names(["clock", "notes"])
        // A second plugin with the same id is an error, which goes with its folder.
        try make("other")
        try write("notes", library: "libnotes.so", in: "other")
        try await names(["clock", "notes", "notes"])
        try FileManager.default.removeItem(atPath: "\(folder)/other")
        try await names(["clock", "notes"])
        // What is in use stays.
        try FileManager.default.removeItem(atPath: "\(folder)/notes")
        try await Task.sleep(for: .milliseconds(400))
        #expect(records().contains("notes"))
    }

    /// Waits until a condition is met, or 30 seconds have passed.
    private func wait(until isMet: () throws -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while try !isMet(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(1)) }
    }

    private struct Searching: ShellApplication {
        let id = "org.example.Searching"
        static var folders: [PluginDirectory] = []
        var pluginDirectories: [PluginDirectory] { Self.folders }
    }

    @Test func pluginsAreLookedForBesideTheExecutableFirst() {
        let directories = Bare().pluginDirectories.map(\.path)
        #expect(directories.first?.hasSuffix("/plugins") == true)
        #expect(directories.dropFirst().allSatisfy { $0.hasSuffix("/org.example.Bare/plugins") })
        #expect(directories.count > 1)
    }

    private struct Bare: ShellApplication {
        let id = "org.example.Bare"
    }
}
