// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import Foundation
import HeadlessBackend
import PluginKit
import RxKernel
import StateKit
import Testing
import ViewKit

@testable import ShellKit

/// Posts notifications and does long work when a test says so.
private final class TalkingPlugin: Plugin {
    static let id: PluginID? = "org.example.talking"
    static weak var context: PluginContext?
    static var performed = 0

    func activate(in context: PluginContext) throws {
        Self.context = context
        context.register(flow: "notes", title: "Notes", icon: "text-x-generic", startingAt: .list) {
            NotesFlow()
        }
    }

    static func notify(_ title: String, body: String = "", action: String = "") {
        context?.notify(PluginNotification(title, body: body, action: action)) { performed += 1 }
    }
}

/// Shows work, and then cannot be activated.
private final class FailingPlugin: Plugin {
    static let id: PluginID? = "org.example.failing"

    func activate(in context: PluginContext) throws {
        let work = LongWork<Int>()
        context.show(work, as: "Connecting")
        work.start { report in
            report(0.5, "")
            try await Task.sleep(for: .seconds(60))
            return 1
        }
        context.notify(PluginNotification("Connecting", action: "Cancel")) {}
        throw NoServer()
    }
}

private struct NoServer: Error, CustomStringConvertible { let description = "there is no server" }

@Suite(.serialized) @MainActor struct NotificationsTests {
    private let app: HeadlessApp<ShellFlow>
    private let shell: Shell

    init() async throws {
        let shell = Shell(testOptions(stateFolder: newTestFolder()))
        self.shell = shell
        HeadlessBackend.install()
        shell.load(TalkingPlugin.self)
        app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        let app = app
        await app.settle { app.navigations.count > 1 }
        TalkingPlugin.performed = 0
    }

    private func openHistory() async throws {
        try app.press("<Primary><Alt>n")
        let app = app
        await app.settle { app.windows.count == 2 }
    }

    @Test func pressingTheButtonOfANotificationCallsThePlugin() throws {
        TalkingPlugin.notify("Imported", body: "12 contacts", action: "Show")
        #expect(try app.toasts().toast?.message == "TalkingPlugin: Imported\n12 contacts")
        #expect(try app.toasts().toast?.action == "Show")
        try app.toasts().pressAction()
        #expect(TalkingPlugin.performed == 1)
        #expect(app.backend.notifications.isEmpty)
    }

    @Test func whileTheWindowIsNotActiveTheDesktopShowsIt() throws {
        let window = try app.window()
        window.onEvent?(.active(false))
        TalkingPlugin.notify("Imported", body: "12 contacts", action: "Show")
        #expect(app.backend.notifications.map(\.title) == ["TalkingPlugin: Imported"])
        #expect(app.backend.notifications.first?.actions.map(\.title) == ["Show"])
        try app.backend.choose("Show", inNotification: "TalkingPlugin: Imported")
        #expect(TalkingPlugin.performed == 1)
        window.onEvent?(.active(true))
        TalkingPlugin.notify("Again")
        #expect(app.backend.notifications.count <= 1)
        #expect(try app.toasts().toast?.message == "TalkingPlugin: Again")
    }

    /// The desktop keeps them when the program ends, and replaces one by another with the same id.
    @Test func aNotificationOnTheDesktopDoesNotReplaceOneOfAnEarlierRun() throws {
        try app.window().onEvent?(.active(false))
        TalkingPlugin.notify("First")
        let first = try #require(app.backend.notifications.first?.id)
        let next = Shell(testOptions(stateFolder: newTestFolder()))
        #expect(next.notifications.post(PluginNotification("Second"), of: shell.installed.all[0]) {})
        #expect(app.backend.notifications.last?.title == "TalkingPlugin: Second")
        #expect(app.backend.notifications.last?.id != first && app.backend.notifications.count == 2)
    }

    @Test func eachWindowShowsNotificationsAndWorkAlsoWhenTheFirstOneIsClosed() async throws {
        let app = app
        let first = try app.window()
        shell.windows.navigate(.newWindow)
        #expect(await app.settle { app.windows.count == 2 && (try? app.toasts()) != nil })
        TalkingPlugin.notify("Imported")
        #expect(try app.toasts().toast?.message == "TalkingPlugin: Imported")
        first.requestClose()
        #expect(await app.settle { app.windows.count == 1 })
        shell.notifications.clear()
        TalkingPlugin.notify("Again")
        #expect(try app.toasts().toast?.message == "TalkingPlugin: Again")
        #expect(app.backend.notifications.isEmpty)
        let (work, continuation) = try startFetching()
        #expect(await app.settle(within: .seconds(20)) { app.texts.contains("TalkingPlugin: Fetching") })
        try app.button("Cancel Fetching").tap()
        continuation.finish()
        withExtendedLifetime(work) {}
    }

    /// Shows work of the plugin, which runs until the stream ends.
    private func startFetching() throws -> (work: LongWork<Int>, running: AsyncStream<Void>.Continuation) {
        let work = LongWork<Int>()
        try #require(TalkingPlugin.context).show(work, as: "Fetching")
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        work.start { _ in
            for await _ in stream {}
            return 1
        }
        return (work, continuation)
    }

    @Test func theHistoryHasAllOfThemTheNewestFirst() async throws {
        TalkingPlugin.notify("First")
        TalkingPlugin.notify("Second", action: "Show")
        try await openHistory()
        let rows = try app.list("Notifications").rowTexts
        #expect(
            rows.map { $0.filter { !$0.contains(":") } } == [
                ["TalkingPlugin", "Second"], ["TalkingPlugin", "First"],
            ])
        try app.button("Show").tap()
        #expect(TalkingPlugin.performed == 1)
        try app.button("Clear").tap()
        #expect(app.texts.contains("No Notifications"))
        #expect(shell.notifications.items.value.isEmpty)
    }

    @Test func doNotDisturbAddsNotificationsToTheHistoryOnly() async throws {
        try await openHistory()
        try app.toggle("Do not disturb").tap()
        #expect(shell.preferences.isUndisturbed)
        try app.press("<Primary>w")
        TalkingPlugin.notify("Imported")
        #expect(shell.notifications.items.value.map(\.notification.title) == ["Imported"])
        #expect(try app.toasts().toast == nil)
        #expect(app.backend.notifications.isEmpty)
    }

    @Test func tooManyAreLeftOutAndThePluginIsWarned() {
        for number in 0..<30 { TalkingPlugin.notify("\(number)") }
        #expect(shell.notifications.items.value.count == 10)
        #expect(
            shell.installed.records.value.first?.warnings == [
                "A notification was left out: the plugin has posted more than 10 in 10 seconds."
            ])
    }

    @Test func theHistoryIsKeptForTheNextRunWithoutTheButtons() async throws {
        TalkingPlugin.notify("First", body: "12 contacts", action: "Show")
        TalkingPlugin.notify("Second")
        let posted = shell.notifications.items.value
        try app.closeWindow()
        let options = shell.options
        let file = "\(options.stateFolder)/notifications.json"
        await app.settle { (try? String(contentsOfFile: file, encoding: .utf8).contains("Second")) == true }
        let next = Shell(options)
        #expect(
            next.notifications.items.value.map { [$0.owner, $0.notification.title, $0.notification.body] }
                == [["TalkingPlugin", "Second", ""], ["TalkingPlugin", "First", "12 contacts"]])
        #expect(next.notifications.items.value.map(\.posted) == posted.map(\.posted))
        #expect(!next.notifications.items.value.contains { next.notifications.canPerform($0) })
        next.notifications.clear()
        await app.settle { (try? String(contentsOfFile: file, encoding: .utf8).contains("First")) == false }
        #expect(Shell(options).notifications.items.value.isEmpty)
    }

    @Test func aDamagedHistoryIsRenamedAndReported() throws {
        var options = shell.options
        options.stateFolder += "/damaged"
        try FileManager.default.createDirectory(
            atPath: options.stateFolder, withIntermediateDirectories: true)
        try "{".write(toFile: "\(options.stateFolder)/notifications.json", atomically: true, encoding: .utf8)
        let next = Shell(options)
        #expect(next.notifications.items.value.isEmpty)
        let files = try FileManager.default.contentsOfDirectory(atPath: options.stateFolder)
        #expect(files.count == 1 && files[0].hasPrefix("notifications.json.2"))
    }

    @Test func aLongHistoryWithLongTextsIsCutWhenItIsRead() throws {
        var options = shell.options
        options.stateFolder += "/long"
        let item = ShellNotifications.Item(
            id: 1, owner: "Talking", notification: PluginNotification(String(repeating: "a", count: 5_000)),
            posted: 1_700_000_000)
        try StateFile(path: "\(options.stateFolder)/notifications.json")
            .save([ShellNotifications.Item](repeating: item, count: 300))
        let items = Shell(options).notifications.items.value
        #expect(items.count == ShellNotifications.maximumItems)
        #expect(items.allSatisfy { $0.notification.title.count == 200 })
        #expect(Set(items.map(\.id)).count == items.count)
    }

    @Test func aNotificationOfAnotherDayHasItsDate() {
        let day = 1_700_000_000
        let item = ShellNotifications.Item(
            id: 1, owner: "Talking", notification: PluginNotification("Imported"), posted: day)
        let (today, later) = (item.time(now: day), item.time(now: day + 3 * 86_400))
        #expect(today.wholeMatch(of: /\d\d:\d\d/) != nil)
        #expect(later.hasSuffix(" \(today)") && later.count > today.count + 5)
    }

    @Test func aLongTextIsCut() {
        TalkingPlugin.notify(String(repeating: "a", count: 5_000))
        #expect(shell.notifications.items.value.first?.notification.title.count == 200)
    }

    @Test func workIsShownWithItsProgressAndCancelled() async throws {
        let work = LongWork<Int>()
        try #require(TalkingPlugin.context).show(work, as: "Fetching")
        let app = app
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        work.start { report in
            report(0.25, "a.vcf")
            for await _ in stream {}
            try Task.checkCancellation()
            return 1
        }
        #expect(await app.settle(within: .seconds(20)) { app.texts.contains { $0.contains("a.vcf") } })
        #expect(app.texts.contains("TalkingPlugin: Fetching"))
        #expect(try app.progressBar("TalkingPlugin: Fetching").shown?.fraction == 0.25)
        try app.button("Cancel Fetching").tap()
        #expect(!work.state.value.isRunning)
        #expect(!app.texts.contains("TalkingPlugin: Fetching"))
        continuation.finish()
    }

    @Test func workThatFailsIsShownUntilTheUserClosesItAndFinishedWorkIsGone() async throws {
        let (good, bad) = (LongWork<Int>(), LongWork<Int>())
        let context = try #require(TalkingPlugin.context)
        context.show(good, as: "Good")
        context.show(bad, as: "Bad")
        good.start { _ in 1 }
        bad.start { _ in throw NoServer() }
        let app = app
        #expect(await app.settle(within: .seconds(20)) { app.texts.contains("there is no server") })
        #expect(await app.settle(within: .seconds(20)) { shell.notifications.works.value.count == 1 })
        // Failed work keeps no process.
        #expect(!shell.installed.all[0].isWorking)
        try app.button("Close").tap()
        #expect(shell.notifications.works.value.isEmpty)
        #expect(!app.texts.contains("TalkingPlugin: Bad"))
    }

    @Test func theWorkOfAPluginThatIsTurnedOffIsGoneAndItsButtonsToo() async throws {
        let (work, continuation) = try startFetching()
        let shell = shell
        #expect(await app.settle(within: .seconds(20)) { shell.notifications.works.value.count == 1 })
        #expect(shell.installed.all[0].isWorking)
        TalkingPlugin.notify("Imported", action: "Show")
        shell.deactivate("org.example.talking")
        #expect(shell.notifications.works.value.isEmpty)
        try await openHistory()
        #expect(throws: HeadlessError.self) { try app.button("Show") }
        continuation.finish()
        withExtendedLifetime(work) {}
    }

    @Test func theWorkOfAPluginThatCannotBeActivatedIsGone() async throws {
        shell.load(FailingPlugin.self)
        #expect(shell.installed.all.last?.record.failure == .activationThrew("there is no server"))
        for _ in 0..<200 { await Task.yield() }
        #expect(shell.notifications.works.value.isEmpty)
        try await openHistory()
        #expect(throws: HeadlessError.self) { try app.button("Cancel") }
    }

    @Test func notificationsAreReleasedWithTheWindow() async throws {
        TalkingPlugin.notify("Imported", action: "Show")
        try await openHistory()
        try app.closeWindow()
        try app.closeWindow()
        let app = app
        #expect(await app.settle { app.retainedObjects.isEmpty })
    }
}
