// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Gtk
import Synchronization
import Testing

/// Streams and converters that are written in Swift, read and written by GIO on the main thread and on threads of its own.
@MainActor
@Suite(.serialized, .gtk)
struct StreamSubclassTests {
    final class Counting: Gio.InputStream, InputStreamSubclass {
        struct State {
            var next = 0
            var isClosed = false
        }
        let state = Mutex(State())

        nonisolated func doRead(_ count: Int) throws(GLibError) -> [UInt8] {
            let next = state.withLock { $0.next }
            if next == 1000 { throw GLibError(IOErrorEnum.timedOut, "no more") }
            let size = min(count, 700 - next, 300)
            state.withLock { $0.next += size }
            return (0..<size).map { UInt8(truncatingIfNeeded: next + $0) }
        }

        nonisolated func doClose() throws(GLibError) { state.withLock { $0.isClosed = true } }
    }

    final class Collecting: Gio.OutputStream, OutputStreamSubclass {
        let bytes = Mutex<[UInt8]>([])
        let flushes = Mutex(0)

        nonisolated func doWrite(_ new: [UInt8]) throws(GLibError) -> Int {
            // Takes less than it is given: GIO calls it again with the rest.
            let part = new.prefix(100)
            let isFull = bytes.withLock { bytes in
                bytes += part
                return bytes.count > 1000
            }
            if isFull { throw GLibError(IOErrorEnum.noSpace, "full") }
            return part.count
        }

        nonisolated func doFlush() throws(GLibError) { flushes.withLock { $0 += 1 } }
    }

    final class Rot13: GObject.Object, ConverterSubclass {
        nonisolated func doConvert(_ input: [UInt8], room: Int, flags: ConverterFlags) throws(GLibError)
            -> (result: ConverterResult, output: [UInt8], bytesRead: Int)
        {
            if input.contains(0) { throw GLibError(IOErrorEnum.invalidData, "a zero") }
            let part = input.prefix(room)
            if part.isEmpty, !flags.contains(.inputAtEnd) { throw GLibError(IOErrorEnum.partialInput, "") }
            let isAll = part.count == input.count
            let result: ConverterResult =
                flags.contains(.inputAtEnd) && isAll
                ? .finished : flags.contains(.flush) && isAll ? .flushed : .converted
            return (result, part.map(turned), part.count)
        }

        private nonisolated func turned(_ byte: UInt8) -> UInt8 {
            let first: UInt8 = byte & 0x20 | 0x41
            return first...(first + 25) ~= byte ? first + (byte - first + 13) % 26 : byte
        }
    }

    private static let expected = (0..<700).map { UInt8(truncatingIfNeeded: $0) }

    @Test func aStreamIsReadOnThisThread() throws {
        let stream = Counting()
        #expect(try stream.readAll(count: 5000) == Self.expected)
        #expect(try stream.read(count: 10) == [])
        try stream.close()
        #expect(stream.state.withLock { $0.isClosed })
    }

    @Test func aStreamIsReadOnThreadsOfGIO() async throws {
        let stream = Counting()
        #expect(try await stream.readToEnd() == Self.expected)
        try await stream.close()
        #expect(stream.state.withLock { $0.isClosed })
    }

    @Test func errorsOfAStreamReachTheReader() async throws {
        let stream = Counting()
        stream.state.withLock { $0.next = 1000 }
        do throws(GLibError) {
            _ = try await stream.read(count: 1)
            Issue.record("It has no error.")
        } catch {
            #expect(error.is(IOErrorEnum.timedOut))
            #expect(error.message == "no more")
        }
        let other = Counting()
        other.state.withLock { $0.next = 1000 }
        await #expect(throws: GLibError.self) { try await other.readToEnd() }
    }

    @Test func aStreamOfSwiftIsSplicedIntoAnother() async throws {
        let (input, output) = (Counting(), Collecting())
        let count = try await output.splice(input, flags: [.closeSource, .closeTarget])
        #expect(count == 700)
        #expect(output.bytes.withLock { $0 } == Self.expected)
        #expect(input.state.withLock { $0.isClosed })
        #expect(output.flushes.withLock { $0 } > 0)
    }

    @Test func anOutputThatIsFullSaysSo() throws {
        let output = Collecting()
        #expect(throws: GLibError.self) { try output.writeAll([UInt8](repeating: 1, count: 2000)) }
    }

    @Test func aConverterIsUsedByAStream() async throws {
        let converter = Rot13()
        #expect(try converter.convertAll(Array("Hello".utf8)) == Array("Uryyb".utf8))
        let base = Gio.MemoryInputStream(bytes: GLib.Bytes(Array("Uryyb, jbeyq".utf8)))
        let stream = Gio.ConverterInputStream(baseStream: base, converter: converter)
        #expect(try await stream.readToEnd() == Array("Hello, world".utf8))
        let broken = Gio.ConverterInputStream(
            baseStream: Gio.MemoryInputStream(bytes: GLib.Bytes([65, 0])), converter: Rot13())
        await #expect(throws: GLibError.self) { try await broken.readToEnd() }
    }

    @Test func aStreamIsReleasedWithItsLastOwner() async throws {
        weak var stream: Counting?
        try await { () async throws in
            let made = Counting()
            stream = made
            _ = try await made.readToEnd()
        }()
        await pump { stream == nil }
        #expect(stream == nil)
    }
}
