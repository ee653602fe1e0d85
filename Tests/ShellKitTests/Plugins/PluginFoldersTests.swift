// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import PluginKit
import Testing

@testable import ShellKit

@Suite(.serialized) @MainActor struct PluginFoldersTests {
    private let folder = newTestFolder()

    private func add(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        try "library".write(
            toFile: "\(folder)/\(name)/lib\(name).so", atomically: true, encoding: .utf8)
        try manifestText(name, "[Page \(name)]\nTitle=\(name)\nIcon=alarm").write(
            toFile: "\(folder)/\(name)/\(name).plugin", atomically: true, encoding: .utf8)
    }

    private func wait(until condition: () throws -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while try !condition(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(2)) }
        #expect(try condition())
    }

    /// Watches the folder, and does some work again and again until a plugin is found.
    private func find(_ name: String, most: Duration, whileDoing work: () throws -> Void) async throws {
        let folders = PluginFolders()
        folders.add([try #require(PluginDirectory(folder))])
        var found: [String] = []
        folders.watch(most: most) {
            ([], [])
        } found: {
            found += $0.manifests.map(\.id.text)
        }
        try add(name)
        try await wait {
            try work()
            return found.contains("org.example.\(name)")
        }
        withExtendedLifetime(folders) {}
    }

    /// Such as a download into the folder, or a build.
    @Test func aPluginIsFoundWhileItsFolderChangesAllTheTime() async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var changes = 0
        try await find("notes", most: .milliseconds(500)) {
            changes += 1
            try "\(changes)".write(toFile: "\(folder)/part", atomically: true, encoding: .utf8)
        }
    }

    @Test func aPluginIsFoundInAFolderThatIsCreatedLater() async throws {
        try await find("notes", most: .seconds(2)) {}
    }

    /// The change is reported before, and searched afterwards.
    @Test func aChangeIsSearchedAlthoughAnotherFolderIsWatchedMeanwhile() async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let folders = PluginFolders()
        folders.add([try #require(PluginDirectory(folder))])
        var found: [String] = []
        func watch() {
            folders.watch {
                ([], [])
            } found: {
                found += $0.manifests.map(\.id.text)
            }
        }
        watch()
        try add("notes")
        folders.add([try #require(PluginDirectory("\(folder)/others"))])
        watch()
        try await wait { found.contains("org.example.notes") }
        withExtendedLifetime(folders) {}
    }

    /// The first search has begun when the second one does.
    @Test func aFolderThatIsAddedTwiceIsListedOnceAndSearchedUntilBothSearchesEnd() async throws {
        let (app, shell) = await startShell(NotesPlugin.self)
        #expect(await app.settle { shell.installed.folders.hasBegun })
        try add("late")
        let directory = try #require(PluginDirectory(folder))
        shell.loadInBackground(from: [directory])
        shell.loadInBackground(from: [directory])
        shell.loadInBackground(from: [])
        #expect(shell.installed.folders.isSearching.value)
        try await wait { !shell.installed.folders.isSearching.value }
        #expect(shell.installed.all.compactMap(\.id).filter { $0 == "org.example.late" }.count == 1)
        withExtendedLifetime(app) {}
    }

    /// Nothing waits for a search that does not take place: a page that is restored is shown after it.
    @Test func aFolderThatIsAddedAfterTheWindowWasShownIsSearched() async throws {
        let (app, shell) = await startShell(NotesPlugin.self)
        #expect(await app.settle { shell.installed.folders.hasBegun })
        try add("late")
        shell.loadInBackground(from: [try #require(PluginDirectory(folder))])
        try await wait { shell.installed["org.example.late"] != nil }
        try await wait { !shell.installed.folders.isSearching.value }
        // It is watched as well.
        try add("later")
        try await wait { shell.installed["org.example.later"] != nil }
        withExtendedLifetime(app) {}
    }
}
