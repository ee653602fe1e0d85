// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import PluginKit

/// A search for the plugin that causes a fault of the shell. Each start of the shell runs half of the plugins that may be the cause.
///
/// The file `bisection` in the state folder has the ids of the suspects on its first line, and those of the
/// suspects that the last run has started on its second line. The first run starts all plugins, and each one
/// becomes a suspect before its code runs. The suspects keep that order, in which a plugin is after the
/// plugins that it depends on. Therefore the first half of them can run without the second half.
struct PluginBisection {
    /// The result of a step.
    enum Result: Equatable {
        /// All plugins run, and become suspects.
        case first
        /// Only some of the suspects run.
        case half(running: Int, of: Int)
        /// The plugin is the cause.
        case found(PluginID)
        /// The fault has not occurred with all plugins.
        case notReproduced
        /// The fault has occurred before a plugin was started.
        case noPlugin
        /// No search has begun.
        case notBegun

        /// The sentence for the user.
        var message: String {
            switch self {
            case .first: "Bisection: all plugins run. \(Self.advice)"
            case .half(let running, let count):
                "Bisection: \(running) of \(count) plugins that may be the cause run. \(Self.advice)"
            case .found(let id):
                "Bisection: \(id) causes the fault. It is turned off; the list of plugins can turn it on again."
            case .notReproduced:
                "Bisection: the fault has not occurred with all plugins. No plugin is turned off. Start with --bisect to search again."
            case .noPlugin:
                "Bisection: the fault has occurred before a plugin was started. Plugins are not the cause."
            case .notBegun: "Bisection: no search has begun. Start with --bisect first."
            }
        }

        private static let advice =
            "Do what led to the fault. Then start again, with --bisect=bad if the fault has occurred, otherwise with --bisect=good."
    }

    let result: Result
    private var suspects: [PluginID] = []
    private var tried: [PluginID] = []
    private let path: String

    /// Continues the search in a state folder, or begins a new one.
    init(_ step: ShellOptions.Bisection, in folder: String) {
        path = "\(folder)/bisection"
        guard step != .begin else {
            result = .first
            save()
            return
        }
        // An empty line is a list without plugins.
        let text = (try? KeptFile(path).read()).flatMap { $0.map { String(decoding: $0, as: UTF8.self) } }
        let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 2 else {
            result = .notBegun
            return
        }
        let (before, ran) = (Self.ids(lines[0]), Self.ids(lines[1]))
        if step == .good, ran == before {
            result = .notReproduced
            finish()
            return
        }
        suspects = step == .bad ? ran : before.filter { !ran.contains($0) }
        guard suspects.count > 1 else {
            result = suspects.first.map { .found($0) } ?? .noPlugin
            finish()
            return
        }
        tried = Array(suspects.prefix((suspects.count + 1) / 2))
        result = .half(running: tried.count, of: suspects.count)
        save()
    }

    /// Whether the search keeps a plugin from running this time.
    func excludes(_ id: PluginID) -> Bool {
        if case .half = result { suspects.contains(id) && !tried.contains(id) } else { false }
    }

    /// Makes a plugin a suspect, before its code runs for the first time.
    mutating func willStart(_ id: PluginID) {
        guard result == .first, !suspects.contains(id) else { return }
        suspects.append(id)
        tried = suspects
        save()
    }

    private func save() {
        let lines = [suspects, tried].map { $0.map(\.text).joined(separator: " ") }
        do { try KeptFile(path).write("\(lines.joined(separator: "\n"))\n".utf8) } catch {
            writeToStandardError(
                "Bisection: the search cannot go on, because \(path) cannot be written: \(error). Make it writable, and start with --bisect again."
            )
        }
    }

    private mutating func finish() {
        KeptFile(path).remove()
        (suspects, tried) = ([], [])
    }

    private static func ids(_ line: Substring) -> [PluginID] {
        line.split(separator: " ").compactMap { PluginID(String($0)) }
    }
}
