// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The bridge runs in a process of its own: the test runner has given its main thread to libdispatch.
@Suite(.serialized)
struct MainLoopTests {
    static let report = Result { try run() }

    private static func run() throws -> [String: String] {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "MainLoopProbe")
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            let words = line.split(separator: " ", maxSplits: 1)
            return words.count == 2 ? (String(words[0]), String(words[1])) : nil
        }
        return Dictionary(pairs) { $1 }
    }

    private func number(_ name: String) throws -> Double {
        let text = try #require(try MainLoopTests.report.get()[name], "The probe did not report \(name).")
        return try #require(Double(text))
    }

    @Test func aHopToTheMainActorTakesNoPolling() throws {
        // Polling at 16 ms would take 15,000; the rest is room for a busy machine.
        #expect(try number("hop-median-µs") < 2_000)
    }

    @Test func sleepingTimersAndQueuesAreOnTime() throws {
        #expect((20..<120).contains(try number("sleep-20-ms")))
        #expect((29..<130).contains(try number("timer-30-ms")))
        #expect((20..<120).contains(try number("dispatch-20-ms")))
    }

    @Test func anIdleProgramSleeps() throws {
        #expect(try number("idle-µs-of-cpu-in-1-s") < 50_000)
        #expect(try number("idle-sleeps-in-1-s") < 40)
    }

    @Test func aLoopInsideAHandlerKeepsTheMainActorGoing() throws {
        #expect(try MainLoopTests.report.get()["nested-loop"] == "true")
    }

    @Test func asynchronousFilesAnswerAndAreCancelledWithTheirTask() throws {
        #expect(try number("file-bytes") > 100)
        #expect(try MainLoopTests.report.get()["cancelled"] == "true")
    }

    @Test func whatWasSentBeforeTheEndIsStillDone() throws {
        #expect(try MainLoopTests.report.get()["finished"] == "sent")
        #expect(try MainLoopTests.report.get()["dispatched"] == "sent")
    }

    @Test func theApplicationEndsWithItsExitCode() throws {
        #expect(try number("exit") == 0)
    }
}
