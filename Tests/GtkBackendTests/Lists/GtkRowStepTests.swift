// SPDX-License-Identifier: MIT

import GObject
import Gio
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

private struct Numbered: Identifiable, Equatable { let id: Int }

extension OnDisplay {
    /// How GTK gets to know the rows of a list with many columns.
    @MainActor struct GtkRowStepTests {
        init() { Stage.gtk.enter() }

        private func makeView() -> ViewKit.ColumnView<Numbered> {
            ViewKit.ColumnView(
                columns: (0..<6).map { column in
                    Column("\(column)", id: "\(column)") { "\(column): \($0.id)" }
                })
        }

        private func show(_ view: any View) -> Window {
            openWindow(ScrollView(view), Size(width: 700, height: 400))
        }

        @Test func widgetsOfManyRowsAreCreatedInSteps() async throws {
            let view = makeView()
            view.items = [Numbered(id: 0), Numbered(id: 1)]
            let window = show(view)
            await settle()
            let gtk = gtkCollection(view)
            #expect(gtk.slots.values.count == 12)
            view.items = (0..<5000).map { Numbered(id: $0) }
            // 32 rows more, with six columns.
            #expect(gtk.slots.values.count == 34 * 6)
            #expect(gtk.model.shownCount == 34)
            await settle()
            #expect(gtk.model.shownCount == 5000)
            #expect(gtk.slots.values.count >= 200 * 6)
            #expect(gtk.slots.bound(at: 7)?.isFilled == true)
            window.close()
        }

        @Test func widgetsOfManyRowsAreRemovedInSteps() async throws {
            let view = makeView()
            view.items = (0..<5000).map { Numbered(id: $0) }
            let window = show(view)
            await settle()
            let gtk = gtkCollection(view)
            let before = gtk.slots.values.count
            #expect(before >= 200 * 6)
            view.selectedRows = [3]
            view.items = (0..<4).map { Numbered(id: $0) }
            // The removed rows that have widgets are hidden at once. No other row is removed yet.
            #expect(gtk.slots.values.count == before)
            #expect(gtk.model.count == 4 && gtk.model.shownCount == before / 6)
            #expect(gtk.slots.values.filter { $0.rowWidget?.visible == true }.count == 4 * 6)
            #expect(gtk.slots.bound(at: 4) == nil)
            await settle()
            #expect(gtk.slots.values.count == 4 * 6 && gtk.model.shownCount == 4)
            #expect(view.visibleRows == 0..<4 && view.selectedRows == [3])
            #expect(gtk.slots.bound(at: 3)?.isFilled == true)
            window.close()
        }

        @Test func rowsMayBeAddedBeforeTheOldOnesAreRemoved() async throws {
            let view = makeView()
            view.items = (0..<5000).map { Numbered(id: $0) }
            let window = show(view)
            await settle()
            view.items = []
            view.items = (0..<300).map { Numbered(id: $0) }
            await settle()
            let gtk = gtkCollection(view)
            #expect(gtk.model.shownCount == 300)
            // GTK 4.18 retains one of the removed rows for longer. It shows no row then.
            let shown = gtk.slots.values.filter(\.isBound)
            #expect(shown.count >= 200 * 6)
            #expect(shown.allSatisfy { $0.rowWidget?.visible == true })
            #expect(gtk.slots.bound(at: 0)?.isFilled == true)
            window.close()
        }

        @Test func aScrolledListRemovesItsRowsAtOnce() async throws {
            let view = makeView()
            view.items = (0..<5000).map { Numbered(id: $0) }
            let window = show(view)
            await settle()
            view.scroll(to: Numbered(id: 4321))
            await settle()
            view.items = (0..<4).map { Numbered(id: $0) }
            #expect(gtkCollection(view).model.shownCount == 4)
            await settle()
            #expect(view.visibleRows == 0..<4)
            window.close()
        }

        @Test(arguments: [0, 2])
        func aListThatScrollsShowsAllRowsAtOnce(_ rowsBefore: Int) async throws {
            let view = makeView()
            view.items = (0..<rowsBefore).map { Numbered(id: $0) }
            let window = show(view)
            await settle()
            view.items = (0..<5000).map { Numbered(id: $0) }
            view.scroll(to: Numbered(id: 4321))
            try await wait(until: "the row is visible") {
                gtkCollection(view).slots.bound(at: 4321)?.isVisible == true
            }
            window.close()
        }

        /// A list model that GTK follows by the changes that are reported to it.
        @MainActor private final class Follower {
            var items: [RowItem] = []

            init(_ model: RowsModel) {
                model.onItemsChanged { [unowned model, unowned self] position, removed, added in
                    items.replaceSubrange(
                        position..<position + removed,
                        with: (position..<position + added).compactMap { model.item(at: $0) as? RowItem })
                }
            }
        }

        @Test func whatGtkKnowsIsWhatItWasToldAfterAnyChange() {
            var random = SystemRandomNumberGenerator()
            for _ in 0..<300 {
                let model = RowsModel()
                let follower = Follower(model)
                model.stepLimit = Int.random(in: 1...40, using: &random)
                for _ in 0..<20 {
                    switch Int.random(in: 0..<10, using: &random) {
                    case 0: model.showAll()
                    case 1...3: _ = model.takeStep()
                    default:
                        let position = Int.random(in: 0...model.count, using: &random)
                        model.splice(
                            ListSplice(
                                position: position,
                                removed: Int.random(in: 0...model.count - position, using: &random),
                                added: Int.random(in: 0...[0, 3, 30, 600].randomElement()!, using: &random)),
                            widgetCount: Int.random(in: 0...200, using: &random))
                    }
                    #expect(follower.items.count == model.shownCount)
                    for (row, item) in follower.items.enumerated() where model.item(at: row) !== item {
                        Issue.record("Row \(row) has another object than GTK knows.")
                    }
                }
                while model.takeStep() {}
                #expect(model.shownCount == model.count && follower.items.count == model.count)
            }
        }
    }
}
