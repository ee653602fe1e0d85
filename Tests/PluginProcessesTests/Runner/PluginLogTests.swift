// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Testing

@testable import PluginProcesses

@Suite struct PluginLogTests {
    private let path = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)/x.log"

    @Test func linesAreKeptAcrossRuns() {
        PluginLog(path).append("one\ntwo\n")
        let log = PluginLog(path)
        // The first log may still write.
        let end = ContinuousClock.now + .seconds(30)
        while log.lastLines(9).count < 2, ContinuousClock.now < end {}
        log.append("three\n")
        #expect(log.lastLines(2) == ["two", "three"])
    }

    @Test func aNoteHasTheTime() throws {
        let log = PluginLog(path)
        log.note("The process is started.")
        let line = try #require(log.lastLines(1).first)
        #expect(line.wholeMatch(of: /--- \d{4}-\d\d-\d\d \d\d:\d\d:\d\d The process is started\./) != nil)
    }

    @Test func bothFilesTogetherAreBounded() throws {
        try FileManager.default.createDirectory(
            atPath: String(path.dropLast(6)), withIntermediateDirectories: true)
        try Data(repeating: 0x61, count: PluginLog.maximumBytes - 10).write(to: URL(filePath: path))
        let log = PluginLog(path)
        log.append("a line that does not fit\n")
        #expect(log.lastLines(1) == ["a line that does not fit"])
        #expect(try Data(contentsOf: URL(filePath: path)).count == 25)
        #expect(try Data(contentsOf: URL(filePath: "\(path).1")).count == PluginLog.maximumBytes - 10)
    }

    /// Such as a folder, which a file does not replace.
    @Test @MainActor func aLogDoesNotGrowIfItsOlderPartCannotBeReplaced() async throws {
        var errorMessages: [String] = []
        try FileManager.default.createDirectory(atPath: "\(path).1/kept", withIntermediateDirectories: true)
        try Data(repeating: 0x61, count: PluginLog.maximumBytes - 10).write(to: URL(filePath: path))
        let log = PluginLog(path) { errorMessages.append($0) }
        for _ in 0..<2 {
            log.append("a line that does not fit\n")
            #expect(log.lastLines(1) == ["a line that does not fit"])
        }
        #expect(try Data(contentsOf: URL(filePath: path)).count == 50)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(path).1") == ["kept"])
        log.append(String(repeating: "x", count: PluginLog.maximumBytes - 100) + "\n")
        log.append("the last line\n")
        #expect(log.lastLines(1) == ["the last line"])
        let end = ContinuousClock.now + .seconds(30)
        while errorMessages.isEmpty, ContinuousClock.now < end { await Task.yield() }
        #expect(
            errorMessages == [
                "The older output of the plugin is not kept: \(path).1 could not be replaced: Is a directory. Remove or rename what is there."
            ])
    }

    /// The file that was removed is not written any more.
    @Test func aLogWhoseFileWasRemovedBeginsANewOne() throws {
        try FileManager.default.createDirectory(
            atPath: String(path.dropLast(6)), withIntermediateDirectories: true)
        try Data(repeating: 0x61, count: PluginLog.maximumBytes - 40).write(to: URL(filePath: path))
        let log = PluginLog(path)
        log.append("one\n")
        _ = log.lastLines(1)
        try FileManager.default.removeItem(atPath: path)
        log.append("a line that does not fit, since the file is full\n")
        #expect(log.lastLines(1) == ["a line that does not fit, since the file is full"])
    }

    @Test func aFloodIsLeftOut() throws {
        let log = PluginLog(path)
        let line = String(repeating: "x", count: 999) + "\n"
        for _ in 0..<20_000 { log.append(line) }
        _ = log.lastLines(1)
        // Two periods at most have passed.
        let size = [path, "\(path).1"].reduce(0) {
            $0 + ((try? Data(contentsOf: URL(filePath: $1)).count) ?? 0)
        }
        #expect(size > 0)
        #expect(size <= 2 * PluginLog.maximumBytes + 100)
    }

    @Test func theLinesOfTheShellAreInTheLogAlsoDuringAFlood() throws {
        let log = PluginLog(path)
        log.append("an unfinished line")
        log.note("The process is started.")
        let line = String(repeating: "x", count: 999) + "\n"
        for _ in 0..<3_000 { log.append(line) }
        log.note("It was ended by SIGSEGV.")
        let lines = log.lastLines(3)
        #expect(lines.last?.hasSuffix("It was ended by SIGSEGV.") == true)
        #expect(
            lines.dropLast().last?.wholeMatch(of: /--- \d+ bytes were left out: the plugin writes too much/)
                != nil)
        let text = try String(contentsOfFile: "\(path)", encoding: .utf8)
        #expect(text.split(separator: "\n").allSatisfy { !$0.dropFirst().contains("--- ") })
    }

    @Test @MainActor func aLogThatCannotBeWrittenIsReportedOnce() async throws {
        var errorMessages: [String] = []
        let log = PluginLog("/dev/null/x.log") { errorMessages.append($0) }
        log.append("one\n")
        log.append("two\n")
        #expect(log.lastLines(1).isEmpty)
        let end = ContinuousClock.now + .seconds(30)
        while errorMessages.isEmpty, ContinuousClock.now < end { await Task.yield() }
        #expect(
            errorMessages == [
                "The output of the plugin is not logged: /dev/null/x.log could not be written: Not a directory. Free space on the disk, and make the folder writable."
            ])
    }
}
