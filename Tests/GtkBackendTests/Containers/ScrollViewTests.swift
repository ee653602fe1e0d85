// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct ScrollViewTests {
        private let rows: [Label]

        init() {
            Stage.gtk.enter()
            rows = (1...60).map { Label("Row \($0)") }
        }

        private func show(_ content: any View) async -> Window {
            await openWindowAndSettle(content, ViewKit.Size(width: 240, height: 200))
        }

        /// The position of a view from the upper edge of its scroll view, and its height.
        private func place(of view: any View, in scroll: ScrollView) throws -> (y: Double, height: Double) {
            let bounds = try #require(widget(view).computeBounds(widget(scroll)))
            return (bounds.y, bounds.height)
        }

        @Test func thePositionOfAScrollViewIsThatOfItsContent() async throws {
            let scroll = ScrollView(Box(rows))
            let window = await show(scroll)
            let geometry = scroll.geometry
            #expect(geometry.visibleSize == ViewKit.Size(width: 240, height: 200))
            #expect(geometry.contentSize.height > 600 && geometry.contentSize.width == 240)
            #expect(geometry.distanceToBottom == Double(geometry.contentSize.height - 200))
            scroll.offset = ViewKit.Point(x: 0, y: 100)
            await settle()
            #expect(try place(of: rows[0], in: scroll).y == -100)
            window.close()
        }

        @Test func aPositionAfterTheEndIsTheEndAndIsReported() async throws {
            let scroll = ScrollView(Box(rows))
            let window = await show(scroll)
            let offsets = Recorder(scroll.rx.offset.map(\.y))
            scroll.offset = ViewKit.Point(x: 500, y: 1_000_000)
            await settle()
            let end = Double(scroll.geometry.contentSize.height - 200)
            #expect(scroll.offset == ViewKit.Point(x: 0, y: end))
            #expect(scroll.geometry.distanceToBottom == 0)
            #expect(offsets.values == [0, end])
            // Again, where nothing moves.
            scroll.offset = ViewKit.Point(x: 0, y: 1_000_000)
            await settle()
            #expect(scroll.offset.y == end)
            window.close()
        }

        @Test func contentThatWasAddedInTheSameTurnIsScrolledTo() async throws {
            let box = Box(Array(rows[..<5]))
            let scroll = ScrollView(box)
            let window = await show(scroll)
            box.views = rows
            scroll.offset = ViewKit.Point(x: 0, y: 300)
            await settle()
            #expect(scroll.offset.y == 300)
            #expect(try place(of: rows[0], in: scroll).y == -300)
            box.views = Array(rows[..<3])
            await settle()
            #expect(scroll.offset.y == 0)
            window.close()
        }

        @Test func aPositionThatIsSetBeforeTheWindowIsShownIsKept() async throws {
            let scroll = ScrollView(Box(rows))
            scroll.offset = ViewKit.Point(x: 0, y: 120)
            let window = await show(scroll)
            #expect(scroll.offset.y == 120)
            #expect(try place(of: rows[0], in: scroll).y == -120)
            window.close()
        }

        @Test func theLastOfManyRequestsCounts() async throws {
            let scroll = ScrollView(Box(rows))
            for y in 1...1_000 { scroll.offset = ViewKit.Point(x: 0, y: Double(y % 300)) }
            let window = await show(scroll)
            #expect(scroll.offset.y == 100)
            for _ in 0..<1_000 { rows[40].scrollIntoView(animated: false) }
            await settle()
            let last = try place(of: rows[40], in: scroll)
            #expect(last.y + last.height == 200)
            window.close()
        }

        @Test func aListIsScrolledByItsScrollView() async throws {
            let list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.id })
            list.items = (0..<1000).map { Row(id: "\($0)") }
            let scroll = ScrollView(list, maximumContentWidth: 200)
            let window = await show(scroll)
            scroll.offset = ViewKit.Point(x: 0, y: 5_000)
            await settle()
            #expect(scroll.offset.y == 5_000)
            #expect(list.visibleRows.lowerBound > 20)
            list.scroll(toRow: 0)
            await settle()
            #expect(scroll.offset.y == 0)
            window.close()
        }

        @Test func aViewIsScrolledToAsLittleAsIsNecessary() async throws {
            let scroll = ScrollView(Box(rows))
            let window = await show(scroll)
            rows[2].scrollIntoView(animated: false)
            await settle()
            #expect(scroll.offset.y == 0)
            rows[40].scrollIntoView(animated: false)
            await settle()
            let below = try place(of: rows[40], in: scroll)
            #expect(below.y + below.height == 200)
            rows[10].scrollIntoView(animated: false)
            await settle()
            #expect(try place(of: rows[10], in: scroll).y == 0)
            #expect(scroll.offset.x == 0)
            window.close()
        }

        @Test func aViewIsScrolledToInScrollViewsThatContainEachOther() async throws {
            let inner = ScrollView(Box(rows))
            inner.minimumHeight = 120
            inner.expandsVertically = false
            let (above, below) = (
                (1...30).map { Label("Above \($0)") }, (1...30).map { Label("Below \($0)") }
            )
            let outer = ScrollView(Box(above + [inner] + below))
            let window = await show(outer)
            rows[30].scrollIntoView(animated: false)
            await settle()
            let (y, height) = try place(of: rows[30], in: inner)
            #expect(y >= 0 && y + height <= 120)
            let seen = try place(of: rows[30], in: outer)
            #expect(seen.y + seen.height == 200)
            window.close()
        }

        @Test func anAnimationLeadsToThePositionUnlessSomethingElseScrolls() async throws {
            Gtk.Settings.default?.gtkEnableAnimations = true
            defer { Gtk.Settings.default?.gtkEnableAnimations = false }
            let scroll = ScrollView(Box(rows))
            let window = await show(scroll)
            let offsets = Recorder(scroll.rx.offset.map(\.y))
            scroll.scroll(to: ViewKit.Point(x: 0, y: 500))
            try await wait(until: "the position") { scroll.offset.y == 500 }
            #expect(
                offsets.values == offsets.values.sorted() && offsets.values.contains { 0 < $0 && $0 < 500 })
            scroll.scroll(to: .zero)
            try await wait(until: "the animation begins") { scroll.offset.y < 500 }
            try #require(widget(scroll, Gtk.ScrolledWindow.self).vadjustment).value = 490
            for _ in 0..<30 { await settle() }
            #expect(scroll.offset.y == 490)
            window.close()
        }

        @Test func aScrollViewThatWaitsForItsWindowIsReleased() async {
            weak var released: ScrollView?
            weak var label: Label?
            do {
                let content = Label("A")
                let scroll = ScrollView(content)
                scroll.scroll(to: ViewKit.Point(x: 0, y: 5))
                content.scrollIntoView()
                (released, label) = (scroll, content)
            }
            await settle()
            #expect(released == nil && label == nil)
        }
    }
}

private struct Row: Identifiable, Equatable {
    let id: String
}
