// SPDX-License-Identifier: MIT

/// The rows of a collection.
@MainActor enum Rows<Item: Identifiable & Equatable> {
    /// One row for each item of an array.
    case items([Item])
    /// The titles and the items of sections.
    case sections([SectionRow<Item>])
    /// The items of a tree that are shown.
    case tree([TreeNode<Item>])
    /// Rows that are read by their index.
    case source(any RowSource<Item>)

    /// The content that a row shows.
    enum Content: Equatable {
        /// An item.
        case item(Item)
        /// The title of a section.
        case header(String)
        /// An item that is not loaded yet.
        case placeholder
        /// The state of the next page.
        case pageStatus(PageStatus)
    }

    var count: Int {
        switch self {
        case .items(let items): items.count
        case .sections(let rows): rows.count
        case .tree(let nodes): nodes.count
        case .source(let source): source.count
        }
    }

    var hasHeaders: Bool { if case .sections = self { true } else { false } }

    /// - Parameter row: a valid index.
    func content(at row: Int) -> Content {
        switch self {
        case .items(let items): .item(items[row])
        case .sections(let rows): rows[row].content
        case .tree(let nodes): .item(nodes[row].item)
        case .source(let source): source.item(at: row).map { .item($0) } ?? .placeholder
        }
    }

    func item(at row: Int) -> Item? {
        guard (0..<count).contains(row), case .item(let item) = content(at: row) else { return nil }
        return item
    }

    /// - Parameter row: a valid index.
    func traits(at row: Int) -> RowTraits {
        var traits = RowTraits()
        switch self {
        case .items: break
        case .sections(let rows): if case .header = rows[row] { traits.kind = .header }
        case .tree(let nodes): nodes[row].describe(in: &traits)
        case .source(let source): if source.item(at: row) == nil { traits.kind = .placeholder }
        }
        return traits
    }

    /// The items that the rows show; empty for a source.
    var items: [Item] {
        switch self {
        case .items(let items): items
        case .sections(let rows):
            rows.compactMap { if case .item(let item) = $0.content { item } else { nil } }
        case .tree(let nodes): nodes.map(\.item)
        case .source: []
        }
    }

    /// Whether the rows have the items of others, in any order. Sources are compared by the number of rows.
    func haveItems(of other: Rows) -> Bool {
        count == other.count && Set(items.map(\.id)) == Set(other.items.map(\.id))
    }

    /// Returns the first row whose item equals `item`, or else the first one whose item has the same
    /// identifier; nil for none, and for a source.
    func row(of item: Item) -> Int? {
        switch self {
        case .items(let items):
            return items.firstIndex(of: item) ?? items.firstIndex { $0.id == item.id }
        case .sections, .tree:
            let rows = 0..<count
            return rows.first { content(at: $0) == .item(item) }
                ?? rows.first { self.item(at: $0)?.id == item.id }
        case .source: return nil
        }
    }

    /// Returns the changes that turn these rows into `new`.
    func splices(to new: Rows) -> [ListSplice] {
        switch (self, new) {
        case (.items(let old), .items(let new)):
            return RowDiff.splices(from: old, to: new) { $0.id }
        case (.sections(let old), .sections(let new)):
            return RowDiff.splices(from: old, to: new) { $0.key }
        case (.tree(let old), .tree(let new)):
            return RowDiff.splices(from: old, to: new) { $0.item.id }
        default:
            let splice = ListSplice(position: 0, removed: count, added: new.count)
            return splice.removed + splice.added > 0 ? [splice] : []
        }
    }
}
