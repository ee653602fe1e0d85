// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// The cells of a list that are in no slot, and the sizes of rows without a cell. Main thread only.
@MainActor final class CellPool {
    private var unused: [CellKind: [SlotCell]] = [:]
    /// The slots whose cells may be used for other rows. Empty except while rows are filled.
    private var spared: [RowSlot] = []
    /// Finds the `spared` slots, when a cell of them is needed for the first time.
    private var findSpared: (() -> [RowSlot])?
    private var sizes: [CellKind: CellSize] = [:]
    /// Whether a size in `sizes` has changed since it was applied to the empty rows.
    private var hasNewSizes = false

    // MARK: Cells

    /// Returns a cell that shows no row that is needed; nil if there is none of the kind.
    func take(_ kind: CellKind) -> SlotCell? {
        if let cell = unused[kind]?.popLast() { return cell }
        if let findSpared { spared = findSpared() }
        findSpared = nil
        guard let index = spared.lastIndex(where: { $0.cell?.kind == kind && !$0.isKept }) else { return nil }
        return spared.remove(at: index).takeCell(size(of: kind))
    }

    /// Removes the cell of a slot, and keeps it for other slots.
    func empty(_ slot: RowSlot) {
        guard let kind = slot.cell?.kind, let cell = slot.takeCell(size(of: kind)) else { return }
        unused[kind, default: []].append(cell)
    }

    /// Removes the cells and the size of a column that is not in the list any more.
    func removeColumn(_ id: String) {
        unused[.column(id)] = nil
        sizes[.column(id)] = nil
    }

    /// Calls `fill`, which may also take the cells of the slots that `find` returns.
    func sparing(_ find: @escaping () -> [RowSlot], _ fill: () -> Void) {
        findSpared = find
        fill()
        (findSpared, spared) = (nil, [])
    }

    // MARK: Sizes

    /// The estimated size of the cells of a kind; that of placeholders if none of the kind was measured yet;
    /// nil if no placeholder was either.
    func size(of kind: CellKind) -> CellSize? { sizes[kind] ?? sizes[.placeholder] }

    /// Measures the first cell of its kind.
    func measureFirst(_ cell: SlotCell) {
        guard sizes[cell.kind] == nil else { return }
        sizes[cell.kind] = CellSize([cell.widget])
        hasNewSizes = true
    }

    /// Updates the sizes by those of the cells that were filled. Returns whether a size has changed since the last call.
    func estimate(_ filled: [RowSlot]) -> Bool {
        for (kind, slots) in Dictionary(grouping: filled, by: { $0.cell?.kind }) {
            guard let kind else { continue }
            let size = CellSize(slots.compactMap { $0.cell?.widget })
            if sizes[kind]?.adapt(to: size, of: slots.count) != false { hasNewSizes = true }
        }
        defer { hasNewSizes = false }
        return hasNewSizes
    }
}
