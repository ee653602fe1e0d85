// SPDX-License-Identifier: MIT

import BackendTesting
import GLib
import Gdk
import Gtk
import ViewKit

@testable import GtkBackend

/// The actions of a user on rows, by the functions that clicks and keys call.
extension GtkCollectionView {
    /// The rows that are bound, in order; of columns, the first one that is shown.
    var shownSlots: [RowSlot] {
        // The next frame begins with this work; cases read the rows before that.
        for slot in slots.values where slot.isBound && !slot.isFilled && slot.cell != nil { fill(slot) }
        for row in model.selection.rows { fill(row: row) }
        let column = titles?.columns.first { $0.column.visible }?.id
        return slots.values.filter { $0.isFilled && $0.column == column && $0.rowWidget != nil }
            .sorted { $0.item.position < $1.item.position }
    }

    func perform(_ action: UserAction, on view: any View) throws {
        switch action {
        case .choose(let row):
            try select(row)
            if state?.activatesOnSingleClick == true { activate(try slot(row)) }
        case .rows(let action): try perform(action)
        default: throw ImpossibleAction(action, on: view)
        }
    }

    private func perform(_ action: RowAction) throws {
        switch action {
        case .toggle(let row): try select(row, modify: true)
        case .extend(let row): try select(row, extend: true)
        case .activate(let row): activate(try slot(row))
        case .press(let title, let row):
            guard let button = try slot(row).item.child.flatMap({ button(titled: title, in: $0) }) else {
                throw ImpossibleAction("The row \(row) has no button \(title).")
            }
            button.emit("clicked")
        case .expand(let row): try press(.right, on: row)
        case .collapse(let row): try press(.left, on: row)
        case .move(let row, let index):
            let position = try slot(row).item.position
            let dragged = dragging.begin(with: position)
            let target = shownSlots[index]
            guard let bounds = target.rowWidget?.computeBounds(holder) else { return }
            let edge = index > position ? bounds.size.height - 2 : 2
            _ = drop(dragged, at: Double(bounds.origin.x + 10), Double(bounds.origin.y + edge))
        case .requestMenu(let row):
            guard let bounds = try slot(row).rowWidget?.computeBounds(holder) else { return }
            let click = controller(of: holder, Gtk.GestureClick.self) { $0.button == 3 }
            click?.emit("pressed", 1, Double(bounds.origin.x + 10), Double(bounds.origin.y + 4))
        case .search(let text):
            _ = shownSlots.first?.rowWidget?.grabFocus()
            for character in text { _ = press(Key(character.unicodeScalars.first!), [], at: 5000) }
        case .sort(let title):
            // GTK reads the button of a click from its event, which only a real pointer has; this calls what the click would call.
            guard let (id, column) = titles?.columns.first(where: { $0.column.title == title }) else {
                throw ImpossibleAction("There is no column \(title).")
            }
            let isAgain = state?.sort == ColumnSort(id)
            (list as? Gtk.ColumnView)?.sort(by: column, direction: isAgain ? .descending : .ascending)
        case .scrollToEnd:
            guard let position = holder.doVadjustment else { return }
            position.value = position.upper
        }
    }

    private func slot(_ name: String) throws -> RowSlot {
        if let slot = shownSlots.first(where: { $0.text == name }) { return slot }
        throw ImpossibleAction("There is no row \(name).")
    }

    /// Does what a click on a row does.
    private func select(_ name: String, modify: Bool = false, extend: Bool = false) throws {
        let row = UInt32(try slot(name).item.position)
        _ = body.activateAction(
            "list.select-item", args: Variant(tuple: row, modify, extend))
    }

    private func activate(_ slot: RowSlot) {
        _ = body.activateAction("list.activate-item", args: Variant(UInt32(slot.item.position)))
    }

    private func press(_ key: Key, on name: String) throws {
        _ = try slot(name).rowWidget?.grabFocus()
        guard press(key, [], at: 0) else { throw ImpossibleAction("\(key) does nothing on \(name).") }
    }
}

extension RowSlot {
    /// The name of the row, or else the first text in it.
    @MainActor var text: String {
        traits.name ?? item.child.flatMap { labels(in: $0).first { !$0.isEmpty } } ?? ""
    }
}

@MainActor private func button(titled title: String, in widget: Gtk.Widget) -> Gtk.Button? {
    if let button = widget as? Gtk.Button, labels(in: button).contains(title) { return button }
    return widget.children.lazy.compactMap { button(titled: title, in: $0) }.first
}

@MainActor func labels(in widget: Gtk.Widget) -> [String] {
    if let label = widget as? Gtk.Label { return [label.text] }
    return widget.children.flatMap(labels)
}
