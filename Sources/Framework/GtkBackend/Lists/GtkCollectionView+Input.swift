// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// The letters that the user has typed without a pause.
struct TypedText {
    private var text = ""
    private var time = 0
    /// The time in milliseconds after which the next letter begins a new search.
    private static let pause = 1000

    /// Adds a letter, and returns all letters that were typed without a pause.
    mutating func add(_ character: Character, at time: Int) -> String {
        text = time - self.time > Self.pause ? String(character) : text + String(character)
        self.time = time
        return text
    }

    /// Whether less than a pause has passed since the last letter.
    func isTyping(at time: Int) -> Bool { !text.isEmpty && time - self.time <= Self.pause }
}

extension GtkCollectionView {
    // MARK: Pointer

    /// Handles clicks. The property `single-click-activate` of GTK's lists is not used, because with it GTK
    /// also selects the row under the pointer.
    func listenToPointer() {
        let press = Gtk.GestureClick()
        press.propagationPhase = .capture
        press.onPressed { [weak self] _, _, _ in self?.isPointerDown = true }
        press.onEnd { [weak self] _ in self?.isPointerDown = false }
        press.onCancel { [weak self] _ in self?.isPointerDown = false }
        holder.addController(press)
        let click = Gtk.GestureClick()
        click.onReleased { [weak self, unowned click] count, x, y in
            guard let self, state?.activatesOnSingleClick == true, count == 1, let slot = slot(at: x, y),
                slot.traits.kind == .item,
                click.currentEventState.isDisjoint(with: [.controlMask, .shiftMask])
            else { return }
            send(.activated(slot.item.position))
        }
        holder.addController(click)
    }

    // MARK: Keys

    /// Selects the row that gets the focus by a key, if several rows can be selected and none is. GTK does
    /// not select it, and keys such as Delete would apply to no row.
    func listenToFocus() {
        let focus = Gtk.EventControllerFocus()
        focus.onEnter { [weak self] in
            guard let self, !isPointerDown, model.mode == .multiple, model.selection.isEmpty else { return }
            // In a later turn of the main loop, because `focusChild` is set after this signal.
            Task { @MainActor [weak self] in self?.selectFocusedRow() }
        }
        holder.addController(focus)
    }

    private func selectFocusedRow() {
        guard model.mode == .multiple, model.selection.isEmpty, let row = body.focusChild,
            let slot = slot(in: row), slot.traits.isSelectable
        else { return }
        _ = model.doSelectItem(position: slot.item.position, unselectRest: true)
    }

    func listenToKeys() {
        let keys = Gtk.EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self, unowned keys] key, _, modifiers in
            let modifiers = modifiers.intersection([.shiftMask, .controlMask, .altMask, .superMask])
            return self?.press(key, modifiers, at: keys.currentEventTime) ?? false
        }
        holder.addController(keys)
    }

    /// Handles a key press on the row with the keyboard focus; returns whether it has handled it.
    func press(_ key: Key, _ modifiers: Gdk.ModifierType, at time: Int) -> Bool {
        if layout == .columns, key == .f10, modifiers == [.controlMask, .shiftMask] {
            return openColumnMenu()
        }
        // If a field in a row has the focus, the field handles the key.
        guard let row = body.focusChild, row.isFocus, let slot = slot(in: row) else { return false }
        let position = slot.item.position
        fill(row: position)
        switch (key, modifiers) {
        case (.up, .altMask) where state?.isReorderable == true: return move(position, to: position - 1)
        case (.down, .altMask) where state?.isReorderable == true: return move(position, to: position + 1)
        case (.left, []) where layout == .tree: return openOrClose(slot, opens: holder.isRightToLeft)
        case (.right, []) where layout == .tree: return openOrClose(slot, opens: !holder.isRightToLeft)
        default: break
        }
        guard state?.isSearchable == true, modifiers.isSubset(of: .shiftMask), let character = key.character,
            character != " " || typed.isTyping(at: time)
        else { return false }
        send(.typed(typed.add(character, at: time)))
        return true
    }

    /// Offers screen readers and other assistive programs to move a row as Alt+Up and Alt+Down do: they find the actions of its widget.
    func offerMoves(of slot: RowSlot) {
        let isMovable = state?.isReorderable == true && slot.traits.kind == .item
        guard isMovable != slot.offersMoves else { return }
        guard isMovable else { return slot.offerMoves(nil) }
        slot.offerMoves { [weak self, weak slot] offset in
            guard let self, let slot, slot.isBound else { return }
            let position = slot.item.position
            fill(row: position)
            _ = move(position, to: position + offset)
        }
    }

    private func move(_ row: Int, to index: Int) -> Bool {
        if (0..<model.count).contains(index) { send(.moved(row: row, to: index)) }
        return true
    }

    /// Opens a row of a tree, or selects its first child if it is open; or closes the row, or selects its parent if it is closed.
    private func openOrClose(_ slot: RowSlot, opens: Bool) -> Bool {
        let row = slot.item.position
        let traits = slot.traits
        switch (opens, traits.isExpandable && traits.isExpanded) {
        case (true, false):
            if traits.isExpandable { send(.expanded(row: row, isExpanded: true)) }
        case (true, true): select(row + 1)
        case (false, true): send(.expanded(row: row, isExpanded: false))
        case (false, false):
            let depth = traits.depth
            if let parent = (0..<row).last(where: { (provider?.traits($0).depth ?? 0) < depth }) {
                select(parent)
            }
        }
        return true
    }

    private func select(_ row: Int) {
        guard row < model.count else { return }
        if model.mode != .none { _ = model.doSelectItem(position: row, unselectRest: true) }
        focus(row: row)
    }

    // MARK: Dragging

    /// A row that is dragged within its list.
    final class DraggedRow: Gdk.Transferable {
        let list: ObjectIdentifier
        /// The present index of the row; nil if it was removed.
        var row: Int?
        static let transferFormats: [Gdk.TransferFormat<DraggedRow>] = []

        fileprivate init(list: ObjectIdentifier, row: Int) {
            self.list = list
            self.row = row
        }
    }

    /// Returns a row to drag, whose index follows the changes of the rows.
    func beginDrag(of row: Int) -> DraggedRow {
        let dragged = DraggedRow(list: ObjectIdentifier(self), row: row)
        draggedRow = dragged
        return dragged
    }

    func listenToDrags() {
        guard !listensToDrags else { return }
        listensToDrags = true
        let source = Gtk.DragSource()
        source.actions = .move
        source.onPrepare { [weak self, unowned source] x, y in
            guard let self, state?.isReorderable == true, let slot = slot(at: x, y), slot.traits.kind == .item
            else { return nil }
            if let row = slot.rowWidget {
                // A copy of the current image, because the list reuses the cell for another row when it scrolls.
                source.setIcon(Gtk.WidgetPaintable(widget: row).currentImage, hotX: 0, hotY: 0)
            }
            return Gdk.ContentProvider(beginDrag(of: slot.item.position))
        }
        holder.addController(source)
        let target = Gtk.DropTarget(of: DraggedRow.self, actions: .move) { [weak self] dragged, x, y in
            self?.drop(dragged, at: x, y) ?? false
        }
        target.onMotion { [weak self] x, y in
            self?.markDrop(at: x, y)
            self?.edgeScroll.pointerMoved(to: y)
            return .move
        }
        target.onLeave { [weak self] in
            self?.markDrop(nil)
            self?.edgeScroll.stop()
        }
        holder.addController(target)
    }

    /// Moves a dragged row before or after the row at a point; returns false if it is a row of another list
    /// or was removed, or there is no row at the point.
    func drop(_ dragged: DraggedRow, at x: Double, _ y: Double) -> Bool {
        markDrop(nil)
        edgeScroll.stop()
        guard dragged.list == ObjectIdentifier(self), let row = dragged.row, row < model.count else {
            return false
        }
        guard let (slot, isAfter) = dropTarget(x, y) else { return false }
        let gap = slot.item.position + (isAfter ? 1 : 0)
        let index = gap > row ? gap - 1 : gap
        if index != row { send(.moved(row: row, to: index)) }
        return true
    }

    private func dropTarget(_ x: Double, _ y: Double) -> (slot: RowSlot, isAfter: Bool)? {
        guard let slot = slot(at: x, y), let bounds = slot.rowWidget?.computeBounds(holder) else {
            return nil
        }
        if layout == .grid {
            let isEndHalf = x > Double(bounds.origin.x + bounds.size.width / 2)
            return (slot, isEndHalf != holder.isRightToLeft)
        }
        return (slot, y > Double(bounds.origin.y + bounds.size.height / 2))
    }

    private func markDrop(at x: Double, _ y: Double) { markDrop(dropTarget(x, y)) }

    private func markDrop(_ target: (slot: RowSlot, isAfter: Bool)?) {
        dropMark?.removeCssClass("drop-before")
        dropMark?.removeCssClass("drop-after")
        dropMark = target?.slot.rowWidget
        dropMark?.addCssClass(target?.isAfter == true ? "drop-after" : "drop-before")
    }
}
