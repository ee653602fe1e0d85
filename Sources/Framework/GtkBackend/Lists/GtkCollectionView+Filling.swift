// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// What was filled since the rows got their positions, and where.
struct FillProgress {
    /// How many cells were filled since the rows got their positions.
    var count = 0
    /// The scroll position at which the rows beside the visible ones were filled.
    var position: Double?
    /// The greatest number of cells that are filled in one frame before the rows near the visible ones wait for the next frame.
    private static let limitOfFrame = 24

    /// Whether the rows near the visible ones are filled in the same frame as `filled` visible ones.
    func allowsRowsBeside(after filled: Int) -> Bool { filled + count <= Self.limitOfFrame }
}

/// Which rows have cells.
///
/// GTK keeps widgets for 200 rows around the first visible one. Only the visible rows and rows near them get
/// a cell, after GTK has computed the positions of the rows and before the frame is painted. The others are
/// empty and as large as a cell. Cells are reused for other rows.
extension GtkCollectionView {
    /// The distance from the visible rows within which rows also have cells, as a fraction of the height of the view.
    private static let margin = 0.5

    func makeFactory(column: String?) -> Gtk.SignalListItemFactory {
        let factory = Gtk.SignalListItemFactory()
        factory.onSetup { [weak self] item in
            self?.slots.add(item, column: column)
        }
        factory.onBind { [weak self] item in
            guard let self, let slot = slots[item] else { return }
            bind(slot)
        }
        factory.onUnbind { [weak self] item in self?.slots[item]?.unbind() }
        factory.onTeardown { [weak self] item in
            guard let self, let slot = slots.remove(item) else { return }
            cells.empty(slot)
        }
        return factory
    }

    private func bind(_ slot: RowSlot) {
        let isSame = slot.bind()
        if layout == .tree { slot.becomeTreeItem() }
        let traits = knownTraits(of: slot)
        // A row is filled at once if no cell was measured yet: its height is then the estimate for the other rows.
        if let size = cells.size(of: slot.kind(traits)), !isSame {
            slot.prepare(traits, size)
        } else {
            fill(slot)
        }
    }

    /// The traits of a row without a cell. A ``RowSource`` is not read for it, so they are known only for a list with sections.
    private func knownTraits(of slot: RowSlot) -> RowTraits {
        guard state?.hasHeaders == true, let provider else { return RowTraits() }
        return provider.traits(slot.item.position)
    }

    /// Shows the row of a slot in a cell: the cell of the slot, an unused cell, or a new one.
    func fill(_ slot: RowSlot) {
        guard let provider, slot.isBound else { return }
        let traits = provider.traits(slot.item.position)
        let kind = slot.kind(traits)
        if slot.cell?.kind != kind { cells.empty(slot) }
        let cell =
            slot.cell ?? cells.take(kind)
            ?? SlotCell(kind, provider.makeCell(kind), isInTree: layout == .tree)
        cell.decoration?.onToggle = { [weak self, weak slot] in
            guard let self, let slot, slot.isFilled else { return }
            send(.expanded(row: slot.item.position, isExpanded: !slot.traits.isExpanded))
        }
        slot.fill(cell, traits)
        offerMoves(of: slot)
        cells.measureFirst(cell)
    }

    /// Marks the slots of these rows, whose indices other rows have now, and returns them.
    func replace(_ rows: Range<Int>) -> [RowSlot] {
        guard !rows.isEmpty else { return [] }
        let replaced = slots.rows.filter { $0[0].isBound && rows.contains($0[0].item.position) }.joined()
            .filter(\.isBound)
        for slot in replaced { slot.replace() }
        holder.queueAllocate()
        return replaced
    }

    /// Fills those of the replaced rows that are visible, before the frame that shows them: GTK then gives the rows their positions once in
    /// that frame. Only the first call in a frame fills rows, because a program may replace rows often.
    func fillAtOnce(_ replaced: [RowSlot]) {
        guard filling.count == 0, holder.mapped else { return }
        for slot in replaced where slot.isBound && !slot.isFilled && slot.isVisible {
            fill(slot)
            filling.count += 1
        }
    }

    /// Fills the row that has the keyboard focus, or gets it.
    func fill(row: Int) {
        for slot in slots.bound(where: { $0 == row }) where !slot.isFilled { fill(slot) }
    }

    /// Updates the traits and the sizes of the empty rows.
    func prepareEmptyRows() {
        for slot in slots.values where slot.isBound && !slot.isFilled {
            let traits = knownTraits(of: slot)
            slot.prepare(traits, cells.size(of: slot.kind(traits)))
        }
    }

    // MARK: When rows have their positions

    /// Fills the visible rows and the rows near them. Rows are measured after they were filled, because only then is it known how many fit.
    func fillVisibleRows() {
        defer { filling.count = 0 }
        let rows = slots.shownRows
        guard let first = rows.firstIndex(where: \.isVisible) else { return }
        let body = body
        let page = Double(body.height)
        // GTK does not move the row at this position when rows get other heights.
        let (anchor, top, tiles) = row(at: scrolledPart * page, in: rows, from: first)
        scrollAnchor.setTop(rows[first...].first { isComplete($0, within: page) }?.slots[0])
        let position = holder.doVadjustment?.value
        let hasScrolled = position != filling.position
        var filled: [RowSlot] = []
        // The frame in which many rows are new is painted sooner without the rows beside them.
        var (fillsBeside, isIncomplete) = (true, false)
        func keep(_ row: ShownRow, isBeside: Bool = false) {
            for slot in row.slots where slot.isBound {
                slot.isKept = true
                if slot.isFilled { continue }
                if isBeside, slot.cell != nil, !hasScrolled {
                    // Its content has changed. It is filled when the user scrolls: many programs show other values each second.
                    slot.hide()
                } else if isBeside, !fillsBeside {
                    isIncomplete = true
                } else {
                    fill(slot)
                    filled.append(slot)
                }
            }
        }
        /// Keeps the cells of rows up to a height, and removes them from `indices`.
        func cover(_ height: Double, by indices: inout ArraySlice<Int>, isBeside: Bool = false) {
            var rest = height
            while rest > 0, let index = indices.popFirst() {
                keep(rows[index], isBeside: isBeside)
                rest -= rows[index].height / tiles
            }
        }
        if let focused = body.focusChild, let row = rows.first(where: { $0.widget === focused }) { keep(row) }
        cells.sparing({ [unowned self] in spared(rows, from: anchor) }) {
            var below = Array(anchor..<rows.count)[...]
            var above = Array((0..<anchor).reversed())[...]
            cover(page - top, by: &below)
            cover(top, by: &above)
            fillsBeside = filling.allowsRowsBeside(after: filled.count)
            let margin = page * Self.margin
            cover(margin, by: &below, isBeside: true)
            cover(margin, by: &above, isBeside: true)
        }
        if isIncomplete { holder.allocateAfterPaint() } else { filling.position = position }
        for row in rows {
            for slot in row.slots where slot.isBound {
                if !slot.isFilled, !slot.isKept { cells.empty(slot) }
                slot.isKept = false
            }
        }
        if cells.estimate(filled) { prepareEmptyRows() }
        if !filled.isEmpty { provider?.waitForCells() }
        for row in rows {
            for slot in row.slots { slot.nameAgain() }
        }
    }

    /// Whether a row is completely visible in a list of this height.
    private func isComplete(_ row: ShownRow, within page: Double) -> Bool {
        guard let bounds = row.widget?.computeBounds(body) else { return false }
        return bounds.origin.y >= 0 && Double(bounds.origin.y) + Double(bounds.height) <= page
    }

    /// Returns the row at the position `y` (in a grid, the first one of its line), its upper edge, and the number of tiles in a line.
    private func row(at y: Double, in rows: [ShownRow], from first: Int) -> (Int, top: Double, tiles: Double)
    {
        var (anchor, top, tiles) = (first, 0.0, 1.0)
        for index in first..<rows.count where rows[index].isVisible {
            guard let bounds = rows[index].widget?.computeBounds(body) else { break }
            let start = Double(bounds.origin.y)
            if index > first, start == top {
                tiles += 1
                continue
            }
            if index > first, start > y { break }
            (anchor, top, tiles) = (index, start, 1)
        }
        return (anchor, top, tiles)
    }

    /// Returns the slots whose cells may be used for other rows. Cells are taken from the end: first those
    /// that show no row, then the most distant ones.
    private func spared(_ rows: [ShownRow], from anchor: Int) -> [RowSlot] {
        let distances = rows.indices.sorted { abs($0 - anchor) < abs($1 - anchor) }
        let slots = distances.flatMap { rows[$0].slots }.filter { $0.cell != nil }
        return slots.filter(\.isFilled) + slots.filter { !$0.isFilled }
    }

    /// The scroll position, from 0 at the beginning to 1 at the end.
    private var scrolledPart: Double {
        guard let position = holder.doVadjustment else { return 0 }
        let range = position.upper - position.lower - position.pageSize
        return range > 0 ? min(max((position.value - position.lower) / range, 0), 1) : 0
    }
}
