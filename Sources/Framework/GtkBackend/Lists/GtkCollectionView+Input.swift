// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

extension GtkCollectionView {
    // MARK: Pointer

    /// Handles clicks. The property `single-click-activate` of GTK's lists is not used, because with it GTK
    /// also selects the row under the pointer.
    func listenToPointer() {
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
            guard let self, !input.isPointerDown, model.mode == .multiple, model.selection.isEmpty else {
                return
            }
            // In a later turn of the main loop, because `focusChild` is set after this signal.
            Task { @MainActor [weak self] in self?.selectFocusedRow() }
        }
        holder.addController(focus)
    }

    private func selectFocusedRow() {
        guard model.mode == .multiple, model.selection.isEmpty, let row = body.focusChild,
            let slot = slots.bound(in: row), slot.traits.isSelectable
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
        guard let row = body.focusChild, row.isFocus, let slot = slots.bound(in: row) else { return false }
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
            let text = input.type(character, at: time)
        else { return false }
        send(.typed(text))
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
        case (true, true):
            // While the children are being loaded, the next row is no child.
            if !traits.isLoading || (provider?.traits(row + 1).depth ?? 0) > traits.depth { select(row + 1) }
        case (false, true): send(.expanded(row: row, isExpanded: false))
        case (false, false):
            switch provider?.parent(of: row) {
            case .row(let parent): select(parent)
            case .unknown: send(.parentWanted(row: row))
            case .root, nil: break
            }
        }
        return true
    }

    private func select(_ row: Int) {
        guard row < model.count else { return }
        if model.mode != .none { _ = model.doSelectItem(position: row, unselectRest: true) }
        focus(row: row)
    }
}
