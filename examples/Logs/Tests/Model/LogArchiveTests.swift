// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Testing

@testable import LogsModel

/// Logs that gzip has compressed.
final class LogArchiveTests {
    private let folder = TemporaryFolder()
    private var path: String { "\(folder.path)/log.gz" }
    private lazy var table = LineTable(path) { 1_795_000_000 }

    /// What gzip makes of a text.
    private func archive(_ text: String) throws -> Data {
        let source = "\(path).text"
        try Data(text.utf8).write(to: URL(filePath: source))
        let process = Process()
        process.executableURL = URL(filePath: "/bin/gzip")
        process.arguments = ["-c", source]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return try #require(data)
    }

    private func write(_ data: Data) throws { try data.write(to: URL(filePath: path)) }

    /// Replaces the file by another one, as logrotate does.
    private func replace(_ data: Data) throws {
        try data.write(to: URL(filePath: "\(path).new"))
        #expect(rename("\(path).new", path) == 0)
    }

    private func lines() -> [String] {
        table.check()
        while table.canRead { table.read() }
        return (0..<table.count).compactMap { table.line(atRow: $0)?.text }
    }

    /// More than the parts in which it is read and decompressed.
    private let text = (0..<120_000).map { "line \($0) of a log" }

    @Test func anArchiveIsReadLikeAFile() throws {
        try write(archive(text.joined(separator: "\n") + "\n"))
        table.check()
        var progress: [Double] = []
        while table.canRead {
            table.read()
            progress += [table.progress].compactMap(\.self)
        }
        #expect(progress.count > 2 && progress == progress.sorted() && progress.allSatisfy { 0...1 ~= $0 })
        #expect(lines() == text)
        #expect((table.errorMessage, table.restartCount) == (nil, 0))
        // Two archives, and zeros, as on a tape.
        try replace(archive("a\nb") + archive("c\nd\n") + Data(count: 100))
        #expect(lines() == ["a", "bc", "d"])
        #expect(table.errorMessage == nil)
    }

    @Test func aDamagedArchiveIsShownUpToTheDamage() throws {
        let whole = try archive(text.joined(separator: "\n"))
        var damaged = whole
        // In the middle of the data, and in the checksum at its end.
        for (position, least) in [(whole.count / 2, 10_000), (whole.count - 8, text.count)] {
            damaged[position] ^= 0xFF
            try replace(damaged)
            let found = lines()
            // What follows the damage may be wrong until it is noticed.
            #expect(found.count >= least && found.prefix(least) == text.prefix(least))
            #expect(table.errorMessage == "Not all lines of \(path) can be shown: it is damaged.")
            damaged = whole
        }
        try replace(whole.prefix(whole.count / 2))
        let found = lines()
        #expect(found.count >= 10_000 && found.count < text.count)
        #expect(table.errorMessage == "Not all lines of \(path) can be shown: it ends too early.")
    }

    @Test func aSmallArchiveWithALongTextIsShownInPart() throws {
        table = LineTable(path, archiveLimit: 2 << 20) { 1_795_000_000 }
        try write(archive(String(repeating: "0123456789abcde\n", count: 1 << 18)))
        #expect(lines().count == 2 << 16)
        #expect(
            table.errorMessage == "Not all lines of \(path) can be shown: its text is longer than 2 MB.")
        // One that has just the size of the limit is not too long.
        try replace(archive(String(repeating: "0123456789abcde\n", count: 2 << 16)))
        #expect(lines().count == 2 << 16)
        #expect(table.errorMessage == nil)
    }

    /// gzip writes the archive while the log is open, and the next rotation replaces it.
    @Test func theRotationOfArchivesIsFollowed() throws {
        let whole = try archive(text.joined(separator: "\n"))
        try write(Data())
        #expect(lines() == [])
        for count in [2, 100, whole.count / 2] {
            try write(whole.prefix(count))
            _ = lines()
        }
        try write(whole)
        #expect(lines() == text)
        #expect(table.errorMessage == nil)
        let restarts = table.restartCount
        #expect(lines() == text)
        #expect(table.restartCount == restarts)
        try replace(archive("the next one\n"))
        #expect(lines() == ["the next one"])
        #expect(table.restartCount == restarts + 1)
        #expect(unlink(path) == 0)
        #expect(lines() == ["the next one"])
        #expect(table.errorMessage?.hasSuffix("No such file or directory.") == true)
    }

    @Test func aTextWithTheNameOfAnArchiveIsShown() throws {
        try write(Data("plain\n".utf8))
        #expect(lines() == ["plain"])
    }
}
