// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Testing
import WireProbeMessages

@testable import WireKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct DescriptorTests {
    /// A pipe. Its ends are closed with the object, unless something else closes them.
    private final class Pipe {
        let read: Int32
        private var write: Int32

        init() throws {
            var ends: [Int32] = [-1, -1]
            try #require(clinux_pipe(&ends) == 0)
            (read, write) = (ends[0], ends[1])
        }

        deinit { closeWriter() }

        func fill() { Glibc.write(write, "x", 1) }

        func closeWriter() {
            if write >= 0 { close(write) }
            write = -1
        }
    }

    /// Waits until the main loop has handled all descriptors that are ready now: it handles them in the order in which they became ready.
    private static func handleReadyDescriptors() async throws {
        let pipe = try Pipe()
        let watched = try WatchedDescriptor(pipe.read)
        await withCheckedContinuation { continuation in
            watched.watch {
                watched.close()
                continuation.resume()
            }
            pipe.fill()
        }
    }

    /// Waits for something that happens in one of the next turns of the main loop.
    private static func wait(for condition: () -> Bool) async throws {
        for _ in 0..<100 where !condition() { try await handleReadyDescriptors() }
        try #require(condition())
    }

    @Test func theOtherEndOfAWatchedPipeMayClose() async throws {
        // With sources of libdispatch for the descriptors, the probe crashes.
        var program = Program(path: ProbeProcess.path, arguments: ["hang up"])
        // glibc fills memory that is freed, so that its use crashes.
        program.environment["MALLOC_PERTURB_"] = "165"
        let child = try ChildProcess(program, as: WirePeer(version: Probe.version))
        let end = await child.waitForEnd()
        #expect(end.outcome == .exit(code: 0))
        #expect(child.lastLines.lines == ["20000 pipes have hung up"])
    }

    /// Two pipes that are ready in the same turn. The handler that is called first closes both, and watches a new pipe whose descriptor has
    /// the number of the other one.
    @MainActor private final class Replacement {
        let pipes: [Pipe]
        var watched: [WatchedDescriptor] = []
        var replacement: (pipe: Pipe, watched: WatchedDescriptor)?
        var calls = 0

        init() throws {
            pipes = [try Pipe(), try Pipe()]
            watched = try pipes.map { try WatchedDescriptor($0.read) }
            for index in 0..<2 {
                watched[index].watch { [unowned self] in
                    calls += 1
                    if replacement == nil { replace() }
                }
            }
            // The second pipe is handled first. The new pipe gets the lowest free number, which is that of the first one.
            pipes[1].fill()
            pipes[0].fill()
        }

        private func replace() {
            for watched in watched { watched.close() }
            guard let pipe = try? Pipe(), let new = try? WatchedDescriptor(pipe.read) else { return }
            new.watch { Issue.record("nothing was written to the new pipe") }
            replacement = (pipe, new)
        }
    }

    @Test func aHandlerIsNotCalledForADescriptorThatAnotherHandlerHasReplaced() async throws {
        let test = try Replacement()
        try await Self.wait { test.calls > 0 }
        try await Self.handleReadyDescriptors()
        #expect(test.calls == 1)
        let new = try #require(test.replacement)
        #expect(new.pipe.read == test.pipes[0].read)
    }

    @Test func objectsThatAreReleasedCloseTheirDescriptors() async throws {
        let pipe = try Pipe()
        let (here, there) = try Socket.pair()
        defer { close(there) }
        weak var watched: WatchedDescriptor?
        weak var socket: Socket?
        do {
            let (newWatched, newSocket) = (
                try WatchedDescriptor(pipe.read), Socket(descriptor: here, onReadable: {}, onWritable: {})
            )
            newWatched.watch { Issue.record("the object was released before") }
            newSocket.setReading(true)
            newSocket.setWriting(true)
            (watched, socket) = (newWatched, newSocket)
            pipe.fill()
        }
        #expect(watched == nil)
        #expect(socket == nil)
        for descriptor in [pipe.read, here] { #expect(fcntl(descriptor, F_GETFD) == -1) }
        try await Self.handleReadyDescriptors()
    }

    @Test func moreDescriptorsThanOneTurnHandlesAreHandledInTheNextTurns() async throws {
        var read: Set<Int> = []
        var kept: [(Pipe, WatchedDescriptor)] = []
        for number in 0..<100 {
            let pipe = try Pipe()
            let watched = try WatchedDescriptor(pipe.read)
            watched.watch { [weak watched] in
                withUnsafeTemporaryAllocation(byteCount: 8, alignment: 1) {
                    #expect(watched?.read(into: $0) == 1)
                }
                read.insert(number)
            }
            pipe.fill()
            kept.append((pipe, watched))
        }
        try await Self.wait { read.count == 100 }
        // What is written later is handled too.
        read = []
        for (pipe, _) in kept.suffix(3) { pipe.fill() }
        try await Self.wait { read.count == 3 }
        #expect(read == [97, 98, 99])
    }

    @Test func aSocketThatIsWatchedForNothingDoesNotWakeTheMainLoopWhenTheOtherEndCloses() async throws {
        let (here, there) = try Socket.pair()
        var reads = 0
        let socket = Socket(descriptor: here, onReadable: { reads += 1 }, onWritable: {})
        socket.setReading(true)
        #expect(socket.watched?.events == .readable)
        socket.setReading(false)
        #expect(socket.watched == nil)
        close(there)
        try await Self.handleReadyDescriptors()
        #expect(reads == 0)
        // It is noticed as soon as the socket is watched again.
        socket.setReading(true)
        try await Self.wait { reads > 0 }
        socket.shut()
    }

    @Test func aSocketIsWrittenWhenTheOtherEndHasRead() async throws {
        let (here, there) = try Socket.pair()
        var writes = 0
        let socket = Socket(descriptor: here, onReadable: {}, onWritable: { writes += 1 })
        let bytes = [UInt8](repeating: 1, count: 1 << 16)
        // Fills the buffer of the socket.
        while try bytes.withUnsafeBytes({ try socket.write($0) }) > 0 {}
        socket.setWriting(true)
        try await Self.handleReadyDescriptors()
        #expect(writes == 0)
        var received = [UInt8](repeating: 0, count: 1 << 20)
        #expect(recv(there, &received, received.count, 0) > 0)
        try await Self.wait { writes > 0 }
        socket.shut()
        close(there)
    }

    @Test func aConnectionWhoseDescriptorCannotBeWatchedEnds() async throws {
        // epoll refuses files.
        let file = open("/dev/null", O_RDWR | O_CLOEXEC)
        try #require(file >= 0)
        let connection = Connection(descriptor: file, role: .host, as: WirePeer(version: WireVersion(1)))
        var end: ConnectionEnd?
        connection.onEnd = { end = $0 }
        connection.start()
        try await Self.wait { end != nil }
        #expect(end == .failed(call: "recv", code: EPERM))
    }

    @Test func aProcessWhoseEndCannotBeWatchedIsEnded() throws {
        let program = Program(path: ProbeProcess.path, arguments: ["silent"])
        let started = try Spawn.start(program)
        close(started.exit)
        let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let spawned = Spawn(pid: started.pid, socket: started.socket, output: started.output, exit: file)
        let error = #expect(throws: ProcessError.self) { _ = try ChildProcess.watch(spawned, program) }
        #expect(
            error?.description.contains("its end and its output cannot be watched: Operation not permitted")
                == true)
        // It is reaped, and its descriptors are closed.
        #expect(kill(started.pid, 0) == -1)
        for descriptor in [started.socket, started.output, file] { #expect(fcntl(descriptor, F_GETFD) == -1) }
    }
}
