// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Gtk
import ViewKit

/// The columns of a column view, with their titles and the menu of the titles. Main thread only.
///
/// GTK shows the titles, the widths and the arrow of the sorted column. The portable view sorts the rows.
/// `GtkSortListModel` is not used: with GTK 4.8, it loses all of its rows at the second click on a title.
@MainActor final class ColumnTitles {
    /// The columns, in the order in which GTK shows them.
    private(set) var columns: [(id: String, column: Gtk.ColumnViewColumn)] = []
    /// The menu of the titles.
    private(set) var menu: Gio.Menu?
    /// Whether columns are inserted and removed by the program, and not moved by the user.
    private var isShowing = false
    /// The column whose sorter was asked last.
    private var askedColumn: String?
    private let view: Gtk.ColumnView
    private let makeFactory: (String) -> Gtk.SignalListItemFactory
    private let state: () -> CollectionViewState?
    private let send: (CollectionViewEvent) -> Void

    /// - Parameters:
    ///   - makeFactory: creates the factory of the cells of a column.
    ///   - state: returns the state that the user sees.
    ///   - send: reports an event of the user.
    init(
        _ view: Gtk.ColumnView, makeFactory: @escaping (String) -> Gtk.SignalListItemFactory,
        state: @escaping () -> CollectionViewState?, send: @escaping (CollectionViewEvent) -> Void
    ) {
        self.view = view
        self.makeFactory = makeFactory
        self.state = state
        self.send = send
        view.reorderable = true
        view.columns.onItemsChanged { [weak self] _, _, _ in self?.columnsWereMoved() }
        view.sorter?.onChanged { [weak self] _ in self?.sortWasChosen() }
    }

    /// The parent of the widgets that are rows.
    var body: Gtk.Widget? {
        var child = view.firstChild
        while let next = child {
            if next.typeName.hasSuffix("ListView") { return next }
            child = next.nextSibling
        }
        return nil
    }

    /// The identifiers of the columns that are visible.
    var shownColumns: Set<String> { Set(columns.filter { $0.column.visible }.map(\.id)) }

    /// Shows these columns, and returns the identifiers of those that were removed.
    func show(_ properties: [ColumnProperties]) -> [String] {
        isShowing = true
        defer { isShowing = false }
        var removed: [String] = []
        for (id, column) in columns where !properties.contains(where: { $0.id == id }) {
            view.removeColumn(column)
            columns.removeAll { $0.id == id }
            removed.append(id)
        }
        for (index, new) in properties.enumerated() {
            let column = columns.first { $0.id == new.id }?.column ?? makeColumn(new.id)
            if column.title != new.title { column.title = new.title }
            if column.expand != new.expands { column.expand = new.expands }
            if column.resizable != new.isResizable { column.resizable = new.isResizable }
            if column.visible != new.isVisible { column.visible = new.isVisible }
            if column.fixedWidth != new.width ?? -1 { column.fixedWidth = new.width ?? -1 }
            if new.isSortable != (column.sorter != nil) {
                column.sorter = new.isSortable ? makeSorter(new.id) : nil
            }
            if index >= columns.count || columns[index].id != new.id {
                if column.columnView != nil { view.removeColumn(column) }
                columns.removeAll { $0.id == new.id }
                columns.insert((new.id, column), at: index)
                view.insertColumn(column, at: index)
            }
        }
        return removed
    }

    /// Sets the titles as the accessible names of the headers. In GTK 4.8 the names are the names of widget classes otherwise.
    func nameTitles() {
        guard let header = view.firstChild, header !== body ?? view else { return }
        header.setAccessible(.label, "")
        header.nameParts("")
        var title = header.firstChild
        while let next = title {
            next.nameByLabels()
            title = next.nextSibling
        }
    }

    private func makeColumn(_ id: String) -> Gtk.ColumnViewColumn {
        let column = Gtk.ColumnViewColumn(title: "", factory: makeFactory(id))
        column.onNotify("fixed-width") { [weak self, unowned column] in
            if column.fixedWidth >= 0 { self?.send(.columnResized(id, width: column.fixedWidth)) }
        }
        return column
    }

    /// Called when GTK has moved a column that the user dragged.
    private func columnsWereMoved() {
        guard !isShowing, let state = state() else { return }
        let moved = (0..<view.columns.nItems).compactMap { index in
            columns.first { $0.column === view.columns.item(at: index) }
        }
        let (old, new) = (state.columns.map(\.id), moved.map(\.id))
        guard old.count == new.count, old != new,
            let id = old.first(where: { id in old.filter { $0 != id } == new.filter { $0 != id } }),
            let index = new.firstIndex(of: id)
        else { return }
        columns = moved
        send(.columnMoved(id, to: index))
    }

    // MARK: Sorting

    /// Creates a sorter that does not sort: it only makes GTK show the arrow. It stores that it was called,
    /// because GTK 4.8 has no function that returns the sorted column.
    private func makeSorter(_ id: String) -> Gtk.CustomSorter {
        Gtk.CustomSorter { [weak self] _, _ in
            self?.askedColumn = id
            return .smaller
        }
    }

    /// The column and the order that the arrow shows.
    private var shownSort: ColumnSort? {
        guard let sorter = view.sorter else { return nil }
        askedColumn = nil
        let order = sorter.compare(GObject.Object(), item2: GObject.Object())
        return askedColumn.map { ColumnSort($0, ascending: order == .smaller) }
    }

    private func sortWasChosen() {
        let sort = shownSort
        if sort != state()?.sort { send(.sorted(sort)) }
    }

    func show(_ sort: ColumnSort?) {
        guard shownSort != sort else { return }
        let column = sort.flatMap { sort in columns.first { $0.id == sort.column }?.column }
        view.sort(by: nil, direction: .ascending)
        if let sort, let column {
            view.sort(by: column, direction: sort.isAscending ? .ascending : .descending)
        }
    }

    // MARK: The menu of the titles

    /// Creates the menu, and returns the actions of its items. Their group has the name `columns`.
    func makeMenu(_ properties: [ColumnProperties]) -> Gio.SimpleActionGroup {
        let actions = Gio.SimpleActionGroup()
        let shown = Gio.Menu()
        let sorts = Gio.Menu()
        for (index, column) in properties.enumerated() {
            let id = column.id
            actions.addAction("show-\(index)", state: column.isVisible) { [weak self] isVisible in
                self?.send(.columnShown(id, isVisible: isVisible))
            }
            shown.append(column.title, detailedAction: "columns.show-\(index)")
            guard column.isSortable else { continue }
            actions.addAction("sort-\(index)") { [weak self] in
                let isAgain = self?.state()?.sort == ColumnSort(id)
                self?.send(.sorted(ColumnSort(id, ascending: !isAgain)))
            }
            sorts.append(
                localized("Sort by %1", column.title), detailedAction: "columns.sort-\(index)")
        }
        let menu = Gio.Menu()
        menu.appendSection(nil, section: shown)
        if sorts.nItems > 0 { menu.appendSection(nil, section: sorts) }
        self.menu = menu
        for (_, column) in columns { column.headerMenu = menu }
        return actions
    }
}

extension GtkCollectionView {
    func makeTitles() -> ColumnTitles? {
        guard let view = list as? Gtk.ColumnView else { return nil }
        return ColumnTitles(
            view, makeFactory: { [unowned self] in makeFactory(column: $0) },
            state: { [weak self] in self?.state }, send: { [weak self] in self?.send($0) })
    }

    func show(_ change: Change<CollectionViewState>, in titles: ColumnTitles) {
        let columns = change.new.columns
        let areNew = change.isNew(\.columns)
        if areNew {
            model.stepLimit = max(16, 192 / max(columns.count, 1))
            for id in titles.show(columns) { cells.removeColumn(id) }
            slots.shownColumns = titles.shownColumns
        }
        if areNew || change.isNew(\.sort) { titles.show(change.new.sort) }
        if areNew {
            holder.insertActionGroup("columns", group: titles.makeMenu(columns))
            titles.nameTitles()
        }
    }

    func openColumnMenu() -> Bool {
        guard let menu = titles?.menu else { return false }
        openMenu(menu, at: ViewKit.Point(x: 8, y: 24))
        return true
    }
}
