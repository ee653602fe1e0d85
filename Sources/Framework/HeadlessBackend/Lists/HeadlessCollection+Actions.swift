// SPDX-License-Identifier: MIT

import ViewKit

/// The actions of a user on rows. Functions that take a name throw a ``HeadlessError`` with the ten most similar names if no row has it.
extension HeadlessCollection {
    // MARK: Buttons

    /// Presses the button with a title in the row with a name.
    public func press(_ button: String, in row: String, file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) {
            let row = try self.row(named: row)
            scroll(to: row)
            let views = texts(of: row) { $0 }
            let found = views.lazy.compactMap { try? $0.button(button) }.first
            // If no part of the row has the button, the error contains the names of the buttons that it has.
            try (found ?? (views.first ?? self).button(button)).tap()
        }
    }

    // MARK: Selection

    /// Clicks the row with a name.
    public func select(_ row: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try select(at: self.row(named: row)) }
    }

    /// Clicks a row. That selects it, and activates it if a single click does.
    public func select(at index: Int, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check(index)
            guard traits(of: index).isSelectable else { return }
            scroll(to: index)
            (focusedRow, anchorRow) = (index, index)
            focus()
            try change(selection: [index])
            if shown?.activatesOnSingleClick == true { try activate(at: index) }
        }
    }

    /// Presses Return on the row with a name, or clicks it twice.
    public func activate(_ row: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try activate(at: self.row(named: row)) }
    }

    /// Presses Return on a row, or clicks it twice.
    public func activate(at index: Int, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try check(index)
            let traits = traits(of: index)
            if traits.kind == .item || traits.kind == .pageStatus && !traits.isLoading {
                try send(.activated(index), doing: "activate a row of")
            }
        }
    }

    /// Clicks the row with a name while Control is held down: that adds it to the selection, or removes it.
    public func toggleSelection(of row: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try toggleSelection(at: self.row(named: row))
        }
    }

    func toggleSelection(at row: Int) throws {
        guard traits(of: row).isSelectable else { return }
        (focusedRow, anchorRow) = (row, row)
        focus()
        var selection =
            shown?.selectionMode == .multiple ? selectedRows : selectedRows.intersection(row..<row + 1)
        if selectedRows.contains(row) {
            selection.remove(row..<row + 1)
        } else {
            selection.insert(row..<row + 1)
        }
        try change(selection: selection)
    }

    /// Clicks the row with a name while Shift is held down: that selects all rows between the row that was clicked before and this one.
    public func extendSelection(to row: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let row = try self.row(named: row)
            let start = shown?.selectionMode == .multiple ? anchorRow ?? focusedRow ?? row : row
            try change(selection: RowSet(min(start, row)..<max(start, row) + 1))
        }
    }

    /// Presses Control+A.
    public func selectAll(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            if shown?.selectionMode == .multiple { try change(selection: RowSet(0..<rowCount)) }
        }
    }

    /// Reports those of `rows` that can be selected, if they are other ones than the selected rows.
    func change(selection rows: RowSet) throws {
        guard let shown, shown.selectionMode != .none else { return }
        var rows = rows.intersection(0..<rowCount - (shown.hasPageStatus ? 1 : 0))
        if shown.hasHeaders { rows = RowSet(rows.rows.filter { traits(of: $0).isSelectable }) }
        if rows != shown.selection || !isEnabled { try send(.selected(rows), doing: "select rows of") }
    }

    // MARK: Scrolling and searching

    /// Scrolls until the row with a name is visible.
    public func scroll(to row: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { scroll(to: try self.row(named: row)) }
    }

    /// Scrolls to the last row.
    public func scrollToEnd() { scroll(to: rowCount - 1) }

    /// Types letters, which select the row whose text begins with them.
    public func type(_ text: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard shown?.isSearchable == true else { return }
            var prefix = ""
            for character in text {
                prefix.append(character)
                try send(.typed(prefix), doing: "type into")
            }
        }
    }

    // MARK: Menus

    /// Requests the context of the row with a name, as by the secondary mouse button on it.
    public func requestContext(
        of row: String, at position: Point? = Point(x: 0, y: 0), file: StaticString = #fileID,
        line: Int = #line
    ) throws {
        try located(file, line) {
            root.window?.menu = nil
            try requestContext(ContextRequest(position: position, row: self.row(named: row)))
        }
    }

    /// Opens the menu of the row with a name.
    /// - Throws: `HeadlessError.noContextMenu` if the row has none.
    @discardableResult public func openMenu(of row: String, file: StaticString = #fileID, line: Int = #line)
        throws -> HeadlessMenu
    {
        try located(file, line) {
            try requestContext(of: row)
            guard let menu = root.window?.menu else {
                throw HeadlessError.noContextMenu(role: role, name: name)
            }
            return menu
        }
    }

    /// Opens the menu of the row with a name, and chooses the item with a title.
    public func choose(
        _ title: String, fromMenuOf row: String, file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            try openMenu(of: row).choose([title])
        }
    }

    // MARK: Order

    /// Drags the row with a name to `index`, counted after the move. Alt+Up and Alt+Down do the same by one row.
    public func move(_ row: String, to index: Int, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let row = try self.row(named: row)
            try check(index)
            guard shown?.isReorderable == true else {
                throw HeadlessError.disabled(role: role, name: name, action: "move a row of")
            }
            guard provider?.traits(row).kind == .item else {
                throw HeadlessError.other(
                    "The row \(row) of the \(self.role.rawValue) \"\(name)\" shows no item, so a user could not move it."
                )
            }
            try send(.moved(row: row, to: index), doing: "move a row of")
        }
    }

    // MARK: Trees

    /// Opens the row with a name: by its arrow, or by the Right key.
    public func expand(_ row: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try setExpanded(row, true) }
    }

    /// Closes the row with a name: by its arrow, or by the Left key.
    public func collapse(_ row: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try setExpanded(row, false) }
    }

    private func setExpanded(_ name: String, _ isExpanded: Bool) throws {
        let row = try row(named: name)
        guard traits(of: row).isExpandable else {
            throw HeadlessError.other(
                "The row \"\(name)\" has no arrow, so that a user could not open or close it. Check that hasChildren of the tree returns true "
                    + "for it, and that it has children.")
        }
        if traits(of: row).isExpanded != isExpanded {
            try send(.expanded(row: row, isExpanded: isExpanded), doing: "open a row of")
        }
    }

    // MARK: Columns

    /// Clicks the title of a column: the first click sorts by it, the second one reverses the order.
    public func sort(by title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let column = try column(titled: title)
            guard column.isSortable else {
                throw HeadlessError.disabled(role: role, name: title, action: "sort by the column")
            }
            let isAgain = shown?.sort?.column == column.id && shown?.sort?.isAscending == true
            try send(.sorted(ColumnSort(column.id, ascending: !isAgain)), doing: "sort")
        }
    }

    /// Drags the edge of a column.
    public func resize(_ title: String, to width: Int, file: StaticString = #fileID, line: Int = #line) throws
    {
        try located(file, line) {
            let column = try column(titled: title)
            guard column.isResizable else {
                throw HeadlessError.disabled(role: role, name: title, action: "resize the column")
            }
            try send(.columnResized(column.id, width: width), doing: "resize a column of")
        }
    }

    /// Drags a column to `index`, counted after the move.
    public func moveColumn(_ title: String, to index: Int, file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) {
            try send(.columnMoved(column(titled: title).id, to: index), doing: "move a column of")
        }
    }

    /// Shows or hides a column, by the menu of the titles.
    public func setColumn(_ title: String, isVisible: Bool, file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) {
            try send(
                .columnShown(column(titled: title).id, isVisible: isVisible),
                doing: "show or hide a column of")
        }
    }

    private func check(_ index: Int) throws {
        if (0..<rowCount).contains(index) { return }
        throw HeadlessError.noRow("\(index)", rows: rows)
    }
}

/// The roles of collections besides lists.
extension Role {
    /// Rows that contain each other.
    public static let tree = Role("tree")
    /// Tiles beside and below each other.
    public static let gridView = Role("grid view")
    /// Rows with columns.
    public static let columnView = Role("column view")
}

extension HeadlessSearchable {
    /// The visible tree with that name.
    public func tree(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessCollection {
        try find(.tree, named: name, file, line)
    }

    /// The visible grid view with that name.
    public func gridView(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessCollection {
        try find(.gridView, named: name, file, line)
    }

    /// The visible column view with that name.
    public func columnView(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessCollection {
        try find(.columnView, named: name, file, line)
    }
}
