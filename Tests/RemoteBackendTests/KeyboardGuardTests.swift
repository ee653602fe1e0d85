// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// A plugin does not take the keyboard or the window of the shell from the user, who uses something else.
@MainActor struct KeyboardGuardTests {
    private let pair: RemotePair
    private let shellWindow: Window
    private let peer: HeadlessWindow
    private let pane: RemotePane
    private let window: Window
    private let button: Button
    private let question = Alert.confirm("Delete Ada?", .destructive("Delete"))

    /// A page that the user has left for another one.
    init() throws {
        var policy = RemotePolicy()
        policy.timeAfterAction = .zero
        let pair = try RemotePair(policy: policy)
        let (pane, shellWindow) = Toolkit.perform(with: pair.shell) {
            let (pane, window) = (RemotePane(name: "page"), Window())
            window.content = pane
            window.present()
            return (pane, window)
        }
        pane.enclosingWindow = shellWindow
        var opened: (window: Window, button: Button)?
        pair.plugin.onPane = { [plugin = pair.plugin] pane in
            plugin.fill(pane) {
                let window = Window()
                let button = Button("More")
                window.content = button
                window.present()
                opened = (window, button)
            }
        }
        pair.host.add(pane)
        pair.pump()
        pair.plugin.onPane = nil
        (window, button) = try #require(opened)
        peer = try #require(shellWindow.backendWindow as? HeadlessWindow)
        (self.pair, self.pane, self.shellWindow) = (pair, pane, shellWindow)
        pane.isVisible = false
    }

    @Test func aDialogOfAHiddenPageWaitsUntilThePageIsShown() throws {
        var answers: [Int?] = []
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        #expect(peer.dialogs.isEmpty && answers.isEmpty)
        #expect(!pair.host.asksUser, "The user cannot answer it.")
        pane.isVisible = true
        #expect(peer.dialogs.count == 1 && pair.host.asksUser)
        try #require(peer.dialogs.first).choose("Delete")
        pair.pump()
        #expect(answers == [1] && !pair.host.asksUser)
    }

    @Test func aDialogThatWaitsIsCancelledWithItsPage() {
        var answers: [Int?] = []
        pair.inPlugin { _ = window.show(question) { answers.append($0) } }
        pane.close()
        pair.pump()
        #expect(answers == [0])
        pane.isVisible = true
        #expect(peer.dialogs.isEmpty && pair.end == nil)
    }

    @Test func aHiddenPageMayAskWhenTheShellHasAskedIt() {
        pair.inPlugin { _ = window.show(question) { _ in } }
        pair.host.isAsked = true
        #expect(peer.dialogs.count == 1)
    }

    /// Above no window is not a way round it.
    @Test func aDialogAboveNoWindowWaitsToo() {
        pair.plugin.connection.send(
            Operations.makeDialog, to: 500, NewDialog(content: .alert(question), window: nil))
        pair.pump()
        #expect(!pair.host.asksUser)
        pane.isVisible = true
        #expect(pair.host.asksUser)
    }

    @Test func aPopoverOfAHiddenPageIsNotOpened() {
        let popover = pair.inPlugin { Popover() }
        popover.content = Toolkit.perform(with: pair.plugin) { Label("Menu") }
        pair.inPlugin { popover.present(from: button) }
        #expect(peer.popovers.isEmpty && pair.end == nil)
        pane.isVisible = true
        pair.inPlugin { popover.present(from: button) }
        #expect(peer.popovers.count == 1)
    }

    // MARK: Dialogs and windows that stay

    @Test func aDialogThatIsAnsweredAndNeverReleasedIsNotOpen() throws {
        pane.isVisible = true
        for id in UInt64(1_000)..<1_040 {
            pair.plugin.connection.send(
                Operations.makeDialog, to: id, NewDialog(content: .alert(question), window: nil))
            pair.pump()
            let dialog = pair.host.backendDialog(id) as? HeadlessDialog
            try #require(dialog, "dialog \(id) is not opened").close()
        }
        #expect(!pair.host.asksUser && pair.denials.isEmpty, "\(pair.denials)")
        #expect(pair.host.backendDialog(1_039) == nil && peer.dialogs.isEmpty)
    }

    @Test func aModalWindowThatThePluginDoesNotCloseDoesNotBlockTheShell() throws {
        let connection = pair.plugin.connection
        func render(_ title: String) {
            let state = WindowState {
                $0.isModal = true
                $0.title = title
            }
            connection.send(Operations.renderWindow, to: 900, state)
            pair.pump()
        }
        connection.send(Operations.makeWindow, to: 900, EmptyBody())
        render("Go")
        connection.send(Operations.presentWindow, to: 900, EmptyBody())
        pair.pump()
        let peer = try #require(pair.host.backendWindow(900) as? HeadlessWindow)
        #expect(peer.state.isModal && pair.host.asksUser)
        // The plugin ignores the requests.
        peer.requestClose()
        pair.pump()
        #expect(peer.state.isModal && !pair.host.asksUser)
        peer.requestClose()
        #expect(!peer.state.isModal)
        render("Stay")
        #expect(!peer.state.isModal && peer.state.title == "Stay")
        #expect(pair.denials.count == 1)
    }

    @Test func aWindowBesideTheShellIsNoQuestion() {
        let window = pair.inPlugin {
            let window = Window()
            window.present()
            return window
        }
        #expect(!pair.host.asksUser)
        withExtendedLifetime(window) {}
    }
}
