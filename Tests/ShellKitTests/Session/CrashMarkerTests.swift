// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import PluginKit
import PluginProcesses
import Testing

@testable import ShellKit

@Suite @MainActor struct CrashMarkerTests {
    let options: ShellOptions

    init() {
        var options = ShellOptions(application: "org.example.test")
        options.stateFolder = newTestFolder()
        self.options = options
    }

    /// Writes the file of a process that has ended during a step. No process has the default process id.
    private func leave(_ text: String, process: Int32 = .max - 1) {
        StateText.write(text, to: "\(options.stateFolder)/running-\(process)")
    }

    private var boot: String {
        let text = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
        return (text ?? "").filter { !$0.isNewline }
    }

    private func states(_ shell: Shell) -> [PluginRecord.State] { shell.installed.records.value.map(\.state) }

    @Test func theFileNamesThePluginDuringAStep() {
        let crashMarker = CrashMarker(in: options.stateFolder)
        let path = "\(options.stateFolder)/running-\(getpid())"
        crashMarker.during(.activate, of: "org.example.notes") {
            #expect(StateText.read(path) == "\(boot) org.example.notes activate")
            crashMarker.during(.page, of: "org.example.clock") {
                #expect(StateText.read(path) == "\(boot) org.example.clock page")
            }
            #expect(StateText.read(path) == "\(boot) org.example.notes activate")
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func aPluginThatHasEndedTheShellIsTurnedOff() {
        leave("\(boot) org.example.notes activate")
        let shell = Shell(options)
        shell.load(NotesPlugin.self)
        shell.load(ClockPlugin.self)
        #expect(states(shell) == [.inactive, .active])
        #expect(
            shell.installed.records.value[0].warnings == ["The application ended while it was activated."])
        // Also the next time, until the user turns it on.
        let next = Shell(options)
        next.load(NotesPlugin.self)
        #expect(states(next) == [.inactive])
        next.turnOn("org.example.notes")
        #expect(states(next) == [.active])
        let last = Shell(options)
        last.load(NotesPlugin.self)
        #expect(states(last) == [.active])
    }

    @Test func aFileFromBeforeTheLastStartOfTheSystemIsIgnored() {
        leave("another-boot org.example.notes activate")
        let shell = Shell(options)
        shell.load(NotesPlugin.self)
        #expect(states(shell) == [.active])
    }

    @Test func theFileOfARunningShellIsIgnored() {
        leave("\(boot) org.example.notes page", process: getpid())
        let shell = Shell(options)
        shell.load(NotesPlugin.self)
        #expect(states(shell) == [.active])
    }

    @Test func whatTheUserTurnsOffStaysOff() {
        let shell = Shell(options)
        shell.load(NotesPlugin.self)
        shell.turnOff("org.example.notes")
        let next = Shell(options)
        next.load(NotesPlugin.self)
        #expect(states(next) == [.inactive])
        #expect(next.installed.records.value[0].warnings == [])
    }

    @Test func optionsTurnPluginsOffForThisTime() {
        var options = options
        options.disabledPlugins = ["org.example.notes"]
        let shell = Shell(options)
        shell.load(NotesPlugin.self)
        shell.load(ClockPlugin.self)
        #expect(states(shell) == [.inactive, .active])
        options.disabledPlugins = []
        options.onlyPlugins = ["org.example.notes"]
        let only = Shell(options)
        only.load(NotesPlugin.self)
        only.load(ClockPlugin.self)
        #expect(states(only) == [.active, .inactive])
        #expect(only.installed.records.value[1].warnings == ["It does not run because of --only-plugin."])
    }
}
