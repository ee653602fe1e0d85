// SPDX-License-Identifier: MIT

import AppTesting
import HeadlessBackend
import RxKernel
import Testing
import ViewKit
import WireKit

@testable import RemoteBackend

/// The messages between a plugin and its host in a session without mistakes.
@MainActor @Suite(.serialized) struct RemoteBackendTests {
    /// GTK takes seconds to lay out a text of some hundred kilobytes. The plugin's side cuts it, so that the plugin is not ended for it.
    @Test func aTextThatIsTooLongForTheShellIsCutAndReported() async throws {
        let pair = try RemotePair()
        var reports: [String] = []
        let handler = ViewReport.handler
        defer { ViewReport.handler = handler }
        ViewReport.handler = { reports.append("\($0)") }
        let text = String(repeating: "é", count: 5_000)
        let dropDown = pair.inPlugin { DropDown([text, "short"]) }
        let peer: HeadlessControl<DropDownState, SelectionEvent> = try shown(dropDown, by: pair)
        #expect(pair.end == nil)
        let options = try #require(peer.shown?.options)
        #expect(options.map(\.utf8.count) == [8_191, 5])
        #expect(options[0].hasSuffix("é…"))
        #expect(reports.count == 1)
        #expect(reports.first?.contains("more than 8192 bytes, and was cut") == true, "\(reports)")
        // A text that the user may edit is passed on as a whole.
        let field = pair.inPlugin { TextField().with { $0.text = text } }
        let fieldPeer: HeadlessTextField = try shown(field, by: pair)
        #expect(fieldPeer.shown?.text == text)
    }

    @Test func theLongestFieldAndTheLongestDropDownAreAccepted() throws {
        let pair = try RemotePair()
        // As many characters as a field of GTK has, of four bytes each.
        let text = String(repeating: "🌍", count: 65_535)
        let field = pair.inPlugin { TextField().with { $0.text = text } }
        // A long message arrives in several parts.
        for _ in 0..<100 { pair.pump() }
        let fieldPeer: HeadlessTextField = try shown(field, by: pair)
        #expect(fieldPeer.shown?.text == text)
        let options = (0..<10_000).map { "Option \($0) with the name of a package" }
        let dropDown = pair.inPlugin { DropDown(options) }
        for _ in 0..<100 { pair.pump() }
        let peer: HeadlessControl<DropDownState, SelectionEvent> = try shown(dropDown, by: pair)
        #expect(peer.shown?.options == options)
        #expect(pair.end == nil)
    }

    @Test func aLateStateDoesNotUndoWhatTheUserTypes() throws {
        let pair = try RemotePair()
        let field = pair.inPlugin { TextField() }
        let peer: HeadlessTextField = try shown(field, by: pair)
        try peer.type("Ada")
        // The plugin has not received the event, and sends its previous state.
        Toolkit.perform(with: pair.plugin) { field.placeholder = "Name" }
        pair.plugin.connection.flush()
        pair.host.connection.wait(milliseconds: 0) { true }
        #expect(peer.shown?.placeholder == "")
        try peer.insert("!")
        pair.pump()
        #expect(peer.value == "Ada!")
        #expect(peer.shown?.placeholder == "Name")
        #expect(field.text == "Ada!")
    }

    @Test func ofSeveralStatesInAFrameOnlyTheLastIsDecoded() throws {
        let pair = try RemotePair()
        let label = pair.inPlugin { Label() }
        let id = try #require(RemoteBackend.id(of: label.backendView))
        let peer: HeadlessView = try shown(label, by: pair)
        let states = WireOperation<[String: Int]>(Operations.renderNumber, Operations.renderName)
        // A state that cannot be decoded would end the connection.
        for _ in 0..<100 { pair.plugin.connection.send(states, to: id, ["lastReceivedEvent": -1]) }
        Toolkit.perform(with: pair.plugin) { for number in 0..<1_000 { label.text = "\(number)" } }
        pair.pump()
        #expect(pair.end == nil)
        #expect(peer.visibleTexts == ["999"])
    }

    @Test func aStateThatAnswersAnOlderEventWaitsForTheLastOne() throws {
        let pair = try RemotePair()
        let field = pair.inPlugin { TextField() }
        let subscription = field.rx.text.orEmpty.skip(1)
            .subscribe(onNext: { [unowned field] in field.text = $0.uppercased() })
        let peer: HeadlessTextField = try shown(field, by: pair)
        try peer.type("a")
        pair.host.connection.flush()
        try peer.type("ab")
        pair.plugin.connection.wait(milliseconds: 0) { true }
        pair.plugin.connection.flush()
        pair.host.connection.wait(milliseconds: 0) { true }
        pair.pump()
        #expect(peer.value == "AB")
        #expect(field.text == "AB")
        subscription.dispose()
    }

    @Test func theUserWinsWhenATextIsChangedOnBothSides() throws {
        let pair = try RemotePair()
        let view = pair.inPlugin { TextView("Hello") }
        let peer: HeadlessTextView = try shown(view, by: pair)
        try peer.type("Hello Ada")
        Toolkit.perform(with: pair.plugin) { view.replace(0..<5, with: "Goodbye") }
        #expect(view.text == "Goodbye")
        pair.pump()
        #expect(peer.value == "Hello Ada")
        #expect(view.text == "Hello Ada")
        pair.inPlugin { view.replace(0..<5, with: "Goodbye") }
        #expect(peer.value == "Goodbye Ada")
        try peer.insert("!")
        pair.pump()
        #expect(view.text == peer.value)
    }

    @Test func releasedViewsLeaveTheHost() throws {
        let pair = try RemotePair()
        pair.inPlugin {
            let box = Box([Label("One"), Label("Two"), Grid(rows: [[Label("Three")]])])
            _ = Window().with { $0.content = box }
        }
        #expect(pair.host.objectCount == 0)
    }

    @Test func aChildOfAReleasedContainerGoesToAnotherOne() throws {
        let pair = try RemotePair()
        let label = pair.inPlugin { Label("Ada") }
        pair.inPlugin { _ = Box([label]) }
        let box = pair.inPlugin { Box([label]) }
        let peer: HeadlessView = try shown(box, by: pair)
        #expect(peer.visibleTexts == ["Ada"])
        #expect(pair.host.objectCount == 2)
    }

    @Test func aChildOfAReleasedLayoutViewGoesToAnotherContainer() async throws {
        let pair = try RemotePair()
        let label = pair.inPlugin { Label("Ada") }
        let window = pair.inPlugin {
            let view = LayoutView([label])
            LayoutConstraint.activate(label.constraints(pinnedTo: view))
            return Window().with { $0.content = view }
        }
        pair.inPlugin { window.content = nil }
        pair.inPlugin { window.content = Box([label]) }
        #expect(await pair.refusal() == "the host has accepted it")
        #expect(pair.host.objectCount == 3)
    }

    @Test func aPaneIsAWindowOfThePlugin() throws {
        let pair = try RemotePair()
        var window: Window?
        var events: [WindowEvent] = []
        var isClosed = false
        pair.plugin.onPane = { [weak plugin = pair.plugin] pane in
            guard let plugin else { return }
            window = plugin.fill(pane) { Window() }
            window?.title = "Contacts"
            window?.content = Label("Ada")
            pane.onPaneClose = { isClosed = true }
        }
        let (pane, outer) = Toolkit.perform(with: pair.shell) {
            let pane = RemotePane()
            let outer = Window()
            outer.content = Box([pane])
            outer.present()
            return (pane, outer)
        }
        pair.host.add(pane)
        pair.pump()
        let subscription = window?.events.subscribe(onNext: { events.append($0) })
        let peer = try #require(outer.backendWindow as? HeadlessWindow)
        #expect(pane.windowState.title == "Contacts")
        #expect(peer.content?.visibleTexts == ["Ada"])
        pane.send(.backRequested)
        pair.pump()
        #expect(events == [.backRequested])
        pane.close()
        pair.pump()
        #expect(isClosed)
        #expect(peer.content?.visibleTexts == [])
        subscription?.dispose()
    }

    @Test func theOwnerOfAPaneShowsTheHeaderBarOfItsPage() throws {
        let pair = try RemotePair()
        var bar: HeaderBar?
        pair.plugin.onPane = { [weak plugin = pair.plugin] pane in
            plugin?.fill(pane) {
                let window = Window()
                bar = HeaderBar(
                    "Ada", subtitle: "Contacts", leading: [Button("Back")], trailing: [Button("Edit")])
                window.headerBar = bar
                window.content = Label("Ada")
                window.present()
            }
        }
        let (pane, row, outer) = Toolkit.perform(with: pair.shell) {
            let pane = RemotePane()
            let row = Box(.horizontal)
            pane.onHeaderChange = { [weak pane] in
                row.views =
                    pane?.header.map { [$0.leading, $0.titleView, $0.trailing].compactMap(\.self) } ?? []
            }
            let outer = Window()
            outer.content = Box([row, pane])
            outer.present()
            return (pane, row, outer)
        }
        pair.host.add(pane)
        pair.pump()
        let peer = try #require(outer.backendWindow as? HeadlessWindow)
        #expect(pane.header?.title == "Ada" && pane.header?.subtitle == "Contacts" && row.views.count == 2)
        _ = try peer.button("Edit")
        #expect(peer.content?.visibleTexts == ["Ada"])
        pair.inPlugin {
            bar?.title = "Ada Lovelace"
            bar?.trailing = []
            bar?.titleView = Label("In place of the title")
        }
        pair.pump()
        #expect(pane.header?.title == "Ada Lovelace" && row.views.count == 3)
        #expect(throws: HeadlessError.self) { try peer.button("Edit") }
        #expect(peer.content?.visibleTexts == ["In place of the title", "Ada"])
        Toolkit.perform(with: pair.shell) { pane.showEnd("It has ended.") }
        #expect(pane.header == nil && row.views.isEmpty)
    }

    @Test func aPopoverIsClosedOnce() throws {
        let pair = try RemotePair()
        let (window, button) = pair.inPlugin {
            let button = Button("More")
            return (openWindow(Box([button])), button)
        }
        var closes = 0
        let popover = pair.inPlugin { Popover() }
        let subscription = popover.closed.subscribe(onNext: { closes += 1 })
        let content = pair.inPlugin { Label("Menu") }
        pair.inPlugin {
            popover.content = content
            popover.present(from: button)
        }
        let peer = try #require(pair.shell.windows.last)
        #expect(peer.popovers.count == 1)
        Toolkit.perform(with: pair.plugin) { popover.close() }
        #expect(closes == 1)
        pair.pump()
        #expect(closes == 1)
        #expect(peer.popovers.isEmpty)
        pair.inPlugin { popover.present(from: button) }
        try peer.press("Escape")
        pair.pump()
        #expect(closes == 2)
        subscription.dispose()
        withExtendedLifetime(window) {}
    }

    @Test func aDialogIsAnsweredOnce() throws {
        let pair = try RemotePair()
        let window = pair.inPlugin { Window().with { $0.present() } }
        var answers: [Int?] = []
        let dialog = pair.inPlugin {
            window.show(Alert("Delete?", actions: [.cancel, .destructive("Delete")])) { answers.append($0) }
        }
        let peer = try #require(pair.shell.windows.last)
        try #require(peer.dialogs.last).choose("Delete")
        pair.pump()
        #expect(answers == [1])
        withExtendedLifetime(dialog) {}
    }

    @Test func aListAsksForTheRowsThatAreSeen() throws {
        let pair = try RemotePair()
        let list = pair.inPlugin {
            ListView<Row>(cell: { Label("") }, configure: { label, row in label.text = row.name })
        }
        let window = pair.inPlugin {
            let window = openWindow(list)
            list.items = [Row("Ada"), Row("Grace"), Row("Edsger")]
            return window
        }
        let peer: HeadlessCollection = try shown(list, by: pair)
        for _ in 0..<3 {
            _ = peer.visibleTexts
            pair.pump()
        }
        #expect(peer.visibleTexts == ["Ada", "Grace", "Edsger"])
        // A row that is filled has the height of its content, no longer that of a placeholder.
        #expect(peer.visibleViews.count > 3)
        #expect(peer.visibleViews.allSatisfy { $0.common.minimumHeight == nil })
        var activated: [String] = []
        let subscription = list.rx.activated.subscribe(onNext: { activated.append($0.name) })
        try peer.activate("Edsger")
        // The row has moved before the plugin receives the click.
        _ = Toolkit.perform(with: pair.plugin) { list.items.removeFirst() }
        pair.pump()
        #expect(activated == ["Edsger"])
        for _ in 0..<3 {
            _ = peer.visibleTexts
            pair.pump()
        }
        #expect(peer.visibleTexts == ["Grace", "Edsger"])
        subscription.dispose()
        withExtendedLifetime(window) {}
    }

    @Test func aStateThatWaitsIsShownThoughARowWasReplacedSince() throws {
        let pair = try RemotePair()
        let list = pair.inPlugin { makeList("Ada", "Grace", "Edsger") }
        let peer: HeadlessCollection = try shown(list, by: pair)
        // An event that the plugin receives after it has changed the selection.
        peer.onEvent?(.visible(0..<3))
        Toolkit.perform(with: pair.plugin) {
            list.selectedItem = Row("Grace")
            list.items[2] = Row("Kay")
        }
        pair.pump()
        #expect(list.selectedRows == [1])
        #expect(peer.selectedRows == [1])
    }

    @Test func theVisibleRowsAreKnownThoughARowWasAddedSince() throws {
        let pair = try RemotePair()
        let list = pair.inPlugin { makeList("Ada", "Grace", "Edsger") }
        let peer: HeadlessCollection = try shown(list, by: pair)
        // The host reports these rows once. Those after them do not become visible.
        peer.onEvent?(.visible(0..<2))
        Toolkit.perform(with: pair.plugin) { list.items.append(Row("Kay")) }
        pair.pump()
        #expect(list.visibleRows == 0..<2)
        // Rows that are not there any more are not visible.
        peer.onEvent?(.visible(1..<4))
        Toolkit.perform(with: pair.plugin) { list.items.removeLast(2) }
        pair.pump()
        #expect(list.visibleRows == 0..<2)
    }

    @Test func theLeftKeyGoesToAParentThatTheShellDoesNotKnow() throws {
        let pair = try RemotePair()
        let (tree, window) = pair.inPlugin {
            let tree = TreeView<Row>(
                hasChildren: { $0.name == "Ada" },
                children: { $0.name == "Ada" ? (0..<400).map { Row("\($0)") } : [] },
                cell: { Label("") }, configure: { label, row in label.text = row.name })
            let window = openWindow(tree)
            tree.roots = [Row("Grace"), Row("Ada")]
            tree.setExpanded(Row("Ada"), true)
            return (tree, window)
        }
        let peer: HeadlessCollection = try shown(tree, by: pair)
        try peer.select(at: 302)
        pair.pump()
        try peer.press("Left")
        pair.pump()
        #expect(tree.selectedItem?.name == "Ada" && peer.selectedRows == [1])
        try peer.press("Left")
        pair.pump()
        #expect(!tree.isExpanded(Row("Ada")) && peer.rowCount == 2)
        withExtendedLifetime(window) {}
    }

    @Test func theTitlesOfALongListAreKnownWhenTheUserScrollsBack() throws {
        let pair = try RemotePair()
        let list = pair.inPlugin { makeList() }
        pair.inPlugin { list.sections = (0..<5_500).map { ListSection("\($0)", [Row("Row \($0)")]) } }
        let peer: HeadlessCollection = try shown(list, by: pair)
        func kind(of row: Int) -> RowKind {
            // The first call requests it from the plugin.
            _ = peer.traits(of: row)
            pair.pump()
            return peer.traits(of: row).kind
        }
        for row in stride(from: 0, to: 11_000, by: 120) { #expect(kind(of: row) == .header) }
        #expect(kind(of: 0) == .header && kind(of: 1) == .item)
    }

    @Test func theTitlesOfAListAreKnownIfRowsAreAddedWhileTheShellAsksForThem() throws {
        let pair = try RemotePair()
        let list = pair.inPlugin { makeList() }
        pair.inPlugin { list.sections = (0..<3).map { ListSection("\($0)", [Row("Row \($0)")]) } }
        let peer: HeadlessCollection = try shown(list, by: pair)
        _ = peer.traits(of: 0)
        pair.inPlugin { list.sections.insert(ListSection("more", [Row("More")]), at: 1) }
        pair.pump()
        #expect((0..<4).map { peer.traits(of: 2 * $0).kind } == [.header, .header, .header, .header])
    }

    @Test func anImageIsSentOnce() throws {
        let pair = try RemotePair()
        let bytes = ImageData((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let avatar = pair.inPlugin { Avatar(name: "Ada") }
        let before = pair.host.connection.counts.bytesReceived
        pair.inPlugin { avatar.picture = bytes }
        pair.inPlugin { avatar.name = "Grace" }
        let peer: HeadlessControl<AvatarState, ImageEvent> = try shown(avatar, by: pair)
        #expect(peer.shown?.picture == bytes)
        #expect(pair.host.connection.counts.bytesReceived - before < 102_000)
    }

    @Test func theClipboardIsReplacedOnlyAfterAnActionOfTheUser() throws {
        var policy = RemotePolicy()
        policy.timeAfterAction = .zero
        let denying = try RemotePair(policy: policy)
        denying.inPlugin { Toolkit.backend.copyToClipboard("secret") }
        #expect(!denying.shell.clipboardHas(.text))
        #expect(denying.denials.first?.hasPrefix("Replacing the clipboard was denied") == true)
        let allowing = try RemotePair()
        allowing.inPlugin { Toolkit.backend.copyToClipboard("wanted") }
        #expect(allowing.shell.clipboardHas(.text))
        #expect(Toolkit.perform(with: allowing.plugin) { Toolkit.backend.clipboardHas(.text) })
    }

    @Test func theHostKnowsAllKindsOfItsBackend() {
        let known = Set(RemoteKinds.builtIn.names)
        #expect(HeadlessBackend().kinds.filter { !known.contains($0) && !$0.contains(".") } == [])
    }

    private func makeList(_ names: String...) -> ListView<Row> {
        let list = ListView<Row>(cell: { Label("") }, configure: { label, row in label.text = row.name })
        list.items = names.map { Row($0) }
        return list
    }
}

extension Window {
    fileprivate func with(_ change: (Window) -> Void) -> Window {
        change(self)
        return self
    }
}
