// SPDX-License-Identifier: MIT

import Glibc
import HeadlessBackend
import Testing
import ViewKit
import WireKit

@testable import RemoteBackend

/// Sessions whose bytes were changed: each is shown or refused, and the host continues.
@MainActor @Suite(.serialized) struct MutationTests {
    @Test func tenThousandMutationsOfASessionAreShownOrRefused() async throws {
        let session = try record()
        #expect(session.count > 1_000)
        var random = SeededGenerator(seed: 16)
        var ends: [String: Int] = [:]
        let peer = RemoteHost.peer(of: HeadlessBackend())
        for number in 0..<10_000 {
            let (hostEnd, pluginEnd) = try socketPair()
            let shell = HeadlessBackend()
            // All messages are handled in one turn, also where other programs use the processor.
            let connection = Connection(
                descriptor: hostEnd, role: .host, as: peer, budget: TurnBudget(milliseconds: 10_000))
            let host = RemoteHost(connection, backend: shell)
            connection.start()
            write(number == 0 ? session : mutate(session, &random), to: pluginEnd)
            connection.wait(milliseconds: 0) { true }
            if number == 0 { #expect(shell.windows.count == 1) }
            switch connection.state {
            case .ended(.malformed): ends["malformed", default: 0] += 1
            case .ended(.refused): ends["refused", default: 0] += 1
            case .ended: ends["ended", default: 0] += 1
            default: ends["shown", default: 0] += 1
            }
            close(pluginEnd)
            connection.close(because: "the test has ended")
            if number % 100 == 0 { await Task.yield() }
            withExtendedLifetime(host) {}
        }
        // The mutations reach the checks of values, and not only those of the format.
        #expect(ends["refused", default: 0] > 100, "\(ends)")
        #expect(ends["malformed", default: 0] > 100, "\(ends)")
        #expect(ends["shown", default: 0] > 100, "\(ends)")
    }

    /// The bytes that a plugin sends in the session of ``HostileTests``.
    private func record() throws -> [UInt8] {
        let (hostEnd, hostOuter) = try socketPair()
        let (pluginOuter, pluginEnd) = try socketPair()
        let shell = HeadlessBackend()
        let connection = Connection(descriptor: hostEnd, role: .host, as: RemoteHost.peer(of: shell))
        let host = RemoteHost(connection, backend: shell)
        let plugin = RemoteBackend(descriptor: pluginEnd)
        connection.start()
        plugin.start()
        HostileTests.session(plugin)
        var session: [UInt8] = []
        for _ in 0..<10 {
            plugin.connection.wait(milliseconds: 0) { true }
            let sent = read(from: pluginOuter)
            session += sent
            write(sent, to: hostOuter)
            connection.wait(milliseconds: 0) { true }
            write(read(from: hostOuter), to: pluginOuter)
        }
        #expect(shell.windows.count == 1)
        close(hostOuter)
        close(pluginOuter)
        withExtendedLifetime(host) {}
        return session
    }

    private func mutate(_ session: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = session
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
            case 2: bytes[index] &+= 1
            case 3: bytes[index] &-= 1
            case 4: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 5: bytes[index] = [0, 0x7F, 0x80, 0xC0, 0xC6, 0xC7, 0xFF].randomElement(using: &random) ?? 0
            default: bytes[index] = UInt8.random(in: 0...127, using: &random)
            }
        }
        return bytes
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) {
        guard !bytes.isEmpty else { return }
        _ = bytes.withUnsafeBytes {
            send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
    }

    private func read(from descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1 << 18)
        let count = bytes.withUnsafeMutableBytes {
            recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
        }
        return count > 0 ? Array(bytes[..<count]) : []
    }
}

/// A sequence of numbers that is the same each time.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
