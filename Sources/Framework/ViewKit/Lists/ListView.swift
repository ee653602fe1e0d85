// SPDX-License-Identifier: MIT

/// A vertical list of items.
///
/// ```swift
/// private lazy var list = ListView<Contact>(cell: ContactCell.init)
/// viewModel.contacts.bind(to: list.rx.items)
/// list.rx.activated.subscribe(onNext: { [unowned self] contact in viewModel.open(contact) })
/// ```
/// Use a ``Box`` for a few views that never change, a ``ColumnView`` for several values of each item, a ``GridView`` for pictures, a
/// ``TreeView`` for items that contain items. Put a list into a ``ScrollView``. Selection, keys, menus and sources of rows work as in
/// ``CollectionView``. Main thread only.
public final class ListView<Item: Identifiable & Equatable>: CollectionView<Item> {
    /// Creates a list without items.
    ///
    /// - Parameters:
    ///   - style: the purpose of the list.
    ///   - selectionMode: how many rows can be selected.
    ///   - cell: creates the view of a cell. Called once for each cell, not for each row: cells are reused.
    ///   - configure: shows an item in such a view.
    public init<Cell: View>(
        style: ListStyle = .plain, selectionMode: ListSelectionMode = .single,
        cell: @escaping @MainActor () -> Cell, configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        super.init(.list, [.item: .item(cell, configure)]) {
            $0.selectionMode = selectionMode
            $0.style = style
            $0.activatesOnSingleClick = selectionMode != .multiple
        }
    }

    /// Creates a list without items, whose cells are ``Configurable`` views.
    public convenience init<Cell: Configurable>(
        style: ListStyle = .plain, selectionMode: ListSelectionMode = .single,
        cell: @escaping @MainActor () -> Cell
    ) where Cell.Model == Item {
        self.init(style: style, selectionMode: selectionMode, cell: cell) { $0.configure($1) }
    }

    /// The sections, each with a title above its items. Empty if ``CollectionView/items`` or a source was set instead.
    ///
    /// A title is a row of its own, which cannot be selected.
    public var sections: [ListSection<Item>] {
        get { if case .sections(let rows) = rows { SectionRow.sections(rows) } else { [] } }
        set { setRows(.sections(SectionRow.rows(newValue))) }
    }
}
