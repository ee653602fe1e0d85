// SPDX-License-Identifier: MIT

import GLib
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Tabs that change while the user drags one, or has a menu of them open.
    @MainActor struct DraggedTabTests {
        private let tabs = TabView()
        private let pages = (0..<5).map { Label("Page \($0)") }
        private let requests: Recorder<TabRequest>
        private let peer: GtkTabView

        init() throws {
            Stage.gtk.enter()
            tabs.isReorderable = true
            requests = Recorder(tabs.requests)
            peer = try #require(tabs.backendView as? GtkTabView)
            show(pages)
        }

        private func show(_ pages: [Label]) {
            var traits = TabTraits()
            traits.isClosable = true
            tabs.show(
                pages[0], among: pages, titles: pages.map(\.text),
                tabs: .init(repeating: traits, count: pages.count))
        }

        @Test func theDraggedTabMovesToTheMarkAfterATabBeforeThemWasClosed() {
            let dragged = GtkTabView.DraggedTab(2, of: peer)
            peer.markDrop(.before(4))
            show(Array(pages.dropFirst()))
            #expect(peer.markedDrop == .before(3))
            #expect(peer.tabs.map { $0.slot.hasCssClass("drop-before") } == [false, false, false, true])
            #expect(peer.drop(dragged, at: .before(3)))
            #expect(requests.values == [.move(1, to: 2)])
            #expect(peer.markedDrop == nil)
        }

        @Test func aMarkAtTheEndStaysThereWhenATabIsOpened() {
            show(Array(pages.dropLast()))
            peer.markDrop(.before(4))
            show(pages)
            #expect(peer.markedDrop == .before(5) && peer.tabs[4].slot.hasCssClass("drop-after"))
        }

        @Test func aTabThatWasClosedWhileItIsDraggedIsNotDropped() {
            let dragged = GtkTabView.DraggedTab(4, of: peer)
            show(Array(pages.dropLast()))
            #expect(!peer.drop(dragged, at: .before(0)))
            #expect(requests.values == [])
        }

        @Test func aCommandOfAMenuIsForTheTabThatTheMenuWasOpenedFor() throws {
            _ = peer.commands(at: 2)
            show(Array(pages.dropFirst()))
            let row = try #require(peer.tabs[0].slot.parent)
            _ = row.activateAction("tabs.close", args: Variant(Int32(2)))
            #expect(requests.values == [.close(1)])
            // The tab is gone.
            _ = row.activateAction("tabs.close", args: Variant(Int32(0)))
            #expect(requests.count == 1)
        }
    }
}
