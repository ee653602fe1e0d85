// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import RxKernel
import StateKit
import Testing

@testable import LogsModel

@MainActor struct LogDocumentTests {
    private let folder = TemporaryFolder()
    private var path: String { "\(folder.path)/log" }

    init() throws { try Data("a 1\nb 2\na 3\n".utf8).write(to: URL(filePath: path)) }

    private func status(of document: LogDocument, _ isExpected: @escaping @Sendable (LogStatus) -> Bool)
        async throws -> LogStatus
    {
        try await document.status.filter { isExpected($0) }.take(1).asSingle().value
    }

    private func filter(_ pattern: String) -> LogFilter {
        var filter = LogFilter()
        filter.pattern = pattern
        return filter
    }

    @Test(.timeLimit(.minutes(2))) func nothingWaitsForALineThatIsCompared() async throws {
        let reader = Reader()
        let document = LogDocument(path, interval: 10, makeTest: reader.makeTest)
        _ = try await status(of: document) { $0.lineCount == 3 && $0.progress == nil }
        try document.setFilter(filter("wait"))
        await reader.waits()
        // The reader is in the first line: the rows, the search and another filter do not wait for it.
        #expect(try await document.page(0..<10).value.itemsCount == 0)
        #expect(try await document.find("b", from: 0, forward: true).value == LogSearch())
        try document.setFilter(filter("a"))
        let new = try await status(of: document) { $0.filterCount == 2 && $0.progress == nil }
        #expect(new.count == 2)
        #expect(try await document.text(of: [0, 1]).value == "a 1\na 3")
        // When the reader goes on, it sees that it was cancelled, and its result is not used.
        reader.open()
        #expect(await reader.wasCancelled())
        #expect(try await status(of: document) { $0.progress == nil }.count == 2)
    }

    @Test(.timeLimit(.minutes(2))) func theDocumentIsReleasedWhileALineIsCompared() async throws {
        let reader = Reader()
        var document: LogDocument? = LogDocument(path, interval: 10, makeTest: reader.makeTest)
        weak let released = document
        try await { [document] in
            guard let document else { return }
            _ = try await status(of: document) { $0.lineCount == 3 && $0.progress == nil }
            try document.setFilter(filter("wait"))
        }()
        await reader.waits()
        document = nil
        while released != nil { await Task.yield() }
        reader.open()
        #expect(await reader.wasCancelled())
    }

    @Test func aWrongExpressionChangesNothing() async throws {
        let document = LogDocument(path, interval: 10)
        try document.setFilter(filter("^a"))
        #expect(throws: LogPatternError.self) { try document.setFilter(filter("(")) }
        let result = try await status(of: document) {
            $0.lineCount == 3 && $0.progress == nil && $0.filterCount == 1
        }
        #expect(result.count == 2)
    }

    @Test func theSearchGoesBothWays() async throws {
        try Data((0..<3000).map { "line \($0)\n" }.joined().utf8).write(to: URL(filePath: path))
        let document = LogDocument(path, interval: 10)
        _ = try await status(of: document) { $0.lineCount == 3000 }
        for (pattern, from, forward, row) in [
            ("line 2500", 0, true, 2500), ("line 2500", 2999, false, 2500), ("none", 2500, true, nil),
            ("line 2500", -1, false, nil),
            ("line 2500", 2501, true, nil),
        ] as [(String, Int, Bool, Int?)] {
            #expect(try await document.find(pattern, from: from, forward: forward).value.row == row)
        }
        await #expect(throws: LogPatternError.self) {
            try await document.find("(", from: 0, forward: true).value
        }
    }

    @Test func linesThatAreAddedAreComparedToo() async throws {
        let document = LogDocument(path, interval: 10)
        try document.setFilter(filter("^a"))
        _ = try await status(of: document) { $0.count == 2 }
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("a 4\nb 5\n".utf8))
        let result = try await status(of: document) { $0.lineCount == 5 && $0.progress == nil }
        #expect(result.count == 3)
    }
}

/// A reader of lines that waits at the first one, with the expression “wait”. Others are compared with the first bytes of a line.
private final class Reader: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let (began, begin) = AsyncStream.makeStream(of: Void.self)
    private let (ended, end) = AsyncStream.makeStream(of: Bool.self)

    var makeTest: @Sendable (String) throws(LogPatternError) -> LineTest {
        { [gate, begin, end] pattern in
            { line, isCancelled in
                guard pattern == "wait" else { return line.starts(with: pattern.utf8) ? .matches : .differs }
                begin.yield()
                gate.wait()
                end.yield(isCancelled())
                return .matches
            }
        }
    }

    func open() { gate.signal() }
    func waits() async { for await _ in began { return } }
    func wasCancelled() async -> Bool {
        for await isCancelled in ended { return isCancelled }
        return false
    }
}
