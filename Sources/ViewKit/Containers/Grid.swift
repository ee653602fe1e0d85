// SPDX-License-Identifier: MIT

/// Rows and columns of views that are aligned with each other.
///
/// ```swift
/// Grid(columnSpacing: 12, rowSpacing: 6, rows: [[nameLabel, nameField], [mailLabel, mailField]])
/// ```
public final class Grid: Container<GridState> {
    /// Whether a child that is the only one takes the whole grid.
    package var onlyChildFills = false { didSet { updateHomogeneity() } }

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columnSpacing: the space between two columns, in logical pixels.
    ///   - rowSpacing: the space between two rows, in logical pixels.
    ///   - rows: the views of each row, from the leading side; nil leaves a cell empty.
    public init(columnSpacing: Int = 0, rowSpacing: Int = 0, rows: [[(any View)?]] = []) {
        super.init(
            GridState(columnSpacing: columnSpacing, rowSpacing: rowSpacing), Toolkit.backend.makeGrid())
        set(rows: rows)
    }

    /// Replaces all rows. A view that stays keeps its state.
    public func set(rows: [[(any View)?]]) {
        var views: [any View] = []
        var cells: [GridCell] = []
        for (row, columns) in rows.enumerated() {
            for (column, view) in columns.enumerated() {
                guard let view else { continue }
                views.append(view)
                cells.append(GridCell(column: column, row: row))
            }
        }
        setChildren(views)
        state.cells = cells
    }

    package override func removeChild(_ view: any View) {
        guard let index = children.firstIndex(where: { $0 === view }) else { return }
        super.removeChild(view)
        state.cells.remove(at: index)
    }

    /// Adds a view that may cover several cells.
    public func attach(_ view: any View, at cell: GridCell) {
        setChildren(children + [view])
        state.cells.append(cell)
    }

    /// Adds `view` in a row of its own, below the others.
    package func appendRow(_ view: any View) {
        let row = state.cells.map { $0.row + $0.rowSpan }.max() ?? 0
        attach(view, at: GridCell(column: 0, row: row))
    }

    package override func setChildren(_ views: [any View]) {
        super.setChildren(views)
        updateHomogeneity()
    }

    private func updateHomogeneity() { state.isHomogeneous = onlyChildFills && children.count == 1 }
}

/// The cells of a grid that one child covers.
public struct GridCell: Sendable, Codable, Equatable {
    /// The index of the first column that is covered, from the leading side.
    public var column: Int
    /// The index of the first row that is covered, from the top.
    public var row: Int
    /// The number of columns that are covered.
    public var columnSpan: Int
    /// The number of rows that are covered.
    public var rowSpan: Int

    /// Creates a cell, or several of them, from `column` and `row` on.
    public init(column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1) {
        self.column = column
        self.row = row
        self.columnSpan = columnSpan
        self.rowSpan = rowSpan
    }
}

/// How a ``Grid`` lays out its children.
public struct GridState: Sendable, Codable, Equatable {
    /// The space between two columns, in logical pixels.
    public var columnSpacing = 0
    /// The space between two rows, in logical pixels.
    public var rowSpacing = 0
    /// Whether all rows have the same height, and all columns the same width.
    public var isHomogeneous = false
    /// One cell for each child, in the children's order.
    public var cells: [GridCell] = []
}
