// SPDX-License-Identifier: MIT

import AppTesting
import FlowKit
import Foundation
import Testing

/// A program that is killed at any moment loses what has changed in the last second at most. It has two windows, each with two tabs in an
/// order that the user has changed, and in each tab a stack of two pages with states; its steps are adapted later.
@Suite struct KilledProgramTests {
    /// Eight programs at a time are killed 25 times each.
    @Test func aProgramThatIsKilledLosesTheLastSecondAtMost() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try await killAgainAndAgain(25) } }
            try await group.waitForAll()
        }
    }

    private func killAgainAndAgain(_ count: Int) async throws {
        let temporary = TemporaryFolder()
        defer { withExtendedLifetime(temporary) {} }
        let folder = URL(filePath: temporary.path, directoryHint: .notDirectory)
        let file = folder.appending(path: "org.rxshell.RestoreProbe/navigation.json")
        var (kept, keptInOther) = (Kept(), Kept())
        for number in 0..<count {
            let output = try await run(in: folder, for: .milliseconds(.random(in: 10...1_400)))
            let all = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            var lines = all.filter { !$0.hasPrefix("disk ") }[...]
            let disk = all.filter { $0.hasPrefix("disk ") }
            // It may be killed before it has restored its screens.
            var begin: UInt64 = 0
            if let first = lines.popFirst() {
                #expect(first == "restored \(kept) \(keptInOther)")
                begin = lines.first?.split(separator: " ").last.flatMap { UInt64($0) } ?? 0
            }
            // A damaged or incomplete record throws an error here.
            let record = try FlowRecordFile(path: file.path(percentEncoded: false)).load()
            if record != nil {
                let text = try String(contentsOf: file, encoding: .utf8)
                // The record of the second window is after that of the first one.
                let windows = try #require(text.range(of: #""windows" : ["#))
                let before = kept
                kept = Kept(text[..<windows.lowerBound])
                keptInOther = Kept(text[windows.upperBound...])
                #expect(kept.change >= before.change && keptInOther.change >= kept.change)
            }
            guard let last = lines.last?.split(separator: " "), last.count == 2,
                let change = Int(last[0]), let time = UInt64(last[1])
            else { continue }
            // On a busy machine the program and the disk may not make progress for some time.
            let stillness = longestPause(in: lines, until: time) + longestPause(in: disk, until: time)
            let keptTime = max(kept.time, begin)
            #expect(
                time <= keptTime || time - keptTime < 1_000_000_000 + 2 * stillness,
                "of \(change) changes, \(kept.change) are kept after kill \(number)")
        }
        #expect(kept.change > 0)
    }

    /// What is recorded of a window.
    private struct Kept: CustomStringConvertible {
        /// The number of the last change of each page, without repetitions.
        var changes = [0]
        /// When the pages were changed, on the monotonic clock, in nanoseconds.
        var time: UInt64 = 0
        /// The order of the tabs.
        var order = "first-second"

        var change: Int { changes.first ?? 0 }
        var description: String { "\(changes.map(\.description).joined(separator: "-")) \(order)" }

        init() {}

        /// The first record of the first run may have no pages yet.
        init(_ text: Substring) {
            let numbers = text.matches(of: /change[^0-9]+([0-9]+)/).compactMap { Int($0.1) }
            if !numbers.isEmpty { changes = Set(numbers).sorted() }
            time = text.firstMatch(of: /time[^0-9]+([0-9]+)/).flatMap { UInt64($0.1) } ?? 0
            if let tabs = text.firstMatch(of: /order[^a-z]+(first|second)[^a-z]+(first|second)/) {
                order = "\(tabs.1)-\(tabs.2)"
            }
        }
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
