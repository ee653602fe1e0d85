// SPDX-License-Identifier: MIT

import ViewKit

/// The keys of a user on the row with the keyboard focus.
extension HeadlessCollection {
    /// Presses keys, and returns whether the rows have taken them.
    func pressRowKey(_ keys: KeyCombination) throws -> Bool {
        guard rowCount > 0, let shown else { return false }
        let row = min(focusedRow ?? shown.selection.first ?? 0, rowCount - 1)
        switch (keys.editingKey, keys.modifiers) {
        case ("Up", .alt) where shown.isReorderable: try moveByKey(row, to: row - 1)
        case ("Down", .alt) where shown.isReorderable: try moveByKey(row, to: row + 1)
        case ("Left", []) where role == .tree: try closeByKey(row)
        case ("Right", []) where role == .tree: try openByKey(row)
        case ("Return", []): try activate(at: row)
        case ("space", .control),
            ("space", []) where !shown.isSearchable:
            try toggleSelection(at: row)
        case ("a", .control): try selectAll()
        case ("a", [.control, .shift]): try change(selection: [])
        default:
            guard let target = target(of: keys, from: row) else { return false }
            let isArrow = ["Up", "Down", "Left", "Right"].contains(keys.editingKey)
            if target != row || !isArrow { try moveFocus(from: row, to: target, keys.modifiers) }
        }
        return true
    }

    /// The row to which the keys move the focus; the same one at the end of the rows, and nil for other keys. Rows that cannot have the
    /// focus, such as the titles of sections, are passed over. A line of a grid has its smallest number of tiles.
    private func target(of keys: KeyCombination, from row: Int) -> Int? {
        guard keys.modifiers.isSubset(of: [.control, .shift]) else { return nil }
        let isGrid = role == .gridView
        let line = isGrid ? shown?.minimumColumns ?? 1 : 1
        let (page, last) = (max(visibleRowCount, 1), rowCount - 1)
        let (start, step): (Int, Int)
        switch keys.editingKey {
        case "Up": (start, step) = (row - line, -line)
        case "Down": (start, step) = (row + line, line)
        case "Left" where isGrid: (start, step) = (row - 1, -1)
        case "Right" where isGrid: (start, step) = (row + 1, 1)
        case "Page_Up": (start, step) = (max(row - page, 0), 1)
        case "Page_Down": (start, step) = (min(row + page, last), -1)
        case "Home": (start, step) = (0, 1)
        case "End": (start, step) = (last, -1)
        default: return nil
        }
        return stride(from: start, through: step < 0 ? 0 : last, by: step).first { row in
            let traits = traits(of: row)
            return traits.isSelectable || traits.kind == .pageStatus && !traits.isLoading
        } ?? row
    }

    private func moveFocus(from row: Int, to target: Int, _ modifiers: KeyModifiers) throws {
        let anchor = anchorRow ?? row
        focus(row: target)
        if modifiers.contains(.shift), shown?.selectionMode == .multiple {
            anchorRow = anchor
            var rows = RowSet(min(anchor, target)..<max(anchor, target) + 1)
            if modifiers.contains(.control) { for range in selectedRows.ranges { rows.insert(range) } }
            try change(selection: rows)
        } else if !modifiers.contains(.control), traits(of: target).isSelectable {
            anchorRow = target
            try change(selection: [target])
        }
    }

    /// A row that moves gets the focus from its portable view.
    private func moveByKey(_ row: Int, to index: Int) throws {
        guard (0..<rowCount).contains(index), traits(of: row).kind == .item else { return }
        try send(.moved(row: row, to: index), doing: "move a row of")
    }

    /// Opens a row of a tree; if it is open, selects its first child.
    private func openByKey(_ row: Int) throws {
        let traits = traits(of: row)
        guard traits.isExpandable else { return }
        if !traits.isExpanded {
            try send(.expanded(row: row, isExpanded: true), doing: "open a row of")
        } else if row + 1 < rowCount, !traits.isLoading || self.traits(of: row + 1).depth > traits.depth {
            try moveFocus(from: row, to: row + 1, [])
        }
    }

    /// Closes a row of a tree; if it is closed, selects its parent.
    private func closeByKey(_ row: Int) throws {
        let traits = traits(of: row)
        if traits.isExpandable, traits.isExpanded {
            try send(.expanded(row: row, isExpanded: false), doing: "close a row of")
        } else {
            switch provider?.parent(of: row) {
            case .row(let parent): try moveFocus(from: row, to: parent, [])
            case .unknown: try send(.parentWanted(row: row), doing: "go to the parent of a row of")
            case .root, nil: break
            }
        }
    }
}
