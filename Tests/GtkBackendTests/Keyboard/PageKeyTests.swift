// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

private struct Numbered: Identifiable, Equatable {
    let id: Int
    var name: String { "Row \(id)" }
}

extension OnDisplay {
    /// Ctrl+PageUp and Ctrl+PageDown under real keys, inside of views that use these keys themselves on GTK.
    @MainActor struct PageKeyTests {
        init() { Stage.gtk.enter() }

        /// Shows a view, and gives it the keyboard focus.
        private func show(_ content: any View, focusing view: PortableView) async throws -> Window {
            let window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) })
            return try await Keyboard.show(content, in: window) { view.focus() }
        }

        private func makeList() -> ListView<Numbered> {
            let list = ListView<Numbered>(cell: { Label() }, configure: { $0.text = $1.name })
            list.items = (0..<100).map { Numbered(id: $0) }
            list.selectedItem = list.items[3]
            return list
        }

        private func columns() -> ViewKit.ColumnView<Numbered> {
            let view = ViewKit.ColumnView<Numbered>(columns: [Column("Name") { $0.name }])
            view.items = (0..<100).map { Numbered(id: $0) }
            view.selectedItem = view.items[3]
            return view
        }

        /// Shows a view as the second of three pages, presses the keys, and returns the pages that were requested.
        private func turns(by keys: String..., in view: PortableView) async throws -> [Int] {
            let tabs = TabView()
            let pages: [any View] = [Label("First"), ScrollView(view), Label("Third")]
            tabs.show(pages[1], among: pages, titles: ["First", "Second", "Third"])
            var requested: [Int] = []
            let subscription = tabs.selections.subscribe(onNext: { requested.append($0) })
            let window = try await show(tabs, focusing: view)
            for key in keys {
                let count = requested.count
                try await Keyboard.press(key)
                try await wait(until: "\(key) turns a page") { requested.count > count }
            }
            subscription.dispose()
            window.close()
            return requested
        }

        @Test func theyTurnThePageAroundAList() async throws {
            let list = makeList()
            #expect(try await turns(by: "ctrl+Next", "ctrl+Prior", in: list) == [2, 0])
            #expect(list.selectedItem == list.items[3])
        }

        @Test func theyTurnThePageAroundColumns() async throws {
            let view = columns()
            #expect(try await turns(by: "ctrl+Next", "ctrl+Prior", in: view) == [2, 0])
            #expect(view.selectedItem == view.items[3])
        }

        @Test func theyTurnThePageAroundATextView() async throws {
            #expect(try await turns(by: "ctrl+Next", "ctrl+Prior", in: TextView("One\nTwo")) == [2, 0])
        }

        @Test func theyTurnTheOuterPagesWhereTheInnerOnesEnd() async throws {
            let (list, inner, outer) = (makeList(), TabView(), TabView())
            let innerPages: [any View] = [Label("A"), ScrollView(list)]
            inner.show(innerPages[1], among: innerPages, titles: ["A", "B"])
            let outerPages: [any View] = [inner, Label("C")]
            outer.show(inner, among: outerPages, titles: ["Inner", "C"])
            var requested: [String] = []
            let bag = DisposeBag()
            inner.selections.subscribe(onNext: { requested.append("inner \($0)") }).disposed(by: bag)
            outer.selections.subscribe(onNext: { requested.append("outer \($0)") }).disposed(by: bag)
            let window = try await show(outer, focusing: list)
            try await Keyboard.press("ctrl+Next")
            try await wait(until: "a page is turned") { !requested.isEmpty }
            try await Keyboard.press("ctrl+Prior")
            try await wait(until: "another page is turned") { requested.count > 1 }
            #expect(requested == ["outer 1", "inner 0"])
            window.close()
        }

        /// Shows a view as the second of three pages, presses keys that move its tab, and returns the positions that were requested.
        private func moves(
            by keys: String..., in view: PortableView, reorderable: Bool = true,
            until isDone: (@MainActor () -> Bool)? = nil
        ) async throws -> [Int] {
            let tabs = TabView()
            tabs.isReorderable = reorderable
            let pages: [any View] = [Label("First"), ScrollView(view), Label("Third")]
            tabs.show(pages[1], among: pages, titles: ["First", "Second", "Third"])
            var requested: [Int] = []
            let subscription = tabs.requests.subscribe(onNext: {
                if case .move(1, let index) = $0 { requested.append(index) }
            })
            let window = try await show(tabs, focusing: view)
            for key in keys {
                let count = requested.count
                try await Keyboard.press(key)
                try await wait(until: "\(key) has its effect") { isDone?() ?? (requested.count > count) }
            }
            subscription.dispose()
            window.close()
            return requested
        }

        @Test func withShiftTheyMoveTheTabAroundAListOrAText() async throws {
            let list = makeList()
            #expect(try await moves(by: "ctrl+shift+Next", "ctrl+shift+Prior", in: list) == [2, 0])
            #expect(list.selectedItem == list.items[3])
            #expect(try await moves(by: "ctrl+shift+Next", "ctrl+shift+Prior", in: columns()) == [2, 0])
            #expect(try await moves(by: "ctrl+shift+Next", in: TextView("One\nTwo")) == [2])
        }

        @Test func withShiftTheyKeepTheMeaningOfGTKWhereTabsCannotBeMoved() async throws {
            let list = makeList()
            let moved = try await moves(by: "ctrl+shift+Next", in: list, reorderable: false) {
                list.visibleRows.lowerBound > 0
            }
            #expect(moved == [])
        }

        @Test func withoutPagesTheyScrollAList() async throws {
            let list = makeList()
            let window = try await show(ScrollView(list), focusing: list)
            try await Keyboard.press("ctrl+Next", "ctrl+Next")
            try await wait(until: "the list scrolls down") { list.visibleRows.lowerBound > 3 }
            try await Keyboard.press("ctrl+Prior", "ctrl+Prior")
            try await wait(until: "the list scrolls up") { list.visibleRows.lowerBound <= 3 }
            // The selection stays, as GTK decides.
            #expect(list.selectedItem == list.items[3])
            window.close()
        }
    }
}
