// SPDX-License-Identifier: MIT

/// Creates the views of cells of one kind.
struct CellMaker<Item: Identifiable & Equatable> {
    /// Creates a view, and the function that shows the content of a row in it.
    let make: @MainActor () -> (view: any View, show: @MainActor (Rows<Item>.Content) -> Void)

    @MainActor static func item<Cell: View>(
        _ cell: @escaping @MainActor () -> Cell, _ configure: @escaping @MainActor (Cell, Item) -> Void
    ) -> CellMaker {
        CellMaker {
            let view = cell()
            return (view, { if case .item(let item) = $0 { configure(view, item) } })
        }
    }

    /// Cells for titles of sections, and for rows that are not loaded yet.
    @MainActor static var text: CellMaker {
        CellMaker {
            let label = Label()
            return (
                label,
                { content in
                    if case .header(let title) = content {
                        label.style = .heading
                        label.text = title
                    } else {
                        label.style = .secondary
                        label.text = "…"
                    }
                }
            )
        }
    }

    /// Cells for the row of a ``PageStatus``.
    @MainActor static func pageStatus(
        _ axis: Axis, retry: @escaping @MainActor () -> Void
    ) -> CellMaker {
        CellMaker {
            let view = PageStatusView(axis, retry: retry)
            return (view, { if case .pageStatus(let status) = $0 { view.show(status) } })
        }
    }
}

/// The view of a cell, and the row that it shows now.
@MainActor final class Cell<Item: Identifiable & Equatable> {
    let view: any View
    let kind: CellKind
    private let configure: @MainActor (Rows<Item>.Content) -> Void
    private(set) var content: Rows<Item>.Content?
    private(set) var traits: RowTraits?
    /// The row that the cell shows; nil if it shows none.
    var row: Int?

    init(_ kind: CellKind, _ maker: CellMaker<Item>) {
        self.kind = kind
        (view, configure) = maker.make()
    }

    func show(_ content: Rows<Item>.Content, _ traits: RowTraits, in row: Int) {
        let old = self.content
        (self.content, self.traits, self.row) = (content, traits, row)
        guard content != old else { return }
        // A change of the item belongs to what the user does in the cell; another item does not.
        if case .item(let item) = content, case .item(let oldItem) = old, item.id == oldItem.id {
            configure(content)
        } else {
            CellItemChange.run { configure(content) }
        }
    }

    /// Forgets the content, so that the next call of `show` configures the view even if the content is the same.
    func forget() { content = nil }
}

struct WeakCell<Item: Identifiable & Equatable> {
    weak var cell: Cell<Item>?
}

extension CollectionView {
    var liveCells: [Cell<Item>] { cells.values.compactMap { $0.cell } }

    func makeCell(_ kind: CellKind) -> RowCell {
        let cell = Cell(kind, cellMakers[kind] ?? .text)
        cells[ObjectIdentifier(cell)] = WeakCell(cell: cell)
        return RowCell(view: cell.view.backendView) { [weak self] row in
            self?.bind(cell, to: row)
        } unbind: { [weak self] in
            cell.row = nil
            // When the index of a row changes, GTK unbinds the row and binds it again. Its cell still shows the right item.
            if self?.isChanging != true { cell.forget() }
        }
    }

    /// - Parameter row: an index in the rows of the backend, which may not have made the `pending` changes.
    func traits(at row: Int) -> RowTraits {
        guard let row = pending.row(after: row), shownRows.contains(row) else { return RowTraits() }
        return described(row)
    }

    /// The indices of all rows, including the row of ``pageStatus``.
    private var shownRows: Range<Int> { 0..<rows.count + (pageStatus == nil ? 0 : 1) }

    /// - Parameter row: one of ``shownRows``.
    private func content(at row: Int) -> Rows<Item>.Content {
        if row == rows.count, let pageStatus { return .pageStatus(pageStatus) }
        return rows.content(at: row)
    }

    private func described(_ row: Int) -> RowTraits {
        if row == rows.count, let pageStatus {
            var traits = RowTraits()
            traits.kind = .pageStatus
            traits.name = pageStatus.name
            if case .loading = pageStatus { traits.isLoading = true }
            return traits
        }
        var traits = rows.traits(at: row)
        guard let itemText else { return traits }
        switch rows.content(at: row) {
        case .item(let item): traits.name = itemText(item)
        case .header(let title): traits.name = title
        case .placeholder, .pageStatus: traits.name = "…"
        }
        return traits
    }

    private func bind(_ cell: Cell<Item>, to row: Int) {
        // A pending change removes the row.
        guard let row = pending.row(after: row), shownRows.contains(row) else { return cell.row = nil }
        cell.show(content(at: row), described(row), in: row)
    }

    /// Binds each cell again whose row has another content or other traits than the cell shows.
    func showAgain() {
        var changed = RowSet()
        for cell in liveCells {
            guard let row = cell.row, shownRows.contains(row) else { continue }
            if content(at: row) != cell.content || described(row) != cell.traits {
                changed.insert(row..<row + 1)
            }
        }
        if !changed.isEmpty { collection.update(changed) }
    }
}
