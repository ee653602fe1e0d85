// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// A list, a tree, a grid or columns, shown by a `GtkListView`, a `GtkGridView` or a `GtkColumnView`.
final class GtkCollectionView: ControlView<CollectionViewState, CollectionViewEvent>, BackendCollection {
    var provider: CollectionRows?

    let layout: CollectionLayout
    let holder = CollectionHolder()
    let list: any Gtk.Scrollable & Gtk.Widget
    let model = RowsModel()
    let slots = RowSlots()
    let cells = CellPool()
    var filling = FillProgress()
    var scrollAnchor = ScrollAnchor()
    let dragging: RowDragging
    let input: RowInput
    /// The titles of the columns; nil outside of columns.
    private(set) var titles: ColumnTitles?
    private var rowSteps: Source?
    private var reportedRows: Range<Int>?

    init(_ layout: CollectionLayout) {
        self.layout = layout
        switch layout {
        case .list: list = Gtk.ListView()
        case .tree:
            list = Gtk.ListView()
            list.accessibleRole = .tree
        case .grid: list = Gtk.GridView()
        case .columns: list = Gtk.ColumnView()
        }
        holder.list = list
        holder.accessibleRole = .group
        dragging = RowDragging(holder)
        input = RowInput(holder)
        super.init(holder)
        model.onSelect = { [weak self] rows in self?.send(.selected(rows)) }
        holder.onAllocate = { [weak self] in self?.rowsWereAllocated() }
        connectList()
        listenToPointer()
        listenToKeys()
        holder.passPageKeys()
        listenToFocus()
        titles = makeTitles()
    }

    isolated deinit {
        holder.popover = nil
        rowSteps?.cancel()
    }

    override var operatedWidget: Gtk.Widget { list }

    /// The list itself has the name; only in a column view, the widget that contains the rows has it too.
    override func didName(_ name: String?) {
        if layout == .columns { body.setAccessible(.label, name ?? "") }
    }

    private func connectList() {
        switch list {
        case let list as Gtk.ListView:
            list.factory = makeFactory(column: nil)
            list.model = model
            list.onActivate { [weak self] row in self?.activated(row) }
        case let grid as Gtk.GridView:
            grid.factory = makeFactory(column: nil)
            grid.model = model
            grid.onActivate { [weak self] row in self?.activated(row) }
        case let view as Gtk.ColumnView:
            view.model = model
            view.onActivate { [weak self] row in self?.activated(row) }
        default: break
        }
    }

    private func activated(_ row: Int) {
        if state?.activatesOnSingleClick == true, input.isPointerDown { return }
        send(.activated(row))
    }

    // MARK: Rows

    func update(_ rows: RowSet) {
        for slot in slots.bound(where: rows.contains) where slot.isFilled { fill(slot) }
    }

    func splice(_ change: ListSplice) {
        let focused = focusedRow
        dragging.rowsWillChange(change)
        if holder.mapped, let row = scrollAnchor.row(keptBy: change) {
            // A row that is visible is not scrolled. It becomes the one that GTK keeps in its place.
            _ = body.activateAction("list.scroll-to-item", args: Variant(UInt32(row)))
        }
        let replaced = replace(change.replacedRows)
        let isFirst = model.count == 0
        withoutEvents {
            model.splice(
                change,
                widgetCount: model.stepLimit == nil ? 0 : slots.rowCount(from: change.position + change.added)
            )
        }
        takeSteps()
        if isFirst, holder.mapped, GTK.isAvailable(4, 12) {
            // GTK 4.18 would show the end of the new rows, if the list had rows before.
            holder.beforeReport { [weak self] in self?.holder.doVadjustment?.value = 0 }
        }
        // Rows that replace others are a new content, as after a search. They do not fade in.
        if !isFirst, change.removed == 0 { fadeIn(change.position..<change.position + change.added) }
        fillAtOnce(replaced)
        if let focused, change.replacedRows.contains(focused) {
            // The row itself gets the focus: the widget in the cell that had it shows another row now.
            if let row = slots.bound(at: focused)?.rowWidget, !row.isFocus { _ = row.grabFocus() }
        } else if let focused, (change.position..<change.position + change.removed).contains(focused) {
            focusRow(inPlaceOf: focused)
        }
    }

    /// Shows inserted rows with an animation, unless they are so many that they are another content. If the
    /// settings of the desktop disable animations, GTK shows them without one.
    private func fadeIn(_ rows: Range<Int>) {
        guard state?.animatesInsertions == true, holder.mapped, (1...Self.fadeLimit).contains(rows.count)
        else {
            return
        }
        for slot in slots.bound(where: rows.contains) { slot.fadeIn() }
    }

    /// The number of rows that about fit on a screen.
    private static let fadeLimit = 40

    /// Lets GTK know the rows that it does not know yet, or removes the widgets of removed rows, between the next frames.
    private func takeSteps() {
        if model.shownCount > model.count {
            for slot in slots.bound(where: { $0 >= model.count }) { slot.remove() }
        }
        guard rowSteps == nil, model.shownCount != model.count else { return }
        rowSteps = Source.idle { [weak self] in
            guard let self else { return false }
            var hasMore = false
            withoutEvents { hasMore = model.takeStep() }
            if !hasMore { rowSteps = nil }
            return hasMore
        }
    }

    var focusedRow: Int? {
        guard let row = body.focusChild, let focused = (holder.root as? Gtk.Window)?.focusWidget,
            focused.isInside(row)
        else { return nil }
        return slots.bound(in: row)?.item.position
    }

    var hasKeyboardFocus: Bool {
        (holder.root as? Gtk.Window)?.focusWidget.map { $0.isInside(holder) } ?? false
    }

    /// Gives the focus to another row after the focused one was removed. Otherwise no widget of the window
    /// would have the focus, and keys would not work.
    private func focusRow(inPlaceOf removed: Int) {
        // GTK 4.12 and newer show another row in the widget, which keeps the focus.
        let window = holder.root as? Gtk.Window
        holder.beforeReport { [weak self, weak used = window?.focusWidget] in
            guard let self, model.count > 0 else { return }
            let focused = (holder.root as? Gtk.Window)?.focusWidget
            // The user or the application may have moved the focus.
            let isElsewhere = focusedRow != nil || focused?.isAncestor(holder) == false
            guard focused == nil || focused === used || !isElsewhere else { return }
            let selected = state?.selectionMode == .single ? state?.selection.first : nil
            focus(row: min(selected ?? removed, model.count - 1))
        }
        holder.queueAllocate()
    }

    /// The parent of the widgets that are rows.
    var body: Gtk.Widget { titles?.body ?? list }

    // MARK: State

    override func show(_ change: Change<CollectionViewState>) {
        let new = change.new
        change.of(\.style) { style in
            if let name = change.old?.style.cssClass { list.removeCssClass(name) }
            if layout == .list || layout == .tree {
                if let name = style.cssClass { list.addCssClass(name) }
                (list as? Gtk.ListView)?.showSeparators = style == .card
            }
        }
        change.of(\.selectionMode) { mode in
            model.mode = mode
            (list as? Gtk.GridView)?.enableRubberband = mode == .multiple
        }
        change.of(\.hasHeaders) { hasHeaders in
            model.isSelectable =
                hasHeaders ? { [weak self] row in self?.provider?.traits(row).isSelectable ?? false } : nil
            prepareEmptyRows()
        }
        change.of(\.hasPageStatus) { model.hasPageStatus = $0 }
        change.of(\.rowCount) { count in
            // The numbers differ if the state came without a splice, for example because it was decoded.
            if count != model.count {
                model.splice(ListSplice(position: 0, removed: model.count, added: count))
                takeSteps()
            }
            holder.isEmpty = count == 0
        }
        model.show(new.selection)
        if let grid = list as? Gtk.GridView {
            // GTK requires that the minimum is never above the maximum.
            grid.minColumns = 1
            grid.maxColumns = new.maximumColumns
            grid.minColumns = new.minimumColumns
        }
        change.of(\.isReorderable) {
            if $0 { listenToDrags() }
            for slot in slots.values where slot.isFilled { offerMoves(of: slot) }
        }
        if let titles { show(change, in: titles) }
    }

    func setEmptyView(_ view: (any BackendView)?) { holder.emptyView = view }

    // MARK: Positions

    func scroll(to row: Int) {
        // GTK cannot scroll before any row has a position, as when the list was empty until now.
        guard holder.mapped, holder.height > 0, slots.hasVisibleRow else {
            return holder.beforeReport { [weak self] in self?.scrollNow(to: row) }
        }
        scrollNow(to: row)
    }

    private func scrollNow(to row: Int, isRepeated: Bool = false) {
        guard row < model.count else { return }
        if row >= model.shownCount { model.showAll() }
        scrollAnchor.willScroll(toPageStatus: provider?.traits(row).kind == .pageStatus)
        _ = body.activateAction("list.scroll-to-item", args: Variant(UInt32(row)))
        // Until the next layout, a new row has no height in GTK. At the end of the visible rows, GTK therefore
        // treats it as visible already, and does not scroll.
        guard !isRepeated, row >= reportedRows?.upperBound ?? 0, let slot = slots.bound(at: row) else {
            return
        }
        holder.beforeReport { [weak self, weak slot] in
            if let slot, slot.isBound { self?.scrollNow(to: slot.item.position, isRepeated: true) }
        }
    }

    override func takeFocus() {
        guard let row = model.selection.first, row < model.count else { return super.takeFocus() }
        focus(row: row)
    }

    func focus(row: Int) {
        scroll(to: row)
        if focusNow(row) { return }
        holder.beforeReport { [weak self] in _ = self?.focusNow(row) }
        holder.queueAllocate()
    }

    private func focusNow(_ row: Int) -> Bool {
        guard holder.mapped else { return false }
        fill(row: row)
        return slots.bound(at: row)?.rowWidget?.grabFocus() ?? false
    }

    private func rowsWereAllocated() {
        scrollAnchor.rowsWereLaidOut()
        fillVisibleRows()
        let rows = model.count > 0 ? slots.visibleRows : 0..<0
        guard rows != reportedRows else { return }
        reportedRows = rows
        send(.visible(rows))
    }

    // MARK: Menus

    override func showMenu(_ menu: ViewKit.Menu, at position: ViewKit.Point?) {
        guard widget.isInOpenedWindow else { return }
        let model = GtkMenuModel(menu, localActions: inputControllers.actions)
        model.complete(in: openMenu(model.menu, at: position))
    }

    @discardableResult func openMenu(_ menu: Gio.Menu, at position: ViewKit.Point?) -> Gtk.PopoverMenu {
        // The previous popover is removed only now: it triggers its action after it was closed.
        let popover = Gtk.PopoverMenu(model: menu)
        popover.nameItems()
        popover.hasArrow = false
        popover.halign = .start
        let point = position ?? contextRequest(at: nil).position ?? ViewKit.Point(x: 0, y: 0)
        popover.pointingTo = Gdk.Rectangle(x: Int(point.x), y: Int(point.y), width: 1, height: 1)
        popover.onClosed { [weak self] in
            guard let self, body.focusChild == nil else { return }
            _ = list.grabFocus()
        }
        holder.popover = popover
        popover.popup()
        return popover
    }

    /// Returns the request for a position. Without a position, as by a key, the request is for the middle of the focused row.
    override func contextRequest(at position: ViewKit.Point?) -> ContextRequest {
        if let position { return ContextRequest(position: position, row: row(at: position.x, position.y)) }
        guard let focused = body.focusChild, let bounds = focused.computeBounds(holder) else {
            return ContextRequest()
        }
        let middle = ViewKit.Point(
            x: Double(bounds.origin.x + bounds.size.width / 2),
            y: Double(bounds.origin.y + bounds.size.height / 2))
        return ContextRequest(position: middle, row: slots.bound(in: focused)?.item.position)
    }

    /// The row at a point of the holder.
    func row(at x: Double, _ y: Double) -> Int? { slot(at: x, y)?.item.position }

    func slot(at x: Double, _ y: Double) -> RowSlot? {
        let body = body
        var widget = holder.pick(x: x, y: y, flags: [])
        while let inner = widget, inner.parent !== body { widget = inner.parent }
        return widget.flatMap(slots.bound(in:))
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
