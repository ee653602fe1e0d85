// SPDX-License-Identifier: MIT

import ViewKit

/// The texts of the rows.
extension HeadlessCollection {
    /// The number of rows that ``rows``, ``rowTexts`` and the actions by name read. Use indices for later rows.
    public static let rowLimit = 1000

    /// The names of the first ``rowLimit`` rows, visible or not; if there are more rows, the last element
    /// says how many. The name of a row is its accessible name, or else the first text on it.
    public var rows: [String] { names + (cut.map { [$0] } ?? []) }

    /// All texts of each of the first ``rowLimit`` rows; if there are more rows, the last element says how many.
    public var rowTexts: [[String]] {
        readRows.map { row in texts(of: row) { $0.flatMap(\.visibleTexts) } } + (cut.map { [[$0]] } ?? [])
    }

    private var names: [String] { readRows.map(name(of:)) }
    private var readRows: Range<Int> { 0..<min(rowCount, Self.rowLimit) }

    /// What stands in the place of the rows that are not read.
    private var cut: String? {
        guard rowCount > Self.rowLimit else { return nil }
        root.window?.backend?.note(
            "Of the \(rowCount) rows of \(name.isEmpty ? "a list" : "the list \"\(name)\""), the first \(Self.rowLimit) were read. Use rowCount for their number, "
                + "and indices for later rows.")
        return "… and \(rowCount - Self.rowLimit) more rows: see rowCount"
    }

    /// The names of the visible rows.
    public var visibleNames: [String] { visibleRows.map(name(of:)) }

    /// The first selected row, by its index; nil if there is none.
    public var selectedRow: Int? { shown?.selection.first }
    /// The selected rows.
    public var selectedRows: RowSet { shown?.selection ?? [] }
    /// The names of the selected rows.
    public var selectedNames: [String] { selectedRows.rows.map(name(of:)) }
    /// The titles of the columns that are shown.
    public var columnTitles: [String] { (shown?.columns ?? []).filter(\.isVisible).map(\.title) }

    func name(of row: Int) -> String {
        if let name = traits(of: row).name { return name }
        return texts(of: row) { views in
            views.lazy.compactMap { $0.common.accessibilityLabel ?? $0.visibleTexts.first }.first ?? ""
        }
    }

    /// - Throws: `HeadlessError.noRow`, or another error if not all rows were searched.
    func row(named name: String) throws -> Int {
        let names = names
        if let row = names.firstIndex(of: name) { return row }
        if names.count == rowCount { throw HeadlessError.noRow(name, rows: names) }
        throw HeadlessError.other(
            "The list has no row \"\(name)\" among the first \(names.count) of its \(rowCount) rows. Use the index of a row below them: "
                + "select(at:). \(HeadlessError.nearest(to: name, of: names, "Rows"))")
    }

    func column(titled title: String) throws -> ColumnProperties {
        let columns = shown?.columns ?? []
        guard let column = columns.first(where: { $0.title == title }) else {
            throw HeadlessError.noOption(title, options: columns.map(\.title))
        }
        return column
    }
}
