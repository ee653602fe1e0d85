// SPDX-License-Identifier: MIT

import Testing

@testable import WireKit

@MainActor
struct WatchTests {
    @Test(.timeLimit(.minutes(1)))
    func aSideThatStopsAnsweringIsNoticedAndSoIsItsReturn() async throws {
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
    func aSideThatAnswersIsNotAskedTwiceAtOnce() async throws {
        let wire = try Wire()
        var changes: [Responsiveness] = []
        wire.host.start()
        wire.child.start()
        // More than ten pings, each with its reply.
        wire.host.watch(every: .milliseconds(1), timeout: .seconds(60)) { changes.append($0) }
        while wire.host.counts.messagesReceived < 11 { await Task.yield() }
        #expect(changes == [])
        #expect(wire.host.counts.messagesSent - wire.host.counts.messagesReceived <= 1)
    }
}
