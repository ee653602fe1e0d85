// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkGridView: ContainerView<GridState> {
    private let grid = Gtk.Grid()

    init() { super.init(grid) }

    override func show(_ change: Change<GridState>) {
        change.of(\.columnSpacing) { grid.columnSpacing = $0 }
        change.of(\.rowSpacing) { grid.rowSpacing = $0 }
        change.of(\.isHomogeneous) {
            grid.rowHomogeneous = $0
            grid.columnHomogeneous = $0
        }
        for (child, cell) in zip(children, change.new.cells) { attach(child, at: cell) }
    }

    override func remove(_ child: Gtk.Widget) { grid.remove(child) }

    override func place(_ children: [Gtk.Widget]) {
        // Their cells come with the next state; until then new ones are in the first.
        for child in children where child.parent !== grid { attach(child, at: GridCell(column: 0, row: 0)) }
    }

    private func attach(_ child: Gtk.Widget, at cell: GridCell) {
        if child.parent === grid { grid.remove(child) }
        grid.attach(child, column: cell.column, row: cell.row, width: cell.columnSpan, height: cell.rowSpan)
    }
}
