// SPDX-License-Identifier: MIT

import GtkPeers

/// Prints what was measured, and collects the names of the figures above their limits. Main thread only.
@MainActor final class Figures {
    private(set) var missed: [String] = []

    /// Prints a figure beside its limit.
    func note(
        _ name: String, _ value: Double, _ unit: String, atMost limit: Double? = nil, _ remark: String = ""
    ) {
        let isMissed = limit.map { value > $0 } ?? false
        let wanted = limit.map { " | ≤ \(text($0))\(unit)\(isMissed ? " ✗" : "")" } ?? " | "
        print("| \(name) | \(text(value))\(unit)\(wanted) | \(remark) |")
        if isMissed { missed.append(name) }
    }

    /// Prints times in milliseconds, and how the first compares with the second.
    func compare(
        _ name: String, _ ours: Double, with other: Double, _ what: String, atMost limit: Double? = nil
    ) {
        note(name, ours / other, " ×", atMost: limit, "\(time(ours)), \(what) \(time(other))")
    }

    func time(_ milliseconds: Double) -> String {
        milliseconds < 0.1 ? "\(text(milliseconds * 1000)) µs" : "\(text(milliseconds)) ms"
    }

    private func text(_ value: Double) -> String {
        let digits = value < 10 ? 100.0 : 10
        return "\((value * digits).rounded() / digits)"
    }
}

/// The processor time of the main thread for each of some ways, in milliseconds: the least of several runs, which take turns,
/// since what else runs on the machine only ever adds to it.
@MainActor func times(_ runs: Int, _ ways: [() -> Double]) -> [Double] {
    for way in ways { _ = way() }
    var results = ways.map { _ in [Double]() }
    for _ in 0..<runs {
        for (index, way) in ways.enumerated() { results[index].append(way()) }
    }
    return results.map { $0.min() ?? .nan }
}

/// The processor time of the main thread for some work, in milliseconds.
@MainActor func time(_ work: () -> Void) -> Double {
    let start = peer_time()
    work()
    return peer_time() - start
}

extension [Double] {
    var least: Double { self.min() ?? .nan }
    var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}

let megabyte = 1024.0 * 1024
