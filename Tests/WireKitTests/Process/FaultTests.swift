// SPDX-License-Identifier: MIT

import Glibc
import Testing
import WireProbeMessages

@testable import WireKit

/// The faults of a child that can affect its host, each caused by a real process.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct FaultTests {
    @Test func aChildThatIsKilledIsNoticed() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        kill(probe.child.pid, SIGKILL)
        let end = await probe.child.waitForEnd()
        #expect(end == ProcessEnd(outcome: .signal(SIGKILL), cause: .own))
        #expect(end.isCrash)
        #expect(probe.child.connection.ending == .closedByPeer)
    }

    @Test func aSegmentationFaultIsReportedByName() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        probe.act(.segmentationFault)
        let end = await probe.child.waitForEnd()
        #expect(
            end.description == "The process has ended by SIGSEGV: it has used memory that it does not have.")
        #expect(end.isCrash)
    }

    @Test func aFatalErrorIsReportedWithItsLastWords() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        probe.act(.print(["one", "two"]))
        probe.act(.fatalError)
        let end = await probe.child.waitForEnd()
        guard case .signal = end.outcome else { return #expect(Bool(false), "\(end)") }
        #expect(probe.child.lastLines.lines.prefix(2) == ["one", "two"])
        #expect(probe.child.lastLines.lines.contains { $0.contains("the probe was told to crash") })
    }

    @Test func whatAChildHasPrintedIsNotLostWhenItIsKilled() async throws {
        let probe = try ProbeProcess()
        probe.act(.print(["one", "two"]))
        #expect(try await probe.echo("printed") == "printed")
        kill(probe.child.pid, SIGKILL)
        _ = await probe.child.waitForEnd()
        #expect(probe.child.lastLines.lines == ["one", "two"])
    }

    @Test func anExitIsReportedWithItsCode() async throws {
        for code: Int32 in [0, 3, 139] {
            let probe = try ProbeProcess()
            _ = try await probe.peer()
            probe.act(.exit(code))
            let end = await probe.child.waitForEnd()
            #expect(end == ProcessEnd(outcome: .exit(code: code), cause: .own))
            #expect(end.isCrash == (code != 0))
        }
    }

    @Test func whatAChildSendsBeforeItsEndIsHandled() async throws {
        for _ in 0..<20 {
            let probe = try ProbeProcess()
            _ = try await probe.peer()
            probe.act(.lastWords("farewell"))
            #expect(try await probe.echo() == "farewell")
            #expect(await probe.child.waitForEnd().outcome == .exit(code: 0))
        }
    }

    @Test func anEndlessLoopIsNoticedByPingsAndEndedByTheHost() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        let states = AsyncStream<Responsiveness>.makeStream()
        probe.act(.endlessLoop)
        probe.child.connection.watch(every: .milliseconds(20), timeout: .milliseconds(200)) {
            states.continuation.yield($0)
        }
        for await state in states.stream {
            #expect(state == .unresponsive)
            break
        }
        // The host decides; it may also wait.
        #expect(probe.child.state == .running)
        probe.child.kill(because: "it does not answer")
        let end = await probe.child.waitForEnd()
        #expect(end.description == "The process was ended (by SIGKILL): it does not answer.")
        #expect(!end.isCrash)
    }

    @Test func aChildThatDoesNotReadIsEnded() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        probe.act(.stopReading)
        // It is in a frame of its own, which arrives before the rest.
        probe.child.connection.flush()
        let text = String(repeating: "a", count: 1 << 20)
        while probe.child.connection.isOpen { probe.child.connection.send(Probe.echo, text) }
        let end = await probe.child.waitForEnd()
        #expect(end.cause == .connection(.unsent(limit: 8 << 20)))
        #expect(end.outcome == .signal(SIGKILL))
        #expect(
            end.description
                == "The process has ended by SIGKILL. The other side does not read: more than 8 MB wait to be sent to it."
        )
    }

    /// A program that sends more in one turn than may wait is not terminated: the full socket makes it wait.
    @Test func aChildThatSendsMoreThanTheHostReadsWaits() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        probe.act(.sendMegabytes(40))
        for _ in 0..<40 { #expect(try await probe.echo().utf8.count == 1 << 20) }
        #expect(probe.child.connection.isOpen)
        await probe.end()
    }

    @Test func aFloodOfMessagesLeavesTheMainLoopItsTurns() async throws {
        // The clock advances by 100 µs each time it is read, once for each message: 40 messages are 4 ms.
        let clock = CountingClock(step: 100_000)
        let probe = try ProbeProcess(budget: TurnBudget(nanoseconds: 4_000_000) { clock.now() })
        _ = try await probe.peer()
        probe.act(.flood(20_000))
        var turns = 0
        while probe.floods < 20_000, probe.child.connection.isOpen {
            turns += 1
            await Task.yield()
        }
        #expect(probe.floods == 20_000)
        #expect(probe.child.connection.counts.mostMessagesInATurn <= 40)
        #expect(probe.child.connection.counts.turns >= 500)
        // Other work on the main actor has run meanwhile: once for each turn, or less often where other programs use the processor.
        #expect(turns >= 50)
        #expect(try await probe.echo("still there") == "still there")
        await probe.end()
    }

    @Test func randomBytesEndTheChild() async throws {
        var random = Seeded(state: 7)
        for _ in 0..<10 {
            let probe = try ProbeProcess()
            _ = try await probe.peer()
            // The length of a frame that has come as a whole, so that its content is read.
            let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
            probe.act(.write([200, 0, 0, 0] + bytes))
            let end = await probe.child.waitForEnd()
            guard case .connection(let reason) = end.cause else {
                Issue.record("\(end)")
                continue
            }
            #expect(reason != .closedByPeer)
            // The child may see that its socket was closed, and exit, before it is killed.
            #expect(end.outcome == .signal(SIGKILL) || end.outcome == .exit(code: 0))
        }
    }

    @Test func aChildThatClosesItsSocketAndStaysIsEnded() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        probe.child.grace = .milliseconds(50)
        probe.act(.closeAndHang)
        let end = await probe.child.waitForEnd()
        #expect(end == ProcessEnd(outcome: .signal(SIGKILL), cause: .connection(.closedByPeer)))
    }

    @Test func aChildThatIgnoresTheEndIsEndedByForce() async throws {
        let probe = try ProbeProcess(arguments: ["silent"])
        probe.child.grace = .milliseconds(50)
        probe.child.end(because: "the page was closed")
        let end = await probe.child.waitForEnd()
        #expect(end == ProcessEnd(outcome: .signal(SIGKILL), cause: .host("the page was closed")))
    }

    @Test func aFloodOfOutputIsBounded() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        for _ in 0..<20 {
            probe.act(.print((0..<1_000).map { "\($0) " + String(repeating: "x", count: 200) }))
        }
        #expect(try await probe.echo("done") == "done")
        await probe.end()
        #expect(probe.child.lastLines.lines.count <= 101)
    }

    @Test func aChildEndsWithItsHost() async throws {
        for inBubblewrap in [false, true] {
            if inBubblewrap, await Bubblewrap.working() == nil { continue }
            let host = try ProbeProcess()
            _ = try await host.peer()
            host.act(.startChild(inBubblewrap: inBubblewrap))
            let pid = try #require(Int32(try await host.echo()))
            let descendants = [pid] + children(of: pid)
            #expect(descendants.count >= (inBubblewrap ? 2 : 1))
            for pid in descendants { #expect(isRunning(pid)) }
            // The host's group is not the child's.
            kill(host.child.pid, SIGKILL)
            _ = await host.child.waitForEnd()
            for pid in descendants {
                for _ in 0..<100_000 where isRunning(pid) { await Task.yield() }
                #expect(!isRunning(pid), "in bubblewrap: \(inBubblewrap)")
            }
        }
    }

    /// Whether a process is running. A zombie, which another process reaps, is not.
    private func isRunning(_ pid: Int32) -> Bool {
        guard let state = stat(of: pid)?.state else { return false }
        return state != "Z" && state != "X"
    }

    private func stat(of pid: Int32) -> (state: Substring, parent: Int32)? {
        guard let file = fopen("/proc/\(pid)/stat", "r") else { return nil }
        defer { fclose(file) }
        var line = [UInt8](repeating: 0, count: 512)
        let count = fread(&line, 1, line.count, file)
        let text = String(decoding: line.prefix(count), as: UTF8.self)
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 2, let parent = Int32(fields[2]) else { return nil }
        return (fields[1], parent)
    }

    private func children(of pid: Int32) -> [Int32] {
        let all = (pid...pid + 200).filter { stat(of: $0)?.parent == pid }
        return all + all.flatMap { children(of: $0) }
    }
}
