// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LogsModel

final class LineTableTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID())").path(
        percentEncoded: false)
    private var table: LineTable

    init() { table = LineTable(path) { 1_795_000_000 } }

    deinit { unlink(path) }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path), options: [])
    }

    private func append(_ text: String) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    /// The lines that are shown, when all work is done.
    private func lines() -> [String] {
        table.check()
        while table.hasWork { table.step() }
        return (0..<table.count).compactMap { table.line(atRow: $0)?.text }
    }

    @Test func linesAreReadAndFollowed() throws {
        try write("one\n\ntwo")
        #expect(lines() == ["one", "", "two"])
        try append(" and\nthree\n")
        #expect(lines() == ["one", "", "two and", "three"])
        try append("four")
        #expect(lines().last == "four")
        #expect(table.restartCount == 0)
    }

    @Test func aTruncatedFileIsReadAgain() throws {
        try write("one\ntwo\nthree\n")
        #expect(lines().count == 3)
        truncate(path, 0)
        try append("new\n")
        #expect(lines() == ["new"])
        #expect(table.restartCount == 1)
    }

    @Test func aRotatedFileIsReadAgain() throws {
        try write("one\n")
        #expect(lines() == ["one"])
        rename(path, path + ".1")
        #expect(lines() == ["one"])
        #expect(table.errorMessage == "\(path) cannot be read: No such file or directory.")
        try write("longer than before\n")
        #expect(lines() == ["longer than before"])
        #expect(table.errorMessage == nil)
        unlink(path + ".1")
    }

    @Test func aFilterSelectsLinesAndThoseThatCome() throws {
        try write("info a\nerror b\n  frame of b\ninfo c\n")
        _ = lines()
        var filter = LogFilter()
        filter.level = .warning
        try table.setFilter(filter)
        #expect(lines() == ["error b", "  frame of b"])
        try append("error d")
        // The last line is not complete yet.
        #expect(lines().count == 2)
        try append(" more\n")
        #expect(lines().last == "error d more")
        filter.pattern = "B$"
        try table.setFilter(filter)
        #expect(lines() == ["error b", "  frame of b"])
        #expect(table.number(ofRow: 1) == 2)
        #expect(throws: LogPatternError.self) {
            filter.pattern = "("
            try self.table.setFilter(filter)
        }
        #expect(lines() == ["error b", "  frame of b"])
        try table.setFilter(LogFilter())
        #expect(lines().count == 5)
    }

    @Test func aTimeRangeSelectsLines() throws {
        try write("no time\n1970-01-01T00:00:10Z a\n  of a\n1970-01-01T00:00:20Z b\n1970-01-01T00:00:30Z c\n")
        var filter = LogFilter()
        filter.since = 10
        filter.until = 25
        try table.setFilter(filter)
        #expect(lines() == ["1970-01-01T00:00:10Z a", "  of a", "1970-01-01T00:00:20Z b"])
    }

    @Test func theSearchGoesBothWaysInParts() throws {
        try write((0..<3000).map { "line \($0)\n" }.joined())
        _ = lines()
        let pattern = "line 2500"
        let first = try table.find(pattern, from: 0, forward: true)
        #expect(first.found == nil && first.next == 1000)
        #expect(try table.find(pattern, from: 2000, forward: true).found == 2500)
        #expect(try table.find(pattern, from: 2999, forward: false).found == 2500)
        #expect(try table.find("none", from: 2500, forward: true).next == nil)
        #expect(try table.find(pattern, from: -1, forward: false).found == nil)
    }

    @Test func aMillionLinesAreReadAndOnlyTheirPositionsAreKept() throws {
        let block = (0..<1000).map { "2026-11-22T10:00:00Z info service[\($0)]: a message of usual length\n" }
            .joined()
        let file = FileManager.default
        _ = file.createFile(atPath: path, contents: nil)
        let handle = try #require(FileHandle(forWritingAtPath: path))
        for _ in 0..<1000 { try handle.write(contentsOf: Data(block.utf8)) }
        try handle.close()
        table.check()
        var longest = Duration.zero
        let clock = ContinuousClock()
        let total = clock.measure {
            while table.hasWork { longest = max(longest, clock.measure { table.step() }) }
        }
        #expect(table.count == 1_000_000)
        #expect(table.line(atRow: 999_999)?.text.contains("service[999]") == true)
        #expect(table.starts.capacity * 8 < 24_000_000)
        // Other requests wait for one step at most.
        #expect(longest < .seconds(1), "\(longest) of \(total)")
    }

    @Test func aLineWithoutAnEndIsCut() throws {
        try write(String(repeating: "x", count: 3_000_000))
        let text = try #require(lines().first)
        #expect(text.count == 16_384 + 2 && text.hasSuffix(" …"))
        var filter = LogFilter()
        filter.pattern = "x"
        try append("\n")
        try table.setFilter(filter)
        #expect(lines().count == 1)
    }
}
