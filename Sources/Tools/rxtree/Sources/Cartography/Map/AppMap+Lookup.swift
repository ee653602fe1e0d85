// SPDX-License-Identifier: MIT

extension AppMap {
    /// The targets of each node, flows before controllers, each by name.
    func children() -> [[Int]] {
        var children: [[Int]] = Array(repeating: [], count: nodes.count)
        for edge in edges { children[edge.from].append(edge.to) }
        return children.map { $0.sorted() }
    }

    /// The nodes that lead to each node, flows before controllers, each by name.
    func parents() -> [[Int]] {
        var parents: [[Int]] = Array(repeating: [], count: nodes.count)
        for edge in edges { parents[edge.to].append(edge.from) }
        return parents.map { $0.sorted() }
    }

    /// The nodes that no other node leads to. A cycle that nothing outside of it leads to has its entry as a root, or else its
    /// first node.
    public func roots() -> [Int] {
        let children = children()
        let parents = parents()
        var roots = nodes.indices.filter { parents[$0].isEmpty && !nodes[$0].isBase }
        var reached = reachable(from: roots, along: children)
        for isEntry in [true, false] {
            for index in nodes.indices where !reached.contains(index) && !nodes[index].isBase {
                guard nodes[index].isEntry || !isEntry else { continue }
                roots.append(index)
                reached.formUnion(reachable(from: [index], along: children))
            }
        }
        return roots.sorted()
    }

    func reachable(from start: [Int], along links: [[Int]]) -> Set<Int> {
        var reached = Set(start)
        var queue = start
        while let next = queue.popLast() {
            for index in links[next] where reached.insert(index).inserted { queue.append(index) }
        }
        return reached
    }

    /// The nodes that can be reached, and those that code which could not be followed may lead to.
    func reachableOrUnresolved(from start: [Int]) -> Set<Int> {
        let children = children()
        let all = Set(nodes.indices)
        var reached = reachable(from: start, along: children)
        var rest = troubles
        while true {
            let active = rest.filter { trouble in trouble.node.map(reached.contains) ?? true }
            guard !active.isEmpty else { return reached }
            rest.removeAll { trouble in trouble.node.map(reached.contains) ?? true }
            let targets = active.reduce(into: Set<Int>()) { $0.formUnion($1.targets ?? all) }
            reached.formUnion(reachable(from: Array(targets.subtracting(reached)), along: children))
        }
    }

    /// The nodes that a name means: the unique name, the class name, or the end of a dotted one.
    ///
    /// - Throws: `RxTreeError.noNode` with similar names.
    public func nodes(named name: String) throws -> [Int] {
        if let exact = nodes.firstIndex(where: { $0.name == name }) { return [exact] }
        let ending = nodes.indices.filter { nodes[$0].name.hasSuffix("." + name) }
        if !ending.isEmpty { return ending }
        throw RxTreeError.noNode(name, near: Spelling.near(name, among: nodes.map(\.name)))
    }

    /// A step's outcome in words, such as `DetailViewController, end`.
    func outcome(of answer: Answer, name: (Node) -> String = \.name) -> String {
        var parts = answer.leadsTo.map { name(nodes[$0]) }
        if answer.ends { parts.append("end") }
        if answer.forwards { parts.append("forward") }
        if answer.isUnclear { parts.append("?") }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }
}
