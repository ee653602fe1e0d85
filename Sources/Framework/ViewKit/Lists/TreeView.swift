// SPDX-License-Identifier: MIT

import RxKernel

/// Items that contain items, such as folders. The children of an item are loaded when the item is opened.
///
/// ```swift
/// let tree = TreeView<Folder>(
///     hasChildren: { !$0.isEmpty }, loading: { try await store.folders(in: $0) },
///     cell: { Label() }, configure: { $0.text = $1.name })
/// tree.roots = [home]
/// ```
/// Use a ``ListView`` with sections for two levels that are always shown. The Right key opens a row, or goes
/// to its first child; the Left key closes it, or goes to its parent. In a right-to-left layout the two keys
/// are exchanged. Screen readers read the level of a row, and whether it is open. Everything else works as in
/// ``CollectionView``. A closed item keeps its children; if they were still being loaded, loading is
/// cancelled. Main thread only.
public final class TreeView<Item: Identifiable & Equatable>: CollectionView<Item> {
    private typealias Node = TreeNode<Item>

    private enum Loader {
        /// Returns the children at once.
        case immediate(@MainActor (Item) -> [Item])
        /// Loads the children in a task.
        case asynchronous(@MainActor (Item) async throws -> [Item])
    }

    private let loader: Loader
    private let hasChildren: @MainActor (Item) -> Bool
    private var rootNodes: [Node] = []
    private let failures = OwnedRelay<(item: Item, error: any Error)>()

    /// Creates a tree whose children are returned at once.
    ///
    /// - Parameters:
    ///   - selectionMode: how many rows can be selected.
    ///   - hasChildren: returns whether an item can be opened. An item whose loaded children are empty cannot be opened any more.
    ///   - children: returns the children of an item.
    ///   - cell: creates the view of a cell. Called once for each cell, not for each row: cells are reused.
    ///   - configure: shows an item in such a view.
    public init<Cell: View>(
        selectionMode: ListSelectionMode = .single, hasChildren: @escaping @MainActor (Item) -> Bool,
        children: @escaping @MainActor (Item) -> [Item], cell: @escaping @MainActor () -> Cell,
        configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        self.hasChildren = hasChildren
        loader = .immediate(children)
        super.init(.tree, [.item: .item(cell, configure)]) { Self.begin(&$0, selectionMode) }
    }

    /// Creates a tree whose children are loaded asynchronously.
    ///
    /// - Parameters:
    ///   - selectionMode: how many rows can be selected.
    ///   - hasChildren: returns whether an item can be opened. An item whose loaded children are empty cannot be opened any more.
    ///   - loading: loads the children of an item. The row shows a spinner until it returns. If it throws,
    ///     the item is closed, and ``failed`` sends the error.
    ///   - cell: creates the view of a cell. Called once for each cell, not for each row: cells are reused.
    ///   - configure: shows an item in such a view.
    public init<Cell: View>(
        selectionMode: ListSelectionMode = .single, hasChildren: @escaping @MainActor (Item) -> Bool,
        loading: @escaping @MainActor (Item) async throws -> [Item],
        cell: @escaping @MainActor () -> Cell, configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        self.hasChildren = hasChildren
        loader = .asynchronous(loading)
        super.init(.tree, [.item: .item(cell, configure)]) { Self.begin(&$0, selectionMode) }
    }

    private static func begin(_ state: inout CollectionViewState, _ selectionMode: ListSelectionMode) {
        state.selectionMode = selectionMode
        state.activatesOnSingleClick = selectionMode != .multiple
    }

    /// The items of the first level. When they are set, an item with the identifier of a previous one keeps its children, and stays open.
    public var roots: [Item] {
        get { rootNodes.map(\.item) }
        set {
            rootNodes = nodes(for: newValue, depth: 0, replacing: rootNodes)
            showNodes()
        }
    }

    /// The items of all rows, in their order. Setting them sets the ``roots``.
    public override var items: [Item] {
        get { super.items }
        set { roots = newValue }
    }

    /// False: the rows of a tree cannot be moved, since its children come from the closure that returns or
    /// loads them. Setting it to true is reported.
    public override var isReorderable: Bool {
        get { false }
        set {
            guard newValue else { return }
            report(
                .other(
                    "the rows of a tree cannot be moved, so isReorderable stays false. Offer actions that move an item."
                ))
        }
    }

    /// Sends the error of an item whose children could not be loaded.
    public var failed: Observable<(item: Item, error: any Error)> { failures.asObservable() }

    /// Whether the children of an item are shown. False for an item that has no row.
    public func isExpanded(_ item: Item) -> Bool { node(of: item)?.isExpanded ?? false }

    /// Opens an item that has a row, or closes it.
    public func setExpanded(_ item: Item, _ isExpanded: Bool) {
        if let node = node(of: item) { set(node, isExpanded) }
    }

    /// Loads the children of an item again: now if the item is open, or else when it is opened.
    public func reloadChildren(of item: Item) {
        guard let node = node(of: item) else { return }
        node.hasChildren = hasChildren(item)
        if node.isExpanded { load(node) } else { node.children = nil }
        showNodes()
    }

    public override func receive(_ event: CollectionViewEvent) {
        if case .parentWanted(let row) = event { return selectParent(of: row) }
        guard case .expanded(let row, let isExpanded) = event else { return super.receive(event) }
        guard let node = node(at: row), node.isExpandable, node.isExpanded != isExpanded else { return }
        // The observers of the selection may change the rows. An item without children stays closed.
        let item = node.item
        set(node, isExpanded)
        let isOpen = node.isExpanded
        node.isSentAsExpanded = isOpen
        super.receive(.expanded(row: row, isExpanded: isOpen))
        expansionRelay.accept((item, isOpen))
    }

    private func selectParent(of row: Int) {
        // The backend may not know that the row is open.
        if let node = node(at: row), node.isExpandable, node.isExpanded {
            return receive(.expanded(row: row, isExpanded: false))
        }
        guard case .tree(let nodes) = rows, nodes.indices.contains(row),
            let parent = nodes[..<row].lastIndex(where: { $0.depth < nodes[row].depth })
        else { return }
        if selectionMode != .none { receive(.selected([parent])) }
        collection.focus(row: parent)
    }

    private func node(at row: Int) -> Node? {
        guard case .tree(let nodes) = rows, nodes.indices.contains(row) else { return nil }
        return nodes[row]
    }

    private func node(of item: Item) -> Node? { rows.row(of: item).flatMap(node(at:)) }

    private func set(_ node: Node, _ isExpanded: Bool) {
        guard node.isExpandable, node.isExpanded != isExpanded else { return }
        if isExpanded {
            node.isExpanded = true
            if node.children == nil { load(node) }
        } else {
            node.collapse()
        }
        showNodes()
    }

    private func load(_ node: Node) {
        switch loader {
        case .immediate(let children): setChildren(children(node.item), of: node)
        case .asynchronous(let load):
            node.loading?.cancel()
            node.loading = Task { [weak self, weak node] in
                guard let item = node?.item else { return }
                let result: Result<[Item], any Error>
                do { result = .success(try await load(item)) } catch { result = .failure(error) }
                guard let self, let node, !Task.isCancelled else { return }
                didLoad(result, for: node)
            }
        }
    }

    private func didLoad(_ result: Result<[Item], any Error>, for node: Node) {
        node.loading = nil
        let (item, wasSentAsExpanded) = (node.item, node.isSentAsExpanded)
        var failure: (any Error)?
        switch result {
        case .success(let items): setChildren(items, of: node)
        case .failure(let error):
            if node.children == nil { node.isExpanded = false }
            failure = error
        }
        showNodes()
        if wasSentAsExpanded, !node.isExpanded { sendCollapse(of: node, item) }
        if let failure { failures.accept((item, failure)) }
    }

    /// Reports that an item that the user has opened is closed, since it has no children that can be shown.
    private func sendCollapse(of node: Node, _ item: Item) {
        // An item in a closed one has no row.
        if case .tree(let nodes) = rows, let row = nodes.firstIndex(where: { $0 === node }) {
            send(.expanded(row: row, isExpanded: false))
        }
        expansionRelay.accept((item, false))
    }

    private func setChildren(_ items: [Item], of node: Node) {
        node.children = nodes(for: items, depth: node.depth + 1, replacing: node.children ?? [])
        if items.isEmpty { node.isExpanded = false }
    }

    /// Returns nodes for `items`. An item gets the node of `old` with its identifier, if there is one; each node is used once.
    private func nodes(for items: [Item], depth: Int, replacing old: [Node]) -> [Node] {
        var known: [Item.ID: [Node]] = [:]
        for node in old.reversed() { known[node.item.id, default: []].append(node) }
        return items.map { item in
            guard let node = known[item.id]?.popLast() else {
                return Node(item, depth: depth, hasChildren: hasChildren(item))
            }
            node.item = item
            node.hasChildren = hasChildren(item)
            return node
        }
    }

    private func showNodes() { setRows(.tree(rootNodes.flatMap(\.shownNodes))) }
}
