// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A collection of a plugin. Its cells are placeholders, which the plugin fills. The traits of rows are
/// requested from the plugin when the rows become visible.
final class ShownCollection: ShownStateView<CollectionViewState, CollectionViewEvent> {
    override class var name: String { "collection" }
    private let collection: any BackendCollection
    private var cells: [Int: WeakCell] = [:]
    private var lastSlot = 0
    private var rowCount = 0
    /// The number of changes of the rows.
    private var revision = 0
    /// The traits of rows that the plugin has sent.
    private var traits: [Int: RowTraits] = [:]
    /// The rows whose traits were requested.
    private var asked = RowSet()
    /// The state that is shown; nil before the first one.
    private var shown: CollectionViewState?
    /// The rows that are shown as selected.
    private var selection = RowSet()
    private var emptyView: ShownView?

    init(
        _ id: UInt64, _ kind: String, _ collection: any BackendCollection,
        _ type: KindType<CollectionViewState, CollectionViewEvent>,
        _ host: RemoteHost
    ) {
        self.collection = collection
        super.init(id, kind, collection, type, host)
        collection.onEvent = { [weak self] event in self?.report(event) }
        collection.provider = CollectionRows(
            traits: { [weak self] row in self?.traits(of: row) ?? RowTraits() },
            makeCell: { [weak self, backend = host.backend] kind in
                self?.makeCell(kind)
                    ?? RowCell(view: backend.makePlaceholder(), bind: { _ in }, unbind: {})
            },
            waitForCells: { [weak host] in
                if let host { host.cells.wait(in: host) }
            })
    }

    override func render(_ body: WireBody) throws {
        let render = try decode(body)
        if render.state.rowCount != rowCount {
            throw MessageRefusal(
                "rowCount is \(render.state.rowCount), but the changes have led to \(rowCount) rows")
        }
        try showOrKeep(render)
    }

    override func show(_ state: CollectionViewState) {
        (shown, selection) = (state, state.selection)
        collection.render(state)
    }

    func splice(_ change: ListSplice) throws {
        let maximum = 10_000_000
        for (name, count) in [("position", change.position), ("removed", change.removed)] {
            try MessageRefusal.unless(outOfRange(name, count, 0...rowCount))
        }
        try MessageRefusal.unless(outOfRange("removed", change.removed, 0...rowCount - change.position))
        try MessageRefusal.unless(
            outOfRange("added", change.added, 0...maximum - (rowCount - change.removed)))
        rowCount += change.added - change.removed
        revision += 1
        if revision % Operations.mostUnconfirmed == 0 { host?.send(Operations.confirmed, to: id, revision) }
        var moved: [Int: RowTraits] = [:]
        for (row, traits) in traits {
            if let row = change.row(after: row) { moved[row] = traits }
        }
        traits = moved
        selection = selection.after(change)
        try countTraits()
        asked = RowSet()
        for cell in liveCells { cell.move(by: change) }
        collection.splice(change)
    }

    override func handled(_ number: Int) throws {
        // A state for another number of rows is not shown: the one for the rows of now follows.
        if let state = try log.handled(number), state.rowCount == rowCount { show(state) }
    }

    func update(_ rows: RowSet) throws {
        if let last = rows.last { try MessageRefusal.unless("rows", last, isBelow: rowCount) }
        for row in traits.keys where rows.contains(row) { traits[row] = nil }
        try countTraits()
        asked = RowSet()
        collection.update(rows)
    }

    func scroll(to row: Int) throws {
        try MessageRefusal.unless("row", row, isBelow: rowCount)
        collection.scroll(to: row)
    }

    func focus(row: Int) throws {
        try MessageRefusal.unless("row", row, isBelow: rowCount)
        guard let host, host.isShown(self) != false, host.input.allows("The keyboard focus") else {
            return
        }
        collection.focus(row: row)
    }

    func setEmptyView(_ view: ShownView?) throws {
        if view === emptyView { return }
        if let view {
            try checkNesting(of: view, "view is \(view.id), in which the collection itself is")
            try view.leave()
        }
        emptyView?.leaveHolder()
        emptyView = view
        view?.holder = view.map { _ in ShownSlot(self) { [weak self] in self?.dropEmptyView() } }
        slot = view?.holder
        collection.setEmptyView(view?.view)
        updateHeights()
    }

    /// The holder of the empty view. The view itself does not retain it.
    private var slot: ShownObject?

    private func dropEmptyView() {
        emptyView = nil
        collection.setEmptyView(nil)
        updateHeights()
    }

    override var contents: [ShownView] {
        [emptyView].compactMap(\.self) + liveCells.compactMap(\.content)
    }

    private var liveCells: some Sequence<ShownCell> { cells.values.lazy.compactMap(\.cell) }

    func receive(_ new: TraitsResponse) throws {
        // The plugin sends a change before the traits of the rows after it, so another revision is one of an earlier list.
        guard new.revision == revision else { return }
        try MessageRefusal.unless(
            outOfRange("first", new.first, 0...rowCount)
                ?? outOfRange("traits.count", new.traits.count, 0...rowCount - new.first))
        var changed = RowSet()
        if traits.count > 10_000 {
            traits = [:]
            // They are requested again when their rows become visible again.
            asked = RowSet()
        }
        for value in new.traits { try MessageRefusal.unless(outOfRange("depth", value.depth, 0...1_000)) }
        for (offset, value) in new.traits.enumerated() {
            let row = new.first + offset
            if (traits[row] ?? RowTraits()) != value { changed.insert(row..<row + 1) }
            traits[row] = value
        }
        try countTraits()
        if !changed.isEmpty { collection.update(changed) }
    }

    /// Counts about what a row without a name needs, and the names.
    private func countTraits() throws(MessageRefusal) {
        try count(\.content, bytes: traits.values.reduce(0) { $0 + 64 + ($1.name?.utf8.count ?? 0) })
    }

    /// Returns the traits of a row. If they are not known, requests them from the plugin, and returns default traits meanwhile.
    private func traits(of row: Int) -> RowTraits {
        if let known = traits[row] { return known }
        if !asked.contains(row), (0..<rowCount).contains(row) {
            let rows = max(0, row - 32)..<min(rowCount, row + 128)
            asked.insert(rows)
            host?.send(Operations.requestTraits, to: id, TraitsRequest(rows: rows, revision: revision))
        }
        var unknown = RowTraits()
        unknown.isKnown = false
        return unknown
    }

    func fill(_ new: NewCell, with view: ShownView) throws {
        guard lastSlot > 0, (1...lastSlot).contains(new.slot) else {
            throw MessageRefusal("slot is \(new.slot), but \(lastSlot) cells were requested")
        }
        // The list may have dropped the cell before the view arrived.
        try cells[new.slot]?.cell?.fill(with: view)
    }

    private func makeCell(_ kind: CellKind) -> RowCell? {
        guard let box = host?.backend.make(.box) else { return nil }
        lastSlot += 1
        let slot = lastSlot
        let cell = ShownCell(slot, self, box)
        cells[slot] = WeakCell(cell: cell)
        host?.send(Operations.requestCell, to: id, CellRequest(slot: slot, kind: kind))
        return RowCell(
            view: box,
            bind: { [weak self] row in
                guard let self, let host else { return }
                cell.willBind(row, for: host.cells.next)
                host.send(Operations.bind, to: id, Binding(slot: cell.slot, row: row, revision: revision))
            },
            unbind: { [weak self] in
                guard let self else { return }
                cell.willUnbind()
                host?.send(Operations.unbind, to: id, cell.slot)
            })
    }

    fileprivate func drop(_ slot: Int) {
        cells[slot] = nil
        updateHeights()
        host?.send(Operations.dropCell, to: id, slot)
    }

    private func report(_ event: CollectionViewEvent) {
        guard let event = asSeen(event) else { return }
        send(Occurrence(number: nextNumber(for: event), revision: revision, event: event))
    }

    override func occurrence(of request: ContextRequest) -> ContextOccurrence? {
        guard let row = request.row else { return super.occurrence(of: request) }
        return rowSeen(at: row).map {
            ContextOccurrence(position: request.position, row: $0, revision: revision)
        }
    }

    /// Returns an event of the user for the row that the user sees; nil if that row is gone.
    private func asSeen(_ event: CollectionViewEvent) -> CollectionViewEvent? {
        switch event {
        case .activated(let row): rowSeen(at: row).map { .activated($0) }
        case .expanded(let row, let isExpanded):
            rowSeen(at: row).map { .expanded(row: $0, isExpanded: isExpanded) }
        case .parentWanted(let row): rowSeen(at: row).map { .parentWanted(row: $0) }
        case .moved(let row, _): rowSeen(at: row) == row ? event : nil
        case .selected(let rows): select(rows).map { .selected($0) }
        case .visible, .typed, .sorted, .columnResized, .columnMoved, .columnShown: event
        }
    }

    /// Selects the rows that the user sees where it has selected rows. Returns them, or nil if the selection stays as it was, because the
    /// rows that the user sees are gone.
    private func select(_ rows: RowSet) -> RowSet? {
        let late = liveCells.filter { cell in
            cell.isLate && cell.row.map { rows.contains($0) && !selection.contains($0) } == true
        }
        var seen = rows
        for case let row? in late.map(\.row) { seen.remove(row..<row + 1) }
        for case let row? in late.map(\.seen) { seen.insert(row..<row + 1) }
        // A click on a row that is gone does not end the selection of the others.
        if seen.isEmpty, !rows.isEmpty { seen = selection }
        let isSame = seen == selection
        selection = seen
        guard seen != rows else { return seen }
        if var state = shown {
            (state.rowCount, state.selection) = (rowCount, seen)
            collection.render(state)
        }
        return isSame ? nil : seen
    }

    /// Returns the row whose content is in the cell of a row: until the plugin has bound the cell, it is that of an earlier row. Nil if
    /// that row is gone.
    private func rowSeen(at row: Int) -> Int? {
        guard let cell = liveCells.first(where: { $0.row == row && $0.isLate }) else { return row }
        return cell.seen
    }

    private struct WeakCell {
        weak var cell: ShownCell?
    }
}

/// The holder of a view that is in another view, but is not one of its children.
class ShownSlot: ShownObject {
    private(set) final weak var owner: ShownView?
    private let drop: @MainActor () -> Void

    init(_ owner: ShownView, drop: @escaping @MainActor () -> Void) {
        self.owner = owner
        self.drop = drop
        super.init(of: owner)
    }

    override func dropContent() { drop() }
}

/// A cell of a collection: a placeholder that contains the plugin's view. The closures of the backend's collection retain it.
final class ShownCell: ShownSlot {
    let slot: Int
    private let box: any BackendContainer<BoxState, Never>
    /// The plugin's view.
    private(set) var content: ShownView?
    /// The row that the cell has to show; nil for none.
    private(set) var row: Int?
    /// The row whose content it shows; nil if that row is gone.
    private(set) var seen: Int?
    private var hasShown = false
    /// The number of the request after which it shows its row.
    private var request = 0

    init(_ slot: Int, _ collection: ShownCollection, _ box: any BackendContainer<BoxState, Never>) {
        self.slot = slot
        self.box = box
        super.init(collection) {}
        // The usual height of a row. With it, the list usually need not be laid out again when the cell is filled.
        box.renderCommon(ViewProperties { $0.minimumHeight = 36 })
        // The plugin's view fills the cell in both directions, as if it were the cell.
        box.render(
            BoxState {
                $0.axis = .horizontal
                $0.isHomogeneous = true
            })
    }

    isolated deinit {
        if content != nil { box.remove(at: 0) }
        content?.holder = nil
        (owner as? ShownCollection)?.drop(slot)
    }

    /// Whether it still shows the content of an earlier row.
    var isLate: Bool { hasShown && host?.cells.isOpen(request) == true }

    func willBind(_ row: Int, for request: Int) {
        noteContent()
        (self.row, self.request) = (row, request)
    }

    func willUnbind() {
        noteContent()
        row = nil
    }

    /// Called before a change of the rows.
    func move(by change: ListSplice) {
        noteContent()
        row = row.flatMap(change.row(after:))
        seen = seen.flatMap(change.row(after:))
    }

    /// Called before the cell has to show another row. A row that was bound in this frame is not shown yet.
    private func noteContent() {
        if let row, host?.cells.isDone(request) == true { (seen, hasShown) = (row, true) }
    }

    func fill(with view: ShownView) throws {
        guard content == nil else { throw MessageRefusal("slot \(slot) was filled before") }
        try owner?.checkNesting(of: view, "view is \(view.id), in which the collection itself is")
        try view.leave()
        content = view
        view.holder = self
        owner?.updateHeights()
        box.insert(view.view, at: 0)
        box.renderCommon(ViewProperties())
    }

    override func dropContent() {
        guard content != nil else { return }
        content = nil
        owner?.updateHeights()
        box.remove(at: 0)
        box.renderCommon(ViewProperties { $0.minimumHeight = 36 })
    }
}
