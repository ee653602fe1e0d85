// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import LogsModel
import Testing

/// The temporary file with the entries of the journal.
@Suite struct JournalSpoolTests {
    private let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    /// A program that was killed cannot remove its file.
    @Test func theFileOfAKilledProgramIsRemovedByTheNextOne() throws {
        for name in ["journal-left.log", "journal-of-the-user.txt", "other.log"] {
            try Data("entry".utf8).write(to: folder.appending(path: name))
        }
        let journal = Journal(program: "/bin/sleep", arguments: ["600"])
        var first: JournalSpool? = try JournalSpool(journal, in: folder)
        let path = try #require(first?.path)
        #expect(try !names.contains("journal-left.log"))
        // The file of a program that runs stays.
        var second: JournalSpool? = try JournalSpool(journal, in: folder)
        #expect(second != nil && FileManager.default.fileExists(atPath: path))
        #expect(try names.count == 4)
        (first, second) = (nil, nil)
        #expect(try names == ["journal-of-the-user.txt", "other.log"])
    }
}
