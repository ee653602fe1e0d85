// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

/// One process has one display: its tests run one after the other.
@Suite(.serialized) enum OnDisplay {}

extension OnDisplay {
    @MainActor struct WindowTests {
        @Test(arguments: await Lesson.titles) func everyPageOpensClosesAndIsDeallocated(_ title: String)
            async throws
        {
            try await Stage.open(title) { page, _ in #expect(page.lesson.title == title) }
        }

        @Test func theSearchFindsPagesByTheirWords() async throws {
            try await Stage.open(ButtonsPage.self) { _, window in
                window.search.text = "pango markup"
                window.search.emit("search-changed")
                #expect(window.page is LabelsPage)
                window.search.text = "nothing is about this"
                window.search.emit("search-changed")
                #expect(window.page is LabelsPage)
            }
        }

        @Test func actionsSelectTheNextAndThePreviousPage() async throws {
            try await Stage.open(ButtonsPage.self) { _, window in
                window.list.selectRow(window.list.row(at: 0))
                window.activateAction("win.next-page")
                #expect(window.title == Lesson.all[1].title)
                window.activateAction("win.previous-page")
                #expect(window.title == Lesson.all[0].title)
                window.activateAction("win.previous-page")
                #expect(window.title == Lesson.all[0].title)
            }
        }

        @Test func theListFollowsThePageThatIsShown() async throws {
            try await Stage.open(ButtonsPage.self) { page, window in
                let last = try #require(window.list.row(at: Lesson.all.count - 1))
                let scroller = try #require(window.list.ancestor(Gtk.ScrolledWindow.self))
                @MainActor func bottom() -> Double {
                    Double(last.computeBounds(scroller).map { $0.y + $0.height } ?? .infinity)
                }
                await Stage.until { bottom() > Double(scroller.height) && scroller.height > 0 }
                #expect(bottom() > Double(scroller.height))
                for _ in Lesson.all.dropFirst() { window.activateAction("win.next-page") }
                await Stage.until { bottom() <= Double(scroller.height) }
                #expect(bottom() <= Double(scroller.height))
            }
        }
    }
}
