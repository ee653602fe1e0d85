// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import LogsModel
import Testing

/// The list of logs.
@Suite struct LogSourceTests {
    private let folder = TemporaryFolder.ofProcess.path + "/sources-\(UUID())"

    init() throws {
        for name in ["a", "b", "c"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            try Data("x\n".utf8).write(to: URL(filePath: "\(folder)/\(name)/\(name).log"))
        }
    }

    private var titles: [String] { LogSource.all(in: folder, hasJournal: false).map(\.title) }

    @Test(.enabled(if: geteuid() != 0, "the administrator may read every folder"))
    func aFolderThatCannotBeReadHidesNoOther() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder)/b")
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: "\(folder)/b")
        }
        #expect(titles == ["a.log", "c.log"])
    }

    /// The link leads to itself.
    @Test func aLinkThatLeadsNowhereHidesNoFolder() throws {
        try FileManager.default.removeItem(atPath: "\(folder)/b")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/b", withDestinationPath: "\(folder)/b")
        #expect(titles == ["a.log", "c.log"])
        #expect(LogSource.all(in: "\(folder)/b", hasJournal: false) == [])
        #expect(LogSource.all(in: "\(folder)/b", hasJournal: true).map(\.kind) == [.journal])
    }

    /// Rotated logs are shown, with those that gzip has compressed, in the order of their numbers. Files without lines are not.
    @Test func aRotatedLogIsShown() throws {
        for name in [
            "a.log.1", "a.log.10.gz", "a.log.2.gz", "a.log-20261127", "a.log.3.xz", "a.log.4.zst",
            "a.log.5.bz2", "wtmp", "wtmp.1", "btmp-20261127", "lastlog", "faillog", "system.journal",
            "system@1.journal~",
        ] {
            try Data("x\n".utf8).write(to: URL(filePath: "\(folder)/a/\(name)"))
        }
        #expect(
            titles == ["a.log", "a.log-20261127", "a.log.1", "a.log.2.gz", "a.log.10.gz", "b.log", "c.log"])
    }
}
