// SPDX-License-Identifier: MIT

import CGtk
import GObject
import Gtk
import ViewKit

/// A widget of GTK's list in which one row after the other is shown, or the part of a row that is in one column.
///
/// GTK has about 200 of them, most of them out of sight. Only those in sight and near it are filled: they have a cell.
@MainActor final class RowSlot {
    /// Not retained: the list has it, and drops the slot with it.
    unowned let item: Gtk.ListItem
    /// The identifier of the column; nil outside of columns.
    let column: String?
    /// Whether GTK shows a row in it.
    private(set) var isBound = false
    /// Whether the cell shows the row.
    private(set) var isFilled = false
    /// What is known of the row. Complete only while the slot is filled.
    private(set) var traits = RowTraits()
    /// The cell; it shows another row, or none, if the slot is not filled.
    private(set) var cell: SlotCell?
    /// Whether the row is in sight or near it, while that is found out.
    var isKept = false
    private let empty = EmptyRow()
    /// Whether screen readers do not know of the row.
    private(set) var isHidden = false
    private var isTitle = false
    /// The object of the row that the cell shows or has shown.
    private var object: Object?

    init(_ item: Gtk.ListItem, column: String?) {
        self.item = item
        self.column = column
        item.child = empty.widget
    }

    /// The widget of GTK that is the whole row.
    var rowWidget: Gtk.Widget? { column == nil ? item.child?.parent : item.child?.parent?.parent }

    /// GTK shows another row, or the same one with another index. Returns whether it is the one that the cell has shown.
    func bind() -> Bool {
        isBound = true
        let object = item.item
        let isSame = cell != nil && object === self.object
        self.object = object
        return isSame
    }

    func unbind() {
        (isBound, isFilled) = (false, false)
        cell?.cell.unbind()
    }

    /// The row is another one from now on. The cell shows it in the next frame, if it is in sight.
    func replace() {
        guard isFilled else { return }
        isFilled = false
        cell?.cell.unbind()
    }

    /// The kind of cell that shows a row with these traits.
    func kind(_ traits: RowTraits) -> CellKind {
        switch traits.kind {
        case .item: column.map { .column($0) } ?? .item
        case .header: .header
        case .placeholder: .placeholder
        case .pageStatus: .pageStatus
        }
    }

    /// Takes over what a row is that is not filled.
    func prepare(_ traits: RowTraits, _ size: CellSize?) {
        isFilled = false
        apply(traits)
        if let size, cell == nil { empty.show(size) }
        if cell == nil { setHidden(true) }
    }

    /// Shows the row in a cell, which is that of the slot or in no slot.
    func fill(_ new: SlotCell, _ traits: RowTraits) {
        if new !== cell {
            cell = new
            item.child = new.widget
        }
        isFilled = true
        new.cell.bind(item.position)
        apply(traits)
        describeRow()
    }

    /// Gives the cell away. The slot keeps its height.
    func takeCell(_ size: CellSize?) -> SlotCell? {
        guard let old = cell else { return nil }
        let height = old.widget.height
        if isFilled { old.cell.unbind() }
        old.decoration?.onToggle = nil
        if let size { empty.show(size, height: isFilled && height > 0 ? height : nil) }
        item.child = empty.widget
        setHidden(true)
        (cell, isFilled) = (nil, false)
        return old
    }

    private func apply(_ traits: RowTraits) {
        self.traits = traits
        let canRetry = traits.kind == .pageStatus && !traits.isLoading
        // The keyboard focus goes to selectable rows only. The model selects no row of a page that has failed.
        let (isSelectable, isActivatable) = (
            traits.isSelectable || canRetry, traits.kind == .item || canRetry
        )
        if item.selectable != isSelectable { item.selectable = isSelectable }
        if item.activatable != isActivatable { item.activatable = isActivatable }
        if isTitle != (traits.kind == .header) {
            isTitle.toggle()
            rowWidget?.setCssClass("section-title", isTitle)
        }
    }

    /// Hides the row from screen readers, which would read what the widget has shown before.
    private func setHidden(_ hidden: Bool) {
        guard hidden != isHidden, let row = rowWidget else { return }
        isHidden = hidden
        if hidden { row.update(.hidden, true) } else { row.resetState(.hidden) }
    }

    private func describeRow() {
        cell?.decoration?.show(traits)
        guard let row = rowWidget else { return }
        setHidden(false)
        if column != nil { item.child?.parent?.nameByLabels() }
        if let name = traits.name { row.setAccessible(.label, name) } else { row.nameByLabels() }
        if cell?.decoration != nil {
            if row.accessibleRole != .treeItem { row.accessibleRole = .treeItem }
            row.describeTreeRow(traits)
        }
    }
}

/// A cell that is shown in one slot after the other.
@MainActor final class SlotCell {
    let kind: CellKind
    let cell: RowCell
    /// What shows the depth of the row in a tree; nil elsewhere.
    let decoration: TreeDecoration?
    var widget: Gtk.Widget { decoration?.box ?? cell.view.gtkWidget }

    init(_ kind: CellKind, _ cell: RowCell, isInTree: Bool) {
        self.kind = kind
        self.cell = cell
        decoration = isInTree ? TreeDecoration(cell.view.gtkWidget) : nil
    }
}

extension Gtk.Widget {
    /// Tells screen readers the level of a row in a tree, and whether it is open.
    fileprivate func describeTreeRow(_ traits: RowTraits) {
        var level = GTK_ACCESSIBLE_PROPERTY_LEVEL
        let value = Value(Int32(traits.depth + 1))
        gtk_accessible_update_property_value(C.opaque(_raw), 1, &level, value._pointer)
        if traits.isExpandable {
            // As a number: GTK 4.8 reads a number, although it declares another type for the state.
            var state = GTK_ACCESSIBLE_STATE_EXPANDED
            let value = Value(Int32(traits.isExpanded ? 1 : 0))
            gtk_accessible_update_state_value(C.opaque(_raw), 1, &state, value._pointer)
        } else {
            resetState(.expanded)
        }
    }
}
