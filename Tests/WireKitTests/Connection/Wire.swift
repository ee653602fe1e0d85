// SPDX-License-Identifier: MIT

import Glibc

@testable import WireKit

/// Two connections in one process, whose turns the test makes itself.
@MainActor
final class Wire {
    let host: Connection
    let child: Connection

    static let echo = WireOperation<String>(1, "echo")
    static let button = WireOperation(2, "button", defaults: ButtonSample())
    static let image = WireOperation<[UInt8]>(3, "image")
    static let pulse = WireOperation<Int>(4, "pulse", isOptional: true)

    init(
        host: WireVersion = WireVersion(1), child: WireVersion = WireVersion(1, 3),
        budget: TurnBudget = TurnBudget()
    ) throws {
        let (first, second) = try Socket.pair()
        self.host = Connection(descriptor: first, role: .host, as: WirePeer(version: host), budget: budget)
        self.child = Connection(
            descriptor: second, role: .child, as: WirePeer(version: child, features: ["list"]), budget: budget
        )
    }

    /// Opens both sides, and runs turns until neither has work.
    func open() {
        host.start()
        child.start()
        settle()
    }

    func settle() {
        var before: [Connection.Counts] = []
        while before != [host.counts, child.counts] {
            before = [host.counts, child.counts]
            for connection in [host, child] {
                connection.flush()
                connection.readTurn()
            }
        }
    }
}

/// A host, and the bare end of its socket.
@MainActor
final class BareWire {
    let host: Connection
    private(set) var descriptor: Int32

    /// All messages are handled in one turn, also where other programs use the processor, unless a test says how long a turn is.
    init(budget: TurnBudget = TurnBudget(milliseconds: 10_000), limits: WireLimits = WireLimits()) throws {
        let (first, second) = try Socket.pair()
        host = Connection(
            descriptor: first, role: .host, as: WirePeer(version: WireVersion(1)), budget: budget,
            limits: limits)
        descriptor = second
    }

    isolated deinit { hangUp() }

    func take(_ other: Int32) { descriptor = other }

    func hangUp() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Writes all bytes, and runs turns of the host while the socket is full.
    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
            }
            if count < 0, errno != EAGAIN { return }
            rest = rest.dropFirst(max(count, 0))
            host.readTurn()
        }
    }

    func read() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        return Array(bytes.prefix(max(count, 0)))
    }

    static func frame(_ messages: [Message]) -> [UInt8] {
        var body: [UInt8] = []
        for message in messages { message.append(to: &body) }
        return withUnsafeBytes(of: UInt32(body.count).littleEndian) { Array($0) } + body
    }

    static func hello(operations: Set<UInt16> = [1, 2, 3, 4]) throws -> Message {
        var peer = WirePeer(version: WireVersion(1))
        peer.operations = operations
        return Message(number: 0, isOptional: false, object: 0, body: try WireEncoder().encode(peer))
    }

    /// A message of a side that has sent no names of fields yet.
    static func message<Body>(
        _ operation: WireOperation<Body>, _ body: Body, to object: UInt64 = 0
    ) throws -> Message {
        Message(
            number: UInt32(operation.number) + 16, isOptional: operation.isOptional, object: object,
            body: try WireEncoder().encode(body))
    }
}

extension Connection {
    var ending: ConnectionEnd? {
        if case .ended(let end) = state { end } else { nil }
    }
}
