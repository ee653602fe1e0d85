// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// The slots of a list, and which of them are a row. Main thread only.
@MainActor final class RowSlots {
    private var slots: [Gtk.ListItem: RowSlot] = [:]
    /// What `rows` has found; nil if slots or columns have changed since.
    private var knownRows: [[RowSlot]]?
    /// The identifiers of the columns that are shown. Slots of other columns are in no row.
    var shownColumns: Set<String> = [] { didSet { knownRows = nil } }

    var values: some Collection<RowSlot> { slots.values }

    subscript(item: Gtk.ListItem) -> RowSlot? { slots[item] }

    func add(_ item: Gtk.ListItem, column: String?) {
        slots[item] = RowSlot(item, column: column)
        knownRows = nil
    }

    func remove(_ item: Gtk.ListItem) -> RowSlot? {
        knownRows = nil
        return slots.removeValue(forKey: item)
    }

    // MARK: Looking up

    /// The slots in which GTK shows rows that `isIncluded` returns true for.
    func bound(where isIncluded: (Int) -> Bool) -> [RowSlot] {
        slots.values.filter { $0.isBound && isIncluded($0.item.position) }
    }

    func bound(at row: Int) -> RowSlot? {
        slots.values.first { $0.isBound && $0.item.position == row && $0.rowWidget != nil }
    }

    /// - Parameter widget: a widget of GTK that is a whole row.
    func bound(in widget: Gtk.Widget) -> RowSlot? {
        slots.values.first { $0.isBound && $0.rowWidget === widget }
    }

    /// The number of rows from `row` on that have widgets, without a gap.
    func rowCount(from row: Int) -> Int {
        let rows = Set(slots.values.lazy.filter(\.isBound).map(\.item.position))
        var end = row
        while rows.contains(end) { end += 1 }
        return end - row
    }

    // MARK: Rows

    /// The slots of each widget that is a row: one for each shown column of a column view, one otherwise.
    /// Reading one slot of each row is enough to find a row: a list with ten columns has 2,000 slots.
    var rows: [[RowSlot]] {
        if let knownRows { return knownRows }
        var rows: [ObjectIdentifier: [RowSlot]] = [:]
        var isComplete = true
        for slot in slots.values where slot.column.map(shownColumns.contains) ?? true {
            // The row of a slot that was just created is not known yet.
            guard let row = slot.rowWidget else {
                isComplete = false
                continue
            }
            rows[ObjectIdentifier(row), default: []].append(slot)
        }
        let found = Array(rows.values)
        if isComplete { knownRows = found }
        return found
    }

    /// The rows that GTK shows, in their order.
    var shownRows: [ShownRow] {
        rows.compactMap { slots in
            // A row without a parent is not in the list any more. GTK 4.18 would read through a null pointer to measure it.
            guard slots[0].isBound, slots[0].rowWidget?.parent != nil else { return nil }
            return ShownRow(index: slots[0].item.position, slots: slots)
        }
        .sorted { $0.index < $1.index }
    }

    /// Whether any row is visible.
    var hasVisibleRow: Bool { rows.contains { $0[0].isVisible } }

    /// The rows of which at least a part is visible.
    var visibleRows: Range<Int> {
        var (first, last) = (Int.max, -1)
        for slots in rows where slots[0].isBound && slots[0].isVisible {
            let row = slots[0].item.position
            (first, last) = (min(first, row), max(last, row))
        }
        return last < 0 ? 0..<0 : first..<last + 1
    }
}

/// A row that GTK shows, with its slots: one for each shown column of a column view, one otherwise.
struct ShownRow {
    let index: Int
    let slots: [RowSlot]
    @MainActor var widget: Gtk.Widget? { slots[0].rowWidget }
    @MainActor var isVisible: Bool { slots[0].isVisible }

    @MainActor var height: Double {
        guard let widget else { return 0 }
        let shown = widget.computeBounds(widget)?.width ?? 0
        let width = max(Int(shown), widget.measure(.horizontal).minimum)
        return Double(widget.measure(.vertical, forSize: width).minimum)
    }
}
