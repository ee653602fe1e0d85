// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkGridView: ContainerView<GridState, Never>, BackendGrid {
    private let grid = ContainerType.makeGrid()

    init() { super.init(grid) }

    override func show(_ change: Change<GridState>) {
        change.of(\.columnSpacing) { grid.columnSpacing = $0 }
        change.of(\.rowSpacing) { grid.rowSpacing = $0 }
        change.of(\.isHomogeneous) {
            grid.rowHomogeneous = $0
            grid.columnHomogeneous = $0
        }
    }

    func place(childAt index: Int, in cell: GridCell) {
        let child = children[index]
        guard child.parent === grid,
            let place = grid.layoutManager?.layoutChild(of: child) as? Gtk.GridLayoutChild
        else {
            return grid.attach(
                child, column: cell.column, row: cell.row, width: cell.columnSpan, height: cell.rowSpan)
        }
        // A child that is attached moves without leaving the grid, so that it keeps the keyboard focus.
        if place.column != cell.column { place.column = cell.column }
        if place.row != cell.row { place.row = cell.row }
        if place.columnSpan != cell.columnSpan { place.columnSpan = cell.columnSpan }
        if place.rowSpan != cell.rowSpan { place.rowSpan = cell.rowSpan }
    }

    override func take(_ child: Gtk.Widget) { grid.remove(child) }
}
