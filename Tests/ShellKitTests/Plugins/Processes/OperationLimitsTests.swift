// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Glibc
import HeadlessBackend
import PluginKit
import PluginProcesses
import RemoteProbeMessages
import Testing
import ViewKit

@testable import PluginRuntime
@testable import ShellKit
@testable import WireKit

/// What the shell accepts from the process of a plugin, message by message.
@MainActor struct OperationLimitsTests {
    /// A valid message of each operation.
    private static func samples() throws -> [MessageSample] {
        try [
            MessageSample(
                PluginOperations.page, ShellPage(id: "a", title: "A", icon: "alarm", group: "Group")),
            MessageSample(
                PluginOperations.action,
                NewAction(
                    id: "a.b", title: "A", shortcuts: ["<Primary>a"],
                    traits: Command.Traits(category: "C", icon: "alarm", summary: "S"))),
            MessageSample(PluginOperations.warning, "A warning"),
            MessageSample(PluginOperations.active, true),
            MessageSample(PluginOperations.failed, "An error"),
            MessageSample(PluginOperations.answer, DismissalAnswer(number: 1, mayDismiss: true)),
            MessageSample(PluginOperations.asking, DismissalReason(number: 1, reason: "Not saved")),
            MessageSample(PluginOperations.setting, SettingChange(id: "rows", value: .int(1))),
            MessageSample(
                PluginOperations.notification,
                PostedNotification(number: 1, notification: PluginNotification("A", body: "B", action: "C"))),
            MessageSample(
                PluginOperations.work,
                WorkReport(
                    number: 1, title: "A", state: .running(fraction: 0.5, text: "B", secondsLeft: nil))),
            MessageSample(PluginOperations.badge, PageBadge(page: "a", text: "1")),
            MessageSample(PluginOperations.permission, "network"),
            MessageSample(PluginOperations.search, NewSearch(id: "a", page: "b")),
            MessageSample(
                PluginOperations.found,
                SearchAnswer(
                    number: 1, results: [SearchResult(id: "a", title: "A", detail: "B", icon: "alarm")])),
            MessageSample(
                PluginOperations.status, StatusChange(id: "a", text: "A", icon: "alarm", action: "b")),
            MessageSample(PluginOperations.inspectorPage, PluginInspectorPage(id: "a", title: "A")),
        ]
    }

    /// The process of a plugin in a shell, and the other end of its connection.
    private final class Pair {
        let shell: Shell
        let plugin: InstalledPlugin
        let parent: Connection
        let child: Connection
        /// What the plugin has received.
        var received: [SettingValues] = []

        @MainActor init(budget: TurnBudget = TurnBudget()) throws {
            HeadlessBackend.install()
            shell = Shell(testOptions(stateFolder: newTestFolder()))
            let text = manifestText("a", "[Setting rows]\nTitle=Rows\nType=int\nDefault=0")
            let manifest = try PluginManifest(parsing: Array(text.utf8), file: "/nowhere/a.plugin")
            plugin = InstalledPlugin(PluginRecord(manifest), manifest: manifest, in: shell)
            plugin.settings = shell.settings.store.settings(of: manifest) { _ in }
            plugin.runner.send(.turnOn(refusal: nil))
            shell.installed.all.append(plugin)
            var ends: [Int32] = [-1, -1]
            try #require(
                socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
            let version = WireVersion(1)
            parent = Connection(
                descriptor: ends[0], role: .host, as: WirePeer(version: version), budget: budget)
            child = Connection(descriptor: ends[1], role: .child, as: WirePeer(version: version))
            plugin.runner.receive(from: parent)
            child.receive(PluginOperations.settings) { [weak self] _, values in self?.received.append(values)
            }
            child.receive(PluginOperations.extensions) { _, _ in }
            parent.start()
            child.start()
            pump()
        }

        /// Returns whether the shell paused the process meanwhile.
        @discardableResult @MainActor func pump() -> Bool {
            var wasPaused = false
            for _ in 0..<20 {
                parent.wait(milliseconds: 0) { true }
                wasPaused = wasPaused || parent.isPaused
                child.wait(milliseconds: 0) { true }
            }
            return wasPaused
        }

        /// The reason for which the shell has ended the connection.
        @MainActor var refusal: String {
            if case .ended(let end) = parent.state { "\(end)" } else { "it was accepted" }
        }
    }

    /// An operation that the shell receives without a sample here fails this test.
    @Test func eachOperationToTheShellHasLimitsAndASample() throws {
        let received = try Pair().parent.receivedLimits
        let samples = try Set(Self.samples().map(\.limits))
        for limits in received {
            #expect(limits.length != nil && limits.elements != nil && limits.rate != nil, "\(limits)")
            #expect(samples.contains(limits), "no sample of \(limits.name)")
        }
        #expect(received.count == samples.count)
    }

    /// Nothing that a plugin sends takes the id of a command of the application or of another plugin.
    @Test func eachPluginHasIdsOfItsOwnForItsCommands() throws {
        let pair = try Pair()
        let manifest = try PluginManifest(
            parsing: Array(manifestText("b", "").utf8), file: "/nowhere/b.plugin")
        let other = InstalledPlugin(PluginRecord(manifest), manifest: manifest, in: pair.shell)
        let action = NewAction(id: "view.zoom", title: "A", shortcuts: [], traits: Command.Traits())
        pair.child.send(PluginOperations.action, action)
        pair.child.send(
            PluginOperations.status, StatusChange(id: "s", text: "S", icon: nil, action: "view.zoom"))
        pair.pump()
        var performed = ""
        other.register(Action("view.zoom", title: "B") { performed += "b" }, Command.Traits())
        pair.shell.commands.register(Action("view.zoom", title: "C") { performed += "c" })
        let ids = ["org.example.a..view.zoom", "org.example.b..view.zoom", "view.zoom"]
        #expect(pair.shell.commands.current.map(\.id) == ids)
        for id in ids.dropFirst() { pair.shell.commands.perform(id) }
        #expect(performed == "bc")
        #expect(pair.plugin.actions == ["view.zoom"] && pair.plugin.record.warnings == [])
        var items: [ShellStatusItem] = []
        pair.shell.status.items.subscribe(onNext: { items = $0 }).dispose()
        #expect(items.map(\.command) == [ids[0]])
        pair.plugin.withdraw()
        #expect(pair.shell.commands.current.map(\.id) == Array(ids.dropFirst()))
    }

    /// The length is checked before anything is decoded, so that a wrong type of body does not matter.
    @Test func aMessageThatIsLongerIsRefusedByItsName() throws {
        for limits in try Self.samples().map(\.limits) {
            let length = try #require(limits.length)
            let pair = try Pair()
            pair.child.send(
                WireOperation<String>(limits.number, limits.name), String(repeating: "x", count: length))
            pair.pump()
            #expect(pair.refusal.contains("\(limits.name)"), "\(pair.refusal)")
            #expect(pair.refusal.contains("longer than \(length) bytes"), "\(limits.name): \(pair.refusal)")
        }
    }

    private func outcome(_ sample: MessageSample, _ change: MessageSample.Change?) throws -> String? {
        let pair = try Pair()
        guard try sample.send(pair.child, change) else { return nil }
        pair.pump()
        return pair.refusal
    }

    @Test func eachTextAndEachArrayIsAsLongAsItsLimitAndNotLonger() throws {
        var tried = Set<String>()
        for sample in try Self.samples() {
            let limits = sample.limits
            let (length, text, elements) = try (
                #require(limits.length), #require(limits.textLength), #require(limits.elements)
            )
            for number in 0..<sample.texts {
                guard let beyond = try outcome(sample, .text(number, length: text + 1)) else { continue }
                #expect(
                    beyond.contains("longer than \(text) bytes")
                        || beyond.contains("longer than \(length) bytes"),
                    "\(limits.name): \(beyond)")
                let allowed = try outcome(sample, .text(number, length: text))
                // Nothing else limits the length. That of the sample is the only setting.
                if limits.name != "setting" { #expect(allowed == "it was accepted", "\(limits.name)") }
                tried.insert(limits.name)
            }
            for number in 0..<sample.arrays {
                guard let beyond = try outcome(sample, .array(number, count: elements + 1)) else { continue }
                #expect(beyond.contains("more than \(elements) elements"), "\(limits.name): \(beyond)")
                let allowed = try outcome(sample, .array(number, count: elements))
                #expect(allowed?.contains("elements.") != true, "\(allowed ?? "")")
                tried.insert("\(limits.name)[]")
            }
        }
        let expected = [
            "page", "action", "warning", "failed", "asking", "notification", "work", "badge", "permission",
            "search", "found", "status", "inspectorPage", "action[]", "found[]",
        ]
        #expect(tried.isSuperset(of: expected), "\(tried)")
    }

    @Test(arguments: ["", "a b", "a::b", "a/b", "ä", "shell\u{2060}"])
    func theIdOfAnActionHasOnlyCharactersThatToolkitsAccept(_ id: String) throws {
        let pair = try Pair()
        let action = NewAction(id: id, title: "A", shortcuts: [], traits: Command.Traits())
        pair.child.send(PluginOperations.action, action)
        pair.pump()
        #expect(pair.refusal.contains("\"action\" for object 0 was refused"), "\(pair.refusal)")
        #expect(pair.plugin.actions.isEmpty)
    }

    /// The operations that register or show something, with what makes one of a number, and how many live.
    private static let living:
        [String: (send: @MainActor (Connection, Int) -> Void, count: @MainActor (InstalledPlugin) -> Int)] = [
            "page": (
                { $0.send(PluginOperations.page, ShellPage(id: "p\($1)", title: "P", icon: "alarm")) },
                { $0.pages.count }
            ),
            "action": (
                {
                    let action = NewAction(
                        id: "a\($1)", title: "A", shortcuts: [], traits: Command.Traits())
                    $0.send(PluginOperations.action, action)
                }, { $0.actions.count }
            ),
            "warning": (
                { $0.send(PluginOperations.warning, "Warning \($1)") }, { $0.record.warnings.count }
            ),
            "search": (
                { $0.send(PluginOperations.search, NewSearch(id: "s\($1)", page: nil)) },
                { $0.searches.count }
            ),
            "inspectorPage": (
                { $0.send(PluginOperations.inspectorPage, PluginInspectorPage(id: "i\($1)", title: "I")) },
                { $0.inspectorPages.count }
            ),
            "status": (
                {
                    let change = StatusChange(id: "s\($1)", text: "S", icon: nil, action: nil)
                    $0.send(PluginOperations.status, change)
                },
                { plugin in
                    var count = 0
                    plugin.shell.status.items.subscribe(onNext: { count = $0.count }).dispose()
                    return count
                }
            ),
            "work": (
                {
                    let state = WorkReport.State.running(fraction: nil, text: "", secondsLeft: nil)
                    $0.send(PluginOperations.work, WorkReport(number: $1, title: "W", state: state))
                }, { $0.shell.notifications.works.value.count }
            ),
        ]

    @Test func ofEachOperationAsManyLiveAsItsLimitAndNotMore() throws {
        let limited = try Self.samples().map(\.limits).filter { $0.living != nil }
        #expect(Set(limited.map(\.name)) == Set(Self.living.keys))
        for limits in limited {
            let (limit, living) = try (#require(limits.living), #require(Self.living[limits.name]))
            let pair = try Pair()
            for number in 1...limit {
                living.send(pair.child, number)
                pair.pump()
            }
            #expect(pair.refusal == "it was accepted", "\(limits.name)")
            #expect(living.count(pair.plugin) == limit, "\(limits.name)")
            // What lives already is sent once more.
            living.send(pair.child, 1)
            pair.pump()
            let isWarning = limits.name == "warning"
            if !isWarning { #expect(pair.plugin.record.warnings == [], "\(limits.name)") }
            for number in 1...2 {
                living.send(pair.child, limit + number)
                pair.pump()
            }
            #expect(pair.refusal == "it was accepted", "\(limits.name)")
            // A warning about the limit is one of the shell.
            #expect(living.count(pair.plugin) == (isWarning ? limit + 1 : limit), "\(limits.name)")
            let text = "is not added, because the plugin has \(limit), which is the limit."
            #expect(pair.plugin.record.warnings.last?.contains(text) == true, "\(limits.name)")
        }
    }

    /// It is told nothing, and waits.
    @Test func aProcessMaySendAsManyMessagesAtOnceAsTheRateSaysAndNotMore() throws {
        for sample in try Self.samples() {
            let rate = try #require(sample.limits.rate)
            // No time passes, so that the pause is not over either.
            let pair = try Pair(budget: TurnBudget(nanoseconds: 1_000_000) { 1 })
            for _ in 0..<rate.burst { _ = try sample.send(pair.child, nil) }
            #expect(!pair.pump(), "\(sample.limits.name): \(pair.refusal)")
            _ = try sample.send(pair.child, nil)
            #expect(pair.pump(), "\(sample.limits.name): \(pair.refusal)")
        }
    }

    /// Each has its own.
    @Test func theWorkOfOnePluginLeavesRoomForThatOfAnother() throws {
        let pair = try Pair()
        let other = InstalledPlugin(PluginRecord(id: nil, name: "Other", origin: .linked), in: pair.shell)
        let limit = try #require(PluginOperations.work.living)
        let state = WorkReport.State.running(fraction: nil, text: "", secondsLeft: nil)
        for number in 0...limit {
            pair.shell.notifications.show(
                WorkReport(number: number, title: "W", state: state), of: pair.plugin, cancel: {})
        }
        #expect(pair.shell.notifications.works.value.count == limit)
        #expect(
            pair.plugin.record.warnings == [
                "Long work is not added, because the plugin has 100, which is the limit. Finish some of it first."
            ])
        pair.shell.notifications.show(WorkReport(number: 1, title: "W", state: state), of: other, cancel: {})
        #expect(pair.shell.notifications.works.value.count == limit + 1)
    }

    @Test func asManyPagesAsTheLimitAllowsAreRegistered() throws {
        let limit = try #require(PluginOperations.page.living)
        let pair = try Pair()
        for number in 0...limit {
            pair.child.send(
                PluginOperations.page, ShellPage(id: "p\(number)", title: "P", icon: "alarm"))
            pair.pump()
        }
        #expect(pair.refusal == "it was accepted")
        #expect(pair.plugin.pages.count == limit)
        #expect(
            pair.plugin.record.warnings == [
                "The page \"p200\" is not added, because the plugin has 200, which is the limit. Remove one of them."
            ])
    }

    @Test func whatIsWithinTheLimitsIsAccepted() throws {
        let pair = try Pair()
        let title = String(repeating: "x", count: 256)
        pair.child.send(PluginOperations.page, ShellPage(id: "a", title: title, icon: "alarm"))
        let limit = try #require(PluginOperations.warning.textLength)
        let warning = String(repeating: "x", count: limit)
        pair.child.send(PluginOperations.warning, warning)
        pair.pump()
        #expect(pair.refusal == "it was accepted")
        #expect(pair.plugin.pages == ["a"])
        #expect(pair.plugin.record.warnings == [warning])
    }

    @Test func aPluginThatWarnsOfEverythingLeavesRoomForWhatTheShellSays() throws {
        let pair = try Pair()
        for number in 0..<200 { pair.child.send(PluginOperations.warning, "Warning \(number)") }
        pair.pump()
        #expect(pair.plugin.record.warnings.count == InstalledPlugins.mostWarnings / 2 + 1)
        #expect(
            pair.plugin.record.warnings.last
                == "A warning is not added, because the plugin has 50, which is the limit. Correct what the others are about."
        )
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
        for limits in try Pair().parent.receivedLimits {
            let numbers = [
                limits.length, limits.textLength, limits.elements, limits.rate?.burst,
                limits.rate?.perSecond, limits.living,
            ]
            let row = numbers.map { $0.map { "\($0)" } ?? "" }.joined(separator: " | ")
            let line = "| \(limits.name) | \(row) | \(limits.summary) |"
            #expect(page.contains(line + "\n"), "\(line)")
        }
    }
}
