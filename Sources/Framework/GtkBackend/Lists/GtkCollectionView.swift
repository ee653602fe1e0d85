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
    var slots: [Gtk.ListItem: RowSlot] = [:]
    /// What `rowsOfSlots` has found; nil if slots or columns have changed since.
    var knownRows: [[RowSlot]]?
    /// The cells that are in no slot.
    var unusedCells: [CellKind: [SlotCell]] = [:]
    /// The slots whose cells may be used for other rows. Empty except while rows are filled.
    var sparedSlots: [RowSlot] = []
    /// Finds the `sparedSlots`, when a cell of them is needed for the first time.
    var findSparedSlots: (() -> [RowSlot])?
    var cellSizes: [CellKind: CellSize] = [:]
    /// How many cells were filled since the rows got their positions.
    var filledBeforeLayout = 0
    /// The scroll position at which the rows beside the visible ones were filled.
    var filledPosition: Double?
    /// Whether a size in `cellSizes` has changed since it was applied to the empty rows.
    var hasNewSizes = false
    /// Whether there are titles of sections among the rows.
    var hasHeaders = false
    /// The columns, in the order in which GTK shows them.
    var columns: [(id: String, column: Gtk.ColumnViewColumn)] = []
    var columnMenu: Gio.Menu?
    /// The column whose sorter was asked last.
    var askedColumn: String?
    var listensToDrags = false
    /// The row before or after which a dragged row would be dropped.
    var dropMark: Gtk.Widget?
    /// The row that is dragged.
    weak var draggedRow: DraggedRow?
    lazy var edgeScroll = EdgeScroll(holder)
    var typed = TypedText()
    /// Whether a mouse button is pressed. GTK activates a row at a double click too, which is ignored if a single click has activated it.
    var isPointerDown = false
    private var emptyView: (any BackendView)?
    private var rowSteps: Source?
    private var reportedRows: Range<Int>?
    /// The first row that is completely visible, as the rows were laid out last.
    weak var topSlot: RowSlot?
    /// Whether the list was scrolled to a row since the rows were laid out.
    private var isScrolling = false
    /// The functions to call when the rows have their positions.
    private var afterLayout: [() -> Void] = []

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
        super.init(holder)
        model.onSelect = { [weak self] rows in self?.send(.selected(rows)) }
        holder.onAllocate = { [weak self] in self?.rowsWereAllocated() }
        connectList()
        listenToPointer()
        listenToKeys()
        holder.passPageKeys()
        listenToFocus()
        if layout == .columns { prepareColumns() }
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
        if state?.activatesOnSingleClick == true, isPointerDown { return }
        send(.activated(row))
    }

    // MARK: Rows

    func update(_ rows: RowSet) {
        for slot in slots.values where slot.isFilled && rows.contains(slot.item.position) { fill(slot) }
    }

    func splice(_ change: ListSplice) {
        let focused = focusedRow
        if let draggedRow { draggedRow.row = draggedRow.row.flatMap(change.row(after:)) }
        keepTopRow(change)
        let replaced = replace(change.replacedRows)
        let isFirst = model.count == 0
        withoutEvents {
            model.splice(change, widgetCount: widgetCount(from: change.position + change.added))
        }
        takeSteps()
        if isFirst, holder.mapped, GTK.isAvailable(4, 12) {
            // GTK 4.18 would show the end of the new rows, if the list had rows before.
            afterLayout.append { [weak self] in self?.holder.doVadjustment?.value = 0 }
        }
        // Rows that replace others are a new content, as after a search. They do not fade in.
        if !isFirst, change.removed == 0 { fadeIn(change.position..<change.position + change.added) }
        fillAtOnce(replaced)
        if let focused, change.replacedRows.contains(focused) {
            // The row itself gets the focus: the widget in the cell that had it shows another row now.
            if let row = boundSlot(at: focused)?.rowWidget, !row.isFocus { _ = row.grabFocus() }
        } else if let focused, (change.position..<change.position + change.removed).contains(focused) {
            focusRow(inPlaceOf: focused)
        }
    }

    /// Keeps the visible rows before inserted rows in their places. GTK keeps a row in its place whose
    /// distance from the upper edge depends on the scroll position: at the end of the list the last one. A
    /// list that loads its next page at its end would show the end of that page, and load all.
    private func keepTopRow(_ change: ListSplice) {
        guard change.added > 0, holder.mapped, !isScrolling, let topSlot, topSlot.isBound,
            topSlot.item.position < change.position
        else { return }
        // A row that is visible is not scrolled. It becomes the one that GTK keeps in its place.
        _ = body.activateAction("list.scroll-to-item", args: Variant(UInt32(topSlot.item.position)))
    }

    /// Shows inserted rows with an animation, unless they are so many that they are another content. If the
    /// settings of the desktop disable animations, GTK shows them without one.
    private func fadeIn(_ rows: Range<Int>) {
        guard state?.animatesInsertions == true, holder.mapped, (1...Self.fadeLimit).contains(rows.count)
        else {
            return
        }
        for slot in slots.values where slot.isBound && rows.contains(slot.item.position) { slot.fadeIn() }
    }

    /// The number of rows that about fit on a screen.
    private static let fadeLimit = 40

    /// The number of rows from `row` on that have widgets, without a gap.
    private func widgetCount(from row: Int) -> Int {
        guard model.stepLimit != nil else { return 0 }
        let rows = Set(slots.values.lazy.filter(\.isBound).map(\.item.position))
        var end = row
        while rows.contains(end) { end += 1 }
        return end - row
    }

    /// Lets GTK know the rows that it does not know yet, or removes the widgets of removed rows, between the next frames.
    private func takeSteps() {
        if model.shownCount > model.count {
            for slot in slots.values where slot.isBound && slot.item.position >= model.count { slot.remove() }
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
        return slot(in: row)?.item.position
    }

    var hasKeyboardFocus: Bool {
        (holder.root as? Gtk.Window)?.focusWidget.map { $0.isInside(holder) } ?? false
    }

    /// Gives the focus to another row after the focused one was removed. Otherwise no widget of the window
    /// would have the focus, and keys would not work.
    private func focusRow(inPlaceOf removed: Int) {
        // GTK 4.12 and newer show another row in the widget, which keeps the focus.
        let window = holder.root as? Gtk.Window
        afterLayout.append { [weak self, weak used = window?.focusWidget] in
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
    var body: Gtk.Widget {
        guard layout == .columns else { return list }
        var child = list.firstChild
        while let next = child {
            if next.typeName.hasSuffix("ListView") { return next }
            child = next.nextSibling
        }
        return list
    }

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
            self.hasHeaders = hasHeaders
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
        if layout == .columns { showColumns(change) }
    }

    func setEmptyView(_ view: (any BackendView)?) {
        emptyView = view
        holder.emptyWidget = view?.gtkWidget
    }

    // MARK: Positions

    func scroll(to row: Int) {
        // GTK cannot scroll before any row has a position, as when the list was empty until now.
        guard holder.mapped, holder.height > 0, rowsOfSlots.contains(where: { $0[0].isVisible }) else {
            return afterLayout.append { [weak self] in self?.scrollNow(to: row) }
        }
        scrollNow(to: row)
    }

    private func scrollNow(to row: Int, isRepeated: Bool = false) {
        guard row < model.count else { return }
        if row >= model.shownCount { model.showAll() }
        // The rows of the next page take the place of this row.
        isScrolling = provider?.traits(row).kind != .pageStatus
        _ = body.activateAction("list.scroll-to-item", args: Variant(UInt32(row)))
        // Until the next layout, GTK gives a new row no height. Where the visible rows end, it takes the row
        // for visible, and shows nothing of it.
        guard !isRepeated, row >= reportedRows?.upperBound ?? 0, let slot = boundSlot(at: row) else { return }
        afterLayout.append { [weak self, weak slot] in
            if let slot, slot.isBound { self?.scrollNow(to: slot.item.position, isRepeated: true) }
        }
    }

    override func focus() {
        guard let row = model.selection.first, row < model.count else { return super.focus() }
        focus(row: row)
    }

    func focus(row: Int) {
        scroll(to: row)
        if focusNow(row) { return }
        afterLayout.append { [weak self] in _ = self?.focusNow(row) }
        holder.queueAllocate()
    }

    private func focusNow(_ row: Int) -> Bool {
        guard holder.mapped else { return false }
        fill(row: row)
        return boundSlot(at: row)?.rowWidget?.grabFocus() ?? false
    }

    func boundSlot(at row: Int) -> RowSlot? {
        slots.values.first { $0.isBound && $0.item.position == row && $0.rowWidget != nil }
    }

    private func rowsWereAllocated() {
        let work = afterLayout
        afterLayout = []
        for step in work { step() }
        // The functions may have moved the rows.
        guard work.isEmpty else { return holder.queueAllocate() }
        isScrolling = false
        fillVisibleRows()
        let rows = visibleRows
        guard rows != reportedRows else { return }
        reportedRows = rows
        send(.visible(rows))
    }

    /// The rows of which at least a part is visible.
    private var visibleRows: Range<Int> {
        guard model.count > 0 else { return 0..<0 }
        var (first, last) = (Int.max, -1)
        for slots in rowsOfSlots where slots[0].isBound && slots[0].isVisible {
            let row = slots[0].item.position
            (first, last) = (min(first, row), max(last, row))
        }
        return last < 0 ? 0..<0 : first..<last + 1
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
        return ContextRequest(position: middle, row: slot(in: focused)?.item.position)
    }

    /// The row at a point of the holder.
    func row(at x: Double, _ y: Double) -> Int? { slot(at: x, y)?.item.position }

    func slot(at x: Double, _ y: Double) -> RowSlot? {
        let body = body
        var widget = holder.pick(x: x, y: y, flags: [])
        while let inner = widget, inner.parent !== body { widget = inner.parent }
        return widget.flatMap(slot(in:))
    }

    /// - Parameter row: a child of ``body``.
    func slot(in row: Gtk.Widget) -> RowSlot? {
        slots.values.first { $0.isBound && $0.rowWidget === row }
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
