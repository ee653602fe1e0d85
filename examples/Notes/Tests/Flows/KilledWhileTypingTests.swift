// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import NotesModel
import Synchronization
import Testing

struct KilledWhileTypingTests {
    /// When each word was typed, by the clock of the test.
    private final class Words: Sendable {
        let times = Mutex<[ContinuousClock.Instant]>([])
        var count: Int { times.withLock(\.count) }
    }

    @Test(arguments: [Int.random(in: 20...60), Int.random(in: 60...200), Int.random(in: 200...260)])
    func aProcessThatIsKilledLosesNothingThatIsOlderThanASecond(_ count: Int) async throws {
        let folder = TemporaryFolder()
        let database = URL(filePath: "\(folder.path)/notes.sqlite")
        let typer = Process()
        typer.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(
            path: "NotesTyper")
        if !FileManager.default.isExecutableFile(
            atPath: typer.executableURL?.path(percentEncoded: false) ?? "")
        {
            typer.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appending(
                    path: "NotesTyper")
        }
        typer.arguments = [database.path(percentEncoded: false)]
        let output = Pipe()
        typer.standardOutput = output
        let words = Words()
        try typer.run()
        let handle = output.fileHandleForReading
        Thread.detachNewThread {
            while true {
                let data = handle.availableData
                if data.isEmpty { return }
                let lines = data.count { $0 == UInt8(ascii: "\n") }
                words.times.withLock { $0 += Array(repeating: .now, count: lines) }
            }
        }
        let limit = ContinuousClock.now + .seconds(60)
        while words.count < count {
            try #require(
                ContinuousClock.now < limit && typer.isRunning, "the words that were typed: \(words.count)")
            await Task.yield()
        }
        kill(typer.processIdentifier, SIGKILL)
        let end = ContinuousClock.now
        typer.waitUntilExit()

        let store = NoteStore.onDisk(at: database)
        let text = try store.notes().first.flatMap { try store.note($0.id)?.text } ?? ""
        let saved = text.split(separator: " ").map(String.init)
        #expect(saved == (1...max(saved.count, 1)).map { "w\($0)" }.prefix(saved.count).map(\.self))
        let old = words.times.withLock { $0.count { end - $0 > .seconds(1) } }
        #expect(
            saved.count >= old, "\(saved.count) words were saved; \(old) were typed more than a second ago")
        // It was killed while the user typed: newer text may be lost, or may have been saved just before.
        #expect(!saved.isEmpty || old == 0)
    }
}
