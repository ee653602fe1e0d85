// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// What the comments of events promise about when they are sent.
@MainActor @Suite(.serialized) struct PromiseTests {
    private let backend = HeadlessBackend.install()
    private let bag = DisposeBag()
    private let window = Window()

    private struct Row: Identifiable, Equatable { let id: Int }

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
        var first: [Int?] = []
        list.rx.selected.subscribe(onNext: { first.append($0?.id) }).disposed(by: bag)
        list.items = [Row(id: 2)]
        #expect(selected.last == list.selectedItems.map(\.id))
        list.items = []
        #expect(selected == [[1, 2], [2], []] && first == [2, nil])
        list.items = [Row(id: 1), Row(id: 2)]
        list.receive(.selected([0, 1]))
        list.selectionMode = .single
        #expect(selected.last == [1] && list.selectedItems.map(\.id) == [1])
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

    /// A window has the keyboard focus while it is in front.
    @Test func aWindowIsActiveInFront() throws {
        let (first, other) = (Window(), Window())
        var log: [String] = []
        for (name, window) in [("first", first), ("second", other)] {
            window.events.subscribe(onNext: {
                if case .active(let isActive) = $0 { log.append("\(name) \(isActive)") }
            })
            .disposed(by: bag)
        }
        first.present()
        first.present()
        #expect(log == ["first true"])
        other.present()
        #expect(log.dropFirst() == ["first false", "second true"])
        try #require(other.backendWindow as? HeadlessWindow).minimize()
        #expect(log.dropFirst(3) == ["second false", "first true"])
        other.present()
        other.close()
        #expect(log.dropFirst(5) == ["first false", "second true", "first true"])
        first.close()
        #expect(log.count == 8)
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

    /// An observer that received the event before may remove the row.
    @Test func allObserversReceiveTheItemThatWasActivated() {
        let list = makeList()
        var activated: [Int] = []
        list.rx.activated.subscribe(onNext: { [unowned list] item in list.items.removeAll { $0 == item } })
            .disposed(by: bag)
        list.itemActivations.subscribe(onNext: { activated.append($0.id) }).disposed(by: bag)
        list.receive(.activated(0))
        list.receive(.activated(0))
        list.receive(.activated(0))
        #expect(activated == [1, 2] && list.items == [])
    }

    @Test func allObserversReceiveTheItemThatWasOpened() {
        let tree = TreeView<Row>(
            hasChildren: { $0.id < 10 }, children: { [Row(id: $0.id * 10)] }, cell: { Label() },
            configure: { $0.text = "\($1.id)" })
        tree.roots = [Row(id: 1), Row(id: 2)]
        var opened: [String] = []
        tree.rx.expanded.subscribe(onNext: { [unowned tree] in
            if $0.isExpanded { tree.roots = [Row(id: 3)] + tree.roots }
        })
        .disposed(by: bag)
        tree.itemExpansions.subscribe(onNext: { opened.append("\($0.item.id) \($0.isExpanded)") }).disposed(
            by: bag)
        tree.receive(.expanded(row: 1, isExpanded: true))
        #expect(opened == ["2 true"])
        // What is set by the program, or is as it was, is not sent.
        tree.setExpanded(Row(id: 1), true)
        tree.receive(.expanded(row: 1, isExpanded: true))
        #expect(opened == ["2 true"])
    }

    /// The observers of a control receive the value that it shows.
    @Test func aLaterObserverReceivesTheCorrectedValue() {
        let toggle = Switch()
        let field = TextField()
        let number = NumberField()
        let model = (
            isOn: BehaviorRelay(value: false), text: BehaviorRelay(value: ""),
            number: BehaviorRelay(value: 0.0)
        )
        toggle.rx.isOn.filter { $0 }.map { _ in false }.bind(to: toggle.rx.isOn).disposed(by: bag)
        field.rx.text.orEmpty.map { $0.uppercased() }.bind(to: field.rx.text).disposed(by: bag)
        number.rx.value.map { min($0, 10) }.bind(to: number.rx.value).disposed(by: bag)
        toggle.rx.isOn.bind(to: model.isOn).disposed(by: bag)
        field.rx.text.orEmpty.bind(to: model.text).disposed(by: bag)
        number.rx.value.bind(to: model.number).disposed(by: bag)
        toggle.receive(.toggled(true))
        field.receive(.changed("ada", selection: 3..<3))
        number.receive(.changed(47))
        #expect(
            toggle.isOn == model.isOn.value && field.text == model.text.value
                && number.value == model.number.value)
        #expect(!model.isOn.value && model.text.value == "ADA" && model.number.value == 10)
    }

    /// The user selects a row whose item is not loaded yet.
    @Test func theItemOfASelectedRowIsSentWhenItIsLoaded() {
        final class Source: RowSource {
            var items: [Row?] = [Row(id: 1), nil, nil]
            let sent = PublishRelay<[RowChange]>()
            var count: Int { items.count }
            var changes: Observable<[RowChange]> { sent.asObservable() }
            func item(at index: Int) -> Row? { items[index] }
            func load(_ index: Int) {
                items[index] = Row(id: index + 1)
                sent.accept([.updated(index..<index + 1)])
            }
        }
        let source = Source()
        let list = makeList()
        list.source = source
        var selected: [Int?] = []
        list.rx.selected.subscribe(onNext: { selected.append($0?.id) }).disposed(by: bag)
        list.receive(.selected([1]))
        source.load(2)
        #expect(selected == [nil])
        source.load(1)
        source.sent.accept([.updated(1..<2)])
        #expect(selected == [nil, 2] && list.selectedItem == Row(id: 2))
        // What the program selects is not sent.
        source.items[2] = nil
        list.selectedRows = [2]
        source.load(2)
        #expect(selected == [nil, 2])
    }

    /// A row of several selected ones that a source does not insert again.
    @Test func aSelectedRowIsLostInAMove() {
        final class Source: RowSource {
            var items = [Row(id: 1), Row(id: 2), Row(id: 3)]
            let sent = PublishRelay<[RowChange]>()
            var count: Int { items.count }
            var changes: Observable<[RowChange]> { sent.asObservable() }
            func item(at index: Int) -> Row? { items[index] }
        }
        let source = Source()
        let list = makeList(.multiple)
        list.isReorderable = true
        list.source = source
        var selected: [[Int]] = []
        list.rx.selectedItems.skip(1).subscribe(onNext: { selected.append($0.map(\.id)) }).disposed(by: bag)
        list.rx.itemMoved.subscribe(onNext: { [unowned source] in
            source.items.remove(at: $0.sourceIndex)
            source.sent.accept([.spliced(ListSplice(position: $0.sourceIndex, removed: 1, added: 0))])
        })
        .disposed(by: bag)
        list.receive(.selected([0, 1]))
        list.receive(.moved(row: 0, to: 2))
        #expect(selected == [[1, 2], [2]] && list.selectedItems == [Row(id: 2)])
    }

    /// `nearEnd` is sent once for each number of rows.
    @Test func theLastRowIsNearOnceForEachNumberOfRows() {
        let list = makeList()
        var count = 0
        list.rx.nearEnd.subscribe(onNext: { count += 1 }).disposed(by: bag)
        list.receive(.visible(0..<2))
        list.receive(.visible(1..<2))
        #expect(count == 1)
        list.items = (1...200).map(Row.init)
        list.receive(.visible(0..<10))
        #expect(count == 1)
        list.receive(.visible(180..<200))
        list.receive(.visible(190..<200))
        #expect(count == 2)
    }

    /// A popover that is closed by the program, by its window, and while it is not open.
    @Test func aPopoverIsClosedOnce() throws {
        let anchor = Button("Open")
        window.content = anchor
        window.present()
        let popover = Popover()
        popover.content = Label("Inside")
        var closed = 0
        popover.closed.subscribe(onNext: { closed += 1 }).disposed(by: bag)
        popover.close()
        #expect(closed == 0)
        for round in 1...2 {
            popover.present(from: anchor)
            popover.close()
            popover.close()
            #expect(closed == round)
        }
        popover.present(from: anchor)
        window.close()
        #expect(closed == 3)
    }

    /// The content under the pointer is dropped, leaves, and comes again.
    @Test func aViewIsTheTargetOfADrop() {
        let box = Box([]).with { $0.dropTypes = [.text] }
        var states: [Bool] = []
        var drops: [Drop] = []
        box.rx.isDropTarget.subscribe(onNext: { states.append($0) }).disposed(by: bag)
        box.rx.drop.subscribe(onNext: { drops.append($0) }).disposed(by: bag)
        let point = Point(x: 1, y: 2)
        for event in [.entered(point), .left, .left, .entered(point), .dropped(Drop(.text("a"), at: point))]
            as [DropEvent]
        {
            box.backendView.onInput?(.drop(event))
        }
        #expect(states == [false, true, false, true, false] && drops.count == 1)
    }

    /// The closure is called before the new size is sent.
    @Test func aCanvasIsDrawnBeforeItsSizeIsSent() {
        var log: [String] = []
        let canvas = Canvas { _, size in log.append("draw \(size.width)") }
        canvas.rx.resized.subscribe(onNext: { log.append("size \($0.width)") }).disposed(by: bag)
        canvas.redraw()
        #expect(log == [])
        canvas.receive(.resized(Size(width: 10, height: 10)))
        canvas.redraw()
        canvas.receive(.resized(Size(width: 20, height: 10)))
        #expect(log == ["draw 10", "size 10", "draw 10", "draw 20", "size 20"])
    }

    @Test func aSplitViewBecomesNarrow() {
        let split = SplitView(sidebar: Label("Side"), content: Label("Content"))
        var states: [Bool] = []
        var widths: [Int] = []
        split.rx.isCollapsed.subscribe(onNext: { states.append($0) }).disposed(by: bag)
        split.rx.sidebarWidth.subscribe(onNext: { widths.append($0) }).disposed(by: bag)
        for isCollapsed in [false, true, true, false] { split.receive(.collapsed(isCollapsed)) }
        split.sidebarWidth = 100
        split.receive(.sidebarWidth(120))
        #expect(states == [false, true, false] && widths == [240, 120])
    }
}
