// SPDX-License-Identifier: MIT

import GObject
import Gio
import Gtk
import ViewKit

/// Stands for a row while GTK shows it.
final class RowItem: GObject.Object {}

/// The rows as GTK counts them: an object for each row that GTK asks for, and none for the others, and the selection as ranges.
///
/// A row keeps its object when others are inserted and removed, as the rows of a GListModel must.
final class RowsModel: GObject.Object, SelectionModelSubclass {
    private(set) var count = 0
    private(set) var selection = RowSet()
    var mode = ListSelectionMode.single
    /// Whether a row can be selected; nil if all can.
    var isSelectable: ((Int) -> Bool)?
    /// Whether the last row shows what the next page is doing, and cannot be selected.
    var hasPageStatus = false
    /// The user changed the selection.
    var onSelect: ((RowSet) -> Void)?
    /// The number of objects that GTK asked for.
    private(set) var itemCount = 0
    /// The objects that GTK has, by their rows in ascending order; also some that GTK has released.
    private var items: [ItemRecord] = []
    /// The number of records above which those of released objects are removed.
    private var recordLimit = 512
    /// The number of records.
    var recordCount: Int { items.count }

    private final class ItemRecord {
        var row: Int
        weak var item: RowItem?

        init(_ row: Int) { self.row = row }
    }

    /// Removes and inserts rows. A row that takes the place of another one keeps its object, so that GTK keeps its widgets, of which it would
    /// release and create 200 otherwise: see `replacedRows`.
    func splice(_ change: ListSplice) {
        let replaced = change.replacedRows
        let (removed, added) = (change.removed - replaced.count, change.added - replaced.count)
        let start = firstRecord(from: replaced.upperBound)
        items.removeSubrange(start..<firstRecord(from: replaced.upperBound + removed))
        for record in items[start...] { record.row += added - removed }
        count += added - removed
        let deselected = selection.intersection(replaced)
        selection = selection.after(change)
        if removed + added > 0 {
            itemsChanged(position: replaced.upperBound, removed: removed, added: added)
        }
        if let first = deselected.first, let last = deselected.last {
            selectionChanged(position: first, count: last - first + 1)
        }
    }

    /// Shows a selection that the user has not made.
    func show(_ new: RowSet) {
        guard new != selection else { return }
        let changed = [selection.first, selection.last, new.first, new.last].compactMap(\.self)
        selection = new
        guard let first = changed.min(), let last = changed.max() else { return }
        selectionChanged(position: first, count: min(last, count - 1) - first + 1)
    }

    private func select(_ new: RowSet) -> Bool {
        var new = new
        if hasPageStatus { new.remove(max(count - 1, 0)..<count) }
        if let isSelectable { new = RowSet(new.rows.filter(isSelectable)) }
        if new != selection {
            show(new)
            onSelect?(new)
        }
        return true
    }

    // MARK: What GTK asks

    var doCount: Int { count }

    func doItem(at position: Int) -> Object? {
        guard position < count else { return nil }
        var index = firstRecord(from: position)
        if index == items.count || items[index].row != position {
            if items.count >= recordLimit {
                items.removeAll { $0.item == nil }
                recordLimit = max(512, items.count * 2)
                index = firstRecord(from: position)
            }
            items.insert(ItemRecord(position), at: index)
        }
        let record = items[index]
        if let item = record.item { return item }
        itemCount += 1
        let item = RowItem()
        record.item = item
        return item
    }

    /// The index of the first record of this row, or of one after it.
    private func firstRecord(from row: Int) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].row < row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func doIsSelected(_ position: Int) -> Bool { selection.contains(position) }

    func doSelectionInRange(position: Int, nItems: Int) -> Gtk.Bitset {
        let set = Gtk.Bitset([])
        for range in selection.intersection(position..<position + nItems).ranges {
            set.addRange(start: range.lowerBound, count: range.count)
        }
        return set
    }

    // MARK: What the user does

    func doSelectItem(position: Int, unselectRest: Bool) -> Bool {
        doSelectRange(position: position, nItems: 1, unselectRest: unselectRest || mode == .single)
    }

    func doSelectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
        let range = position..<min(position + nItems, count)
        guard mode == .multiple || mode == .single && range.count == 1 else { return false }
        if range.count == 1, isSelectable?(position) == false || hasPageStatus && position == count - 1 {
            return false
        }
        var new = unselectRest ? RowSet() : selection
        new.insert(range)
        return select(new)
    }

    func doUnselectItem(_ position: Int) -> Bool { doUnselectRange(position: position, nItems: 1) }

    func doUnselectRange(position: Int, nItems: Int) -> Bool {
        var new = selection
        new.remove(position..<position + nItems)
        return select(new)
    }

    func doSelectAll() -> Bool { mode == .multiple && select(RowSet(0..<count)) }
    func doUnselectAll() -> Bool { select([]) }

    func doSetSelection(_ selected: Gtk.Bitset, mask: Gtk.Bitset) -> Bool {
        guard mode == .multiple else { return false }
        var new = selection
        for position in mask {
            if selected.contains(position) {
                new.insert(position..<position + 1)
            } else {
                new.remove(position..<position + 1)
            }
        }
        return select(new)
    }
}

extension ListSplice {
    /// The rows that others take the place of.
    var replacedRows: Range<Int> { position..<position + min(removed, added) }
}
