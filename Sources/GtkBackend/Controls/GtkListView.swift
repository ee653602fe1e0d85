// SPDX-License-Identifier: MIT

import GObject
import Gio
import Gtk
import ViewKit

/// A list that makes widgets for the rows in sight only.
///
/// A click selects a row and activates it, as Return does; the arrow keys select.
final class GtkListView: ControlView<ListViewState, ListViewEvent>, BackendList {
    var makeCell: (@MainActor () -> ListCell)?

    private let rows = Gtk.StringList()
    private lazy var selection = makeSelection()
    private let list = Gtk.ListView()
    private var cells: [Gtk.ListItem: ListCell] = [:]
    /// A double click would activate its row once more.
    private var isPointerDown = false

    init() {
        super.init(list)
        let factory = Gtk.SignalListItemFactory()
        factory.onSetup { [weak self] item in
            self?.addCell(to: item)
        }
        factory.onBind { [weak self] item in
            guard let self, let cell = cells[item] else { return }
            cell.bind(item.position)
            item.child?.parent?.nameByLabels()
        }
        factory.onTeardown { [weak self] item in
            self?.cells[item] = nil
        }
        list.factory = factory
        list.onActivate { [weak self] row in
            guard let self, !isPointerDown else { return }
            send(.activated(row))
        }
        activateOnClick()
    }

    /// Rows have names of their own.
    override func didName(_ name: String?) {}

    override func show(_ change: Change<ListViewState>) {
        change.of(\.style) { style in
            if let name = change.old?.style.cssClass { list.removeCssClass(name) }
            if let name = style.cssClass { list.addCssClass(name) }
            list.showSeparators = style == .card
        }
        change.of(\.selectionMode) { mode in
            list.model = mode == .single ? selection : Gtk.NoSelection(model: rows)
        }
        if change.new.selectionMode == .single,
            Int(listPosition: selection.selected) != change.new.selectedRow
        {
            selection.selected = change.new.selectedRow.listPosition
        }
    }

    func splice(_ change: ListSplice) {
        withoutEvents {
            rows.splice(
                at: change.position, removing: change.removed,
                inserting: Array(repeating: "", count: change.added))
        }
    }

    private func makeSelection() -> Gtk.SingleSelection {
        let selection = Gtk.SingleSelection(model: rows)
        selection.autoselect = false
        selection.canUnselect = true
        selection.selected = Int?.none.listPosition
        selection.onNotify("selected") { [weak self] in
            guard let self else { return }
            send(.selected(Int(listPosition: self.selection.selected)))
        }
        return selection
    }

    private func addCell(to item: Gtk.ListItem) {
        guard let cell = makeCell?() else { return }
        cells[item] = cell
        item.child = cell.view.gtkWidget
    }

    /// GTK's own single-click activation selects whatever the pointer passes over, so clicks are taken here.
    private func activateOnClick() {
        let press = Gtk.GestureClick()
        press.propagationPhase = .capture
        press.onPressed { [weak self] _, _, _ in self?.isPointerDown = true }
        press.onEnd { [weak self] _ in self?.isPointerDown = false }
        press.onCancel { [weak self] _ in self?.isPointerDown = false }
        list.addController(press)
        let click = Gtk.GestureClick()
        click.onReleased { [weak self] count, x, y in
            guard let self, count == 1, let row = row(at: x, y) else { return }
            send(.activated(row))
        }
        list.addController(click)
    }

    private func row(at x: Double, _ y: Double) -> Int? {
        var widget = list.pick(x: x, y: y, flags: [])
        while let inner = widget, inner.parent !== list { widget = inner.parent }
        return widget.flatMap(row)
    }

    /// - Parameter widget: what GTK puts around a cell.
    private func row(in widget: Gtk.Widget) -> Int? {
        guard let child = widget.firstChild else { return nil }
        return cells.keys.first { $0.child === child }?.position
    }

    /// By key it is about the row that has the keyboard, and in its middle.
    override func contextRequest(at position: ViewKit.Point?) -> ContextRequest {
        if let position { return ContextRequest(position: position, row: row(at: position.x, position.y)) }
        guard let focused = list.focusChild, let bounds = focused.computeBounds(list) else {
            return ContextRequest()
        }
        let middle = ViewKit.Point(
            x: Double(bounds.origin.x + bounds.size.width / 2),
            y: Double(bounds.origin.y + bounds.size.height / 2))
        return ContextRequest(position: middle, row: row(in: focused))
    }
}

extension ListStyle {
    fileprivate var cssClass: String? {
        switch self {
        case .plain: "plain-list"
        case .card: "card"
        case .sidebar: "navigation-sidebar"
        }
    }
}
