// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// What the comments of events promise about when they are sent.
@MainActor @Suite(.serialized) struct PromiseTests {
    private let bag = DisposeBag()
    private let window = Window()

    private struct Row: Identifiable, Equatable { let id: Int }

    init() { HeadlessBackend.install() }

    private func makeList(_ mode: ListSelectionMode = .single) -> ListView<Row> {
        let list = ListView<Row>(selectionMode: mode, cell: { Label() }, configure: { $0.text = "\($1.id)" })
        list.items = [Row(id: 1), Row(id: 2)]
        return list
    }

    /// `rx.selected` sends nil if no row is selected any more.
    @Test func theSelectedRowIsRemoved() {
        let list = makeList()
        var selected: [Int?] = []
        list.rx.selected.subscribe(onNext: { selected.append($0?.id) }).disposed(by: bag)
        list.receive(.selected([1]))
        list.items = [Row(id: 1), Row(id: 2), Row(id: 3)]
        #expect(selected == [2])
        list.items = [Row(id: 1)]
        #expect(selected == [2, nil])
        list.items = []
        #expect(selected == [2, nil])
        list.items = [Row(id: 1)]
        list.receive(.selected([0]))
        list.selectionMode = .none
        #expect(selected == [2, nil, 1, nil])
    }

    @Test func oneOfSeveralSelectedRowsIsRemoved() {
        let list = makeList(.multiple)
        var selected: [[Int]] = []
        list.rx.selectedItems.skip(1).subscribe(onNext: { selected.append($0.map(\.id)) }).disposed(by: bag)
        list.receive(.selected([0, 1]))
        list.items = [Row(id: 2)]
        list.items = []
        #expect(selected == [[1, 2], []])
    }

    /// An item that is selected before the rows are there.
    @Test func aSelectedItemWaitsForTheRows() {
        let list = makeList()
        list.items = []
        list.selectedItem = Row(id: 2)
        #expect(list.selectedItem == nil)
        list.items = [Row(id: 1), Row(id: 2)]
        #expect(list.selectedItem == Row(id: 2))
        list.items = []
        list.selectedItems = [Row(id: 2)]
        list.selectedItem = nil
        list.items = [Row(id: 1), Row(id: 2)]
        #expect(list.selectedItem == nil)
    }

    /// `rx.selectedRange` sends each change of the user, also to a range that the user has selected before.
    @Test func theUserSelectsTheSameRangeAgain() throws {
        let field = TextField("Ada Lovelace", placeholder: "Name")
        let note = TextView("Ada Lovelace").with { $0.accessibilityLabel = "Note" }
        var ranges: [Range<Int>] = []
        var noteRanges: [Range<Int>] = []
        field.rx.selectedRange.skip(1).subscribe(onNext: { ranges.append($0) }).disposed(by: bag)
        note.rx.selectedRange.skip(1).subscribe(onNext: { noteRanges.append($0) }).disposed(by: bag)
        window.content = Box([field, note])
        window.present()
        let app = try #require(window.backendWindow as? HeadlessWindow)
        for _ in 0..<2 {
            try app.textField("Name").select(0..<3)
            field.selectedRange = 5..<5
            try app.textView("Note").select(0..<3)
            note.selectedRange = 5..<5
        }
        #expect(ranges == [0..<3, 0..<3] && noteRanges == ranges)
    }

    /// A character may consist of several scalars, and what an observer does may send a selection meanwhile.
    @Test func aSelectionIsSentOnce() {
        let field = TextField("")
        let view = TextView("")
        var ranges: [Range<Int>] = []
        field.rx.selectedRange.skip(1).subscribe(onNext: { ranges.append($0) }).disposed(by: bag)
        field.receive(.changed("e", selection: 1..<1))
        field.receive(.changed("e\u{301}", selection: 2..<2))
        field.receive(.selected(2..<2))
        #expect(ranges == [1..<1])
        field.events.subscribe(onNext: { [unowned field] event in
            if event == .selected(0..<0) { field.receive(.selected(0..<2)) }
        }).disposed(by: bag)
        field.receive(.selected(0..<0))
        #expect(ranges == [1..<1, 0..<1])
        var others: [Range<Int>] = []
        view.rx.selectedRange.skip(1).subscribe(onNext: { others.append($0) }).disposed(by: bag)
        view.receive(.edited([TextEdit(0..<0, "e")], selection: 1..<1))
        view.receive(.edited([TextEdit(1..<1, "\u{301}")], selection: 2..<2))
        view.receive(.selected(2..<2))
        #expect(others == [1..<1])
    }

    /// Each icon has its event.
    @Test func anIconOfAFieldIsPressed() throws {
        let field = TextField("Ada", placeholder: "Name")
        field.leadingIcon = TextFieldIcon("edit-find-symbolic", label: "Find")
        field.trailingIcon = TextFieldIcon("edit-clear-symbolic", label: "Clear")
        var taps: [String] = []
        field.rx.leadingIconTapped.subscribe(onNext: { taps.append("leading") }).disposed(by: bag)
        field.rx.trailingIconTapped.subscribe(onNext: { taps.append("trailing") }).disposed(by: bag)
        field.receive(.iconTapped(.leading))
        field.receive(.iconTapped(.trailing))
        field.receive(.activated)
        #expect(taps == ["leading", "trailing"])
    }

    /// The current value is that at the time of the subscription, and a change by the program is a change.
    @Test func aWindowIsMaximized() {
        let states = [window.rx.isMaximized, window.rx.isFullScreen]
        window.isMaximized = true
        window.isFullScreen = true
        var values: [[Bool]] = [[], []]
        for (index, state) in states.enumerated() {
            state.drive(onNext: { values[index].append($0) }).disposed(by: bag)
        }
        window.isMaximized = false
        window.isFullScreen = false
        window.isFullScreen = false
        #expect(values == [[true, false], [true, false]])
    }

    @Test func theGeometryOfAScrollView() throws {
        let view = ScrollView(Label("Content").with { $0.minimumHeight = 3000 })
        let geometry = view.rx.geometry
        window.content = view
        window.present()
        let app = try #require(view.backendView as? HeadlessScrollView)
        try app.scroll(to: Point(x: 0, y: 100))
        var offsets: [Double] = []
        geometry.subscribe(onNext: { offsets.append($0.offset.y) }).disposed(by: bag)
        #expect(offsets == [view.geometry.offset.y])
    }
}
