// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// What the user does in a list of a plugin while its rows change.
@MainActor @Suite(.serialized) struct ShownCollectionTests {
    /// A list in a window, and the names of the items that were activated and whose menu was opened.
    @MainActor private final class Session {
        let pair: RemotePair
        let list: ListView<Row>
        let peer: HeadlessCollection
        private let window: Window
        var activated: [String] = []
        var menus: [String] = []
        private let bag = DisposeBag()

        init(_ names: String...) throws {
            let pair = try RemotePair()
            (list, window) = pair.inPlugin {
                let list = ListView<Row>(
                    cell: { Label("") }, configure: { label, row in label.text = row.name })
                list.items = names.map { Row($0) }
                return (list, openWindow(list))
            }
            peer = try shown(list, by: pair)
            self.pair = pair
            list.rx.activated.subscribe(onNext: { [unowned self] in activated.append($0.name) })
                .disposed(by: bag)
            pair.inPlugin {
                list.contextMenu = { [unowned self] in
                    menus.append($0.name)
                    return nil
                }
            }
            draw()
        }

        /// Draws a frame of the shell, with what the plugin has sent, and without the answers of the plugin.
        func drawShell() {
            pair.plugin.connection.flush()
            pair.host.connection.wait(milliseconds: 0) { true }
            _ = peer.visibleTexts
            peer.provider?.waitForCells()
        }

        func draw() {
            for _ in 0..<3 {
                drawShell()
                pair.pump()
            }
        }
    }

    @Test func aClickIsForTheRowThatTheUserSees() throws {
        let session = try Session("Ada", "Grace")
        let (pair, peer) = (session.pair, session.peer)
        Toolkit.perform(with: pair.plugin) { session.list.items = [Row("Ada"), Row("Kay")] }
        session.drawShell()
        // The shell knows the new row, and its cell shows the old one.
        #expect(peer.rowCount == 2 && peer.visibleTexts == ["Ada", "Grace"])
        peer.onEvent?(.activated(1))
        peer.onContextRequest?(ContextRequest(row: 1))
        peer.onEvent?(.activated(0))
        pair.pump()
        #expect(session.activated == ["Ada"] && session.menus == [])
        session.draw()
        #expect(peer.visibleTexts == ["Ada", "Kay"])
        peer.onEvent?(.activated(1))
        peer.onContextRequest?(ContextRequest(row: 1))
        pair.pump()
        #expect(session.activated == ["Ada", "Kay"] && session.menus == ["Kay"])
        // A cell that moves shows its row.
        Toolkit.perform(with: pair.plugin) { session.list.items.insert(Row("Zoe"), at: 0) }
        session.drawShell()
        peer.onEvent?(.activated(2))
        pair.pump()
        #expect(session.activated == ["Ada", "Kay", "Kay"] && pair.end == nil)
    }

    @Test func aRowIsSelectedOnlyIfTheUserSeesIt() throws {
        let session = try Session("Ada", "Grace", "Edsger")
        let (pair, list, peer) = (session.pair, session.list, session.peer)
        peer.onEvent?(.selected([0]))
        pair.pump()
        #expect(list.selectedRows == [0])
        Toolkit.perform(with: pair.plugin) { list.items = [Row("Ada"), Row("Kay"), Row("Edsger")] }
        session.drawShell()
        // The cell shows the row that is gone.
        #expect(peer.visibleTexts == ["Ada", "Grace", "Edsger"])
        peer.onEvent?(.selected([1]))
        pair.pump()
        #expect(list.selectedRows == [0] && peer.shown?.selection == [0])
        session.draw()
        peer.onEvent?(.selected([1]))
        pair.pump()
        #expect(list.selectedRows == [1] && peer.shown?.selection == [1])
        // The cell of the last row shows the first one.
        let provider = try #require(peer.provider)
        let cell = provider.makeCell(.item)
        cell.bind(0)
        provider.waitForCells()
        pair.pump()
        cell.bind(2)
        provider.waitForCells()
        peer.onEvent?(.selected([2]))
        pair.pump()
        #expect(list.selectedRows == [0] && peer.shown?.selection == [0] && pair.end == nil)
        withExtendedLifetime(cell) {}
    }

    /// A list binds a cell several times in a frame when the user scrolls far.
    @Test func aClickIsForTheRowThatTheUserSeesThoughItsCellWasBoundTwice() throws {
        let session = try Session("Ada", "Grace", "Edsger")
        let provider = try #require(session.peer.provider)
        let cell = provider.makeCell(.item)
        cell.bind(0)
        provider.waitForCells()
        session.pair.pump()
        cell.bind(1)
        cell.unbind()
        cell.bind(2)
        provider.waitForCells()
        session.peer.onEvent?(.activated(2))
        session.pair.pump()
        session.peer.onEvent?(.activated(2))
        session.pair.pump()
        #expect(session.activated == ["Ada", "Edsger"] && session.pair.end == nil)
        withExtendedLifetime(cell) {}
    }

    @Test func aContextMenuIsThatOfTheRowWhereItWasOpened() throws {
        let session = try Session("Ada", "Grace", "Edsger")
        session.peer.onContextRequest?(ContextRequest(row: 1))
        Toolkit.perform(with: session.pair.plugin) { _ = session.list.items.removeFirst() }
        session.pair.pump()
        #expect(session.menus == ["Grace"])
        // The row is gone.
        session.peer.onContextRequest?(ContextRequest(row: 0))
        Toolkit.perform(with: session.pair.plugin) { _ = session.list.items.removeFirst() }
        session.pair.pump()
        #expect(session.menus == ["Grace"] && session.list.items == [Row("Edsger")])
    }

    @Test func aPluginForgetsTheChangesOfAListThatIsNotSeen() throws {
        let pair = try RemotePair()
        let list = pair.inPlugin { ListView<Row>(cell: { Label("") }, configure: { $0.text = $1.name }) }
        let remote = try #require(list.backendView as? RemoteCollection)
        for number in 0..<1_000 {
            Toolkit.perform(with: pair.plugin) { list.items.append(Row("\(number)")) }
            if number.isMultiple(of: 50) { pair.pump() }
        }
        pair.pump()
        #expect(remote.rows.count == 1_000 && remote.rows.changes.count < Operations.mostUnconfirmed)
    }

    @Test func theVisibleRowsAreKnownThoughTheyWereGoneForAMoment() async throws {
        let session = try Session("Ada", "Grace", "Edsger")
        let (pair, list) = (session.pair, session.list)
        session.peer.onEvent?(.visible(0..<2))
        Toolkit.perform(with: pair.plugin) { list.items = [] }
        pair.pump()
        #expect(list.visibleRows.isEmpty || list.visibleRows == 0..<3)
        pair.inPlugin { list.items = [Row("Kay"), Row("Ada")] }
        for _ in 0..<1_000 where list.visibleRows != 0..<2 { await Task.yield() }
        #expect(list.visibleRows == 0..<2)
    }
}
