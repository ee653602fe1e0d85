// SPDX-License-Identifier: MIT

import RxKernel

extension CollectionView {
    /// Moves the row of an item, and reports that. An index before the title of the first section, or after
    /// the last row, is the nearest one.
    func move(_ row: Int, to index: Int) {
        let index = min(max(index, rows.hasHeaders ? 1 : 0), rowCount - 1)
        guard isReorderable, row != index, let item = rows.item(at: row) else { return }
        let source = rows.position(of: row)
        switch rows {
        case .items(var items):
            items.insert(items.remove(at: row), at: index)
            setRows(.items(items), moving: (row, index))
            didMove(items)
        case .sections(var sectionRows):
            sectionRows.insert(sectionRows.remove(at: row), at: index)
            setRows(.sections(sectionRows), moving: (row, index))
        case .source: return reportMove(of: item, row, to: index)
        case .tree: return
        }
        collection.focus(row: index)
        send(.moved(row: row, to: index))
        moveRelay.accept(
            ItemMove(item: item, source: source, destination: rows.position(of: index), rows: (row, index)))
    }

    /// Reports a move in a source. If the source makes it at once, the row keeps the keyboard focus and stays selected.
    private func reportMove(of item: Item, _ row: Int, to index: Int) {
        let isSelected = state.selection.contains(row)
        let selectedCount = state.selection.count
        isMoving = true
        send(.moved(row: row, to: index))
        moveRelay.accept(
            ItemMove(
                item: item, source: rows.position(of: row), destination: rows.position(of: index),
                rows: (row, index)))
        isMoving = false
        guard rows.item(at: index)?.id == item.id else {
            if state.selection.count < selectedCount { hasUnsentSelection = true }
            return sendSelection()
        }
        if isSelected, !state.selection.contains(index) {
            var selection = selectionMode == .single ? RowSet() : state.selection
            selection.insert(index..<index + 1)
            state.selection = selection
            positionRelay.accept(())
        }
        collection.focus(row: index)
    }
}
