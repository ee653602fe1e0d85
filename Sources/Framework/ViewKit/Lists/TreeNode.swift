// SPDX-License-Identifier: MIT

/// An item of a ``TreeView``, with its children once they are loaded.
@MainActor final class TreeNode<Item: Identifiable & Equatable> {
    var item: Item
    let depth: Int
    /// The children; nil until they are loaded.
    var children: [TreeNode]?
    var isExpanded = false { didSet { if !isExpanded { isSentAsExpanded = false } } }
    /// Whether the item is open because the user has opened it, so that the observers know it as open.
    var isSentAsExpanded = false
    /// Whether the item is expected to have children. Used until they are loaded.
    var hasChildren: Bool
    /// The task that loads the children; nil if they are not being loaded.
    var loading: Task<Void, Never>?

    init(_ item: Item, depth: Int, hasChildren: Bool) {
        self.item = item
        self.depth = depth
        self.hasChildren = hasChildren
    }

    isolated deinit { loading?.cancel() }

    var isExpandable: Bool { children.map { !$0.isEmpty } ?? hasChildren }

    func describe(in traits: inout RowTraits) {
        traits.depth = depth
        traits.isExpandable = isExpandable
        traits.isExpanded = isExpanded && isExpandable
        traits.isLoading = loading != nil
    }

    /// This node, and its descendants that are shown.
    var shownNodes: [TreeNode] {
        guard isExpanded, let children else { return [self] }
        return [self] + children.flatMap(\.shownNodes)
    }

    func collapse() {
        isExpanded = false
        loading?.cancel()
        loading = nil
    }
}
