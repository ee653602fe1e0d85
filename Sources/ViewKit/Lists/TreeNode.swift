// SPDX-License-Identifier: MIT

/// An item of a ``TreeView``, with its children once they were shown.
@MainActor final class TreeNode<Item: Identifiable & Equatable> {
    var item: Item
    let depth: Int
    /// nil until they were loaded.
    var children: [TreeNode]?
    var isExpanded = false
    /// Whether there is a reason to think that it has children.
    var hasChildren: Bool
    /// What loads the children; nil if nothing does.
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

    /// The node and those that are shown below it.
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
