// SPDX-License-Identifier: MIT

import Glibc

/// The measured costs of a scenario.
struct Row {
    let scenario: Scenario
    let floor: Cost
    let kernel: Cost
    let openCombine: Cost?

    /// Measures a scenario, in turns with the others, so that a slow moment of the machine affects all of them.
    init(measuring scenario: Scenario) {
        guard let floor = floors[scenario.name] else {
            fatalError("floors lacks \(scenario.name): add what it comes down to.")
        }
        let rounds = (0..<2).map { _ in (floor(), scenario.kernel(), scenario.openCombine?()) }
        self.scenario = scenario
        self.floor = .least(rounds.map(\.0))
        kernel = .least(rounds.map(\.1))
        openCombine = scenario.openCombine == nil ? nil : .least(rounds.compactMap(\.2))
    }

    /// The smallest costs of the scenario in `lines`; nil if they do not contain it.
    init?(_ scenario: Scenario, least lines: [String]) {
        let all = lines.filter { $0.hasPrefix(scenario.name + "\t") }
            .map { $0.split(separator: "\t").dropFirst().compactMap { Double($0) } }
        guard let count = all.first?.count, count >= 4 else { return nil }
        func cost(_ index: Int) -> Cost {
            .least(all.map { Cost(nanoseconds: $0[index], allocations: $0[index + 1]) })
        }
        self.scenario = scenario
        floor = cost(0)
        kernel = cost(2)
        openCombine = count == 6 ? cost(4) : nil
    }

    /// The costs as `init(_:least:)` reads them.
    var line: String {
        let costs = [floor, kernel] + (openCombine.map { [$0] } ?? [])
        return ([scenario.name] + costs.flatMap { ["\($0.nanoseconds)", "\($0.allocations)"] })
            .joined(separator: "\t")
    }
}

/// The lines that a command prints.
func output(of command: [String]) -> [String] {
    let quoted = command.map {
        "'" + $0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
    guard let pipe = popen(quoted.joined(separator: " "), "r") else { return [] }
    defer { pclose(pipe) }
    var (lines, buffer): ([String], [CChar]) = ([], Array(repeating: 0, count: 512))
    while fgets(&buffer, Int32(buffer.count), pipe) != nil {
        lines.append(
            String(
                decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return lines
}
