// SPDX-License-Identifier: MIT

import Foundation
import PluginKit
import Testing

@testable import ShellKit

/// Plugins that need one another: Top needs Middle, which needs Base.
@Suite(.serialized) @MainActor struct ShellDependenciesTests {
    private static let (base, middle, top): (PluginID, PluginID, PluginID) =
        ("org.example.base", "org.example.middle", "org.example.top")

    private func start() async throws -> SettingsShell {
        func text(_ name: String, needs other: String? = nil) -> String {
            (other.map { "Depends=org.example.\($0)\n" } ?? "") + "[Page \(name)]\nTitle=\(name)\nIcon=alarm"
        }
        return try await SettingsShell([
            "base": text("base"), "middle": text("middle", needs: "base"),
            "top": text("top", needs: "middle"),
        ])
    }

    /// The states of Base, Middle and Top.
    private func states(_ shell: Shell) -> [PluginRecord.State?] {
        [Self.base, Self.middle, Self.top].map { id in
            shell.installed.records.value.first { $0.id == id }?.state
        }
    }

    private static let allAreOn: [PluginRecord.State?] = [.waiting, .waiting, .waiting]
    private static let baseIsOff: [PluginRecord.State?] = [
        .inactive, .failed(.dependencyDisabled(base)), .failed(.dependencyFailed(middle)),
    ]

    @Test func thePluginsThatNeedAnotherOneComeBackWithIt() async throws {
        let test = try await start()
        let shell = test.shell
        #expect(states(shell) == Self.allAreOn)
        shell.deactivate(Self.base)
        #expect(states(shell) == Self.baseIsOff)
        shell.activate(Self.base)
        #expect(states(shell) == Self.allAreOn)
        shell.turnOff(Self.base)
        #expect(states(shell) == Self.baseIsOff)
        shell.turnOn(Self.base)
        #expect(states(shell) == Self.allAreOn)
        #expect(test.shell.pageRegistry.pages.value.map(\.id).sorted() == ["base", "middle", "top"])
    }

    @Test func aPluginThatTheUserHasTurnedOffStaysOffWhenTheOneItNeedsComesBack() async throws {
        let test = try await start()
        let shell = test.shell
        shell.turnOff(Self.middle)
        shell.turnOff(Self.base)
        shell.turnOn(Self.base)
        #expect(states(shell) == [.waiting, .inactive, .failed(.dependencyDisabled(Self.middle))])
        shell.turnOn(Self.middle)
        #expect(states(shell) == Self.allAreOn)
        // In the other order, when it cannot be used anyway.
        shell.turnOff(Self.base)
        shell.turnOff(Self.middle)
        #expect(states(shell) == [.inactive, .inactive, .failed(.dependencyFailed(Self.middle))])
        shell.turnOn(Self.base)
        #expect(states(test.shell)[1] == .inactive)
    }

    @Test func aPluginIsTurnedOnWithThoseThatItNeedsAlsoInLaterRuns() async throws {
        let test = try await start()
        let shell = test.shell
        shell.turnOff(Self.base)
        shell.turnOn(Self.top)
        #expect(states(shell) == Self.allAreOn)
        #expect(Shell(test.shell.options).exclusions.ids.isEmpty)
    }

    /// Only the reasons say what they need.
    @Test(arguments: [true, false])
    func aPluginIsTurnedOnWithThoseThatItNeedsInALaterRun(isStored: Bool) async throws {
        let test = try await start()
        test.shell.turnOff(Self.middle)
        test.shell.turnOff(Self.base)
        let later = Shell(test.shell.options)
        later.load(from: [try #require(PluginDirectory("\(test.folder)/plugins"))])
        #expect(later.installed[Self.top]?.isOn == false)
        if isStored { later.turnOn(Self.top) } else { later.activate(Self.top) }
        #expect(states(later) == Self.allAreOn)
        #expect(later.exclusions.ids == (isStored ? [] : [Self.base, Self.middle]))
    }

    /// Their manifests are known no more than those of plugins that are damaged.
    @Test func thePluginsThatNeedAnotherOneComeBackInALaterRunToo() async throws {
        let test = try await start()
        test.shell.turnOff(Self.base)
        let later = Shell(test.shell.options)
        later.load(from: [try #require(PluginDirectory("\(test.folder)/plugins"))])
        #expect(states(later) == Self.baseIsOff)
        later.turnOn(Self.base)
        #expect(states(later) == Self.allAreOn)
        // Another version is installed while it is off.
        later.turnOff(Self.base)
        later.reload(Self.base)
        #expect(states(later) == Self.baseIsOff)
        later.turnOn(Self.base)
        #expect(states(later) == Self.allAreOn)
    }
}
