// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Glibc
import HeadlessBackend
import PluginKit
import Testing
import WireKit

@testable import ShellKit

/// What the shell accepts from the process of a plugin, message by message.
@MainActor struct OperationLimitsTests {
    /// An operation, without the type of its body.
    private struct Entry: Comparable {
        let number: UInt16
        let name: String
        let length: Int?
        let textLength: Int?

        static func < (first: Entry, second: Entry) -> Bool { first.number < second.number }
    }

    private static func entry(_ operation: WireOperation<some Codable>) -> Entry {
        Entry(
            number: operation.number, name: operation.name, length: operation.length,
            textLength: operation.textLength)
    }

    private static let all = [
        entry(PluginOperations.page), entry(PluginOperations.action), entry(PluginOperations.warning),
        entry(PluginOperations.active), entry(PluginOperations.failed), entry(PluginOperations.answer),
        entry(PluginOperations.asking), entry(PluginOperations.setting), entry(PluginOperations.notification),
        entry(PluginOperations.work), entry(PluginOperations.badge), entry(PluginOperations.search),
        entry(PluginOperations.found), entry(PluginOperations.status), entry(PluginOperations.opener),
        entry(PluginOperations.inspectorPage),
    ].sorted()

    /// The process of a plugin in a shell, and the other end of its connection.
    private final class Pair {
        let shell: Shell
        let plugin: InstalledPlugin
        let parent: Connection
        let child: Connection
        /// What the plugin has received.
        var received: [SettingValues] = []

        @MainActor init() throws {
            HeadlessBackend.install()
            var options = ShellOptions(application: "org.example.test")
            options.settingsFile = nil
            options.stateFolder = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)"
            shell = Shell(options)
            let text =
                "[Plugin]\nId=org.example.a\nName=A\nVersion=1.0\nLibrary=liba.so\nFramework=0.1\n[Setting rows]\nTitle=Rows\nType=int\nDefault=0"
            let manifest = try PluginManifest(parsing: Array(text.utf8), file: "/nowhere/a.plugin")
            plugin = InstalledPlugin(PluginRecord(manifest), manifest: manifest, in: shell)
            plugin.settings = shell.settings.settings(of: manifest) { _ in }
            plugin.runner.send(.turnOn(refusal: nil))
            shell.installed.append(plugin)
            var ends: [Int32] = [-1, -1]
            try #require(
                socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
            let version = WireVersion(1)
            parent = Connection(descriptor: ends[0], role: .host, as: WirePeer(version: version))
            child = Connection(descriptor: ends[1], role: .child, as: WirePeer(version: version))
            plugin.runner.receive(from: parent)
            child.receive(PluginOperations.settings) { [weak self] _, values in self?.received.append(values)
            }
            child.receive(PluginOperations.extensions) { _, _ in }
            parent.start()
            child.start()
            pump()
        }

        @MainActor func pump() {
            for _ in 0..<20 {
                parent.wait(milliseconds: 0) { true }
                child.wait(milliseconds: 0) { true }
            }
        }

        /// The reason for which the shell has ended the connection.
        @MainActor var refusal: String {
            if case .ended(let end) = parent.state { "\(end)" } else { "it was accepted" }
        }
    }

    @Test func eachOperationToTheShellHasALimit() throws {
        let pair = try Pair()
        guard case .open(let peer) = pair.child.state else {
            return #expect(Bool(false), "\(pair.child.state)")
        }
        #expect(Set(peer.operations).isSubset(of: Set(Self.all.map(\.number))))
        #expect(Self.all.allSatisfy { $0.length != nil })
    }

    /// The length is checked before anything is decoded, so that a wrong type of body does not matter.
    @Test func aMessageThatIsLongerIsRefusedByItsName() throws {
        for entry in Self.all {
            let length = try #require(entry.length)
            let pair = try Pair()
            guard case .open(let peer) = pair.child.state, peer.operations.contains(entry.number) else {
                continue
            }
            pair.child.send(
                WireOperation<String>(entry.number, entry.name), String(repeating: "x", count: length))
            pair.pump()
            #expect(pair.refusal.contains("\(entry.name)"), "\(pair.refusal)")
            #expect(pair.refusal.contains("longer than \(length) bytes"), "\(entry.name): \(pair.refusal)")
        }
    }

    @Test func aTextThatIsLongerIsRefusedByItsName() throws {
        let pair = try Pair()
        pair.child.send(
            WireOperation<ShellPage>(200, "page"),
            ShellPage(id: "a", title: String(repeating: "x", count: 257), icon: "alarm"))
        pair.pump()
        #expect(
            pair.refusal.contains("page") && pair.refusal.contains("longer than 256 bytes"), "\(pair.refusal)"
        )
    }

    @Test func whatIsWithinTheLimitsIsAccepted() throws {
        let pair = try Pair()
        let title = String(repeating: "x", count: 256)
        pair.child.send(PluginOperations.page, ShellPage(id: "a", title: title, icon: "alarm"))
        pair.child.send(PluginOperations.warning, String(repeating: "é", count: 2_000))
        pair.pump()
        #expect(pair.refusal == "it was accepted")
        #expect(pair.plugin.pages == ["a"])
        #expect(pair.plugin.record.warnings.count == 1)
    }

    @Test func aPluginThatWarnsOfEverythingLeavesRoomForWhatTheShellSays() throws {
        let pair = try Pair()
        for number in 0..<200 { pair.child.send(PluginOperations.warning, "Warning \(number)") }
        pair.pump()
        #expect(pair.plugin.record.warnings.count == Shell.mostWarnings / 2)
        pair.plugin.runner.warn("It cannot use services of the session.")
        #expect(pair.plugin.record.warnings.last == "It cannot use services of the session.")
    }

    @Test func thePluginsSideCutsALongTextAndSaysSo() throws {
        let pair = try Pair()
        pair.child.sendToShell(
            PluginOperations.page,
            ShellPage(id: "a", title: String(repeating: "é", count: 200), icon: "alarm"))
        pair.pump()
        #expect(pair.refusal == "it was accepted")
        #expect(pair.plugin.pages == ["a"])
        #expect(
            pair.plugin.record.warnings == [
                "A text was cut, because it has more than 256 bytes. It was sent with the operation \"page\"."
            ])
    }

    @Test func manyChangesOfASettingAreAFewAndTheLastOneStays() async throws {
        let pair = try Pair()
        try #require(pair.received.count == 1)
        for value in 1...1_000 {
            pair.child.send(PluginOperations.setting, SettingChange(id: "rows", value: .int(value)))
        }
        pair.pump()
        #expect(pair.plugin.settings.value("rows") != .int(0))
        #expect(pair.received.count == 2)
        while pair.received.last?.values["rows"] != .int(1_000) {
            try await Task.sleep(for: .milliseconds(1))
            pair.pump()
        }
        #expect(pair.received.count == 3)
        #expect(pair.received.last?.lastReceivedChange == 1_000)
    }

    @Test func aChangeThatWaitsWhenTheConnectionEndsIsMade() throws {
        let pair = try Pair()
        for value in 1...2 {
            pair.child.send(PluginOperations.setting, SettingChange(id: "rows", value: .int(value)))
        }
        pair.pump()
        #expect(pair.plugin.settings.value("rows") == .int(1))
        pair.child.close(because: "the plugin has ended")
        pair.pump()
        pair.parent.close(because: "the plugin has ended")
        #expect(pair.plugin.settings.value("rows") == .int(2))
    }

    /// The page shows what is declared.
    @Test func theTableOfTheDocumentationIsThatOfTheDeclarations() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        let page = try String(
            contentsOf: root.appending(path: "Sources/Framework/ShellKit/ShellKit.docc/Faults.md"),
            encoding: .utf8)
        func number(_ value: Int?) -> String { value.map { "\($0)" } ?? "" }
        for entry in Self.all {
            #expect(
                page.contains("| \(entry.name) | \(number(entry.length)) | \(number(entry.textLength)) |\n"))
        }
    }
}
