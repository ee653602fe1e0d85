// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import Testing

@testable import WireKit

/// A clock that advances by the same amount at each reading.
final class CountingClock: Sendable {
    private let time = Atomic<UInt64>(0)
    private let step: UInt64

    init(step: UInt64 = 1_000_000) { self.step = step }

    func now() -> UInt64 { time.wrappingAdd(step, ordering: .relaxed).newValue }
}

@MainActor
struct TurnTests {
    private func budget(milliseconds: UInt64) -> TurnBudget {
        let clock = CountingClock()
        return TurnBudget(nanoseconds: milliseconds * 1_000_000) { clock.now() }
    }

    @Test func aTurnHandlesMessagesUntilItsTimeIsOver() throws {
        let wire = try BareWire(budget: budget(milliseconds: 4))
        var received = 0
        wire.host.receive(Wire.echo) { _, _ in received += 1 }
        wire.host.start()
        wire.write(BareWire.frame([try BareWire.hello()]))
        let frame = BareWire.frame(try (0..<1_000).map { _ in try BareWire.message(Wire.echo, "a") })
        wire.write(frame)
        // The clock is read once before each message: one millisecond each.
        #expect(wire.host.counts.mostMessagesInATurn <= 4)
        #expect(received < 1_000)
        var turns = 0
        while received < 1_000, turns < 2_000 {
            wire.host.readTurn()
            turns += 1
        }
        #expect(received == 1_000)
        #expect(turns >= 200)
        #expect(wire.host.counts.mostMessagesInATurn <= 4)
    }

    @Test func aTurnWithMoreToDoGoesOnByItself() async throws {
        let wire = try BareWire(budget: budget(milliseconds: 4))
        let texts = AsyncStream<Int>.makeStream()
        var received = 0
        wire.host.receive(Wire.echo) { _, _ in
            received += 1
            texts.continuation.yield(received)
        }
        wire.host.start()
        wire.write(BareWire.frame([try BareWire.hello()]))
        wire.write(BareWire.frame(try (0..<100).map { _ in try BareWire.message(Wire.echo, "a") }))
        for await count in texts.stream where count == 100 { break }
        #expect(wire.host.counts.turns >= 25)
    }

    @Test func aReceiverThatPausesDrawsAFrameBeforeTheNextMessage() async throws {
        let wire = try BareWire()
        let counts = AsyncStream<Int>.makeStream()
        var (received, times) = (0, [ContinuousClock.Instant]())
        wire.host.receive(Wire.echo) { [unowned host = wire.host] _, _ in
            host.pause()
            times.append(.now)
            received += 1
            counts.continuation.yield(received)
        }
        wire.host.start()
        wire.write(BareWire.frame([try BareWire.hello()]))
        wire.write(BareWire.frame(try (0..<4).map { _ in try BareWire.message(Wire.echo, "a") }))
        wire.host.readTurn()
        #expect(received == 1)
        for await count in counts.stream where count == 4 { break }
        #expect(wire.host.counts.mostMessagesInATurn == 1)
        for (earlier, later) in zip(times, times.dropFirst()) {
            #expect(earlier.duration(to: later) >= .milliseconds(32))
        }
    }

    @Test func aPauseAfterTheMessagesOfATurnEnds() async throws {
        let wire = try BareWire()
        let counts = AsyncStream<Int>.makeStream()
        var received = 0
        wire.host.receive(Wire.echo) { _, _ in received += 1 }
        wire.host.onTurn = { [unowned host = wire.host] in
            host.pause()
            counts.continuation.yield(received)
        }
        wire.host.start()
        wire.write(BareWire.frame([try BareWire.hello()]))
        wire.write(BareWire.frame([try BareWire.message(Wire.echo, "a")]))
        wire.host.readTurn()
        #expect(wire.host.isPaused)
        wire.write(BareWire.frame([try BareWire.message(Wire.echo, "b")]))
        wire.host.readTurn()
        #expect(received < 2)
        for await count in counts.stream where count == 2 { break }
    }

    /// The rest of the message contains the response to a ping.
    @Test func aSideWhoseMessagesAreHeldBackRespondsNevertheless() async throws {
        let wire = try BareWire()
        let ends = AsyncStream<Int>.makeStream()
        var received = 0
        wire.host.receive(Wire.echo) { [unowned host = wire.host] _, _ in
            host.pause(milliseconds: 200)
            received += 1
            ends.continuation.yield(received)
        }
        wire.host.start()
        wire.write(BareWire.frame([try BareWire.hello()]))
        wire.host.readTurn()
        var states: [Responsiveness] = []
        wire.host.watch(every: .milliseconds(10), timeout: .milliseconds(50)) { states.append($0) }
        wire.write(BareWire.frame(try (0..<4).map { _ in try BareWire.message(Wire.echo, "a") }))
        let start = ContinuousClock.now
        for await count in ends.stream where count == 4 { break }
        #expect(start.duration(to: .now) >= .milliseconds(500))
        #expect(states == [])
    }

    @Test func aTurnReadsALongFrameUntilItsTimeIsOver() throws {
        let wire = try BareWire(budget: budget(milliseconds: 1))
        wire.host.start()
        let body = [UInt8](repeating: 0, count: 1 << 20)
        let frame = BareWire.frame([Message(number: 17, isOptional: false, object: 0, body: body)])
        // The socket accepts only the beginning of the frame, so that no message can be handled.
        let sent = send(wire.descriptor, frame, frame.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
        try #require(sent > 1 << 17 && sent < frame.count)
        wire.host.readTurn()
        #expect(wire.host.counts.bytesReceived <= 1 << 16)
        for _ in 0..<100 { wire.host.readTurn() }
        #expect(wire.host.counts.bytesReceived == sent)
        #expect(wire.host.ending == nil)
    }

    @Test func theSocketHoldsBackASenderThatIsTooFast() throws {
        // Each turn handles a single message, so that nearly nothing is read.
        let wire = try Wire(budget: budget(milliseconds: 1))
        wire.host.receive(Wire.echo) { _, _ in }
        wire.open()
        let text = String(repeating: "a", count: 10_000)
        for _ in 0..<300 {
            for _ in 0..<3 { wire.child.send(Wire.echo, text) }
            wire.child.flush()
            wire.host.readTurn()
        }
        // 9 MB were sent. The host has read only what it has handled; the rest waits in the child.
        #expect(wire.child.unsentBytes > 4_000_000)
        #expect(wire.host.counts.bytesReceived < 4_000_000)
        #expect(wire.host.ending == nil)
    }

    @Test func namesAreSentOnceForAConnection() throws {
        let wire = try Wire()
        wire.host.receive(Wire.button) { _, _ in }
        wire.open()
        func size() -> Int {
            let before = wire.host.counts.bytesReceived
            wire.child.send(Wire.button, to: 12, ButtonSample(title: "Save", classes: ["flat"]))
            wire.settle()
            return wire.host.counts.bytesReceived - before
        }
        let first = size()
        let second = size()
        #expect(first > second + 40)
        // The length of the frame and of the message, the operation, the object; then eight fields and the margins.
        #expect(second == 48)
        #expect(size() == second)
    }

    @Test func largeArraysOfBytesAreSentOnceAndNamedByTheirHash() throws {
        let wire = try Wire()
        var images: [[UInt8]] = []
        wire.host.receive(Wire.image) { _, image in images.append(image) }
        wire.open()
        let image = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var other = image
        other[99_999] ^= 1
        let small = [UInt8](repeating: 1, count: 100)
        var sizes: [Int] = []
        for next in [image, image, other, small, small, image] {
            let before = wire.host.counts.bytesReceived
            wire.child.send(Wire.image, next)
            wire.settle()
            sizes.append(wire.host.counts.bytesReceived - before)
        }
        #expect(images == [image, image, other, small, small, image])
        #expect(sizes[0] > 100_000)
        #expect(sizes[1] < 40)
        #expect(sizes[2] > 100_000)
        #expect(sizes[3] == sizes[4])
        #expect(sizes[5] < 40)
    }

    /// Millions of short arrays would fit into the bytes that a side stores.
    @Test func anArrayThatIsTooShortToBeSentSeparatelyIsRefused() throws {
        let wire = try BareWire()
        wire.host.start()
        func bytes(_ count: Int) -> Message {
            Message(number: 5, isOptional: false, object: 0, body: [UInt8](repeating: 1, count: count))
        }
        wire.write(BareWire.frame([try BareWire.hello(), bytes(1_024)]))
        #expect(wire.host.ending == nil)
        wire.write(BareWire.frame([bytes(1_023)]))
        #expect(wire.host.ending?.description.contains("it has 1023 bytes; only arrays of 1024") == true)
    }

    @Test func bothSidesDropTheSameArraysWhenThereAreTooMany() throws {
        let wire = try Wire()
        var received = 0
        wire.host.receive(Wire.image) { _, image in received += image.count }
        wire.open()
        // 60 MB where 32 MB are kept, then the first ones again.
        for round in 0..<2 {
            for index in 0..<20 {
                wire.child.send(Wire.image, [UInt8](repeating: UInt8(index), count: 3_000_000 + index))
                wire.settle()
            }
            #expect(wire.host.ending == nil, "round \(round)")
        }
        #expect(received == 2 * (0..<20).reduce(0) { $0 + 3_000_000 + $1 })
    }

    @Test func aStateIsReplacedByTheNextMessageForTheSameObject() throws {
        let wire = try Wire()
        var handled: [String] = []
        var replaced = 0
        wire.host.receive(Wire.echo) { _, text in handled.append(text) }
        wire.host.receive(2, "button") { object, body in
            if body.isReplaced {
                replaced += 1
            } else {
                handled.append("\(object) \(try body.decode(Wire.button).title)")
            }
        }
        wire.open()
        // The first message defines the names of the fields for the others.
        for number in 0..<100 {
            wire.child.send(Wire.button, to: 1, ButtonSample(title: "\(number)", classes: ["flat"]))
        }
        wire.child.send(Wire.button, to: 2, ButtonSample(title: "a"))
        wire.child.send(Wire.button, to: 1, ButtonSample(title: "b"))
        wire.child.send(Wire.echo, "between")
        wire.child.send(Wire.button, to: 1, ButtonSample(title: "c"))
        wire.settle()
        // The last message of a frame is not replaced by the next frame, which may come much later.
        wire.child.send(Wire.button, to: 1, ButtonSample(title: "d"))
        wire.settle()
        #expect(handled == ["1 99", "2 a", "1 b", "between", "1 c", "1 d"])
        #expect(replaced == 99)
        #expect(wire.host.ending == nil)
    }

    /// Prints figures that depend on the machine, for developers.
    @Test func messagesASecond() throws {
        let wire = try Wire()
        var count = 0
        wire.host.receive(Wire.button) { _, _ in count += 1 }
        wire.open()
        let state = ButtonSample(title: "Save", classes: ["flat"])
        let start = ContinuousClock.now
        for _ in 0..<20 {
            for object in 0..<1_000 { wire.child.send(Wire.button, to: UInt64(object), state) }
            wire.settle()
        }
        let seconds = start.duration(to: .now) / .seconds(1)
        print(
            "\(Int(Double(count) / seconds)) messages a second, encoded, sent, read and decoded on one thread"
        )
        #expect(count == 20_000)
    }

    /// The bytes of such messages have left the socket, which does not become readable because of them.
    @Test func waitingHandlesTheMessagesOfAnEarlierTurn() throws {
        let wire = try Wire(budget: TurnBudget(nanoseconds: 0, now: TurnBudget.monotonic))
        var received = 0
        wire.host.receive(Wire.echo) { _, _ in received += 1 }
        wire.open()
        for _ in 1...3 { wire.child.send(Wire.echo, "text") }
        wire.child.flush()
        wire.host.wait(milliseconds: 2_000) { received == 3 }
        #expect(received == 3)
    }
}
