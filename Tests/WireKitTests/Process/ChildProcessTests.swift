// SPDX-License-Identifier: MIT

import Glibc
import Testing
import WireProbeMessages

@testable import WireKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ChildProcessTests {
    @Test func aChildIsStartedTalkedToAndEnded() async throws {
        let probe = try ProbeProcess()
        let peer = try await probe.peer()
        #expect(peer.version == WireVersion(1, 2))
        #expect(peer.operations == [1, 2, 3])
        #expect(try await probe.echo("hello") == "hello")
        let end = await probe.end()
        #expect(end == ProcessEnd(outcome: .exit(code: 0), cause: .host("the test is over")))
        #expect(end.description == "The process was ended (with code 0): the test is over.")
        #expect(!end.isCrash)
        // The process was reaped.
        #expect(kill(probe.child.pid, 0) == -1)
        #expect(probe.child.lastLines.lines == ["The other side has closed the connection."])
    }

    @Test func theObjectIsRetainedUntilItsProcessHasEndedAndNoLonger() async throws {
        weak var child: ChildProcess?
        weak var connection: Connection?
        var ends = AsyncStream<ProcessEnd>.makeStream()
        do {
            let probe = try ProbeProcess()
            _ = try await probe.peer()
            child = probe.child
            connection = probe.child.connection
            probe.child.onChange = { [continuation = ends.continuation] state in
                if case .ended(let end) = state { continuation.yield(end) }
            }
        }
        #expect(child != nil)
        child?.end(because: "the test is over")
        for await end in ends.stream {
            #expect(end.outcome == .exit(code: 0))
            break
        }
        ends = AsyncStream<ProcessEnd>.makeStream()
        // The turn in which the end was reported, and the one that reports the end of the connection.
        for _ in 0..<1_000 where child != nil || connection != nil { await Task.yield() }
        #expect(child == nil)
        #expect(connection == nil)
    }

    @Test func aChildOutlivesTheThreadThatHasCreatedItsObject() async throws {
        // As the threads of the main queue end in a program that has called `dispatchMain()`.
        let child = try await startedOnAThreadThatEnds(
            Program(path: ProbeProcess.path, arguments: ["silent"]))
        var status: Int32 = 0
        // The kernel would end it with its thread.
        var end = pollfd(fd: child.exit, events: Int16(POLLIN), revents: 0)
        #expect(poll(&end, 1, 200) == 0)
        kill(child.pid, SIGKILL)
        #expect(waitpid(child.pid, &status, 0) == child.pid)
        for descriptor in [child.socket, child.output, child.exit] { close(descriptor) }
    }

    @Test func aProgramThatDoesNotExistIsAnErrorThatNamesIt() {
        do {
            _ = try ChildProcess(
                Program(path: "/proc/nonexistent/host"), as: WirePeer(version: Probe.version))
            Issue.record("It was started.")
        } catch {
            #expect(
                error.description
                    == "/proc/nonexistent/host cannot be started: the system refuses it: No such file or directory."
            )
        }
    }

    @Test func descriptorsOfTheHostAreNotOpenInTheChild() async throws {
        // Not closed in programs that are started, as careless libraries open them.
        let stray = dup(2)
        defer { close(stray) }
        let before = openDescriptors()
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        let listed = try await probe.attempt(.read("/proc/self/fd/\(max(stray, 20))"))
        #expect(listed == ENOENT)
        await probe.end()
        // No descriptor stays open in this process.
        for _ in 0..<1_000 where openDescriptors() > before { await Task.yield() }
        #expect(openDescriptors() <= before)
    }

    private func openDescriptors() -> Int { (0..<1_000).count { fcntl($0, F_GETFD) >= 0 } }

    @Test func aProgramWithoutAHostSaysSo() async throws {
        // `sh` closes what the host has prepared.
        let program = Program(
            path: "/bin/sh", arguments: ["-c", "exec 3<&-; exec \"$0\"", ProbeProcess.path])
        let child = try ChildProcess(program, as: WirePeer(version: Probe.version))
        child.connection.start()
        let end = await child.waitForEnd()
        #expect(end.outcome == .exit(code: 4))
        #expect(
            child.lastLines.lines
                == [
                    "\(ProbeProcess.path) cannot be started: descriptor 3 is not open; a host has to start the program."
                ])
    }

    @Test func theEnvironmentOfTheHostIsNotInherited() async throws {
        setenv("SECRET_OF_THE_HOST", "1", 1)
        let program = Program(
            path: "/bin/sh", arguments: ["-c", "echo \"<$SECRET_OF_THE_HOST$OWN>\" >&2"],
            environment: ["OWN": "2"])
        let child = try ChildProcess(program, as: WirePeer(version: Probe.version))
        _ = await child.waitForEnd()
        #expect(child.lastLines.lines == ["<2>"])
    }

    @Test func aChildOfAnotherVersionIsRefusedWithBothVersions() async throws {
        let probe = try ProbeProcess(arguments: ["old"])
        let end = await probe.child.waitForEnd()
        #expect(end.cause == .connection(.otherVersion(ours: Probe.version, theirs: WireVersion(7))))
    }

    @Test func onlyTheLastLinesAreKept() {
        var lines = LastLines()
        func append(_ text: String) { Array(text.utf8).withUnsafeBytes { lines.append($0) } }
        #expect(lines.lines == [])
        append("a\nb")
        append("c\n\nd")
        #expect(lines.lines == ["a", "bc", "", "d"])
        append("\n" + (0..<1_000).map { "line \($0)" }.joined(separator: "\n") + "\n")
        #expect(lines.lines == (900..<1_000).map { "line \($0)" })
        append(String(repeating: "x", count: 1 << 20))
        #expect(lines.lines.last?.count == 1_000)
        #expect(lines.lines.count == 101)
        [0xFF, 0x0A].withUnsafeBytes { lines.append($0) }
    }

    @Test func theNamesOfSignalsAreTheUsualOnes() {
        #expect(ProcessEnd.name(ofSignal: SIGSEGV) == "SIGSEGV")
        #expect(ProcessEnd.name(ofSignal: 1_000) == "signal 1000")
        #expect(
            ProcessEnd(outcome: .signal(SIGABRT), cause: .own).description
                == "The process has ended by SIGABRT: it has stopped itself because of an error.")
    }
}

private final class ThreadBody: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func startedOnAThreadThatEnds(_ program: Program) async throws -> Spawn {
    try await withCheckedThrowingContinuation { continuation in
        let body = ThreadBody {
            let result = Result { try Spawn.start(program) }
            if case .success(let child) = result {
                // The child has completed its entry.
                var byte: UInt8 = 0
                while read(child.output, &byte, 1) == 1, byte != 0x0A {}
            }
            continuation.resume(with: result)
        }
        var thread = pthread_t()
        // The thread takes over the reference.
        pthread_create(
            &thread, nil,
            { pointer in
                if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            }, Unmanaged.passRetained(body).toOpaque())
        pthread_join(thread, nil)
    }
}
