// SPDX-License-Identifier: MIT

import GObject
import Gio
import Gtk
import ViewKit

/// The object of a row. It has no content: GTK only needs its identity.
final class RowItem: GObject.Object {}

/// The model of GTK's list: the number of rows, their objects, and the selection as ranges. A row has an
/// object only if GTK has asked for it.
///
/// A row keeps its object when other rows are inserted and removed, as `GListModel` requires.
///
/// GTK creates and removes the widgets of up to 200 rows at once, which takes longer than a frame if a row
/// has many columns. Such a list shows new rows and removes old ones in steps (``takeStep()``). Meanwhile GTK
/// knows fewer rows than there are, or also some of the removed ones.
final class RowsModel: GObject.Object, SelectionModelSubclass {
    private(set) var count = 0
    /// The number of rows that GTK knows: the first ones, and removed rows after the last one. It differs
    /// from ``count`` until the last step.
    private(set) var shownCount = 0
    /// The greatest number of rows whose widgets GTK creates or removes in a step; nil for no limit.
    var stepLimit: Int?
    /// From this number of rows on, GTK does not create a widget for a further one.
    private static let widgetLimit = 256
    private(set) var selection = RowSet()
    var mode = ListSelectionMode.single
    /// Whether a row can be selected; nil if all can.
    var isSelectable: ((Int) -> Bool)?
    /// Whether the last row shows the state of the next page. That row cannot be selected.
    var hasPageStatus = false
    /// Called when the user has changed the selection.
    var onSelect: ((RowSet) -> Void)?
    /// The number of objects that were created.
    private(set) var itemCount = 0
    /// The objects, in ascending order of their rows. Records of objects that GTK has released are removed from time to time.
    private var items: [ItemRecord] = []
    /// The number of records at which those of released objects are removed.
    private var recordLimit = 512
    var recordCount: Int { items.count }

    private final class ItemRecord {
        var row: Int
        weak var item: RowItem?

        init(_ row: Int) { self.row = row }
    }

    /// Removes and inserts rows. A row that replaces another one (see `replacedRows`) gets its object, so
    /// that GTK keeps the widgets. Otherwise GTK would release and create 200 widgets.
    ///
    /// - Parameter widgetCount: the number of removed rows that have widgets; used for rows at the end. If
    ///   they are more than a step, GTK knows them until they are removed by ``takeStep()``.
    func splice(_ change: ListSplice, widgetCount: @autoclosure () -> Int = 0) {
        let replaced = change.replacedRows
        let (removed, added) = (change.removed - replaced.count, change.added - replaced.count)
        let position = replaced.upperBound
        let hasRemovedRows = shownCount > count && removed + added > 0
        let isAtEnd = removed > 0 && added == 0 && position + removed == count && position <= shownCount
        let widgets = isAtEnd && !hasRemovedRows ? widgetCount() : 0
        let kept = widgets > stepLimit ?? .max ? min(widgets, shownCount - position) : 0
        if hasRemovedRows { items.removeSubrange(firstRecord(from: count)...) }
        let start = firstRecord(from: position + kept)
        items.removeSubrange(start..<firstRecord(from: position + removed))
        for record in items[start...] { record.row += added - removed }
        count += added - removed
        let deselected = selection.intersection(replaced)
        selection = selection.after(change)
        if kept > 0 {
            forgetRows(downTo: position + kept)
        } else if hasRemovedRows {
            replaceRows(from: position)
        } else if removed + added > 0 {
            reportToGtk(position, removed: removed, added: added)
        }
        if let first = deselected.first, let last = deselected.last { notifySelection(first...last) }
    }

    /// Reports to GTK which of the rows that it knows are removed, and as many of the inserted ones as it may get to know at once.
    private func reportToGtk(_ position: Int, removed: Int, added: Int) {
        let old = shownCount
        guard position <= old else { return }
        let removed = min(removed, old - position)
        let rest = old - position - removed
        let limit = nextLimit
        if position + added + rest <= limit {
            shownCount = position + added + rest
            itemsChanged(position: position, removed: removed, added: added)
        } else {
            replaceRows(from: position)
        }
    }

    /// Replaces the rows that GTK knows from `position` on by as many as it may know.
    private func replaceRows(from position: Int) {
        let old = shownCount
        shownCount = nextLimit
        itemsChanged(position: position, removed: old - position, added: shownCount - position)
    }

    /// The number of rows that GTK may know next.
    private var nextLimit: Int {
        guard let stepLimit, shownCount < Self.widgetLimit else { return count }
        return min(count, shownCount + stepLimit)
    }

    /// Reports to GTK more of the rows that it does not know, or the removal of more of the removed rows.
    /// Returns whether a further step is needed.
    func takeStep() -> Bool {
        if shownCount > count {
            forgetRows(downTo: max(count, shownCount - (stepLimit ?? shownCount)))
        } else {
            show(upTo: nextLimit)
        }
        return shownCount != count
    }

    /// Reports to GTK that the rows from `limit` on do not exist.
    private func forgetRows(downTo limit: Int) {
        let old = shownCount
        guard limit < old else { return }
        items.removeSubrange(firstRecord(from: limit)...)
        shownCount = limit
        itemsChanged(position: limit, removed: old - limit, added: 0)
    }

    /// Reports all rows to GTK.
    func showAll() { show(upTo: count) }

    private func show(upTo limit: Int) {
        let old = shownCount
        guard limit > old else { return }
        shownCount = limit
        itemsChanged(position: old, removed: 0, added: limit - old)
    }

    private func notifySelection(_ rows: ClosedRange<Int>) {
        let last = min(rows.upperBound, shownCount - 1)
        if last >= rows.lowerBound {
            selectionChanged(position: rows.lowerBound, count: last - rows.lowerBound + 1)
        }
    }

    /// Changes the selection without a call of `onSelect`.
    func show(_ new: RowSet) {
        guard new != selection else { return }
        let changed = [selection.first, selection.last, new.first, new.last].compactMap(\.self)
        selection = new
        guard let first = changed.min(), let last = changed.max() else { return }
        notifySelection(first...last)
    }

    private func select(_ new: RowSet) -> Bool {
        var new = new
        if shownCount > count { new.remove(count..<shownCount) }
        if hasPageStatus { new.remove(max(count - 1, 0)..<count) }
        if let isSelectable { new = RowSet(new.rows.filter(isSelectable)) }
        if new != selection {
            show(new)
            onSelect?(new)
        }
        return true
    }

    // MARK: Functions of the interfaces that GTK calls to read

    var doCount: Int { shownCount }

    func doItem(at position: Int) -> Object? {
        guard position < shownCount else { return nil }
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

    // MARK: Functions of the interfaces that GTK calls to select

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
    /// The indices that have a row before and after the change, but another one.
    var replacedRows: Range<Int> { position..<position + min(removed, added) }
}
