// SPDX-License-Identifier: MIT

import RxKernel

/// The selected and the visible rows of a collection, which a screen saves for the next run of the application.
///
/// ```swift
/// extension NotesViewController: Restorable {
///     var restorableState: Observable<RowPosition<Note.ID>> { list.rx.position }
///     func restore(_ position: RowPosition<Note.ID>) { list.position = position }
/// }
/// ```
public struct RowPosition<ID: Hashable>: Hashable {
    /// The identifiers of the selected items, in the order of their rows.
    public var selected: [ID]
    /// The rows of which at least a part is visible.
    public var rows: Range<Int>

    /// Creates a position.
    public init(selected: [ID] = [], rows: Range<Int> = 0..<0) {
        self.selected = selected
        self.rows = rows
    }
}

extension RowPosition: Codable where ID: Codable {}
extension RowPosition: Sendable where ID: Sendable {}

extension CollectionView {
    /// The selected and the visible rows.
    ///
    /// After it is set, rows that are not loaded yet are selected and scrolled to when they are, unless the
    /// user or the program has selected other rows or has scrolled in the meantime; until then they are part
    /// of the value. Rows of a ``source`` are selected if they are visible or at most ``prefetchDistance``
    /// rows away, because other rows may not be loaded.
    public final var position: RowPosition<Item.ID> {
        get {
            RowPosition(
                selected: selectedItems.map(\.id) + awaited.ids, rows: rowsToScrollTo ?? visibleRows)
        }
        set {
            scroll(to: newValue.rows)
            awaited = (newValue.selected, isKnown: true)
            (deletedSelection, lacksSelectedItems) = ([], false)
            selectLoadedRows(besides: [])
            positionRelay.accept(())
        }
    }

    /// Selects those rows of ``awaited`` that are loaded.
    /// - Parameter selection: the rows that are selected besides; nil for the ones that are selected now.
    final func selectLoadedRows(besides selection: RowSet? = nil) {
        guard !awaited.ids.isEmpty || selection != nil else { return }
        var selection = selection ?? state.selection
        if selectionMode == .single, !selection.isEmpty { return awaited.ids = [] }
        var missing = Set(awaited.ids)
        for row in rowsThatMayBeLoaded where !missing.isEmpty {
            if let id = rows.item(at: row)?.id, missing.remove(id) != nil { selection.insert(row..<row + 1) }
        }
        selection = selectable(selection)
        let isDone = missing.isEmpty || selectionMode == .single && !selection.isEmpty
        awaited.ids = isDone ? [] : awaited.ids.filter(missing.contains)
        guard state.selection != selection else { return }
        if !awaited.isKnown { hasUnsentSelection = true }
        state.selection = selection
        // A row that may not be loaded is not read.
        if case .source = rows { noteSelectedIDs(of: selection, readsFirst: false) }
    }

    final var rowsThatMayBeLoaded: Range<Int> {
        guard case .source = rows else { return 0..<rows.count }
        let near = visibleRows.lowerBound - prefetchDistance..<visibleRows.upperBound + prefetchDistance
        return near.clamped(to: 0..<rows.count)
    }
}

extension Reactive where Base: ItemList {
    /// The selected and the visible rows: on subscription, and after each change; see ``CollectionView/position``.
    @preconcurrency @MainActor public var position: Observable<RowPosition<Base.Item.ID>> {
        .deferred { [weak base] in
            guard let base else { return .empty() }
            return base.positionChanges.compactMap { [weak base] in base?.position }
                .startWith(base.position).distinctUntilChanged()
        }
    }
}
