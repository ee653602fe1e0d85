// SPDX-License-Identifier: MIT

import FlowKit
import Foundation
import Testing

/// A program that is killed at any moment loses what has changed in the last second at most.
@Suite struct KilledProgramTests {
    /// Eight programs at a time are killed 25 times each.
    @Test func aProgramThatIsKilledLosesTheLastSecondAtMost() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try await killAgainAndAgain(25) } }
            try await group.waitForAll()
        }
    }

    private func killAgainAndAgain(_ count: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rxshell-killed-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "org.rxshell.RestoreProbe/navigation.json")
        var (kept, keptInOther) = (0, 0)
        for number in 0..<count {
            let output = try await run(in: folder, for: .milliseconds(.random(in: 10...1_400)))
            let all = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            var lines = all.filter { !$0.hasPrefix("disk ") }[...]
            let disk = all.filter { $0.hasPrefix("disk ") }
            // It may be killed before it has begun.
            guard let first = lines.popFirst() else { continue }
            #expect(first == "restored \(kept) \(keptInOther)")
            guard let last = lines.last?.split(separator: " "), last.count == 2,
                let change = Int(last[0]), let time = UInt64(last[1])
            else { continue }
            // On a busy machine the program and the disk may not make progress for some time.
            let stillness = longestPause(in: lines, until: time) + longestPause(in: disk, until: time)
            // A damaged or incomplete record throws an error here.
            let record = try FlowRecordFile(path: file.path(percentEncoded: false)).load()
            let begin = try #require(lines.first?.split(separator: " ").last.flatMap { UInt64($0) })
            guard record != nil else {
                #expect(
                    time - begin < 1_000_000_000 + 2 * stillness,
                    "nothing is kept of \(change) changes in kill \(number)")
                continue
            }
            let text = try String(contentsOf: file, encoding: .utf8)
            kept = try #require(text.firstMatch(of: /change[^0-9]+([0-9]+)/).flatMap { Int($0.1) })
            // The record of the second window is after that of the first one.
            keptInOther = try #require(
                text.matches(of: /change[^0-9]+([0-9]+)/).last.flatMap { Int($0.1) })
            #expect(text.contains("\"windows\"") && keptInOther >= kept)
            let keptTime = max(
                try #require(text.firstMatch(of: /time[^0-9]+([0-9]+)/).flatMap { UInt64($0.1) }), begin)
            #expect(
                time <= keptTime || time - keptTime < 1_000_000_000 + 2 * stillness,
                "of \(change) changes, \(kept) are kept after kill \(number)")
        }
        #expect(kept > 0)
    }

    /// The longest time between two lines, of which each ends with its time, or between the last line and `end`; in nanoseconds.
    private func longestPause(in lines: some Collection<Substring>, until end: UInt64) -> UInt64 {
        let times = lines.compactMap { $0.split(separator: " ").last.flatMap { UInt64($0) } } + [end]
        return zip(times, times.dropFirst()).map { $1 > $0 ? $1 - $0 : 0 }.max() ?? 0
    }

    /// Runs the probe, kills it after a time, and returns what it has written.
    private func run(in folder: URL, for duration: DispatchTimeInterval) async throws -> String {
        let probe = Process()
        probe.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "RestoreProbe")
        probe.arguments = [folder.path(percentEncoded: false)]
        let pipe = Pipe()
        probe.standardOutput = pipe
        probe.standardError = pipe
        try probe.run()
        let pid = probe.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + duration) { kill(pid, SIGKILL) }
        // A thread of its own waits: there may be fewer threads for tasks than tests.
        let output = try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try pipe.fileHandleForReading.readToEnd() ?? Data() })
            }
        }
        probe.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
