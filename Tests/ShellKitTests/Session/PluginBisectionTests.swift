// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import PluginKit
import Testing

@testable import ShellKit

@Suite @MainActor struct PluginBisectionTests {
    let folder = newTestFolder()

    /// Starts the shell until the search has ended, as a user does who sees the fault when `culprit` runs.
    private func search(_ plugins: [PluginID], for culprit: PluginID?) -> (
        PluginBisection.Result, starts: Int
    ) {
        var step = ShellOptions.Bisection.begin
        for starts in 1...20 {
            var bisection = PluginBisection(step, in: folder)
            switch bisection.result {
            case .first, .half: break
            default: return (bisection.result, starts)
            }
            let running = plugins.filter { !bisection.excludes($0) }
            for plugin in running { bisection.willStart(plugin) }
            step = culprit.map { running.contains($0) } == true ? .bad : .good
        }
        return (.notBegun, 20)
    }

    private func plugins(_ count: Int) -> [PluginID] {
        (0..<count).compactMap { PluginID("org.example.p\($0)") }
    }

    @Test func eachPluginIsFoundAfterAFewStarts() {
        for count in [1, 2, 3, 7, 16] {
            for culprit in plugins(count) {
                let (result, starts) = search(plugins(count), for: culprit)
                #expect(result == .found(culprit))
                #expect(starts <= 6, "\(count) plugins")
            }
        }
    }

    @Test func aFaultThatDoesNotOccurTurnsNothingOff() {
        #expect(search(plugins(5), for: nil).0 == .notReproduced)
        #expect(PluginBisection(.bad, in: folder).result == .notBegun)
    }

    @Test func aFaultThatOccursWithoutPluginsIsAttributedToNoPlugin() {
        _ = PluginBisection(.begin, in: folder)
        #expect(PluginBisection(.bad, in: folder).result == .noPlugin)
    }

    @Test func aShellRunsHalfOfThePluginsAndTurnsTheCauseOff() {
        var options = ShellOptions(application: "org.example.test")
        options.stateFolder = folder
        func start(_ step: ShellOptions.Bisection?) -> Shell {
            options.bisection = step
            let shell = Shell(options)
            shell.load(NotesPlugin.self)
            shell.load(LatePlugin.self)
            return shell
        }
        func states(_ shell: Shell) -> [PluginRecord.State] { shell.installed.records.value.map(\.state) }

        let first = start(.begin)
        #expect(states(first) == [.active, .active])
        #expect(
            first.exclusions.bisectionMessage
                == "Bisection: all plugins run. Do what led to the fault. Then start again, with --bisect=bad if the fault has occurred, otherwise with --bisect=good."
        )
        let half = start(.bad)
        #expect(states(half) == [.active, .inactive])
        #expect(half.installed.records.value[1].warnings == ["It does not run because of --bisect."])
        #expect(
            half.exclusions.bisectionMessage?.hasPrefix(
                "Bisection: 1 of 2 plugins that may be the cause run.") == true)
        let found = start(.good)
        #expect(states(found) == [.active, .inactive])
        #expect(
            found.installed.records.value[1].warnings == [
                "The search with --bisect has found that this plugin causes the fault."
            ])
        #expect(
            found.exclusions.bisectionMessage
                == "Bisection: org.example.late causes the fault. It is turned off; the list of plugins can turn it on again."
        )
        // Also in later runs, until the user turns it on.
        let later = start(nil)
        #expect(states(later) == [.active, .inactive])
        #expect(later.exclusions.bisectionMessage == nil)
    }
}
