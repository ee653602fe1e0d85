// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import WireKit

@MainActor
struct WatchTests {
    @Test(.timeLimit(.minutes(1)))
    func aSideThatDoesNotRespondIsReportedAndSoIsItsNextResponse() async throws {
        let wire = try BareWire()
        wire.host.start()
        wire.write(BareWire.frame([try BareWire.hello()]))
        _ = wire.read()
        let states = AsyncStream<Responsiveness>.makeStream()
        wire.host.watch(every: .milliseconds(5), timeout: .milliseconds(20)) { states.continuation.yield($0) }
        var iterator = states.stream.makeAsyncIterator()
        // The other end does not reply.
        #expect(await iterator.next() == .unresponsive)
        wire.write(
            BareWire.frame([
                Message(number: 4, isOptional: false, object: 0, body: try WireEncoder().encode(0))
            ]))
        #expect(await iterator.next() == .responding)
        wire.host.endWatch()
    }

    @Test(.timeLimit(.minutes(1)))
    func aSideThatNeverDescribesItselfIsNoticed() async throws {
        let wire = try BareWire()
        wire.host.start()
        let states = AsyncStream<Responsiveness>.makeStream()
        wire.host.watch(every: .milliseconds(5), timeout: .milliseconds(5)) { states.continuation.yield($0) }
        var iterator = states.stream.makeAsyncIterator()
        // The process was started, and hangs before its first message.
        #expect(await iterator.next() == .unresponsive)
        wire.write(BareWire.frame([try BareWire.hello()]))
        #expect(await iterator.next() == .responding)
        wire.host.endWatch()
    }

    @Test(.timeLimit(.minutes(1)))
    func aSideThatRespondsIsNotAskedTwiceAtOnce() async throws {
        let wire = try Wire()
        var changes: [Responsiveness] = []
        wire.host.start()
        wire.child.start()
        // More than ten pings, each with its reply.
        wire.host.watch(every: .milliseconds(1), whileIdle: .milliseconds(1), timeout: .seconds(60)) {
            changes.append($0)
        }
        while wire.host.counts.messagesReceived < 11 { await Task.yield() }
        #expect(changes == [])
        #expect(wire.host.counts.messagesSent - wire.host.counts.messagesReceived <= 1)
    }

    @Test(.timeLimit(.minutes(1)))
    func anIdleConnectionIsPingedSeldomAndAgainSoonAfterAMessage() async throws {
        let wire = try Wire()
        wire.child.receive(Wire.echo) { _, _ in }
        wire.host.start()
        wire.child.start()
        wire.host.watch(every: .milliseconds(20), whileIdle: .seconds(3_600), timeout: .seconds(60)) { _ in }
        // The response to the first ping, or to a second one if the timer had fired before it became slow.
        while wire.host.watch?.isIdle != true { await Task.yield() }
        let pings = wire.host.watch?.next

        wire.host.send(Wire.echo, "sent")
        #expect(wire.host.watch?.isIdle == false)
        while wire.host.watch?.isIdle == false { await Task.yield() }
        // One ping, and on a busy machine a few more, if the timer has fired before the response was read.
        let sent = try #require(wire.host.watch).next - (try #require(pings))
        #expect((1...5).contains(sent))
    }

    @Test(.timeLimit(.minutes(1)))
    func aSideThatHangsWhileTheConnectionIsIdleIsNoticed() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        let connection = probe.child.connection
        let states = AsyncStream<Responsiveness>.makeStream()
        connection.watch(
            every: .milliseconds(10), whileIdle: .milliseconds(500), timeout: .milliseconds(50)
        ) { states.continuation.yield($0) }
        while connection.watch?.isIdle != true { await Task.yield() }
        // The process stops without any message.
        kill(probe.child.pid, SIGSTOP)
        var iterator = states.stream.makeAsyncIterator()
        #expect(await iterator.next() == .unresponsive)
        kill(probe.child.pid, SIGCONT)
        #expect(await iterator.next() == .responding)
        await probe.end()
    }
}
