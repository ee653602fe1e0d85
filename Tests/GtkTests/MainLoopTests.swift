// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The bridge runs in a process of its own: the test runner has given its main thread to libdispatch.
@Suite(.serialized)
struct MainLoopTests {
    static let report = Result { try run() }

    private static func run(_ arguments: [String] = []) throws -> [String: String] {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "MainLoopProbe")
        process.arguments = arguments
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

    // The tests check the number of waits and their timeouts, not the elapsed times, which depend on the machine. The probe prints
    // the times for developers.

    @Test func aHopToTheMainActorTakesNoPolling() throws {
        // One wait without a timeout for each of 200 hops.
        #expect((1...600).contains(try number("hop-waits")))
        #expect(try number("hop-longest-wait-with-an-end-in-ms") == -1)
    }

    @Test func sleepingTimersAndQueuesAreOnTime() throws {
        for name in ["sleep", "timer", "dispatch"] { #expect((1...8).contains(try number("\(name)-waits"))) }
        #expect(try number("sleep-20-ms") >= 20)
        #expect(try number("dispatch-20-ms") >= 20)
        // The loop wakes when Foundation's next timer is due, and not later.
        #expect((1...31).contains(try number("timer-longest-wait-with-an-end-in-ms")))
        #expect(try number("timer-30-ms") >= 29)
    }

    @Test func anIdleProgramSleeps() throws {
        #expect((1...4).contains(try number("idle-waits")))
        #expect(try number("idle-longest-wait-with-an-end-in-ms") == -1)
    }

    @Test func aLoopInsideAHandlerKeepsTheMainActorGoing() throws {
        #expect(try MainLoopTests.report.get()["nested-loop"] == "true")
    }

    @Test func asynchronousFilesAnswerAndAreCancelledWithTheirTask() throws {
        #expect(try number("file-bytes") > 100)
        #expect(try MainLoopTests.report.get()["cancelled"] == "true")
    }

    @Test(.timeLimit(.minutes(1))) func anAwaitedFunctionEndsInAProgramWithoutARunningLoop() throws {
        let report = try MainLoopTests.run(["--without-a-loop"])
        #expect(Int(report["awaited"] ?? "") ?? 0 > 1000)
        #expect(report["awaited-name"] == "MainLoopProbe")
        // No task awaits anything any more, so the loop does not run.
        #expect((0...2).contains(Int(report["afterwards-turns"] ?? "") ?? -1))
    }

    @Test(.timeLimit(.minutes(1))) func framesAreDrawnBesideWorkThatNeverEnds() throws {
        #expect(try MainLoopTests.run(["--endless-work"])["frames-beside-endless-work"] == "10")
    }

    @Test(.timeLimit(.minutes(1))) func workIsDoneBesideFramesThatAreSlow() throws {
        // At least one turn in each of 40 frames, though GTK always has another one to draw.
        let hops = try #require(try MainLoopTests.run(["--slow-frames"])["hops-beside-slow-frames"])
        #expect(try #require(Int(hops)) >= 40)
    }

    @Test func whatWasSentBeforeTheEndIsStillDone() throws {
        #expect(try MainLoopTests.report.get()["finished"] == "sent")
        #expect(try MainLoopTests.report.get()["dispatched"] == "sent")
    }

    @Test func theApplicationEndsWithItsExitCode() throws {
        #expect(try number("exit") == 0)
    }
}
