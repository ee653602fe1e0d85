// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gio
import Gtk
import ViewKit

/// A `GtkListItem`: a widget of GTK's list that shows a row, and later another one. In a column view, it
/// shows the part of a row in one column.
///
/// GTK creates about 200 of them. Only those of visible rows, and of rows near them, are filled: they have a cell.
@MainActor final class RowSlot {
    /// Retained by the slots of the list as their key, too. The slot is removed when GTK releases the item.
    let item: Gtk.ListItem
    /// The identifier of the column; nil outside of columns.
    let column: String?
    /// Whether GTK shows a row in it.
    private(set) var isBound = false
    /// Whether the cell shows the row.
    private(set) var isFilled = false
    /// The traits of the row. Complete only while the slot is filled.
    private(set) var traits = RowTraits()
    /// The cell; nil if the slot has none. While the slot is not filled, the cell does not show the row of the slot.
    private(set) var cell: SlotCell?
    /// Whether the row is visible or near a visible one. Used only while rows are filled.
    var isKept = false
    private let empty = EmptyRow()
    /// Whether the row is hidden from screen readers.
    private(set) var isHidden = false
    private var isTitle = false
    /// Whether the row was inserted, and no other row was shown in its widget since.
    private var fades = false
    /// The labels that name the row, or the part of the row in the column; nil if they do not name it yet.
    private var namingLabels: [UnsafeMutableRawPointer]?
    /// The name of the row that is not that of its labels.
    private var shownName: String?
    /// Whether the row is hidden because it was removed.
    private var isRemoved = false
    /// The object of the row that the cell shows or has shown.
    private var object: Object?

    init(_ item: Gtk.ListItem, column: String?) {
        self.item = item
        self.column = column
        item.child = empty.widget
    }

    /// The widget of GTK that is the whole row. An item stays in one row.
    var rowWidget: Gtk.Widget? {
        if let foundRow { return foundRow }
        foundRow = column == nil ? item.child?.parent : item.child?.parent?.parent
        return foundRow
    }
    private weak var foundRow: Gtk.Widget?
    /// GTK sets `child-visible` to false for the widgets of rows that are not visible. A new widget has no
    /// height before it gets its position.
    var isVisible: Bool {
        guard let rowWidget else { return false }
        return rowWidget.childVisible && rowWidget.height > 0
    }

    /// Called when GTK shows another row in the slot, or the same one with another index. Returns whether the
    /// cell has shown this row before.
    func bind() -> Bool {
        isBound = true
        if isRemoved { rowWidget?.visible = true }
        isRemoved = false
        let object = item.item
        // GTK also calls this when only the index of the row has changed.
        if object !== self.object { endFade() }
        let isSame = cell != nil && object === self.object
        self.object = object
        return isSame
    }

    /// Gives a row of a tree its role. Called when the row is bound: later it is in the window, and its role
    /// cannot be changed any more. In newer releases (seen in 4.18.6) it is in the window before.
    func becomeTreeItem() {
        guard !GTK.isAvailable(4, 12), let row = rowWidget, row.accessibleRole != .treeItem else { return }
        row.accessibleRole = .treeItem
    }

    /// Hides the row, which was removed. Its widgets are removed later.
    func remove() {
        unbind()
        isRemoved = true
        if let rowWidget, rowWidget.visible { rowWidget.visible = false }
    }

    /// Shows the row with an animation.
    func fadeIn() {
        fades = true
        rowWidget?.addCssClass(Self.fadeClass)
    }

    private func endFade() {
        guard fades else { return }
        fades = false
        rowWidget?.removeCssClass(Self.fadeClass)
    }

    static let fadeClass = "inserted-row"

    func unbind() {
        (isBound, isFilled) = (false, false)
        cell?.cell.unbind()
    }

    /// Called when another row has the index of the slot. The slot is filled again in the next frame, if the row is visible or near.
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

    /// Shows a row without a cell, or with a cell whose content is wrong until the slot is filled.
    func prepare(_ traits: RowTraits, _ size: CellSize?) {
        isFilled = false
        apply(traits)
        if let size, cell == nil { empty.show(size) }
        if cell == nil { setHidden(true) }
    }

    /// Shows the row in a cell, which is the cell of this slot or of no slot.
    func fill(_ new: SlotCell, _ traits: RowTraits) {
        if new !== cell {
            cell = new
            item.child = new.widget
            namingLabels = nil
        }
        isFilled = true
        new.cell.bind(item.position)
        apply(traits)
        describeRow()
    }

    /// Whether the row has actions that move it.
    private(set) var offersMoves = false

    /// Adds actions to the row that call `move` with -1 or 1; nil removes them.
    func offerMoves(_ move: (@MainActor (Int) -> Void)?) {
        guard let rowWidget else { return }
        offersMoves = move != nil
        guard let move else { return rowWidget.insertActionGroup("row", group: nil) }
        let actions = Gio.SimpleActionGroup()
        actions.addAction("move-up") { move(-1) }
        actions.addAction("move-down") { move(1) }
        rowWidget.insertActionGroup("row", group: actions)
    }

    /// Removes and returns the cell. The slot keeps its height.
    func takeCell(_ size: CellSize?) -> SlotCell? {
        guard let old = cell else { return nil }
        let height = old.widget.height
        if isFilled { old.cell.unbind() }
        old.decoration?.onToggle = nil
        if let size { empty.show(size, height: isFilled && height > 0 ? height : nil) }
        item.child = empty.widget
        setHidden(true)
        (cell, isFilled, namingLabels) = (nil, false, nil)
        return old
    }

    private func apply(_ traits: RowTraits) {
        self.traits = traits
        let canRetry = traits.kind == .pageStatus && !traits.isLoading
        // Only selectable rows can have the keyboard focus. `RowsModel` prevents the selection of the row of a failed page.
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

    /// Hides the row from screen readers until it is filled.
    func hide() { setHidden(true) }

    /// Hides the row from screen readers, which would read the previous content of the widget.
    private func setHidden(_ hidden: Bool) {
        guard hidden != isHidden, let row = rowWidget else { return }
        isHidden = hidden
        row.setHiddenFromReaders(hidden)
    }

    /// Names the row by the texts in the cell, if other labels have a text now. A cell may get its texts
    /// after it was filled, as one of another process does.
    func nameAgain() {
        if isFilled, let rowWidget { name(rowWidget) }
    }

    private func name(_ row: Gtk.Widget) {
        if traits.name != shownName {
            shownName = traits.name
            row.setAccessible(.label, traits.name)
            // A screen reader would read the labels instead of the name.
            if traits.name == nil { namingLabels = nil } else { row.resetRelation(.labelledBy) }
        }
        let part = column == nil ? row : item.child?.parent
        guard let part, case let labels = part.textLabels, labels != namingLabels else { return }
        namingLabels = labels
        if column != nil {
            // A part without a text has an empty name, not that of GTK's class.
            part.setAccessible(.label, labels.isEmpty ? "" : nil)
            if !part.nameByLabels() { part.resetRelation(.labelledBy) }
        }
        if traits.name == nil, !row.nameByLabels() { row.resetRelation(.labelledBy) }
    }

    private func describeRow() {
        cell?.decoration?.show(traits)
        guard let row = rowWidget else { return }
        setHidden(false)
        name(row)
        if cell?.decoration != nil { row.describeTreeRow(traits) }
    }
}

/// A cell, which is used in one slot at a time.
@MainActor final class SlotCell {
    let kind: CellKind
    let cell: RowCell
    /// The indentation and the arrow, in a tree; nil otherwise.
    let decoration: TreeDecoration?
    var widget: Gtk.Widget { decoration?.box ?? cell.view.gtkWidget }

    init(_ kind: CellKind, _ cell: RowCell, isInTree: Bool) {
        self.kind = kind
        self.cell = cell
        decoration = isInTree ? TreeDecoration(cell.view.gtkWidget) : nil
    }
}

extension Gtk.Widget {
    /// Sets the accessible level of a row in a tree, and whether it is open.
    fileprivate func describeTreeRow(_ traits: RowTraits) {
        var level = GTK_ACCESSIBLE_PROPERTY_LEVEL
        let value = Value(Int32(traits.depth + 1))
        gtk_accessible_update_property_value(C.opaque(_raw), 1, &level, value._pointer)
        if traits.isExpandable {
            // An integer: GTK 4.8 reads the state as an integer, although its documentation declares another type.
            var state = GTK_ACCESSIBLE_STATE_EXPANDED
            let value = Value(Int32(traits.isExpanded ? 1 : 0))
            gtk_accessible_update_state_value(C.opaque(_raw), 1, &state, value._pointer)
        } else {
            resetState(.expanded)
        }
    }
}
