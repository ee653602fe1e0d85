// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import WireKit

@MainActor
struct ConnectionTests {
    @Test func messagesComeInOrderWithTheirObjects() throws {
        let wire = try Wire()
        var received: [String] = []
        wire.host.receive(Wire.echo) { object, text in received.append("\(object) \(text)") }
        wire.host.receive(Wire.button) { object, state in
            received.append("\(object) \(state.title) \(state.isEnabled)")
        }
        wire.open()
        wire.child.send(Wire.echo, to: 1, "a")
        wire.child.send(Wire.button, to: .max, ButtonSample(title: "Save", isEnabled: false))
        wire.child.send(Wire.echo, "b")
        wire.settle()
        #expect(received == ["1 a", "\(UInt64.max) Save false", "0 b"])
    }

    @Test func theBodiesOfOneOperationHaveTypesOfTheirObjects() throws {
        let wire = try Wire()
        let texts = WireOperation<String>(7, "render")
        let buttons = WireOperation<ButtonSample>(7, "render", defaults: ButtonSample())
        var received: [String] = []
        wire.host.receive(7, "render") { object, body in
            switch object {
            // The names of fields that the message defines are known afterwards, too.
            case 1: received.append("\(body.byteCount > 5)")
            case 2: received.append(try body.decode(buttons).title)
            default: received.append(try body.decode(texts))
            }
        }
        wire.open()
        wire.child.send(buttons, to: 1, ButtonSample(title: "Save"))
        wire.child.send(buttons, to: 2, ButtonSample(title: "Open"))
        wire.child.send(texts, to: 3, "Ada")
        wire.settle()
        #expect(received == ["true", "Open", "Ada"])
        wire.child.send(buttons, to: 3, ButtonSample(title: "Save"))
        wire.settle()
        guard case .ended(.malformed(operation: "render", _)) = wire.host.state else {
            return #expect(Bool(false), "\(wire.host.state)")
        }
    }

    @Test func anOperationBoundsTheElementsOfItsArraysAndDictionaries() throws {
        let bounded = WireOperation<[String: [Int]]>(
            untrusted: 9, "bounded", length: 1_024, textLength: nil, elements: 3, rate: nil)
        func answer(to body: [String: [Int]]) throws -> String {
            let wire = try Wire()
            var received: [[String: [Int]]] = []
            wire.host.receive(bounded) { _, body in received.append(body) }
            wire.open()
            wire.child.send(WireOperation<[String: [Int]]>(9, "bounded"), body)
            wire.settle()
            if case .ended(let end) = wire.host.state { return "\(end)" }
            return received == [body] ? "accepted" : "\(received)"
        }
        #expect(try answer(to: ["a": [1, 2, 3], "b": [], "c": []]) == "accepted")
        #expect(try answer(to: ["a": [1, 2, 3, 4]]).contains("a: it has more than 3 elements"))
        #expect(try answer(to: ["a": [], "b": [], "c": [], "d": []]).contains("it has more than 3 elements"))
    }

    @Test func aSideThatSendsTooManyMessagesOfAnOperationWaits() throws {
        let rate = MessageRate(burst: 3, perSecond: 2)
        let operation = WireOperation<Int>(
            untrusted: 9, "counted", length: 64, textLength: 8, elements: 8, rate: rate)
        // No time passes, so that the pause is not over either.
        let wire = try Wire(budget: TurnBudget(nanoseconds: 1_000_000) { 1 })
        var received = 0
        wire.host.receive(operation) { _, _ in received += 1 }
        wire.open()
        for number in 0..<10 { wire.child.send(operation, number) }
        wire.settle()
        #expect(received == 4 && wire.host.isPaused && wire.host.pauseTime == 500)

        var allowance = Allowance(rate, at: 0)
        let waits = [0, 0, 0, 0, 0].map { _ in allowance.spend(at: 0) }
        #expect(waits == [0, 0, 0, 500, 1_000])
        // What is owed is paid first, and what was not sent is not saved for more than the burst.
        #expect(allowance.spend(at: 1_000_000_000) == 500)
        #expect((0..<4).map { _ in allowance.spend(at: 3_600_000_000_000) } == [0, 0, 0, 500])
        // Without a rate, nothing comes back.
        var fixed = Allowance(1, perSecond: 0, at: 0)
        #expect([0, 0].map { _ in fixed.spend(at: 0) } == [0, 1_000])
    }

    @Test func anOperationBoundsItsBodiesAndTheirTexts() throws {
        let bounded = WireOperation<[String]>(9, "bounded", length: 64, textLength: 8)
        let unbounded = WireOperation<[String]>(9, "bounded")
        func answer(to body: [String], by operation: WireOperation<[String]>) throws -> String {
            let wire = try Wire()
            var received: [[String]] = []
            wire.host.receive(bounded) { _, texts in received.append(texts) }
            wire.open()
            wire.child.send(operation, body)
            wire.settle()
            let ends = [wire.host, wire.child].compactMap {
                if case .ended(let end) = $0.state { "\(end)" } else { nil }
            }
            return ends.isEmpty ? "\(received)" : ends.joined(separator: " ")
        }
        #expect(try answer(to: ["12345678"], by: bounded) == "[[\"12345678\"]]")
        #expect(try answer(to: ["1234567é"], by: bounded) == "[[\"12345…\"]]")
        #expect(try answer(to: ["123456789"], by: unbounded).contains("longer than 8 bytes"))
        let many = Array(repeating: "12345678", count: 7)
        for operation in [bounded, unbounded] {
            let reason = try answer(to: many, by: operation)
            #expect(reason.contains("bounded") && reason.contains("longer than 64 bytes"), "\(reason)")
        }
    }

    @Test func bothSidesKnowEachOtherBeforeAMessageIsHandled() throws {
        let wire = try Wire()
        var order: [String] = []
        wire.host.receive(Wire.echo) { _, text in order.append(text) }
        wire.host.onOpen = { peer in order.append("\(peer.version) \(peer.features)") }
        // Sent before the connection is open.
        wire.child.send(Wire.echo, "early")
        wire.host.send(Wire.echo, "early")
        wire.child.receive(Wire.echo) { _, text in order.append("child \(text)") }
        wire.open()
        #expect(
            order == ["1.3 [\"list\"]", "child early", "early"]
                || order == ["1.3 [\"list\"]", "early", "child early"])
        guard case .open(let peer) = wire.child.state else {
            return #expect(Bool(false), "\(wire.child.state)")
        }
        #expect(peer.version == WireVersion(1))
        #expect(peer.operations == [1])
    }

    @Test func theMessagesOfATurnAreOneFrame() throws {
        let wire = try Wire()
        var frames: [Int] = []
        var messages = 0
        wire.host.receive(Wire.echo) { _, _ in messages += 1 }
        wire.host.onFrame = {
            frames.append(messages)
            messages = 0
        }
        wire.open()
        frames = []
        for _ in 0..<5 { wire.child.send(Wire.echo, "a") }
        wire.settle()
        wire.child.send(Wire.echo, "a")
        wire.settle()
        #expect(frames == [5, 1])
    }

    @Test func anotherMajorVersionIsRefusedWithBothNames() throws {
        let wire = try Wire(host: WireVersion(1, 4), child: WireVersion(2))
        wire.host.receive(Wire.echo) { _, _ in }
        wire.child.send(Wire.echo, "never handled")
        wire.open()
        #expect(
            wire.host.ending?.description
                == "This side uses version 1.4 of the wire protocol, the other one version 2.0. Both need the same major version: build the older one with a newer framework."
        )
        #expect(
            wire.child.ending?.description
                == "The other side has refused the connection: This side uses version 2.0 of the wire protocol, the other one version 1.4. Both need the same major version: build the older one with a newer framework."
        )
        #expect(wire.host.counts.messagesReceived == 1)
    }

    @Test func anOptionalOperationThatIsUnknownIsSkipped() throws {
        let wire = try Wire()
        var received: [String] = []
        wire.host.receive(Wire.button) { _, state in received.append(state.title) }
        wire.open()
        wire.child.send(Wire.pulse, 1)
        wire.settle()
        // It is not even sent.
        #expect(wire.child.counts.messagesSent == 0)
        wire.child.send(Wire.button, ButtonSample(title: "a"))
        wire.settle()
        #expect(received == ["a"])
        #expect(wire.host.ending == nil)
    }

    @Test func namesInASkippedMessageAreKnownInLaterOnes() throws {
        let wire = try BareWire()
        var received: [String] = []
        wire.host.receive(Wire.button) { _, state in received.append(state.title) }
        wire.host.start()
        let skipped = Message(
            number: 16 + 99, isOptional: true, object: 0,
            body: try WireEncoder().encode(["title": "b"].mapValues { ButtonSample(title: $0) }))
        // The same names by number: a table of no new names, then the value.
        var value = try WireEncoder().encode(ButtonSample(title: "c"))
        let names = try WireEncoder().encode(ButtonSample(title: "c"))
        var table = NameTable()
        let start = try Reader.readNames(of: names, into: &table, limits: WireLimits())
        value = [0] + names[start...]
        wire.write(
            BareWire.frame([
                try BareWire.hello(), skipped, Message(number: 18, isOptional: false, object: 0, body: value),
            ]))
        #expect(received == ["c"])
        #expect(wire.host.ending == nil)
    }

    @Test func anOperationThatIsUnknownAndNotOptionalEndsTheConnection() throws {
        let wire = try Wire()
        wire.open()
        wire.child.send(Wire.echo, "a")
        #expect(wire.child.ending == .unknownToPeer(operation: "echo"))
        #expect(
            wire.child.ending?.description
                == "The other side does not know the operation \"echo\". Build both programs with the same RxShell, or declare the operation as optional."
        )

        let bare = try BareWire()
        bare.host.start()
        bare.write(BareWire.frame([try BareWire.hello(), try BareWire.message(Wire.echo, "a")]))
        #expect(bare.host.ending == .unknownOperation(number: 1))
        let reserved = try BareWire()
        reserved.host.start()
        let message = Message(number: 9, isOptional: false, object: 0, body: [])
        reserved.write(BareWire.frame([try BareWire.hello(), message]))
        #expect(reserved.host.ending == .unknownOperation(number: -7))
    }

    @Test func whatTheReceiverThrowsRefusesTheMessageByName() throws {
        struct OutOfRange: Error, CustomStringConvertible {
            var description: String { "row -4 does not exist" }
        }
        let wire = try Wire()
        wire.host.receive(Wire.echo) { _, _ in throw OutOfRange() }
        wire.open()
        wire.child.send(Wire.echo, to: 7, "a")
        wire.child.send(Wire.echo, to: 8, "b")
        wire.settle()
        #expect(
            wire.host.ending?.description
                == "A message of the operation \"echo\" for object 7 was refused: row -4 does not exist.")
        #expect(wire.child.ending == .closedByPeer)
    }

    @Test func aBodyThatIsNotValidEndsTheConnectionWithItsField() throws {
        let wire = try BareWire()
        wire.host.receive(Wire.button) { _, _ in }
        wire.host.start()
        let message = Message(
            number: 18, isOptional: false, object: 0,
            body: try WireEncoder().encode(["margins": ["top": "a"]]))
        wire.write(BareWire.frame([try BareWire.hello(), message]))
        #expect(
            wire.host.ending?.description
                == "A message of the operation \"button\" is not valid: margins.top: a number is expected, and there is text."
        )
    }

    @Test func aBodyThatCannotBeWrittenEndsTheConnection() throws {
        let wire = try Wire()
        wire.host.receive(Wire.echo) { _, _ in }
        wire.open()
        wire.child.send(Wire.echo, String(repeating: "a", count: 9 << 20))
        #expect(
            wire.child.ending?.description
                == "A message of the operation \"echo\" cannot be sent: the message: it is longer than 8388608 bytes."
        )
    }

    @Test func aFrameThatComesByteByByteIsHandledAsAWhole() throws {
        let wire = try BareWire()
        var received = 0
        wire.host.receive(Wire.echo) { _, _ in received += 1 }
        wire.host.start()
        let bytes = BareWire.frame([try BareWire.hello(), try BareWire.message(Wire.echo, "a")])
        for byte in bytes.dropLast() { wire.write([byte]) }
        #expect(wire.host.state == .opening)
        #expect(received == 0)
        wire.write([bytes[bytes.count - 1]])
        #expect(received == 1)
    }

    @Test func aMessageBeforeTheHandshakeEndsTheConnection() throws {
        let wire = try BareWire()
        wire.host.receive(Wire.echo) { _, _ in }
        wire.host.start()
        wire.write(BareWire.frame([try BareWire.message(Wire.echo, "a")]))
        #expect(wire.host.ending == .noHandshake)
        // A second hello, and a welcome to a host.
        for number: UInt32 in [0, 1, 2] {
            let again = try BareWire()
            again.host.start()
            let hello = try BareWire.hello()
            again.write(
                BareWire.frame([
                    hello, Message(number: number, isOptional: false, object: 0, body: hello.body),
                ]))
            #expect(again.host.ending == .noHandshake, "\(number)")
        }
    }

    /// A plugin may bring a program of its own, which describes itself as it likes.
    @Test func theDescriptionOfAChildHasALimit() throws {
        func ending(_ errorMessages: [String]) throws -> String? {
            var peer = WirePeer(version: WireVersion(1), confinement: Confinement())
            peer.confinement?.errorMessages = errorMessages
            let wire = try BareWire()
            wire.host.start()
            let body = try WireEncoder().encode(peer)
            wire.write(BareWire.frame([Message(number: 0, isOptional: false, object: 0, body: body)]))
            return wire.host.ending?.description
        }
        let longest = String(repeating: "a", count: 8_192)
        #expect(try ending([longest]) == nil)
        #expect(
            try ending([longest + "a"])
                == "A message of the operation \"hello\" is not valid: confinement.errorMessages[0]: it is longer than 8192 bytes."
        )
        #expect(
            try ending(Array(repeating: longest, count: 8))
                == "A message of the operation \"hello\" is not valid: the message: it is longer than 65536 bytes."
        )
    }

    @Test func aFrameThatIsTooLongIsRefusedByItsLength() throws {
        let wire = try BareWire()
        wire.host.start()
        wire.write([0xFF, 0xFF, 0xFF, 0xFF])
        #expect(
            wire.host.ending?.description
                == "A message of the operation \"any\" is not valid: the frame: it is longer than 8389632 bytes."
        )
    }

    @Test func bytesThatAreNotReadWaitUpToTheLimit() throws {
        let wire = try BareWire()
        wire.host.start()
        wire.write(BareWire.frame([try BareWire.hello()]))
        let text = String(repeating: "a", count: 100_000)
        var sent = 0
        while wire.host.ending == nil, sent < 1_000 {
            wire.host.send(Wire.echo, text)
            sent += 1
            #expect(wire.host.unsentBytes <= Connection.unsentLimit)
        }
        #expect(sent > 80)
        #expect(wire.host.ending == .unsent(limit: 8 << 20))
        #expect(
            wire.host.ending?.description
                == "The other side does not read: more than 8 MB wait to be sent to it.")
        // Nothing happens any more.
        wire.host.send(Wire.echo, text)
        #expect(wire.host.unsentBytes == 0)
    }

    @Test func bytesThatWaitAreWrittenWhenTheOtherSideReads() async throws {
        let wire = try Wire()
        let text = String(repeating: "a", count: 1_000_000)
        let texts = AsyncStream<String>.makeStream()
        wire.child.receive(Wire.echo) { _, text in texts.continuation.yield(text) }
        wire.host.start()
        wire.child.start()
        for _ in 0..<6 { wire.host.send(Wire.echo, text) }
        wire.host.flush()
        // The main queue does the rest.
        var count = 0
        for await received in texts.stream {
            #expect(received == text)
            count += 1
            if count == 6 { break }
        }
        #expect(wire.host.unsentBytes == 0)
    }

    @Test func theEndOfTheOtherSideEndsTheConnectionOnce() async throws {
        for sends in [false, true] {
            let wire = try BareWire()
            wire.host.start()
            wire.write(BareWire.frame([try BareWire.hello()]))
            var ends = 0
            wire.hangUp()
            if sends {
                // This process is not ended by SIGPIPE.
                wire.host.send(Wire.echo, "a")
                wire.host.flush()
            }
            let end = await withCheckedContinuation { continuation in
                wire.host.onEnd = { reason in
                    ends += 1
                    continuation.resume(returning: reason)
                }
            }
            #expect(end == .closedByPeer)
            wire.host.close(because: "it is over")
            wire.host.readTurn()
            #expect(ends == 1)
        }
    }

    @Test func aConnectionThatIsReleasedClosesItsDescriptor() async throws {
        weak var connection: Connection?
        let wire: BareWire
        do {
            let whole = try BareWire()
            connection = whole.host
            whole.host.receive(Wire.echo) { _, _ in }
            whole.host.start()
            whole.write(BareWire.frame([try BareWire.hello()]))
            whole.host.watch { _ in }
            #expect(connection != nil)
            let descriptor = dup(whole.descriptor)
            wire = try BareWire(taking: descriptor)
        }
        #expect(connection == nil)
        // The end of the stream, after what had been sent.
        _ = wire.read()
        var byte: UInt8 = 0
        #expect(recv(wire.descriptor, &byte, 1, Int32(MSG_DONTWAIT)) == 0)
    }

    @Test func randomBytesAreRefusedOrWaitForMore() throws {
        var random = Seeded(state: 3)
        for _ in 0..<1_000 {
            let wire = try BareWire()
            wire.host.receive(Wire.button) { _, _ in }
            wire.host.start()
            if Bool.random(using: &random) { wire.write(BareWire.frame([try BareWire.hello()])) }
            let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
            // With a correct length, the rest of the message is decoded.
            wire.write(Bool.random(using: &random) ? bytes : [UInt8(bytes.count), 0, 0, 0] + bytes)
        }
    }

    @Test func tenThousandMutationsOfASessionAreHandledOrRefused() throws {
        var session = try BareWire.frame([BareWire.hello()])
        session += BareWire.frame([
            try BareWire.message(Wire.button, ButtonSample(title: "Save", classes: ["flat"]), to: 3),
            try BareWire.message(Wire.echo, "text"), try BareWire.message(Wire.pulse, 4),
            Message(number: 5, isOptional: false, object: 0, body: Array(repeating: 7, count: 40)),
        ])
        var random = Seeded(state: 10_000)
        var handled = 0
        var ended = 0
        for _ in 0..<10_000 {
            let wire = try BareWire()
            wire.host.receive(Wire.button) { _, _ in handled += 1 }
            wire.host.receive(Wire.echo) { _, _ in handled += 1 }
            wire.host.start()
            var bytes = session
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            wire.write(bytes)
            if wire.host.ending != nil { ended += 1 }
        }
        #expect(handled > 500)
        #expect(ended > 500)
    }
}

extension BareWire {
    /// The other end of a connection, which was closed.
    convenience init(taking other: Int32) throws {
        try self.init()
        hangUp()
        take(other)
    }
}
