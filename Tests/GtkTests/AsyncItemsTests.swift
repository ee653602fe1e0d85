// SPDX-License-Identifier: MIT

import GLib
import Gio
import Testing

/// Files, lines and bytes that arrive one after the other.
@Suite(.serialized, .gtk) @MainActor
struct AsyncItemsTests {
    private func stream(_ text: String) -> Gio.InputStream {
        Gio.MemoryInputStream(bytes: Bytes(Array(text.utf8)))
    }

    /// Calls `body` with a folder of `count` empty files, and removes the folder afterwards.
    private func folder(_ count: Int, _ body: (Gio.File) async throws -> Void) async throws {
        let folder = Gio.File(path: "\(GLib.tmpDir)/rxshell-\(UInt64.random(in: 0 ... .max))")
        try await folder.makeDirectory()
        let files = (0..<count).map { folder.child("file \($0)") }
        for file in files { try await file.create().close() }
        var failure: (any Error)?
        do { try await body(folder) } catch { failure = error }
        for file in files { try await file.delete() }
        try await folder.delete()
        if let failure { throw failure }
    }

    @Test func theLinesOfAStreamArriveWithoutTheirEnds() async throws {
        var seen: [String] = []
        for try await line in stream("one\ntwo\n\nthree").lines { seen.append(line) }
        #expect(seen == ["one", "two", "", "three"])
        let dos = Gio.DataInputStream(baseStream: stream("one\r\ntwo\r\n"))
        dos.newlineType = .crLf
        seen = []
        for try await line in dos.lines { seen.append(line) }
        #expect(seen == ["one", "two"])
    }

    @Test func aLoopThatEndsEarlyLeavesTheRest() async throws {
        let stream = Gio.DataInputStream(baseStream: stream("one\ntwo\nthree"))
        for try await line in stream.lines where line == "two" { break }
        #expect(try await stream.readLine() == "three")
    }

    @Test func readingTheLinesOfAStreamDoesNotCloseIt() async throws {
        let stream = stream("one\n")
        for try await _ in stream.lines {}
        #expect(!stream.isClosed)
    }

    @Test func bytesArriveInPieces() async throws {
        var seen: [[UInt8]] = []
        for try await chunk in stream("abcdefgh").chunks(of: 3) { seen.append(chunk) }
        #expect(seen == ["abc", "def", "gh"].map { Array($0.utf8) })
    }

    @Test func anIteratorOfAStreamReturnsNilAfterTheEnd() async throws {
        var iterator = stream("a").chunks().makeAsyncIterator()
        #expect(try await iterator.next() == [97])
        #expect(try await iterator.next() == nil)
        #expect(try await iterator.next() == nil)
    }

    @Test func theFilesOfAFolderArrive() async throws {
        // More than one fetch returns.
        try await folder(150) { folder in
            var names: Set<String> = []
            for try await info in folder.children("standard::name,standard::type") {
                #expect(info.fileType == .regular)
                names.insert(info.name)
            }
            #expect(names == Set((0..<150).map { "file \($0)" }))
            let found = try await folder.enumerateChildren("standard::name")
            #expect(try await found.nextFiles(numFiles: 1).count == 1)
            var rest = 0
            for try await _ in found.files { rest += 1 }
            #expect(rest == 149)
        }
    }

    @Test func eachLoopOverAFolderBeginsAnew() async throws {
        try await folder(2) { folder in
            let children = folder.children()
            for _ in 0..<2 {
                var count = 0
                for try await _ in children { count += 1 }
                #expect(count == 2)
            }
        }
    }

    @Test func aFolderThatIsNotThereIsAnErrorWhenItIsRead() async {
        let children = Gio.File(path: "/nowhere").children()
        let error = await #expect(throws: GLibError.self) { for try await _ in children {} }
        #expect(error?.is(IOErrorEnum.notFound) == true)
    }

    @Test func textThatIsNotUTF8IsAnError() async {
        let bytes = Gio.MemoryInputStream(bytes: Bytes([0xFF, 0x0A]))
        await #expect(throws: GLibError.self) { for try await _ in bytes.lines {} }
    }

    @Test func anIteratorOfAStreamReturnsNilAfterAnError() async throws {
        let bytes = Gio.MemoryInputStream(bytes: Bytes([0xFF, 0x0A, 0x61, 0x0A]))
        var iterator = bytes.lines.makeAsyncIterator()
        do {
            Issue.record("It read \(try await iterator.next() ?? "nothing").")
        } catch {
            #expect(try await iterator.next() == nil)
        }
    }

    @Test func aCancelledTaskReadsNoFurther() async throws {
        try await folder(3) { folder in
            var seen = 0
            let task = Task {
                // The fetch of the first one has returned all of them.
                for try await _ in folder.children() {
                    seen += 1
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }
            let error = await #expect(throws: GLibError.self) { try await task.value }
            #expect(error?.is(IOErrorEnum.cancelled) == true)
            #expect(seen == 1)
        }
    }

    @Test func aLineThatDoesNotArriveBlocksNothing() async throws {
        let process = try Gio.Subprocess(argv: ["sh", "-c", "echo one; exec sleep 1000"], flags: .stdoutPipe)
        let output = try #require(process.stdoutPipe)
        var seen: [String] = []
        let task = Task { for try await line in output.lines { seen.append(line) } }
        while !(seen == ["one"] && output.hasPending) { await Task.yield() }
        task.cancel()
        let error = await #expect(throws: GLibError.self) { try await task.value }
        #expect(error?.is(IOErrorEnum.cancelled) == true)
        process.forceExit()
        _ = try? await process.wait()
    }

    @Test func aTaskThatWaitsForBytesIsCancelled() async throws {
        // The program never writes anything.
        let process = try Gio.Subprocess(argv: ["sleep", "1000"], flags: .stdoutPipe)
        let output = try #require(process.stdoutPipe)
        let task = Task { for try await _ in output.chunks() {} }
        while !output.hasPending { await Task.yield() }
        task.cancel()
        let error = await #expect(throws: GLibError.self) { try await task.value }
        #expect(error?.is(IOErrorEnum.cancelled) == true)
        process.forceExit()
        _ = try? await process.wait()
    }
}
