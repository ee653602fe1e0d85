// SPDX-License-Identifier: MIT

import RxKernel

extension CollectionView {
    /// Replaces the rows.
    /// - Parameter moved: the row that moves and its new index, if the caller knows that this is the only change; nil otherwise.
    func setRows(_ new: Rows<Item>, moving moved: (row: Int, to: Int)? = nil) {
        let old = rows
        if case .source = new {} else { sourceSubscription.disposable = Disposables.create() }
        rows = new
        let splices =
            if let moved {
                [
                    ListSplice(position: moved.row, removed: 1, added: 0),
                    ListSplice(position: moved.to, removed: 0, added: 1),
                ]
            } else if case .source = old {
                // The source may have another number of rows now, and may be the new one, too.
                rowCount + new.count > 0
                    ? [ListSplice(position: 0, removed: rowCount, added: new.count)] : []
            } else {
                old.splices(to: new)
            }
        make(splices, from: old)
    }

    func show(_ changes: [RowChange]) {
        var splices = changes.compactMap { if case .spliced(let splice) = $0 { splice } else { nil } }
        let count = splices.reduce(rowCount) { $0 + $1.added - $1.removed }
        if count != rows.count {
            report(
                .other(
                    "the changes of its source lead from \(rowCount) to \(count) rows, but the source has \(rows.count). All rows are read "
                        + "again. Send the changes after they were made, and all that were made since then at once."
                ))
            splices = [ListSplice(position: 0, removed: rowCount, added: rows.count)]
        }
        make(splices, from: rows)
    }

    func make(_ changes: [ListSplice], from old: Rows<Item>) {
        let changes = changes.ascending
        cells = cells.filter { $0.value.cell != nil }
        let hadFocus = collection.hasKeyboardFocus
        var selection = selection(after: changes, of: old)
        let deletedIDs = forgetDeletedIDs(changes)
        let splices = old.hasHeaders || rows.hasHeaders ? changes : joined(changes)
        for cell in liveCells { cell.row = cell.row.flatMap(splices.row(after:)) }
        // A backend binds cells between two changes. The indices of their rows are those before the pending changes.
        pending = splices[...]
        isChanging = true
        for splice in splices {
            pending.removeFirst()
            collection.splice(splice)
        }
        isChanging = false
        for cell in liveCells where cell.row == nil { cell.forget() }
        // The row of a page status is inserted and removed alone.
        let areOtherRows =
            !changes.isEmpty && state.hasPageStatus == (pageStatus != nil) && !rows.haveItems(of: old)
        if areOtherRows { hasSentNearEnd = false }
        var state = state
        state.rowCount = rows.count + (pageStatus == nil ? 0 : 1)
        state.hasPageStatus = pageStatus != nil
        state.hasHeaders = rows.hasHeaders
        let chosen =
            isMoving
            ? nil : selectionAsOfUser(changes, of: old, instead: selection, deletedIDs, hadFocus: hadFocus)
        if let chosen { selection = chosen }
        state.selection = selection
        let isSmaller = selection.count < self.state.selection.count && !isMoving
        if isSmaller || chosen?.isEmpty == false { hasUnsentSelection = true }
        // A backend deselects a row that is removed, also if it is inserted at the same index again.
        if state == self.state, splices.reduce(selection, { $0.after($1) }) != selection {
            show(state)
        } else {
            self.state = state
        }
        showAgain()
        if let rowsToScrollTo { scroll(to: rowsToScrollTo) }
        selectLoadedRows()
        if lacksSelectedItems, !hasUnloadedSelection {
            lacksSelectedItems = false
            hasUnsentSelection = true
        }
        sendSelection()
        positionRelay.accept(())
        if areOtherRows { reportNearEndLater() }
    }

    /// Returns the selection after changes that are probably the user's, while the list has the keyboard
    /// focus: if the selected row of a list with single selection was deleted, the row that gets the focus is
    /// selected, as in file managers; if rows come back that were deleted while they were selected, as by
    /// undo, they are selected. Nil for other changes.
    private func selectionAsOfUser(
        _ changes: [ListSplice], of old: Rows<Item>, instead selection: RowSet, _ deletedIDs: [Item.ID],
        hadFocus: Bool
    ) -> RowSet? {
        let removed = changes.reduce(0) { $0 + $1.removed }
        let added = changes.reduce(0) { $0 + $1.added }
        let lost = state.selection.count - selection.count
        if added == 0, removed > 0 {
            if let parent = collapsedParent(changes, of: old) {
                return selectionMode == .single && lost > 0 ? selectable([parent]) : nil
            }
            guard removed == lost, hadFocus else { return nil }
            let rows = state.selection.rows.filter { changes.row(after: $0) == nil }
            var deleted = deletedIDs
            if case .source = old {} else { deleted = rows.compactMap { old.item(at: $0)?.id } }
            // Several rows may be deleted, and may come back, one after the other.
            deletedSelection =
                selectionMode == .multiple ? deletedSelection.union(deleted) : Set(deleted)
            guard selectionMode == .single, let row = rows.first, self.rows.count > 0 else { return nil }
            // Titles of sections and rows that are not loaded are not selected. A source loads what is asked for.
            let count = self.rows.count
            let start = min(row, count - 1)
            let neighbour = (0..<min(count, 100)).lazy.flatMap { [start + $0, start - $0] }
                .first { (0..<count).contains($0) && self.rows.item(at: $0) != nil }
            if case .source = self.rows { noteSelectedIDs(of: neighbour.map { [$0] } ?? []) }
            return selectable(neighbour.map { [$0] } ?? [])
        }
        guard removed == 0, added > 0, !deletedSelection.isEmpty else { return nil }
        var restored = RowSet()
        var restoredIDs: [Item.ID] = []
        for (index, splice) in changes.enumerated() {
            for row in splice.insertedRows {
                guard let row = changes[(index + 1)...].row(after: row), let item = rows.item(at: row),
                    deletedSelection.contains(item.id)
                else { continue }
                restored.insert(row..<row + 1)
                restoredIDs.append(item.id)
            }
        }
        guard !restored.isEmpty else { return nil }
        if selectionMode == .multiple {
            deletedSelection.subtract(restoredIDs)
            for range in selection.ranges { restored.insert(range) }
        } else {
            deletedSelection = []
        }
        restored = selectable(restored)
        if case .source = rows { noteSelectedIDs(of: restored) }
        return restored
    }

    /// Forgets the identifiers of the selected rows of a source that changes remove, and returns them.
    private func forgetDeletedIDs(_ changes: [ListSplice]) -> [Item.ID] {
        guard !selectedIDs.isEmpty else { return [] }
        var (kept, deleted) = ([Item.ID?](), [Item.ID]())
        for (row, id) in zip(state.selection.rows, selectedIDs) {
            if changes.row(after: row) != nil { kept.append(id) } else if let id { deleted.append(id) }
        }
        selectedIDs = kept
        return deleted
    }

    /// Returns the row that was collapsed, if that is what the changes are.
    private func collapsedParent(_ changes: [ListSplice], of old: Rows<Item>) -> Int? {
        guard case .tree(let oldNodes) = old, case .tree(let nodes) = rows, changes.count == 1,
            let first = changes.first?.position, first > 0, oldNodes.indices.contains(first)
        else { return nil }
        let parent = nodes[first - 1]
        let isCollapsed = parent.isExpandable && !parent.isExpanded && parent.depth < oldNodes[first].depth
        return isCollapsed ? first - 1 : nil
    }

    /// Joins changes between which there is no row that must stay the same one for the backend. The backend
    /// then makes few changes instead of hundreds, as when a table is sorted by values that change each
    /// second, and rows are replaced instead of moved.
    private func joined(_ splices: [ListSplice]) -> [ListSplice] {
        guard splices.count > 1 else { return splices }
        var needed = RowSet()
        for range in state.selection.ranges { needed.insert(range) }
        if let row = collection.focusedRow { needed.insert(row..<row + 1) }
        // The user sees whether a row moves or another one takes its place only by an animation, or while the
        // visible rows stay where they are.
        if animatesInsertions || visibleRows.lowerBound > 0 {
            for row in liveCells.compactMap(\.row) { needed.insert(row..<row + 1) }
        }
        var result: [ListSplice] = []
        // The number of rows that the changes before this one have added.
        var offset = 0
        for (index, splice) in splices.enumerated() {
            let end = result.last.map { $0.position + $0.added } ?? 0
            // The rows before a change are also before all following ones, as long as they lead from the beginning to the end.
            guard splice.position >= end else { return result + splices[index...] }
            let kept = end..<splice.position
            if let last = result.last, needed.intersection(end - offset..<splice.position - offset).isEmpty {
                result[result.count - 1] = ListSplice(
                    position: last.position, removed: last.removed + kept.count + splice.removed,
                    added: last.added + kept.count + splice.added)
            } else {
                result.append(splice)
            }
            offset += splice.added - splice.removed
        }
        return result
    }

    /// Returns the selection after the changes. A row that is removed and inserted at another index stays selected.
    private func selection(after splices: [ListSplice], of old: Rows<Item>) -> RowSet {
        guard !state.selection.isEmpty else { return [] }
        var selection = splices.reduce(state.selection) { $0.after($1) }
        if selection.count == state.selection.count { return selection }
        if case .source = rows { return selection }
        var inserted: [Item.ID: [Int]] = [:]
        // Only a source has changes after which rows that were inserted have another index.
        for row in splices.lazy.flatMap(\.insertedRows) {
            guard let item = rows.item(at: row) else { continue }
            inserted[item.id, default: []].append(row)
        }
        for row in state.selection.rows where splices.row(after: row) == nil {
            guard let item = old.item(at: row), let candidates = inserted[item.id] else { continue }
            let newRow = candidates.first { rows.item(at: $0) == item } ?? candidates[0]
            selection.insert(newRow..<newRow + 1)
        }
        return selectionMode == .single ? selection.first.map { [$0] } ?? [] : selection
    }
}
