// SPDX-License-Identifier: MIT

/// The part of a map that is drawn: its first nodes, the direction, and the number of levels.
public struct TreeView: Sendable {
    public let map: AppMap
    public let roots: [Int]
    public let maxLevels: Int
    /// Whether the entries below a node are the nodes that lead to it, and not those that it leads to.
    public let isReverse: Bool
    let links: [[Int]]

    public init(_ map: AppMap, roots: [Int], maxLevels: Int = 10, isReverse: Bool = false) {
        self.map = map
        self.roots = roots
        self.maxLevels = maxLevels
        self.isReverse = isReverse
        links = isReverse ? map.parents() : map.children()
    }

    /// One line of the tree.
    struct Entry {
        var node: Int
        var level: Int
        /// Whether the node is one of its own ancestors, so that its entries are left out.
        var isCycle: Bool
    }

    /// Visits the tree from its roots down to the last level.
    func visit(_ body: (Entry) -> Void) {
        for root in roots {
            var path: [Int] = []
            visit(root, &path, body)
        }
    }

    private func visit(_ node: Int, _ path: inout [Int], _ body: (Entry) -> Void) {
        let isCut = path.count >= maxLevels
        let isCycle = !isCut && path.contains(node)
        body(Entry(node: node, level: path.count, isCycle: isCycle))
        guard !isCut, !isCycle else { return }
        path.append(node)
        for child in links[node] { visit(child, &path, body) }
        path.removeLast()
    }

    /// The number of nodes below the last level, and the number of levels that would show all of them.
    public func hidden() -> (count: Int, levels: Int) {
        var seen = Set(roots)
        var row = roots
        var count = 0
        var level = 0
        while true {
            row = row.flatMap { links[$0] }.filter { seen.insert($0).inserted }
            if row.isEmpty { return (count, level) }
            level += 1
            if level > maxLevels { count += row.count }
        }
    }

    /// The nodes within the wanted levels, and the edges between them.
    func part() -> (nodes: [Int], edges: [AppMap.Edge]) {
        var levels: [Int: Int] = [:]
        var queue = roots
        for root in roots { levels[root] = 0 }
        var edges: Set<[Int]> = []
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            guard let level = levels[node], level < maxLevels else { continue }
            for link in links[node] {
                edges.insert(isReverse ? [link, node] : [node, link])
                if levels[link] == nil {
                    levels[link] = level + 1
                    queue.append(link)
                }
            }
        }
        return (queue.sorted(), map.edges.filter { edges.contains([$0.from, $0.to]) })
    }
}
