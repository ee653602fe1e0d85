// SPDX-License-Identifier: MIT

/// Rows and columns of views that are aligned with each other.
///
/// ```swift
/// Grid(columnSpacing: 12, rowSpacing: 6, rows: [[nameLabel, nameField], [mailLabel, mailField]])
/// ```
public final class Grid: Container<GridState, Never> {
    /// Whether a child fills the grid if it is the only one.
    package var onlyChildFills = false { didSet { updateHomogeneity() } }

    private let grid: any BackendGrid
    /// The cells of each child; nil for a child that was inserted and has no cell yet.
    private var childCells: [GridCell?] = []

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columnSpacing: the space between two columns, in logical pixels.
    ///   - rowSpacing: the space between two rows, in logical pixels.
    ///   - rows: the views of each row, from the leading side; nil leaves a cell empty.
    public init(columnSpacing: Int = 0, rowSpacing: Int = 0, rows: [[(any View)?]] = []) {
        grid = Toolkit.backend.makeGrid()
        super.init(
            GridState {
                $0.columnSpacing = columnSpacing
                $0.rowSpacing = rowSpacing
            }, asContainer(grid))
        set(rows: rows)
    }

    /// The cells that each child covers, in the order of the children.
    public var cells: [GridCell] { childCells.compactMap(\.self) }

    /// Replaces all rows. A view that is in the old and the new rows keeps its state.
    public func set(rows: [[(any View)?]]) {
        var cells: [ObjectIdentifier: GridCell] = [:]
        var views: [any View] = []
        for (row, columns) in rows.enumerated() {
            for (column, view) in columns.enumerated() {
                guard let view else { continue }
                views.append(view)
                let id = ObjectIdentifier(view)
                if cells[id] == nil { cells[id] = GridCell(column: column, row: row) }
            }
        }
        setChildren(views)
        for (index, child) in children.enumerated() {
            if let cell = cells[ObjectIdentifier(child)] { place(childAt: index, in: cell) }
        }
    }

    /// Adds a view that may cover several cells. A view that is already in the grid moves.
    public func attach(_ view: any View, at cell: GridCell) {
        if let error = cell.validationError { return report(.invalid(error)) }
        if index(of: view, after: 0) == nil { insert(view, at: children.count) }
        if let index = index(of: view, after: 0) { place(childAt: index, in: cell) }
    }

    /// Adds `view` in a row of its own, below the others.
    package func appendRow(_ view: any View) {
        let row = cells.map { $0.row + $0.rowSpan }.max() ?? 0
        attach(view, at: GridCell(column: 0, row: row))
    }

    private func place(childAt index: Int, in cell: GridCell) {
        guard childCells[index] != cell else { return }
        childCells[index] = cell
        grid.place(childAt: index, in: cell)
    }

    @discardableResult package override func insert(_ view: any View, at index: Int) -> Bool {
        guard super.insert(view, at: index) else { return false }
        childCells.insert(nil, at: self.index(of: view, after: 0) ?? index)
        return true
    }

    package override func removeChild(at index: Int) {
        childCells.remove(at: index)
        super.removeChild(at: index)
    }

    package override func move(from index: Int, to newIndex: Int) {
        childCells.insert(childCells.remove(at: index), at: newIndex)
        super.move(from: index, to: newIndex)
    }

    public override func childrenDidChange() { updateHomogeneity() }

    private func updateHomogeneity() { state.isHomogeneous = onlyChildFills && children.count == 1 }
}

/// Converts a grid to a container. The conversion needs a generic parameter: the compiler does not convert `any BackendGrid` itself.
@MainActor private func asContainer(_ grid: some BackendGrid) -> any BackendContainer<GridState, Never> {
    grid
}

/// The cells of a grid that one child covers.
/// ```swift
/// grid.attach(title, at: GridCell(column: 0, row: 0, columnSpan: 2))
/// ```
public struct GridCell: Sendable, Codable, Equatable {
    /// The index of the first column that is covered, from the leading side.
    public var column: Int
    /// The index of the first row that is covered, from the top.
    public var row: Int
    /// The number of columns that are covered.
    public var columnSpan: Int
    /// The number of rows that are covered.
    public var rowSpan: Int

    /// Creates an area of cells that begins at `column` and `row`.
    public init(column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1) {
        self.column = column
        self.row = row
        self.columnSpan = columnSpan
        self.rowSpan = rowSpan
    }

    /// An error message that says which value is not valid; nil if all are.
    package var validationError: String? {
        let indices = 0...maximumLength
        let spans = 1...maximumLength
        return outOfRange("column", column, indices) ?? outOfRange("row", row, indices)
            ?? outOfRange("columnSpan", columnSpan, spans) ?? outOfRange("rowSpan", rowSpan, spans)
    }
}

/// How a ``Grid`` lays out its children.
public struct GridState: PortableState {
    /// The space between two columns, in logical pixels.
    public var columnSpacing = 0
    /// The space between two rows, in logical pixels.
    public var rowSpacing = 0
    /// Whether all rows have the same height, and all columns the same width.
    public var isHomogeneous = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        notALength("columnSpacing", columnSpacing) ?? notALength("rowSpacing", rowSpacing)
    }
}
