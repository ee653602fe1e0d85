// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Testing

@testable import LogsModel

final class LineTableTests {
    private let folder = TemporaryFolder()
    private var path: String { "\(folder.path)/log" }
    private lazy var table = LineTable(path) { 1_795_000_000 }

    /// The table begins before there is a file.
    init() { _ = table }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path), options: [])
    }

    private func append(_ text: String) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    /// Reads or compares some lines. Returns false if there are none.
    private func step() -> Bool {
        if table.canRead {
            table.read()
        } else if var run = table.nextRun() {
            #expect(run.run { false })
            table.finish(run)
        } else {
            return false
        }
        return true
    }

    private func setFilter(_ filter: LogFilter) throws {
        let test: LineTest? = filter.pattern.isEmpty ? nil : try LogPattern.test(filter.pattern)
        table.setFilter(filter, test, count: table.filterCount + 1)
    }

    /// The lines that are shown, when all work is done.
    private func lines() -> [String] {
        table.check()
        while step() {}
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
    }

    @Test func aFilterSelectsLinesAndThoseThatCome() throws {
        try write("info a\nerror b\n  frame of b\ninfo c\n")
        _ = lines()
        var filter = LogFilter()
        filter.level = .warning
        try setFilter(filter)
        #expect(lines() == ["error b", "  frame of b"])
        try append("error d")
        // The last line is not complete yet.
        #expect(lines().count == 2)
        try append(" more\n")
        #expect(lines().last == "error d more")
        filter.pattern = "B$"
        try setFilter(filter)
        #expect(lines() == ["error b", "  frame of b"])
        #expect(table.number(ofRow: 1) == 2)
        try setFilter(LogFilter())
        #expect(lines().count == 5)
    }

    /// Many files have no line feed at their end.
    @Test func theLastLineOfAFileThatRestsIsComparedAndComparedAgainWhenItGrows() throws {
        try write("error a\nframe\nerror b")
        var filter = LogFilter()
        filter.pattern = "error .$"
        try setFilter(filter)
        #expect(lines() == ["error a"])
        #expect(lines() == ["error a", "error b"])
        try append("c")
        #expect(lines() == ["error a"])
        #expect(lines() == ["error a"])
        try append("\nerror d")
        #expect(lines() == ["error a"])
        #expect(lines() == ["error a", "error d"])
        #expect(table.lineCount == 4)
        // It grows while it is compared.
        try setFilter(filter)
        while table.number(ofRow: 0) == nil, var run = table.nextRun() {
            #expect(run.run { false })
            table.finish(run)
        }
        var last = try #require(table.nextRun())
        #expect(last.run { false })
        try append("e")
        table.check()
        table.finish(last)
        #expect(lines() == ["error a"])
    }

    @Test func aTimeRangeSelectsLines() throws {
        try write("no time\n1970-01-01T00:00:10Z a\n  of a\n1970-01-01T00:00:20Z b\n1970-01-01T00:00:30Z c\n")
        var filter = LogFilter()
        filter.since = 10
        filter.until = 25
        try setFilter(filter)
        #expect(lines() == ["1970-01-01T00:00:10Z a", "  of a", "1970-01-01T00:00:20Z b"])
    }

    @Test func linesAreCopiedForASearchInParts() throws {
        try write((0..<3000).map { "line \($0)\n" }.joined())
        _ = lines()
        func texts(_ row: Int, _ forward: Bool) -> [String] {
            table.copies(from: row, forward: forward).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(texts(0, true).count == 1000)
        #expect(texts(2500, true).first == "line 2500\n")
        #expect(texts(2500, true).count == 500)
        #expect(texts(1, false) == ["line 1\n", "line 0\n"])
        #expect(texts(3000, true) == [] && texts(-1, false) == [])
    }

    /// A line that has a time is an entry of its own, so it does not have the level of the line before it.
    @Test func onlyLinesOfTheSameEntryHaveItsLevel() throws {
        try write(
            """
            Nov 18 10:00:00 host a: error: broken
              frame of a
            Nov 18 10:00:01 host b: all is well
              frame of b
            [FAILED] Failed to start x.
            [  OK  ] Started y.
            [FAILED] Failed to start z.
            [  OK  ] Started Emergency Shell.

            """)
        var filter = LogFilter()
        filter.level = .error
        try setFilter(filter)
        #expect(
            lines() == [
                "Nov 18 10:00:00 host a: error: broken", "  frame of a", "[FAILED] Failed to start x.",
                "[FAILED] Failed to start z.",
            ])
    }

    /// The time of an entry counts for its other lines also where the level selects none of the entry's first line.
    @Test func theTimeIsKnownOfLinesThatTheLevelLeavesOut() throws {
        try write("1970-01-01T00:00:10Z error a\n1970-01-01T00:00:50Z info b\nerror of b\n")
        var filter = LogFilter()
        filter.level = .error
        filter.until = 20
        try setFilter(filter)
        #expect(lines() == ["1970-01-01T00:00:10Z error a"])
    }

    @Test(arguments: [("coloured/coloured.log", 3, 7), ("fail2ban/fail2ban.log", 1, 7)])
    func theErrorsOfAFileAreSelected(file: String, errors: Int, count: Int) throws {
        try LogFiles.data(file).write(to: URL(filePath: path))
        #expect(lines().count == count)
        var filter = LogFilter()
        filter.level = .error
        try setFilter(filter)
        #expect(lines().count == errors)
    }

    @Test func aLineEndsAtALineFeedOnly() throws {
        try write("a\rb\u{85}c\u{2028}d\u{2029}e\u{B}f\u{C}g\nh\r\n")
        #expect(lines() == ["a␍b␤c↵d¶e␋f␌g", "h"])
    }

    @Test func aRunForAnotherFilterIsIgnored() throws {
        try write("error a\ninfo b\n")
        _ = lines()
        var filter = LogFilter()
        filter.pattern = "a"
        try setFilter(filter)
        var run = try #require(table.nextRun())
        filter.pattern = "b"
        try setFilter(filter)
        #expect(run.run { false })
        table.finish(run)
        #expect(table.count == 0 && table.canFilter)
        #expect(lines() == ["info b"])
        var cancelled = try #require(
            {
                try setFilter(filter); return table.nextRun()
            }())
        #expect(!cancelled.run { true })
    }

    @Test func linesThatTakeTooLongAreCounted() throws {
        try write("a\nb\n")
        _ = lines()
        var filter = LogFilter()
        filter.pattern = "x"
        table.setFilter(
            filter, { line, _ in line.first == UInt8(ascii: "a") ? .unknown : .matches }, count: 1)
        #expect(lines() == ["b"])
        #expect(table.unknownCount == 1)
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
            while table.canRead { longest = max(longest, clock.measure { table.read() }) }
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
        #expect(text.hasPrefix(String(repeating: "x", count: 16_384) + " … ("))
        #expect(text.hasSuffix(" … (2983616 more bytes are not shown)"))
        var filter = LogFilter()
        filter.pattern = "x"
        try append("\n")
        try setFilter(filter)
        #expect(lines().count == 1)
        // It is copied up to a megabyte.
        #expect(
            table.line(atRow: 0, limit: 1 << 20)?.text.hasPrefix(String(repeating: "x", count: 1 << 20))
                == true)
    }

    @Test func aLineIsNotCutWithinACharacter() throws {
        try write("x" + String(repeating: "ü", count: 10_000))
        let text = try #require(lines().first)
        #expect(!text.contains("\\x"))
        #expect(text.prefix(8192).allSatisfy { $0 == "ü" || $0 == "x" })
    }
}
