// SPDX-License-Identifier: MIT

import ArgumentParser
import Cartography
import Foundation
import SwiftParser

/// Compares the time that `rxtree` takes with the time of parsing alone, for the sources in a directory.
@main
struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rxtree-measure",
        abstract: "Compares rxtree with parsing the same files and nothing else.")

    @Argument(help: "The directory whose files are read.")
    var directory: String

    @Option(help: "How many times each is measured; the best counts.")
    var rounds = 3

    func run() throws {
        let tree = try SourceTree(around: directory, exactly: true)
        let parsing = best { tree.forEachText { text in _ = Parser.parse(source: text) } }
        let whole = best { draw() }
        print("                     time       processor")
        print("parsing alone   \(parsing)")
        print("rxtree          \(whole)   \(ratio(whole.time, parsing.time)) of parsing (at most 1.5)")
    }

    /// What `rxtree` does, except starting and printing.
    private func draw() {
        guard let tree = try? SourceTree(around: directory, exactly: true) else { return }
        let map = AppMap(of: tree)
        TextFormat().tree(TreeView(map, roots: map.roots())) { _ in }
    }

    /// The time by the clock, and the processor time, which does not depend on other programs.
    private struct Cost: CustomStringConvertible {
        var time: Duration
        var processor: Duration

        var description: String { "\(Cost.column(time)) \(Cost.column(processor))" }

        private static func column(_ duration: Duration) -> String {
            String(format: "%8.0f ms", duration / .milliseconds(1))
        }
    }

    private func best(_ body: () -> Void) -> Cost {
        let costs = (0..<rounds).map { _ in
            let before = processorTime()
            let time = ContinuousClock().measure(body)
            return Cost(time: time, processor: processorTime() - before)
        }
        return Cost(time: costs.map(\.time).min() ?? .zero, processor: costs.map(\.processor).min() ?? .zero)
    }

    private func processorTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    private func ratio(_ time: Duration, _ other: Duration) -> String {
        String(format: "%.2f", time / other)
    }
}
