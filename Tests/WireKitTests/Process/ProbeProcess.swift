// SPDX-License-Identifier: MIT

import Glibc
import Testing
import WireProbeMessages

@testable import WireKit

/// A probe that runs, and what it sends.
@MainActor
final class ProbeProcess {
    /// The executable, beside the tests.
    nonisolated static let path: String = {
        let tests = CommandLine.arguments[0]
        let folder = tests.lastIndex(of: "/").map { tests[..<$0] } ?? "."
        guard let resolved = realpath("\(folder)/WireProbe", nil) else { return "WireProbe" }
        defer { free(resolved) }
        return String(cString: resolved)
    }()

    let child: ChildProcess
    private let echoes: AsyncStream<String>
    private let results: AsyncStream<Int32>
    let peers: AsyncStream<WirePeer>
    var floods = 0

    init(
        sandbox: Sandbox = .none, arguments: [String] = [], limits: ResourceLimits? = nil,
        inAdvance widest: Sandbox? = nil, budget: TurnBudget = TurnBudget()
    ) throws {
        var program = Program(path: Self.path, arguments: arguments)
        program.sandbox = sandbox
        if let limits { program.limits = limits }
        if let widest {
            var early = Program(path: Self.path)
            early.sandbox = widest
            let spare = try SpareProcess(early)
            #expect(spare.fits(program))
            program.spare = spare
        }
        child = try ChildProcess(program, as: WirePeer(version: Probe.version), budget: budget)
        let echoes = AsyncStream<String>.makeStream()
        let results = AsyncStream<Int32>.makeStream()
        let peers = AsyncStream<WirePeer>.makeStream()
        self.echoes = echoes.stream
        self.results = results.stream
        self.peers = peers.stream
        child.connection.receive(Probe.echo) { _, text in echoes.continuation.yield(text) }
        child.connection.receive(Probe.result) { _, code in results.continuation.yield(code) }
        child.connection.receive(Probe.flood) { [weak self] _, _ in self?.floods += 1 }
        child.connection.onOpen = { peers.continuation.yield($0) }
        child.onChange = { state in
            guard case .ended = state else { return }
            // No more messages arrive, so that no test waits for one.
            echoes.continuation.finish()
            results.continuation.finish()
            peers.continuation.finish()
        }
        child.connection.start()
    }

    /// Waits for the probe, and returns what it reports about itself.
    func peer() async throws -> WirePeer {
        let peer = await first(of: peers)
        return try #require(peer, "The probe has ended: \(child.lastLines.lines)")
    }

    func echo() async throws -> String {
        let text = await first(of: echoes)
        return try #require(text, "The probe has ended: \(child.lastLines.lines)")
    }

    func echo(_ text: String) async throws -> String {
        child.connection.send(Probe.echo, text)
        return try await echo()
    }

    func act(_ act: Act) { child.connection.send(Probe.act, act) }

    /// The error number of an attempt.
    func attempt(_ attempt: Attempt) async throws -> Int32 {
        child.connection.send(Probe.attempt, attempt)
        let code = await first(of: results)
        return try #require(code, "The probe has ended: \(child.lastLines.lines)")
    }

    /// Ends the probe and returns how it has ended.
    @discardableResult
    func end() async -> ProcessEnd {
        child.end(because: "the test is over")
        return await child.waitForEnd()
    }

    /// The next element; nil if the probe has ended.
    func first<Element>(of stream: AsyncStream<Element>) async -> Element? {
        for await element in stream { return element }
        return nil
    }
}
