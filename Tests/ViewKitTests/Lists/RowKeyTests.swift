// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// The keys and the selection of the headless rows, which are those of GTK's lists.
@MainActor @Suite(.serialized) struct RowKeyTests {
    private struct Row: Identifiable, Equatable {
        let id: String
        var children: [Row] = []
    }

    private let backend = HeadlessBackend.install()
    private let bag = DisposeBag()
    private let window = Window()

    private func present(_ list: CollectionView<Row>) throws -> (HeadlessCollection, HeadlessWindow) {
        window.content = list
        window.present()
        list.focus()
        return (
            try #require(list.backendView as? HeadlessCollection),
            try #require(window.backendWindow as? HeadlessWindow)
        )
    }

    private func makeList(_ mode: ListSelectionMode, _ names: String) -> ListView<Row> {
        let list = ListView<Row>(selectionMode: mode, cell: { Label() }, configure: { $0.text = $1.id })
        list.items = names.map { Row(id: String($0)) }
        return list
    }

    @Test func keysSelectARowAndActivateIt() throws {
        let list = makeList(.single, "abcdef")
        let (rows, app) = try present(list)
        rows.visibleRowCount = 3
        var activated: [String] = []
        list.rx.activated.subscribe(onNext: { activated.append($0.id) }).disposed(by: bag)
        var selected: [String?] = []
        list.rx.selected.subscribe(onNext: { selected.append($0?.id) }).disposed(by: bag)
        for key in ["Down", "Page_Down", "Up", "Home", "Up", "End", "Down", "Page_Up"] as [Shortcut] {
            try app.press(key)
        }
        #expect(selected == ["b", "e", "d", "a", "f", "c"])
        try app.press("<Control>Down")
        #expect(list.selectedItem?.id == "c" && rows.focusedRow == 3)
        try app.press("Return")
        #expect(activated == ["d"])
        #expect(throws: HeadlessError.self) { try app.press("Right") }
    }

    @Test func keysSelectSeveralRows() throws {
        let list = makeList(.multiple, "abcdef")
        let (rows, app) = try present(list)
        try rows.select("b")
        for key in ["<Shift>Down", "<Shift>Down"] as [Shortcut] { try app.press(key) }
        #expect(rows.selectedNames == ["b", "c", "d"])
        try app.press("<Shift>Home")
        #expect(rows.selectedNames == ["a", "b"])
        try app.press("<Control>Down")
        try app.press("<Control>space")
        #expect(rows.selectedNames == ["a"])
        try app.press("<Control>a")
        #expect(rows.selectedNames.count == 6)
        try app.press("<Control><Shift>a")
        #expect(rows.selectedNames == [])
    }

    @Test func shiftExtendsFromTheRowThatWasSelectedLast() throws {
        let list = makeList(.multiple, "abcdef")
        let (rows, app) = try present(list)
        try rows.select("b")
        for key in ["<Shift>Down", "Up", "Down", "<Shift>Down"] as [Shortcut] { try app.press(key) }
        #expect(rows.selectedNames == ["c", "d"])
        // Control moves only the focus.
        for key in ["<Control>Down", "<Shift>Down"] as [Shortcut] { try app.press(key) }
        #expect(rows.selectedNames == ["c", "d", "e", "f"])
        try rows.select("b")
        try app.press("<Shift>Down")
        list.items = "xabcdef".map { Row(id: String($0)) }
        try app.press("<Shift>Down")
        #expect(rows.selectedNames == ["b", "c", "d"])
        try rows.toggleSelection(of: "d")
        try app.press("<Shift>Up")
        #expect(rows.selectedNames == ["c", "d"])
    }

    @Test func keysPassOverTitlesAndMoveRows() throws {
        let list = makeList(.single, "")
        list.sections = [
            ListSection("One", [Row(id: "a")]), ListSection("Two", [Row(id: "b"), Row(id: "c")]),
        ]
        let (rows, app) = try present(list)
        try app.press("Home")
        try app.press("Down")
        #expect(rows.selectedNames == ["b"])
        list.items = "abc".map { Row(id: String($0)) }
        list.isReorderable = true
        try rows.select("a")
        for _ in 0..<3 { try app.press("<Alt>Down") }
        #expect(list.items.map(\.id) == ["b", "c", "a"])
        try app.press("<Alt>Up")
        #expect(list.items.map(\.id) == ["b", "a", "c"] && rows.selectedNames == ["a"])
    }

    @Test func aRowThatCannotMoveFurtherKeepsTheFocus() throws {
        let list = makeList(.single, "")
        list.sections = [ListSection("One", [Row(id: "a"), Row(id: "b")])]
        list.isReorderable = true
        let (rows, app) = try present(list)
        try rows.select("a")
        try app.press("<Alt>Up")
        #expect(rows.rows == ["One", "a", "b"] && rows.focusedRow == 1)
        try app.press("Down")
        #expect(rows.selectedNames == ["b"])
    }

    @Test func keysOpenAndCloseTheRowsOfATree() throws {
        let tree = TreeView<Row>(
            hasChildren: { !$0.children.isEmpty }, children: { $0.children }, cell: { Label() },
            configure: { $0.text = $1.id })
        tree.roots = [Row(id: "a"), Row(id: "b", children: [Row(id: "c")])]
        let (rows, app) = try present(tree)
        try app.press("Down")
        try app.press("Right")
        #expect(rows.rows == ["a", "b", "c"] && rows.selectedNames == ["b"])
        try app.press("Right")
        #expect(rows.selectedNames == ["c"])
        try app.press("Left")
        #expect(rows.rows.count == 3 && rows.selectedNames == ["b"])
        try app.press("Left")
        #expect(rows.rows == ["a", "b"])
    }

    @Test func theRightKeyStaysOnAnItemWhoseChildrenAreLoaded() throws {
        let tree = TreeView<Row>(
            hasChildren: { _ in true }, loading: { $0.children }, cell: { Label() },
            configure: { $0.text = $1.id })
        tree.roots = [Row(id: "a", children: [Row(id: "c")]), Row(id: "b")]
        let (rows, app) = try present(tree)
        try rows.select("a")
        try app.press("Right")
        try app.press("Right")
        #expect(rows.traits(of: 0).isLoading && rows.selectedNames == ["a"])
    }

    @Test func aHandlerOfTheProgramReceivesAKeyFirst() throws {
        let list = makeList(.single, "ab")
        let (rows, app) = try present(list)
        var presses = 0
        list.actions = [Action("next", title: "Next", shortcuts: ["Down"]) { presses += 1 }]
        try app.press("Down")
        #expect(presses == 1 && rows.selectedNames == [])
    }

    @Test func onlyANewSelectionIsReported() throws {
        for (mode, expected) in [
            (ListSelectionMode.none, []), (.single, [["a"], ["b"], []]),
            (.multiple, [["a"], ["a", "b"], ["a"]]),
        ] as [(ListSelectionMode, [[String]])] {
            let list = makeList(mode, "ab")
            let (rows, _) = try present(list)
            var selections: [[String]] = []
            list.rx.selectedItems.skip(1).subscribe(onNext: { selections.append($0.map(\.id)) })
                .disposed(by: bag)
            try rows.select("a")
            try rows.select("a")
            try rows.extendSelection(to: "b")
            try rows.extendSelection(to: "b")
            try rows.toggleSelection(of: "b")
            #expect(selections == expected)
        }
    }
}
