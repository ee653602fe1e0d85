// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import ShellKit
import WireKit
import WorkbenchTurns

/// A message of the size of the state of a button.
private struct Sample: Codable, Sendable {
    var title = "Save the document"
    var icon: String?
    var isEnabled = true
    var isDefault = false
    var margin = 12
    var width = 0
    var style = "suggested"
    var number = 0
}

private enum Operations {
    static let sample = WireOperation(1, "sample", defaults: Sample())
}

/// A process that sends messages without end.
enum WireChild {
    @MainActor static func run() -> Never {
        guard let entry = try? ChildEntry.enter() else { exit(4) }
        let connection = Connection(
            descriptor: entry.descriptor, role: .child,
            as: WirePeer(version: WireVersion(1), confinement: entry.confinement))
        var sample = Sample()
        func send() {
            for _ in 0..<500 {
                sample.number += 1
                connection.send(Operations.sample, to: 1, sample)
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { send() } }
        }
        connection.onOpen = { _ in send() }
        connection.onEnd = { _ in exit(0) }
        connection.start()
        connection.runMainLoop()
    }
}

extension WorkbenchFigures {
    /// How many messages of another process are decoded in a second, and the longest turn of the main loop meanwhile.
    @MainActor static func measureWire() async throws {
        let program = WireKit.Program(
            path: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            arguments: ["wire-child"])
        let child = try ChildProcess(program, as: WirePeer(version: WireVersion(1)))
        var last = 0
        child.connection.receive(Operations.sample) { _, sample in last = sample.number }
        child.connection.start()
        while last == 0 { await Run.turn() }
        let (before, begin) = (child.connection.counts, ContinuousClock.now)
        let turns = Turns()
        await turns.measure { begin.milliseconds < 2_000 }
        let count = child.connection.counts.messagesReceived - before.messagesReceived
        let rate = Int(Double(count) / begin.milliseconds * 1_000)
        print("messages of another process               \(rate) a second, \(turns.summary)")
        child.kill(because: "it was measured")
        _ = await child.waitForEnd()
    }
}
