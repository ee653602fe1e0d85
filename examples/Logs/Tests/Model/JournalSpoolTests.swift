// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import LogsModel
import RxKernel
import Synchronization
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

    /// A program that was killed cannot remove its file. What the user has saved beside it stays.
    @Test func theFileOfAKilledProgramIsRemovedByTheNextOne() throws {
        let left = "journal-\(UUID()).log"
        for name in [left, "journal-of-the-user.log", "other.log"] {
            try Data("entry".utf8).write(to: folder.appending(path: name))
        }
        let journal = Journal(program: "/bin/sleep", arguments: ["600"])
        var first: JournalSpool? = try JournalSpool(journal, in: folder)
        let path = try #require(first?.path)
        #expect(try !names.contains(left))
        // The file of a program that runs stays.
        var second: JournalSpool? = try JournalSpool(journal, in: folder)
        #expect(second != nil && FileManager.default.fileExists(atPath: path))
        #expect(try names.count == 4)
        (first, second) = (nil, nil)
        #expect(try names == ["journal-of-the-user.log", "other.log"])
    }

    /// The disk is full while the first entry is written, and has space for the second one.
    @Test @MainActor func anEntryAfterOneThatWasWrittenInPartHasALineOfItsOwn() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let next = folder.appending(path: "next").path
        mkfifo(next, 0o600)
        let script = #"for letter in a b c; do printf "{\"MESSAGE\": \"$letter\"}\n"; read line < "$0"; done"#
        let writes = Mutex(0)
        let journal = Journal(program: "/bin/sh", arguments: ["-c", script, next])
        let spool = try JournalSpool(journal, in: folder) { file, data in
            // The script goes on then.
            defer { close(open(next, O_WRONLY | O_CLOEXEC)) }
            let isFirst = writes.withLock { writes in
                writes += 1
                return writes == 1
            }
            guard isFirst else { return try file.write(contentsOf: data) }
            try file.write(contentsOf: Data("half".utf8))
            throw CocoaError(.fileWriteOutOfSpace)
        }
        let status = try await spool.status.filter { $0.hasEnded }.take(1).asSingle().value
        #expect(status.writeError?.contains("Entries are missing") == true)
        let lines = try String(contentsOfFile: spool.path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4 && lines[0] == "half" && lines[1].hasSuffix("b") && lines[2].hasSuffix("c"))
        #expect(lines.last == "")
    }
}
