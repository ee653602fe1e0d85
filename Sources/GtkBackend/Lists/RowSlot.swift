// SPDX-License-Identifier: MIT

import CGtk
import GObject
import Gtk
import ViewKit

/// A place of GTK's list in which one row after the other is shown, or the part of a row that is in one column.
@MainActor final class RowSlot {
    /// Not retained: the list has it, and drops the slot with it.
    unowned let item: Gtk.ListItem
    /// The identifier of the column; nil outside of columns.
    let column: String?
    private(set) var isBound = false
    private(set) var traits = RowTraits()
    /// What shows the place of the row in a tree.
    let decoration: TreeDecoration?
    private var cells: [CellKind: RowCell] = [:]
    private var current: RowCell?

    init(_ item: Gtk.ListItem, column: String?, decoration: TreeDecoration?) {
        self.item = item
        self.column = column
        self.decoration = decoration
    }

    /// The widget of GTK that is the whole row.
    var rowWidget: Gtk.Widget? { column == nil ? item.child?.parent : item.child?.parent?.parent }

    func bind(to row: Int, of provider: CollectionRows) {
        let traits = provider.traits(row)
        let kind: CellKind =
            switch traits.kind {
            case .item: column.map { .column($0) } ?? .item
            case .header: .header
            case .placeholder: .placeholder
            case .pageStatus: .pageStatus
            }
        let cell = cells[kind] ?? provider.makeCell(kind)
        cells[kind] = cell
        if current?.view !== cell.view { current?.unbind() }
        current = cell
        cell.bind(row)
        show(cell.view.gtkWidget)
        (isBound, self.traits) = (true, traits)
        let canRetry = traits.kind == .pageStatus && !traits.isLoading
        // The keyboard focus goes to selectable rows only. The model selects no row of a page that has failed.
        item.selectable = traits.isSelectable || canRetry
        item.activatable = traits.kind == .item || canRetry
        decoration?.show(traits)
        describeRow()
    }

    func unbind() {
        isBound = false
        current?.unbind()
    }

    private func show(_ widget: Gtk.Widget) {
        if let decoration {
            decoration.content = widget
            if item.child !== decoration.box { item.child = decoration.box }
        } else if item.child !== widget {
            item.child = widget
        }
    }

    private func describeRow() {
        guard let row = rowWidget else { return }
        if column != nil { item.child?.parent?.nameByLabels() }
        row.setCssClass("section-title", traits.kind == .header)
        if let name = traits.name { row.setAccessible(.label, name) } else { row.nameByLabels() }
        if decoration != nil {
            if row.accessibleRole != .treeItem { row.accessibleRole = .treeItem }
            row.describeTreeRow(traits)
        }
    }
}

/// The indentation and the arrow of a row in a tree.
@MainActor final class TreeDecoration {
    let box = Gtk.Box(orientation: .horizontal, spacing: 4)
    private let arrow = Gtk.Button()
    private let spinner = Gtk.Spinner()
    private let places = Gtk.Stack()
    private static let indentation = 20

    /// - Parameter toggle: opens the row, or closes it.
    init(_ toggle: @escaping @MainActor () -> Void) {
        arrow.addCssClass("flat")
        arrow.addCssClass("tree-arrow")
        arrow.valign = .center
        // Left and Right do the same by keys.
        arrow.canFocus = false
        arrow.onClicked(toggle)
        arrow.focusable = false
        arrow.setAccessible(.label, localized("Expand"))
        arrow.nameParts("")
        spinner.setAccessible(.label, "")
        places.addChild(Gtk.Box(orientation: .horizontal, spacing: 0))
        _ = places.addNamed(arrow, name: "arrow")
        _ = places.addNamed(spinner, name: "spinner")
        box.append(places)
    }

    var content: Gtk.Widget? {
        didSet {
            guard content !== oldValue else { return }
            if let oldValue, oldValue.parent === box { box.remove(oldValue) }
            guard let content else { return }
            content.leaveParent()
            content.hexpand = true
            box.append(content)
        }
    }

    func show(_ traits: RowTraits) {
        places.marginStart = traits.depth * Self.indentation
        spinner.spinning = traits.isLoading
        if traits.isLoading {
            places.visibleChild = spinner
        } else if traits.isExpandable {
            arrow.iconName = traits.isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
            arrow.setAccessible(.label, traits.isExpanded ? localized("Collapse") : localized("Expand"))
            places.visibleChild = arrow
        } else {
            places.visibleChild = places.firstChild
        }
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
