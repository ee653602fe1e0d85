// SPDX-License-Identifier: MIT

import AppTesting
import FlowKit
import Foundation
import PluginKit
import Testing

@testable import PluginProcesses

@Suite struct PluginSwitchesTests {
    private let folder = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)"
    private let id: PluginID = "org.example.contacts"
    private let other: PluginID = "org.example.notes"

    @Test func aPluginThatIsTurnedOffIsOffInLaterRuns() {
        var switches = PluginSwitches(in: folder)
        #expect(switches.turnOff(id, because: "It\ncrashed.") == nil)
        #expect(PluginSwitches(in: folder).reason(for: id) == "It crashed.")
        #expect(PluginSwitches(in: folder).reason(for: other) == nil)
        #expect(switches.turnOn(id) == nil)
        // A file without lines would be a damaged one.
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/turned-off"))
        #expect(PluginSwitches(in: folder).reason(for: id) == nil)
    }

    /// The error message of a crash may have a text of the plugin.
    @Test(arguments: ["a\0b", "a\tb", "a\nb", "a\r\nb"])
    func aReasonDoesNotDamageTheFile(_ reason: String) {
        var switches = PluginSwitches(in: folder)
        #expect(switches.turnOff(id, because: reason) == nil)
        let later = PluginSwitches(in: folder)
        #expect(later.error == nil)
        #expect(later.reason(for: id) == "a b" && later.reason(for: other) == nil)
    }

    @Test(arguments: ["", "org.example.conta", "no id\t\n", "{}\n", "org.example.contacts\n"])
    func aDamagedFileTurnsAllPluginsOffUntilTheUserTurnsThemOn(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: "\(folder)/turned-off", atomically: true, encoding: .utf8)
        var switches = PluginSwitches(in: folder)
        let kept = try #require(switches.error?.newPath)
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
        #expect(switches.reason(for: id) != nil && switches.reason(for: other) != nil)
        #expect(switches.turnOn(id) == nil)
        var later = PluginSwitches(in: folder)
        #expect(later.error == nil)
        #expect(later.reason(for: id) == nil && later.reason(for: other) != nil)
        #expect(later.turnOff(id) == nil)
        #expect(PluginSwitches(in: folder).reason(for: id) == "")
    }

    @Test func aFileFromAnEditorOfAnotherSystemIsRead() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = "\u{FEFF}\(id)\tIt is\u{2028}slow.\r\n\(other)\t\r\n"
        try text.write(toFile: "\(folder)/turned-off", atomically: true, encoding: .utf8)
        let switches = PluginSwitches(in: folder)
        #expect(switches.error == nil && switches.ids == [id, other])
        #expect(switches.reason(for: id) == "It is\u{2028}slow." && switches.reason(for: other) == "")
        #expect(switches.reason(for: "org.example.logs") == nil)
    }

    @Test func aPipeInsteadOfTheFileTurnsAllPluginsOff() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try #require(mkfifo("\(folder)/turned-off", 0o600) == 0)
        #expect(PluginSwitches(in: folder).reason(for: id) != nil)
    }
}
