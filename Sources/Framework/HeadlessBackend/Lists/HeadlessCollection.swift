// SPDX-License-Identifier: MIT

import ViewKit

/// A list, a tree, a grid or columns in memory.
///
/// As on a screen, only the visible rows have cells: ``visibleRowCount`` of them, which are reused when the rows scroll.
///
/// While the rows have the keyboard focus, the keys do the same as on GTK: arrows, Home, End, Page Up and Page Down, Return, Ctrl+A and
/// Ctrl+Space. Two things differ: Left and Right are not exchanged in a language that is written from right to left, and Ctrl+Shift only
/// adds rows.
/// ```swift
/// try app.list("Letters").activate("To Ada")
/// try app.press("Down")
/// #expect(try app.list("Letters").rows.count == 3)
/// ```
@preconcurrency @MainActor
public final class HeadlessCollection: HeadlessControl<CollectionViewState, CollectionViewEvent>,
    BackendCollection
{
    public var provider: CollectionRows?

    /// The number of rows that fit into the view.
    public var visibleRowCount = 20 { didSet { setNeedsLayout() } }

    /// The earlier name of ``visibleRowCount``.
    @available(*, deprecated, renamed: "visibleRowCount")
    public var rowsInSight: Int {
        get { visibleRowCount }
        set { visibleRowCount = newValue }
    }
    /// The index of the first visible row.
    public private(set) var firstRow = 0
    /// The row that has the keyboard focus; nil for none.
    public internal(set) var focusedRow: Int?
    /// The row from which a selection with Shift extends: the last one that the user has selected without Shift; nil for none.
    var anchorRow: Int?

    public var hasKeyboardFocus: Bool { root.window?.focusedView?.isInside(self) == true }

    private var count = 0
    /// What has changed since the cells were bound.
    private var changes: [ListSplice] = []
    private var bound: [Int: BoundRow] = [:]
    private var unused: [CellKind: [RowCell]] = [:]
    private var scratch: [CellKind: RowCell] = [:]
    private var emptyView: HeadlessView?
    private var reportedRows: Range<Int>?

    private struct BoundRow {
        var traits: RowTraits
        var cells: [(kind: CellKind, cell: RowCell)]
        @MainActor var views: [HeadlessView] { cells.compactMap { $0.cell.view as? HeadlessView } }
    }

    init(_ layout: CollectionLayout) {
        let role: Role =
            switch layout {
            case .list: .list
            case .tree: .tree
            case .grid: .gridView
            case .columns: .columnView
            }
        super.init(role)
    }

    // MARK: Functions that the portable view calls

    /// Shows `state`. A change of the columns releases the cells.
    public override func render(_ state: CollectionViewState) {
        if shown?.columns.filter(\.isVisible).map(\.id) != state.columns.filter(\.isVisible).map(\.id) {
            moveCells()
            for row in bound.keys { release(row) }
        }
        count = state.rowCount
        super.render(state)
    }

    public func splice(_ change: ListSplice) {
        count += change.added - change.removed
        changes.append(change)
        // If the row is removed, the row that has its index afterwards gets the focus.
        focusedRow = focusedRow.flatMap { row in
            change.row(after: row) ?? (count > 0 ? min(row, count - 1) : nil)
        }
        anchorRow = anchorRow.flatMap(change.row(after:))
        // The visible rows stay visible.
        if firstRow > 0, change.position + change.removed <= firstRow {
            firstRow += change.added - change.removed
        }
        setNeedsLayout()
    }

    public func update(_ rows: RowSet) {
        moveCells()
        for (row, old) in bound where rows.contains(row) {
            let traits = provider?.traits(row) ?? RowTraits()
            if traits.kind == old.traits.kind {
                bound[row]?.traits = traits
                for (_, cell) in old.cells { cell.bind(row) }
            } else {
                release(row)
            }
        }
        setNeedsLayout()
    }

    /// Scrolls as little as is needed to show a row.
    public func scroll(to row: Int) {
        let fitting = max(visibleRowCount, 1)
        if row < firstRow { firstRow = max(row, 0) }
        if row >= firstRow + fitting { firstRow = min(row, count - 1) - fitting + 1 }
        setNeedsLayout()
    }

    public func focus(row: Int) {
        focusedRow = row
        focus()
        scroll(to: row)
    }

    public func setEmptyView(_ view: (any BackendView)?) {
        emptyView?.leave()
        emptyView?.parent = nil
        emptyView = view as? HeadlessView
        emptyView?.parent = self
        setNeedsLayout()
    }

    // MARK: Visible rows

    /// The visible rows.
    public var visibleRows: Range<Int> {
        let start = min(max(firstRow, 0), max(count - visibleRowCount, 0))
        return start..<min(start + max(visibleRowCount, 0), count)
    }

    override func willLayOut() {
        let hasBound = bindCells()
        let rows = visibleRows
        if rows != reportedRows {
            reportedRows = rows
            perform { onEvent?(.visible(rows)) }
        }
        if hasBound { perform { provider?.waitForCells() } }
    }

    override var shownChildren: [HeadlessView] {
        if count == 0 { return [emptyView].compactMap(\.self) }
        bindCells()
        return visibleRows.flatMap { bound[$0]?.views ?? [] }
    }

    override var laidOutChildren: [HeadlessView] {
        moveCells()
        return count == 0 ? shownChildren : visibleRows.flatMap { bound[$0]?.views ?? [] }
    }

    /// Updates the indices of the cells after changes of the rows.
    private func moveCells() {
        guard !changes.isEmpty else { return }
        let changes = changes
        self.changes = []
        var moved: [Int: BoundRow] = [:]
        for (row, cells) in bound {
            if let newRow = changes.row(after: row) { moved[newRow] = cells } else { release(row) }
        }
        bound = moved
    }

    /// Binds the cells of the visible rows. Returns whether there were new ones.
    @discardableResult private func bindCells() -> Bool {
        moveCells()
        let rows = visibleRows
        var hasBound = false
        for row in bound.keys where !rows.contains(row) { release(row) }
        for row in rows where bound[row] == nil {
            hasBound = true
            let traits = provider?.traits(row) ?? RowTraits()
            bound[row] = BoundRow(traits: traits, cells: kinds(of: traits).map { ($0, take($0, for: row)) })
        }
        return hasBound
    }

    private func kinds(of traits: RowTraits) -> [CellKind] {
        switch traits.kind {
        case .header: return [.header]
        case .placeholder: return [.placeholder]
        case .pageStatus: return [.pageStatus]
        case .item:
            let columns = (shown?.columns ?? []).filter(\.isVisible)
            return role == .columnView ? columns.map { .column($0.id) } : [.item]
        }
    }

    private func take(_ kind: CellKind, for row: Int) -> RowCell {
        let cell = unused[kind]?.popLast() ?? makeCell(kind)
        cell.bind(row)
        return cell
    }

    private func makeCell(_ kind: CellKind) -> RowCell {
        guard let cell = perform({ provider?.makeCell(kind) }) else {
            return RowCell(view: HeadlessView(.widget), bind: { _ in }, unbind: {})
        }
        (cell.view as? HeadlessView)?.parent = self
        return cell
    }

    private func release(_ row: Int) {
        guard let old = bound.removeValue(forKey: row) else { return }
        for view in old.views { view.leave() }
        for (kind, cell) in old.cells {
            cell.unbind()
            unused[kind, default: []].append(cell)
        }
    }

    /// Reads what a row shows: in its cells if it is visible, or else in cells that are created for this call only.
    func texts<Result>(of row: Int, _ read: ([HeadlessView]) -> Result) -> Result {
        bindCells()
        if let bound = bound[row] { return read(bound.views) }
        let cells = kinds(of: traits(of: row)).map { kind in
            let cell = scratch[kind] ?? makeCell(kind)
            scratch[kind] = cell
            cell.bind(row)
            return cell
        }
        defer { for cell in cells { cell.unbind() } }
        return read(cells.compactMap { $0.view as? HeadlessView })
    }

    /// Returns the traits of the row with an index.
    public func traits(of row: Int) -> RowTraits { provider?.traits(row) ?? RowTraits() }

    /// The number of rows, visible or not.
    public var rowCount: Int { count }
}

/// A list in memory.
public typealias HeadlessList = HeadlessCollection
