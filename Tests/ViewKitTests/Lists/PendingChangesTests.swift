// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private struct Row: Identifiable, Equatable {
    let id: String
    var name: String

    init(id: String, name: String? = nil) {
        self.id = id
        self.name = name ?? id
    }
}

/// A collection of a backend that binds cells at once after each change of the rows, as GTK does.
@MainActor private final class EagerCollection: BackendCollection {
    var provider: CollectionRows?
    var onEvent: (@MainActor (CollectionViewEvent) -> Void)?
    var onInput: (@MainActor (InputEvent) -> Void)?
    var onContextRequest: (@MainActor (ContextRequest) -> Void)?

    /// The cells that were bound, in this order.
    private(set) var cells: [RowCell] = []
    /// After each change of the rows: the texts of cells that are bound to the rows then, and the names of the rows.
    private(set) var texts: [[String]] = []
    private(set) var names: [[String]] = []
    /// The rows to bind again.
    private(set) var updates: [RowSet] = []
    var focusedRow: Int?
    /// A cell that the next change binds to another row.
    var rebind: (cell: RowCell, row: Int)?
    private var count = 0
    /// The rows that are shown as selected.
    private(set) var selection = RowSet()

    func splice(_ change: ListSplice) {
        count += change.added - change.removed
        selection = selection.after(change)
        texts.append((0..<count).map { text(bind($0)) })
        names.append((0..<count).map { provider?.traits($0).name ?? "" })
        rebind?.cell.bind(rebind?.row ?? 0)
        rebind = nil
    }

    func bind(_ row: Int) -> RowCell? {
        guard let cell = provider?.makeCell(.item) else { return nil }
        cell.bind(row)
        cells.append(cell)
        return cell
    }

    /// The text of a cell; empty if the cell shows no row.
    func text(_ cell: RowCell?) -> String {
        (cell?.view as? HeadlessControl<LabelState, LabelEvent>)?.shown?.text ?? ""
    }

    /// Releases the cells, and forgets what was bound.
    func forget() { (cells, texts, names, updates) = ([], [], [], []) }

    func update(_ rows: RowSet) { updates.append(rows) }
    func render(_ state: CollectionViewState) { (count, selection) = (state.rowCount, state.selection) }
    func scroll(to row: Int) {}
    func focus(row: Int) {}
    func setEmptyView(_ view: (any BackendView)?) {}
    func renderCommon(_ properties: ViewProperties) {}
    func focus() {}
    func resignFocus() {}
    func scrollIntoView(animated: Bool) {}
    func request(_ input: InputRequest) {}
    func showMenu(_ menu: Menu, at position: Point?) {}
}

/// The headless backend with another view for collections.
@MainActor private final class EagerBackend: Backend {
    private let headless = HeadlessBackend()

    var name: String { "Eager" }
    var language: String? { "en" }
    var clock: (any SchedulerType)? { nil }
    var kinds: [String] { headless.kinds }
    var appearance: BehaviorRelay<Appearance> { headless.appearance }

    func makeCollection(_ layout: CollectionLayout) -> any BackendCollection { EagerCollection() }

    func make<State, Event>(_ kind: ControlKind<State, Event>) -> (any BackendControl<State, Event>)? {
        headless.make(kind)
    }
    func make<State, Event>(_ kind: ContainerKind<State, Event>) -> (any BackendContainer<State, Event>)? {
        headless.make(kind)
    }
    func makeGrid() -> any BackendGrid { headless.makeGrid() }
    func makeLayoutView() -> any BackendLayoutView { headless.makeLayoutView() }
    func makeTextView() -> any BackendTextView { headless.makeTextView() }
    func makePlaceholder() -> any BackendView { headless.makePlaceholder() }
    func makeWindow() -> any BackendWindow { headless.makeWindow() }
    func makePopover() -> any BackendPopover { headless.makePopover() }
    func makeDialog(_ content: DialogContent, above parent: (any BackendWindow)?) -> (any BackendDialog)? {
        headless.makeDialog(content, above: parent)
    }
    func setColorScheme(_ scheme: ColorScheme) {}
    func writeClipboard(_ items: [TransferItem]) {}
    func clipboardHas(_ type: TransferType) -> Bool { false }
    func readClipboard(_ type: TransferType) async -> TransferItem? { nil }
    func observeClipboard(_ changed: @escaping @MainActor () -> Void) -> DialogHandle { DialogHandle {} }
    func post(_ notification: DesktopNotification, answer: @escaping @MainActor (String) -> Void) {}
    func withdrawNotification(_ id: String) {}
    func makeStatusItem() -> (any BackendStatusItem)? { nil }
    func latinKey(of key: String) -> String? { nil }
    func open(uri: String) {}
    func addStyleSheet(_ css: String) {}
}

/// A backend binds cells between two changes of the rows, by the indices that the rows have then.
@MainActor struct PendingChangesTests {
    private let list: ListView<Row>
    private let collection: EagerCollection

    init() throws {
        Toolkit.install(EagerBackend())
        list = ListView(cell: { Label() }, configure: { $0.text = $1.name })
        list.itemText = { $0.name }
        collection = try #require(list.backendView as? EagerCollection)
        list.items = Self.rows("abcd")
        collection.forget()
    }

    private static func rows(_ names: String) -> [Row] { names.map { Row(id: String($0)) } }

    // The changes are made from the first row to the last one.

    @Test func aCellThatIsBoundBetweenTwoChangesShowsTheRowThatItsIndexMeansThen() {
        _ = collection.bind(1)
        list.items = Self.rows("bcxd")
        #expect(collection.texts == [["b", "c", "d"], ["b", "c", "x", "d"]])
        #expect(collection.names == [["b", "c", "d"], ["b", "c", "x", "d"]])
        collection.forget()
        _ = collection.bind(1)
        list.items = Self.rows("abcx")
        #expect(collection.texts == [["a", "b", "c", "x", ""], ["a", "b", "c", "x"]])
        #expect(collection.names == [["a", "b", "c", "x", ""], ["a", "b", "c", "x"]])
        #expect(collection.updates.isEmpty)
    }

    @Test func changesBetweenWhichNoRowHasACellAreOne() {
        list.items = Self.rows("bcxd")
        #expect(collection.texts == [["b", "c", "x", "d"]])
        collection.forget()
        // Between the removals of the first and the last row, this row has a cell.
        let cell = collection.bind(2)
        list.items = Self.rows("cx")
        #expect(collection.texts.count == 2)
        #expect(collection.text(cell) == "x")
        list.items = [Row(id: "c"), Row(id: "x", name: "X")]
        #expect(collection.updates == [[1]])
    }

    @Test func changesBetweenWhichARowIsSelectedAreNotJoined() {
        list.selectedRows = [2]
        list.items = Self.rows("bcx")
        #expect(collection.texts.count == 2)
        #expect(list.selectedItem?.id == "c")
    }

    @Test func aSelectedRowThatIsInsertedAtItsOldIndexIsShownAsSelected() {
        list.items = Self.rows("abc")
        list.selectedRows = [1]
        list.items = Self.rows("cba")
        #expect(list.selectedRows == [1] && list.selectedItem?.id == "b")
        #expect(collection.selection == [1])
    }

    @Test func withoutAnimationsRowsAreReplacedInTheirPlacesWhileTheFirstOneIsVisible() {
        let cells = (0..<4).map { collection.bind($0) }
        list.animatesInsertions = false
        list.items = Self.rows("bcxd")
        #expect(collection.texts.count == 1)
        #expect(collection.updates.isEmpty)
        for (row, cell) in cells.enumerated() { cell?.bind(row) }
        #expect(cells.map { collection.text($0) } == ["b", "c", "x", "d"])

        // Rows in the middle stay in their places while rows before and after them are removed and inserted.
        collection.onEvent?(.visible(1..<3))
        collection.forget()
        list.items = Self.rows("abcd")
        #expect(collection.texts.count == 2)
        collection.onEvent?(.visible(0..<3))
        collection.forget()
        list.items = Self.rows("bcxd")
        #expect(collection.texts.count == 1)
    }

    @Test func theRowWithTheFocusKeepsItsCell() {
        let cell = collection.bind(2)
        list.animatesInsertions = false
        collection.focusedRow = 2
        list.items = Self.rows("bcxd")
        #expect(collection.texts.count == 2)
        #expect(collection.text(cell) == "c")
        list.items = [Row(id: "b"), Row(id: "c", name: "C")] + Self.rows("xd")
        #expect(collection.updates == [[1]])
    }

    @Test func aCellThatIsBoundToARowThatTheNextChangeRemovesShowsNoRow() throws {
        let cell = try #require(collection.bind(1))
        collection.rebind = (cell, 4)
        list.items = Self.rows("xabc")
        collection.forget()
        list.items = Self.rows("xa") + [Row(id: "b", name: "B")] + Self.rows("c")
        #expect(collection.text(cell) == "b")
        #expect(collection.updates.isEmpty)
    }

    @Test func aCellThatWasUnboundIsNotBoundAgainWhenItsRowChanges() {
        let cell = collection.bind(0)
        cell?.unbind()
        list.items = [Row(id: "a", name: "A")] + Self.rows("bcd")
        #expect(collection.text(cell) == "a")
        #expect(collection.updates.isEmpty)
    }

    @Test func aCellThatIsBoundIsBoundAgainWhenItsRowChanges() {
        let cell = collection.bind(0)
        list.items = [Row(id: "a", name: "A")] + Self.rows("bcd")
        #expect(collection.text(cell) == "a")
        #expect(collection.updates == [[0]])
    }

    /// The cell gets its arrow back.
    @Test func theCellOfAClosedItemIsBoundAgainWhenItsChildrenAreLoadedAgain() throws {
        let children = BehaviorRelay<[Row]>(value: [])
        let tree = TreeView<Row>(
            hasChildren: { _ in true }, children: { _ in children.value }, cell: { Label() },
            configure: { $0.text = $1.name })
        let collection = try #require(tree.backendView as? EagerCollection)
        tree.roots = Self.rows("a")
        let cell = collection.bind(0)
        collection.onEvent?(.expanded(row: 0, isExpanded: true))
        cell?.bind(0)
        collection.forget()
        children.accept(Self.rows("b"))
        tree.reloadChildren(of: Row(id: "a"))
        #expect(collection.updates == [[0]])
    }
}
