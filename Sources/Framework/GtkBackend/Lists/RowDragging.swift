// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import ViewKit

/// The row of a list that the user drags, and the mark at the row before or after which it would be dropped. Main thread only.
@MainActor final class RowDragging {
    /// A row that is dragged within its list.
    final class DraggedRow: Gdk.Transferable {
        fileprivate weak var dragging: RowDragging?
        /// The present index of the row; nil if it was removed.
        fileprivate(set) var row: Int?
        static let transferFormats: [Gdk.TransferFormat<DraggedRow>] = []

        fileprivate init(_ dragging: RowDragging, row: Int) {
            self.dragging = dragging
            self.row = row
        }
    }

    /// Where a row is dropped: before or after the row of a slot.
    struct Target {
        let slot: RowSlot
        let isAfter: Bool
    }

    let edgeScroll: EdgeScroll
    /// Whether the list has the controllers that listen to drags.
    private var isListening = false
    private weak var dragged: DraggedRow?
    private var mark: Gtk.Widget?

    init(_ holder: CollectionHolder) { edgeScroll = EdgeScroll(holder) }

    /// Calls `listen` at the first call.
    func beginListening(_ listen: () -> Void) {
        guard !isListening else { return }
        isListening = true
        listen()
    }

    /// Returns a row to drag, whose index follows the changes of the rows.
    func begin(with row: Int) -> DraggedRow {
        let new = DraggedRow(self, row: row)
        dragged = new
        return new
    }

    func rowsWillChange(_ change: ListSplice) {
        if let dragged { dragged.row = dragged.row.flatMap(change.row(after:)) }
    }

    /// The present index of a dragged row; nil if it is a row of another list, or was removed.
    func row(of dragged: DraggedRow) -> Int? { dragged.dragging === self ? dragged.row : nil }

    func showMark(_ target: Target?) {
        mark?.removeCssClass("drop-before")
        mark?.removeCssClass("drop-after")
        mark = target?.slot.rowWidget
        mark?.addCssClass(target?.isAfter == true ? "drop-after" : "drop-before")
    }

    /// Removes the mark and ends the scrolling. Called when the row was dropped, or the pointer has left the list.
    func end() {
        showMark(nil)
        edgeScroll.stop()
    }
}

extension GtkCollectionView {
    func listenToDrags() {
        dragging.beginListening {
            holder.addController(makeDragSource())
            holder.addController(makeDropTarget())
        }
    }

    private func makeDragSource() -> Gtk.DragSource {
        let source = Gtk.DragSource()
        source.actions = .move
        source.onPrepare { [weak self, unowned source] x, y in
            guard let self, state?.isReorderable == true, let slot = slot(at: x, y), slot.traits.kind == .item
            else { return nil }
            if let row = slot.rowWidget {
                // A copy of the current image, because the list reuses the cell for another row when it scrolls.
                source.setIcon(Gtk.WidgetPaintable(widget: row).currentImage, hotX: 0, hotY: 0)
            }
            return Gdk.ContentProvider(dragging.begin(with: slot.item.position))
        }
        return source
    }

    private func makeDropTarget() -> Gtk.DropTarget {
        let target = Gtk.DropTarget(of: RowDragging.DraggedRow.self, actions: .move) {
            [weak self] dragged, x, y in self?.drop(dragged, at: x, y) ?? false
        }
        target.onMotion { [weak self] x, y in
            guard let self else { return .move }
            dragging.showMark(dropTarget(x, y))
            dragging.edgeScroll.pointerMoved(to: y)
            return .move
        }
        target.onLeave { [weak self] in self?.dragging.end() }
        return target
    }

    /// Moves a dragged row before or after the row at a point; returns false if it is a row of another list
    /// or was removed, or there is no row at the point.
    func drop(_ dragged: RowDragging.DraggedRow, at x: Double, _ y: Double) -> Bool {
        dragging.end()
        guard let row = dragging.row(of: dragged), row < model.count, let target = dropTarget(x, y) else {
            return false
        }
        let gap = target.slot.item.position + (target.isAfter ? 1 : 0)
        let index = gap > row ? gap - 1 : gap
        if index != row { send(.moved(row: row, to: index)) }
        return true
    }

    private func dropTarget(_ x: Double, _ y: Double) -> RowDragging.Target? {
        guard let slot = slot(at: x, y), let bounds = slot.rowWidget?.computeBounds(holder) else {
            return nil
        }
        if layout == .grid {
            let isEndHalf = x > Double(bounds.origin.x + bounds.size.width / 2)
            return RowDragging.Target(slot: slot, isAfter: isEndHalf != holder.isRightToLeft)
        }
        return RowDragging.Target(
            slot: slot, isAfter: y > Double(bounds.origin.y + bounds.size.height / 2))
    }
}
