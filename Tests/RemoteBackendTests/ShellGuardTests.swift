// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import RxKernel
import Testing
import ViewKit
import WireKit

@testable import RemoteBackend

/// What a plugin must not do to the shell, although each of its messages is valid.
@MainActor @Suite(.serialized) struct ShellGuardTests {
    /// A policy in which the last input is soon too long ago.
    private func quickPolicy() -> RemotePolicy {
        var policy = RemotePolicy()
        policy.timeAfterAction = .milliseconds(50)
        return policy
    }

    private let opening = "Opening a URI was denied"

    // MARK: Popovers, menus and windows

    /// The user closes the page, and the plugin has not received that yet.
    @Test func aPopoverAndAMenuOfAPageThatTheShellHasClosedAreNotOpened() throws {
        let pair = try RemotePair()
        var button: Button?
        pair.plugin.onPane = { [weak plugin = pair.plugin] pane in
            plugin?.fill(pane) {
                let window = Window()
                button = Button("More")
                window.content = button
                window.present()
            }
        }
        let (pane, outer) = openPane(in: pair.shell)
        pair.host.add(pane)
        pair.pump()
        let anchor = try #require(button)
        let popover = pair.inPlugin { Popover().with { $0.content = Label("Menu") } }
        var closes = 0
        let subscription = popover.closed.subscribe(onNext: { closes += 1 })
        Toolkit.perform(with: pair.plugin) {
            popover.present(from: anchor)
            anchor.backendView.showMenu(Menu(sections: [[.init("Open", action: "open")]]), at: nil)
        }
        pane.close()
        pair.pump()
        #expect(closes == 1 && pair.end == nil)
        let peer = try #require(outer.backendWindow as? HeadlessWindow)
        #expect(peer.popovers.isEmpty && peer.menu == nil)
        subscription.dispose()
    }

    @Test func dialogsOpenBesideManyPanesAndPopoversThatAreNotOpen() throws {
        let pair = try RemotePair()
        let panes = Toolkit.perform(with: pair.shell) { (0..<20).map { _ in RemotePane() } }
        for pane in panes { pair.host.add(pane) }
        pair.pump()
        let popovers = pair.inPlugin { (0..<20).map { _ in Popover() } }
        var answers: [Int?] = []
        let window = pair.inPlugin { Window().with { $0.present() } }
        // Fifteen more fit, and the others are closed at once.
        let dialogs = pair.inPlugin {
            (0..<17).map { _ in window.show(Alert("Why?")) { answers.append($0) } }
        }
        #expect(pair.shell.windows.last?.dialogs.count == 15)
        #expect(answers.count == 2 && pair.end == nil)
        #expect(pair.denials.first?.hasPrefix("A dialog was not opened") == true, "\(pair.denials)")
        withExtendedLifetime((popovers, dialogs)) {}
    }

    @Test func viewsInCellsAreNestedAsDeeplyAsOthers() async throws {
        let pair = try RemotePair()
        HostileTests.session(pair.plugin)
        let connection = pair.plugin.connection
        connection.send(Operations.windowContent, to: HostileTests.window, HostileTests.list)
        pair.pump()
        _ = pair.shell.windows.last?.texts
        pair.pump()
        #expect(pair.end == nil)
        for id in UInt64(100)..<200 {
            connection.send(Operations.make, to: id, Make(kind: "box"))
            guard id > 100 else { continue }
            connection.send(Operations.insert, to: id, ChildInsertion(child: id - 1, index: 0))
        }
        connection.send(Operations.cell, to: HostileTests.list, NewCell(slot: 1, view: 199))
        #expect(await pair.refusal().contains("views would be nested more than 100 levels deep"))
    }

    /// Each of them would take the keyboard.
    @Test func aPluginThatTheUserDoesNotUseShowsFewWindows() throws {
        var policy = RemotePolicy()
        policy.timeAfterAction = .zero
        let pair = try RemotePair(policy: policy)
        let windows = pair.inPlugin { (0..<5).map { _ in Window().with { $0.present() } } }
        #expect(pair.shell.windows.count == 3 && pair.end == nil)
        #expect(pair.denials.first?.hasPrefix("A window is not shown") == true, "\(pair.denials)")
        // The plugin may have to ask the user in them.
        pair.inPlugin { windows[4].close() }
        pair.host.isAsked = true
        #expect(pair.shell.windows.count == 4 && pair.end == nil)
        let more = pair.inPlugin { Window().with { $0.present() } }
        #expect(pair.shell.windows.count == 5)
        withExtendedLifetime((windows, more)) {}
    }

    /// It would never be shown if the process ended in the background.
    @Test func aProcessWithAWindowThatWaitsIsInUse() throws {
        var policy = RemotePolicy()
        policy.timeAfterAction = .zero
        let pair = try RemotePair(policy: policy)
        let windows = pair.inPlugin { (0..<4).map { _ in Window().with { $0.present() } } }
        pair.inPlugin { for window in windows.prefix(3) { window.close() } }
        #expect(pair.shell.windows.isEmpty && pair.host.showsWindow)
        pair.inPlugin { windows[3].close() }
        #expect(!pair.host.showsWindow && pair.end == nil)
    }

    @Test func aWindowThatWaitsIsShownWhenTheUserUsesAView() async throws {
        let pair = try RemotePair(policy: quickPolicy())
        await pair.waitForTheEndOfTheInput()
        let (windows, button) = pair.inPlugin {
            let button = Button("Go")
            let windows = (0..<4).map { _ in Window() }
            windows[0].content = button
            for window in windows { window.present() }
            return (windows, button)
        }
        #expect(pair.shell.windows.count == 3)
        let peer: HeadlessControl<ButtonState, ButtonEvent> = try shown(button, by: pair)
        peer.onEvent?(.tapped)
        #expect(pair.shell.windows.count == 4 && pair.end == nil)
        withExtendedLifetime(windows) {}
    }

    @Test func aLongTitleCountsAsTextThatIsLaidOut() throws {
        let pair = try RemotePair()
        let window = pair.inPlugin { Window() }
        func changes(_ change: () -> Void) -> Bool {
            Toolkit.perform(with: pair.plugin, change)
            return pair.pump()
        }
        #expect(changes { window.title = String(repeating: "x", count: 5_000) })
        #expect(!changes { window.isMaximized = true } && pair.end == nil)
    }

    // MARK: Notifications

    /// The desktop does not report that the user has dismissed a notification.
    @Test func theOldestNotificationIsWithdrawnForANewOne() throws {
        let pair = try RemotePair()
        func post(_ numbers: [Int]) {
            for number in numbers {
                pair.plugin.connection.send(
                    Operations.post, DesktopNotification("\(number)", title: "\(number)"))
            }
            pair.pump()
        }
        post(Array(1...16) + [1])
        #expect(pair.denials.isEmpty)
        post([17])
        #expect(pair.shell.notifications.map(\.title) == (Array(3...16) + [1, 17]).map { "\($0)" })
        #expect(pair.denials.count == 1 && pair.end == nil)
    }

    // MARK: Inputs

    @Test func onlyInputsOfTheUserCount() {
        let types = RemoteKinds.builtIn.types
        func isOfUser(_ kind: String, _ event: any Sendable) -> Bool { types[kind]?.isInput(event) == true }
        #expect(isOfUser("button", ButtonEvent.tapped) && isOfUser("toastView", ToastEvent.action(1)))
        #expect(isOfUser("textField", TextEvent.activated))
        #expect(isOfUser("tabView", PagesEvent.selected(1)) && isOfUser("scrollView", ScrollViewEvent.pulled))
        let others: [(String, any Sendable)] = [
            ("toastView", ToastEvent.dismissed(1)), ("splitView", SplitViewEvent.collapsed(true)),
            ("splitView", SplitViewEvent.sidebarWidth(1)), ("canvas", CanvasEvent.failed("")),
            ("imageView", ImageEvent.failed("")), ("textField", TextEvent.paused),
            ("textView", TextViewEvent.paused), ("comboField", ComboFieldEvent.paused),
            ("pageStack", PagesEvent.shown), ("layoutView", LayoutEvent.didLayout),
            ("button", "an unknown event"), ("rocket", ButtonEvent.tapped),
        ]
        for (kind, event) in others { #expect(!isOfUser(kind, event), "\(kind): \(event)") }
        #expect(InputEvent.action("open").isOfUser && !InputEvent.focus(true).isOfUser)
        #expect(!InputEvent.drop(.left).isOfUser && !CollectionViewEvent.visible(0..<1).isOfUser)
    }

    @Test func aToastThatEndsIsNoInput() async throws {
        let pair = try RemotePair(policy: quickPolicy())
        let view = pair.inPlugin { ToastView(Label("")) }
        let id = try #require(RemoteBackend.id(of: view.backendView))
        await pair.waitForTheEndOfTheInput()
        let peer = try #require(
            pair.host.backendView(id) as? any BackendContainer<ToastViewState, ToastEvent>)
        peer.onEvent?(.dismissed(1))
        pair.inPlugin { Toolkit.backend.open(uri: "https://example.org") }
        #expect(pair.shell.openedURIs.isEmpty && pair.denials.first?.hasPrefix(opening) == true)
        peer.onEvent?(.action(1))
        pair.inPlugin { Toolkit.backend.open(uri: "https://example.org") }
        #expect(pair.shell.openedURIs.count == 1)
    }

    /// The plugin sends nothing before.
    @Test func theTimeWithoutAnInputBeginsWithTheProcess() async throws {
        let pair = try RemotePair(policy: quickPolicy())
        await pair.waitForTheEndOfTheInput()
        pair.inPlugin { Toolkit.backend.open(uri: "https://example.org") }
        #expect(pair.shell.openedURIs.isEmpty && pair.denials.first?.hasPrefix(opening) == true)
    }

    @Test func aWindowThatIsMinimizedAndADialogThatTheShellClosesAreNoInputs() async throws {
        let pair = try RemotePair(policy: quickPolicy())
        let window = pair.inPlugin { Window().with { $0.present() } }
        let dialog = pair.inPlugin { window.show(Alert("Why?")) { _ in } }
        await pair.waitForTheEndOfTheInput()
        pair.shell.windows.last?.onEvent?(.minimized(true))
        pair.host.closeDialogs()
        pair.inPlugin { Toolkit.backend.open(uri: "https://example.org") }
        #expect(pair.shell.openedURIs.isEmpty && pair.denials.first?.hasPrefix(opening) == true)
        withExtendedLifetime(dialog) {}
    }

    @Test func anInputOpensOneURIAndReadsTheClipboardOnce() async throws {
        let pair = try RemotePair()
        pair.shell.clipboardItems = [.text("secret")]
        pair.pump()
        let view = pair.inPlugin { ToastView(Label("")) }
        let id = try #require(RemoteBackend.id(of: view.backendView))
        for _ in 0..<3 { pair.inPlugin { Toolkit.backend.open(uri: "https://example.org") } }
        #expect(pair.shell.openedURIs.count == 1 && pair.denials.count == 2)
        #expect(try await read(.text, pair) == .text("secret"))
        #expect(try await read(.text, pair) == nil)
        (pair.host.backendView(id) as? any BackendContainer<ToastViewState, ToastEvent>)?.onEvent?(.action(1))
        #expect(try await read(.text, pair) == .text("secret"))
        pair.inPlugin { Toolkit.backend.open(uri: "https://example.org") }
        #expect(pair.shell.openedURIs.count == 2)
    }

    // MARK: Long messages

    private func read(_ type: TransferType, _ pair: RemotePair) async throws -> TransferItem? {
        var isRead = false
        var item: TransferItem?
        Task { @MainActor in
            item = await pair.plugin.readClipboard(type)
            isRead = true
        }
        for _ in 0..<10_000 where !isRead {
            await Task.yield()
            pair.pump()
        }
        try #require(isRead)
        return item
    }

    @Test func whatIsTooLongForAMessageIsNotPassedOn() async throws {
        let pair = try RemotePair()
        let image = [UInt8](repeating: 1, count: 9 << 20)
        pair.shell.clipboardItems = [.image(image)]
        pair.pump()
        #expect(try await read(.image, pair) == nil)
        #expect(pair.denials.first?.hasPrefix("The content of the clipboard was not passed on") == true)
        var drops: [DropEvent] = []
        let label = pair.inPlugin { Label("Here").with { $0.dropTypes = [.image] } }
        let peer: HeadlessView = try shown(label, by: pair)
        (label.backendView as? RemoteView)?.onInput = {
            if case .drop(let event) = $0 { drops.append(event) }
        }
        peer.onInput?(.drop(.dropped(Drop(.image(image), at: Point(x: 0, y: 0), operation: .copy))))
        pair.pump()
        #expect(drops == [.left] && pair.end == nil)
        #expect(pair.denials.last?.hasPrefix("What was dropped was not passed on") == true)
        // The next one is short enough.
        pair.shell.clipboardItems = [.image([1, 2, 3])]
        pair.host.input.note()
        #expect(try await read(.image, pair) == .image([1, 2, 3]))
    }

    // MARK: Files

    @Test func anImageOfAFileThatTheProcessMayNotReadCountsAsMissing() async throws {
        let temporary = TemporaryFolder()
        let folder = URL(filePath: temporary.path).resolvingSymlinksInPath()
        let files = FileManager.default
        let own = folder.appendingPathComponent("own")
        try files.createDirectory(at: own, withIntermediateDirectories: true)
        let (secret, picture, link) = (
            folder.appendingPathComponent("secret.png"), own.appendingPathComponent("picture.png"),
            own.appendingPathComponent("link.png")
        )
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        try png.write(to: secret)
        try png.write(to: picture)
        try files.createSymbolicLink(at: link, withDestinationURL: secret)
        var policy = RemotePolicy()
        policy.readablePaths = [own.path]
        let pair = try RemotePair(policy: policy)
        var failures: [String] = []
        for path in [
            picture.path, secret.path, link.path, own.path + "/../secret.png", own.path + "2/a.png",
            own.path + "/none.png",
        ] {
            let view = pair.inPlugin { ImageView(.file(path), size: 16) }
            let subscription = view.rx.failed.subscribe(onNext: {
                failures.append($0.replacingOccurrences(of: path, with: "PATH"))
            })
            for _ in 0..<20 {
                await Task.yield()
                pair.pump()
            }
            let peer: HeadlessControl<ImageViewState, ImageEvent> = try shown(view, by: pair)
            #expect((peer.shown?.source == .file(picture.path)) == (path == picture.path), "\(path)")
            subscription.dispose()
        }
        #expect(failures.count == 5 && Set(failures).count == 1, "\(failures)")
        #expect(failures.first?.contains("No such file") == true)
        #expect(pair.end == nil)
    }

    /// The path of a plugin is not that of the file, which may be elsewhere, and what is at the path may change before it is read.
    @Test func anImageIsReadWithoutLinksAndItsErrorHasThePathOfThePlugin() async throws {
        let temporary = TemporaryFolder()
        let folder = URL(filePath: temporary.path).resolvingSymlinksInPath()
        let files = FileManager.default
        let (own, link) = (folder.appendingPathComponent("own"), folder.appendingPathComponent("link"))
        try files.createDirectory(at: own, withIntermediateDirectories: true)
        try files.createSymbolicLink(at: link, withDestinationURL: own)
        try Data("no image".utf8).write(to: own.appendingPathComponent("a.png"))
        var policy = RemotePolicy()
        policy.readablePaths = [own.path]
        let pair = try RemotePair(policy: policy)
        let named = "\(link.path)/a.png"
        let view = pair.inPlugin { ImageView(.file(named), size: 16) }
        var failures: [String] = []
        let subscription = view.rx.failed.subscribe(onNext: { failures.append($0) })
        for _ in 0..<20 {
            await Task.yield()
            pair.pump()
        }
        let peer: HeadlessControl<ImageViewState, ImageEvent> = try shown(view, by: pair)
        #expect(peer.shown?.source == .file("\(own.path)/a.png") && peer.shown?.followsLinks == false)
        #expect(failures.count == 1 && failures.first?.contains(named) == true, "\(failures)")
        #expect(failures.first?.contains(own.path) == false, "\(failures)")
        subscription.dispose()
    }

    // MARK: Texts

    @Test func theTextsAndTheAttributesOfTextViewsAreLimitedTogether() async throws {
        func refusal(_ send: (Connection) -> Void) async throws -> String {
            var policy = RemotePolicy()
            policy.maximumBytes = 4 << 20
            let pair = try RemotePair(policy: policy)
            for id in UInt64(1)...3 {
                pair.plugin.connection.send(Operations.make, to: id, Make(kind: "textView"))
            }
            send(pair.plugin.connection)
            return await pair.refusal()
        }
        let text = String(repeating: String(repeating: "x", count: 999) + "\n", count: 400)
        func write(_ id: UInt64, _ connection: Connection) {
            connection.send(
                Operations.edit, to: id,
                Edit(lastReceivedEvent: 0, edit: TextEdit(0..<0, text), selection: 0..<0))
        }
        let tooMuch = "the states of all views have more than 4 MB"
        #expect(try await refusal { for id in UInt64(1)...2 { write(id, $0) } } == "the host has accepted it")
        #expect(try await refusal { for id in UInt64(1)...3 { write(id, $0) } }.contains(tooMuch))
        // Each time the text gets attributes that it has never had.
        func style(_ count: Int, _ connection: Connection) {
            write(1, connection)
            for number in 0..<count {
                let run = TextRun(0..<1, TextAttributes(link: "https://example.org/\(number)"))
                connection.send(
                    Operations.style, to: 1, Styling(lastReceivedEvent: 0, range: 0..<1, runs: [run]))
            }
        }
        #expect(try await refusal { style(2_000, $0) } == "the host has accepted it")
        #expect(try await refusal { style(2_700, $0) }.contains(tooMuch))
    }

    @Test func aTextIsNestedAsDeeplyAsItCanBeLaidOut() throws {
        let pair = try RemotePair()
        let label = pair.inPlugin { Label(String(repeating: "many words ", count: 680), wraps: true) }
        var view: any View = label
        pair.inPlugin { for _ in 0..<30 { view = Frame("", view) } }
        #expect(pair.end == nil)
        withExtendedLifetime(view) {}
    }

    /// The user can delete in parts what is too long for a message, and undo all of it at once.
    @Test func aLongTextComesBackInParts() async throws {
        let pair = try RemotePair()
        let view = pair.inPlugin { TextView() }
        let peer: HeadlessTextView = try shown(view, by: pair)
        let text = String(repeating: String(repeating: "é", count: 999) + "\n", count: 3_000) + "the end"
        var bytes: [Int] = []
        pair.plugin.connection.onMessage = { if $0.operation == "edit" { bytes.append($0.bytes) } }
        pair.inPlugin { view.text = text }
        for _ in 0..<50 { pair.pump() }
        #expect(pair.end == nil)
        // A message of a side has 8 MB at most, and here they are smaller.
        #expect(bytes.count == 2 && bytes.allSatisfy { $0 <= (4 << 20) + 1_024 }, "\(bytes)")
        #expect(peer.value == text)
    }

    // MARK: Paragraphs

    @Test func theLengthsOfParagraphsAreThoseOfTheText() {
        var random = SystemRandomNumberGenerator()
        var (lengths, text) = (ParagraphLengths(), [Unicode.Scalar]())
        for _ in 0..<2_000 {
            let start = Int.random(in: 0...text.count, using: &random)
            let end = Int.random(in: start...min(text.count, start + 40), using: &random)
            let new = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                ["a", "é", "\n", "\r", "\u{2029}"].randomElement(using: &random) as Unicode.Scalar? ?? "a"
            }
            text.replaceSubrange(start..<end, with: new)
            var inserted = String.UnicodeScalarView()
            inserted.append(contentsOf: new)
            let (longest, changed) = lengths.replace(start..<end, with: String(inserted))
            var all = String.UnicodeScalarView()
            all.append(contentsOf: text)
            let expected = ParagraphLengths.lengths(of: String(all))
            #expect(lengths.count == text.count)
            #expect(lengths.paragraphCount == expected.count)
            #expect(changed == ParagraphLengths.lengths(of: String(inserted)).count)
            #expect(lengths.longest(in: 0..<text.count) == expected.max())
            #expect(longest <= expected.max() ?? 0)
        }
    }

    @Test func aParagraphOfTheUserMayBeLongAndComeBack() throws {
        let pair = try RemotePair()
        let view = pair.inPlugin { TextView("") }
        let peer: HeadlessTextView = try shown(view, by: pair)
        try peer.insert(String(repeating: "x", count: 600_000))
        for _ in 0..<20 { pair.pump() }
        #expect(view.text.count == 600_000)
        pair.inPlugin { view.text = "" }
        pair.inPlugin { view.text = String(repeating: "x", count: 600_000) }
        for _ in 0..<20 { pair.pump() }
        #expect(pair.end == nil && peer.value?.count == 600_000)
    }
}

extension Window {
    fileprivate func with(_ change: (Window) -> Void) -> Window {
        change(self)
        return self
    }
}

extension Popover {
    fileprivate func with(_ change: (Popover) -> Void) -> Popover {
        change(self)
        return self
    }
}

extension RemotePair {
    /// Waits until what the plugin does follows no input of the user any more.
    fileprivate func waitForTheEndOfTheInput() async {
        while host.input.isRecent { await Task.yield() }
    }
}
