// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import PluginProcesses

/// How often and how recently the user has opened entries of the command palette, in a file: `palette` in the state folder.
///
/// Each use has the weight 1, which is halved every 14 days. A line of the file is
/// `weight<tab>seconds<tab>id`; the seconds are the time of the last use since 1970.
struct UsageHistory {
    private struct Use {
        var weight: Double
        var time: Double
    }

    /// The largest number of entries that are remembered.
    static let capacity = 400
    private static let halfLife: Double = 14 * 24 * 3600

    private var uses: [String: Use] = [:]
    private var file: LineFile
    private let now: @Sendable () -> Double

    /// Reads the history.
    ///
    /// - Parameter now: Returns the seconds since 1970.
    init(in folder: String, now: @escaping @Sendable () -> Double = { Double(time(nil)) }) {
        file = LineFile("\(folder)/palette")
        self.now = now
        // A file that cannot be read is kept under another name, and the history is empty.
        for (id, use) in file.load({ Self.use($0) }) ?? [] {
            // A time in the future, from a wrong clock, must not keep an entry at the top. One before 1970 is damaged.
            uses[id] = Use(weight: min(use.weight, 1_000), time: max(0, min(use.time, now())))
        }
    }

    /// Why the history could not be read; nil if it was read.
    var error: StateFileError? { file.error }

    private static func use(_ line: Substring) -> (id: String, use: Use)? {
        let parts = line.split(separator: "\t", maxSplits: 2)
        guard parts.count == 3, let weight = Double(parts[0]), let time = Double(parts[1]),
            weight.isFinite, time.isFinite, weight > 0
        else { return nil }
        return (String(parts[2]), Use(weight: weight, time: time))
    }

    /// The largest number of bytes of the id of an entry: that of a command with its kind.
    private static let longestID = "command:".utf8.count + CommandRegistry.longestID

    /// Counts a use, and writes the file. An error is ignored: later runs then do not know the use.
    mutating func count(_ id: String) {
        // The result of a search of a plugin has an id of the plugin. A NUL would damage the file.
        guard id.utf8.count <= Self.longestID, !id.contains(where: { $0.isNewline || $0 == "\0" }) else {
            return
        }
        uses[id] = Use(weight: weight(of: id) + 1, time: now())
        if uses.count > Self.capacity {
            let others = uses.keys.filter { $0 != id }
            if let least = others.min(by: { weight(of: $0) < weight(of: $1) }) { uses[least] = nil }
        }
        let lines = uses.sorted { $0.key < $1.key }.map { id, use in
            "\((use.weight * 1_000).rounded() / 1_000)\t\(Int(use.time))\t\(id)"
        }
        _ = file.save(lines)
    }

    /// Returns the current weight of an entry. A single use at this moment has the weight 1.
    func weight(of id: String) -> Double {
        guard let use = uses[id] ?? Self.formerID(of: id).flatMap({ uses[$0] }) else { return 0 }
        return use.weight * exp2(-max(0, now() - use.time) / Self.halfLife)
    }

    /// Returns the id under which earlier versions have counted a command of a plugin; nil for another entry.
    private static func formerID(of id: String) -> String? {
        guard id.hasPrefix("command:") else { return nil }
        return CommandRegistry.formerID(of: id).map { "command:\($0)" }
    }

    /// Returns the number that the use of an entry adds to its score: at most the score of two letters, so
    /// that the text that is typed matters more.
    func boost(of id: String) -> Int {
        let weight = weight(of: id)
        return weight == 0 ? 0 : min(32, Int(8 * log2(1 + weight).rounded(.up)))
    }

    var isEmpty: Bool { uses.isEmpty }
}
