// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import PluginKit
import ShellKit
import Testing
import ViewKit

private struct Desk: ShellApplication {
    let id = "org.example.Desk"
    let plugins: [any Plugin.Type] = [NotesPlugin.self, ClockPlugin.self]
    let pluginDirectories: [PluginDirectory] = []
}

/// A host that only counts calls.
private final class Host: ProgramHost {
    var ended = 0
    func quit() { ended += 1 }
}

@Suite @MainActor struct ShellApplicationTests {
    @Test func anIdAndSomePluginsMakeAnApplication() throws {
        let backend = HeadlessBackend.install()
        let host = Host()
        let program = Desk().start(on: host)
        program.activate()
        let window = try #require(backend.windows.last)
        #expect(try window.list("Places").rows == ["Notes", "Clock", "Plugins"])
        #expect(host.ended == 0)
        program.requestQuit()
        #expect(host.ended == 1)
    }

    @Test func pluginsAreLookedForBesideTheExecutableFirst() {
        let directories = Bare().pluginDirectories.map(\.path)
        #expect(directories.first?.hasSuffix("/plugins") == true)
        #expect(directories.dropFirst().allSatisfy { $0.hasSuffix("/org.example.Bare/plugins") })
        #expect(directories.count > 1)
    }

    private struct Bare: ShellApplication {
        let id = "org.example.Bare"
    }
}
