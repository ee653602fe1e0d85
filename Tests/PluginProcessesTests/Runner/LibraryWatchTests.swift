// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Testing

@testable import PluginProcesses

@MainActor @Suite struct LibraryWatchTests {
    private let folder = TemporaryFolder()

    /// The owner may go on with the library that is loaded, and is not asked again for the same file.
    @Test func eachNewLibraryIsReportedOnce() async throws {
        let path = "\(folder.path)/libnotes.so"
        func install(_ version: String) throws {
            try Data(version.utf8).write(to: URL(filePath: path), options: .atomic)
        }
        try install("1")
        var reports = 0
        let watch = LibraryWatch(path) { reports += 1 }
        watch.readIdentity()
        try install("version 2")
        await wait { reports == 1 }
        // Another file changes. A watch that has reported nothing yet says when the first one has looked at the library again.
        var isSeen = false
        let other = LibraryWatch(path) { isSeen = true }
        try Data().write(to: URL(filePath: "\(folder.path)/notes.plugin"))
        await wait { isSeen }
        #expect(reports == 1)
        try install("version 3.0")
        await wait { reports == 2 }
        #expect(reports == 2)
        withExtendedLifetime((watch, other)) {}
    }

    /// Such as a build or a download in the same folder.
    @Test func aNewLibraryIsReportedWhileOtherFilesChangeAllTheTime() async throws {
        let path = "\(folder.path)/libnotes.so"
        try Data("1".utf8).write(to: URL(filePath: path))
        var reports = 0
        let watch = LibraryWatch(path) { reports += 1 }
        watch.readIdentity()
        try Data("version 2".utf8).write(to: URL(filePath: path), options: .atomic)
        var changes = 0
        await wait {
            changes += 1
            _ = FileManager.default.createFile(
                atPath: "\(folder.path)/part", contents: Data("\(changes)".utf8))
            return reports == 1
        }
        withExtendedLifetime(watch) {}
    }

    private func wait(until condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(2)) }
        #expect(condition())
    }
}
