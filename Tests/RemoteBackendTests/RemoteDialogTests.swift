// SPDX-License-Identifier: MIT

import HeadlessBackend
import RemoteBackend
import Testing
import ViewKit
import WireKit

/// Questions of a plugin whose page or window was closed.
@MainActor struct RemoteDialogTests {
    private let pair: RemotePair
    private let shellWindow: Window
    private let peer: HeadlessWindow
    private let pane: RemotePane
    private let question = Alert.confirm("Delete Ada?", .destructive("Delete"))

    init() throws {
        pair = try RemotePair()
        pane = Toolkit.perform(with: pair.shell) { RemotePane(name: "page") }
        shellWindow = Toolkit.perform(with: pair.shell) { Window() }
        peer = try #require(shellWindow.backendWindow as? HeadlessWindow)
        Toolkit.perform(with: pair.shell) {
            shellWindow.content = pane
            shellWindow.present()
        }
        pane.enclosingWindow = shellWindow
    }

    /// Opens the page, and returns the plugin's window for it.
    private func open() throws -> Window {
        var window: Window?
        pair.plugin.onPane = { [plugin = pair.plugin] pane in
            window = plugin.fill(pane) { openWindow(Label("Page")) }
        }
        pair.host.add(pane)
        pair.pump()
        pair.plugin.onPane = nil
        return try #require(window)
    }

    private func isAnswered(_ answers: [Int?]) -> Bool { answers == [0] && peer.dialogs.isEmpty }

    @Test func aQuestionOfAPageThatTheShellHasClosedIsCancelled() throws {
        let window = try open()
        pane.close()
        pair.pump()
        var answers: [Int?] = []
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        #expect(isAnswered(answers))
    }

    @Test func aNotificationThatWasReplacedOrWithdrawnIsReleased() {
        final class Owner {}
        var owners: [() -> Owner?] = []
        func post(_ title: String) {
            let owner = Owner()
            owners.append { [weak owner] in owner }
            pair.plugin.post(DesktopNotification("backup", title: title)) { [owner] _ in _ = owner }
            pair.pump()
        }
        post("30 %")
        post("60 %")
        #expect(pair.shell.notifications.map(\.title) == ["60 %"])
        #expect(owners[0]() == nil && owners[1]() != nil)
        pair.plugin.withdrawNotification("backup")
        #expect(owners[1]() == nil)
    }

    /// Such as when the plugin posts too many in a short time.
    @Test func aNotificationThatIsNotAdmittedIsAnsweredByTheOneThatItReplaces() throws {
        var policy = RemotePolicy()
        policy.admitsNotification = { $0.title == "30 %" }
        let pair = try RemotePair(policy: policy)
        var answers: [String] = []
        for title in ["30 %", "60 %"] {
            pair.plugin.post(DesktopNotification("backup", title: title)) { answers.append(title + $0) }
            pair.pump()
        }
        try pair.shell.choose(inNotification: "30 %")
        pair.pump()
        #expect(answers == ["60 %"])
    }

    /// A process is not ended in the background while it shows either.
    @Test func itIsKnownWhetherThePluginShowsAWindowOrADialog() throws {
        let page = try open()
        #expect(!pair.host.showsWindow)
        _ = pair.inPlugin { page.show(question) { _ in } }
        #expect(pair.host.showsWindow)
        try #require(peer.dialogs.last).choose("Delete")
        pair.pump()
        #expect(!pair.host.showsWindow)
        let window = pair.inPlugin { Window() }
        pair.inPlugin { window.present() }
        #expect(pair.host.showsWindow)
        pair.inPlugin { window.close() }
        #expect(!pair.host.showsWindow)
    }

    /// The question and the report that the page was closed pass each other.
    @Test func aQuestionThatIsSentWhileThePageClosesIsCancelled() throws {
        let window = try open()
        var answers: [Int?] = []
        Toolkit.perform(with: pair.plugin) { _ = window.show(question) { answers.append($0) } }
        pane.close()
        pair.pump()
        #expect(isAnswered(answers))
        #expect(pair.end == nil)
    }

    @Test func anOpenQuestionOfAPageIsCancelledWhenThePageCloses() throws {
        let window = try open()
        var answers: [Int?] = []
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        #expect(peer.dialogs.count == 1)
        pane.close()
        #expect(peer.dialogs.isEmpty, "also if the plugin does not respond")
        pair.pump()
        #expect(isAnswered(answers))
    }

    @Test func anOpenQuestionIsCancelledWhenTheWindowOfTheShellCloses() throws {
        let window = try open()
        var answers: [Int?] = []
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        shellWindow.close()
        pair.pump()
        #expect(isAnswered(answers))
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        #expect(answers == [0, 0] && peer.dialogs.isEmpty)
    }

    /// Before the plugin has received the answer, and also if it never releases the dialog.
    @Test func aQuestionIsClosedAtOnceWhenItIsAnswered() throws {
        let window = try open()
        var answers: [Int?] = []
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        let dialog = try #require(peer.dialogs.first)
        try dialog.choose("Delete")
        #expect(peer.dialogs.isEmpty && answers.isEmpty)
        try dialog.choose("Delete")
        pair.pump()
        #expect(answers == [1] && peer.dialogs.isEmpty && pair.end == nil)
    }

    @Test func aQuestionAboveAClosedWindowOfThePluginIsCancelled() throws {
        let window = pair.inPlugin { Window() }
        pair.inPlugin { window.present() }
        pair.inPlugin { window.close() }
        var answers: [Int?] = []
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        #expect(isAnswered(answers))
    }

    @Test func aQuestionIsCancelledWhenTheShellEnds() async throws {
        let window = try open()
        var answers: [Int?] = []
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        pair.host.connection.close(because: "the shell has ended")
        for _ in 0..<1_000 where answers.isEmpty {
            pair.plugin.connection.wait(milliseconds: 0) { true }
            await Task.yield()
        }
        #expect(answers == [0])
        Toolkit.perform(with: pair.plugin) { _ = window.show(question) { answers.append($0) } }
        #expect(answers == [0, 0])
    }
}
