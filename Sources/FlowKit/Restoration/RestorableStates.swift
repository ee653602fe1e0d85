// SPDX-License-Identifier: MIT

import RxKernel

/// The latest states of objects and of their parts, each with a name that is the same in the next run.
///
/// The name of a part is that of its owner, its type, and its number among the parts of that type.
@MainActor final class RestorableStates {
    private var current: [String: String] = [:]
    /// The states of an earlier run whose objects were not restored yet. They stay in the record.
    private var earlier: [String: String]
    /// Whether the earlier states are restored later, by ``restore()``.
    private var isWaiting: Bool
    private var nodes: [Node] = []
    private let later: (@escaping () -> Void) -> Void
    private let changed: () -> Void

    /// - Parameters:
    ///   - earlier: the states of an earlier run.
    ///   - isWaiting: whether these are restored when ``restore()`` is called, and not when their objects are followed.
    ///   - later: calls a function in a later turn of the main queue.
    ///   - changed: called when ``latest`` has changed.
    init(
        restoring earlier: [String: String], isWaiting: Bool = false,
        later: @escaping (@escaping () -> Void) -> Void, changed: @escaping () -> Void
    ) {
        self.earlier = earlier
        self.isWaiting = isWaiting
        self.later = later
        self.changed = changed
    }

    /// The states to record, by name.
    var latest: [String: String] { current.merging(earlier) { _, earlier in earlier } }

    /// Restores and records the states of an object and of its parts.
    func follow(_ object: AnyObject, as name: String) { add(object, as: name, below: nil) }

    /// Whether the state of an object is recorded.
    func contains(_ object: AnyObject) -> Bool {
        func contains(_ nodes: [Node]) -> Bool {
            nodes.contains { $0.state === object || $0.model === object || contains($0.children) }
        }
        return contains(nodes)
    }

    /// Restores the states that wait.
    func restore() {
        guard isWaiting else { return }
        isWaiting = false
        for node in nodes { restore(node) }
    }

    // MARK: Nodes

    /// An object that is followed, and its parts.
    @MainActor private final class Node {
        let name: String
        weak var parts: (any RestorableParts)?
        weak var state: (any Restorable)?
        weak var model: (any Restorable)?
        var children: [Node] = []
        /// Whether parts that are added now get the states of an earlier run.
        var takesEarlierStates = true
        let bag = DisposeBag()

        init(_ object: AnyObject, name: String) {
            self.name = name
            parts = object as? any RestorableParts
            state = object as? any Restorable
            model = parts?.restorableModel
        }

        var modelName: String { "\(name).viewModel" }

        /// The name of another part: that with the lowest number that is free.
        func name(of part: any RestorableParts) -> String {
            let type = "\(name).\(type(of: part))"
            var number = 0
            while children.contains(where: { $0.name == "\(type).\(number)" }) { number += 1 }
            return "\(type).\(number)"
        }
    }

    private func add(_ object: AnyObject, as name: String, below parent: Node?) {
        let node = Node(object, name: name)
        if let parent { parent.children.append(node) } else { nodes.append(node) }
        restoreState(of: node)
        if let state = node.state { follow(state, as: name, in: node) }
        if let model = node.model { follow(model, as: node.modelName, in: node) }
        guard let parts = node.parts else { return }
        for child in parts.restorableChildren { add(child, as: node.name(of: child), below: node) }
        parts.restorableChanges
            .subscribe(onNext: { [weak self, weak node] change in
                if let self, let node { receive(change, of: node) }
            })
            .disposed(by: node.bag)
        if parts.hasBeenVisible { settle(node) }
    }

    private func receive(_ change: RestorableChange, of node: Node) {
        switch change {
        case .added(let part):
            guard !node.children.contains(where: { $0.parts === part }) else { return }
            let name = node.name(of: part)
            if !node.takesEarlierStates { forgetEarlier(name) }
            add(part, as: name, below: node)
        case .removed(let part):
            guard let index = node.children.firstIndex(where: { $0.parts === part }) else { return }
            remove(node.children.remove(at: index))
        case .appeared: settle(node)
        }
        changed()
    }

    private func remove(_ node: Node) {
        for child in node.children { remove(child) }
        current[node.name] = nil
        current[node.modelName] = nil
    }

    private func follow(_ object: any Restorable, as name: String, in node: Node) {
        object.encodedStates
            .subscribe(onNext: { [weak self] json in
                guard let self, current[name] != json else { return }
                current[name] = json
                changed()
            })
            .disposed(by: node.bag)
    }

    // MARK: Restoring

    private func restore(_ node: Node) {
        restoreState(of: node)
        for child in node.children { restore(child) }
        if node.parts?.hasBeenVisible == true { settle(node) }
    }

    private func restoreState(of node: Node) {
        guard !isWaiting else { return }
        if let json = earlier.removeValue(forKey: node.name) { node.state?.restore(encoded: json) }
        if let json = earlier.removeValue(forKey: node.modelName) { node.model?.restore(encoded: json) }
    }

    /// Forgets the earlier states of the parts that an object has not got in the turn in which it has first been visible.
    private func settle(_ node: Node) {
        guard !earlier.isEmpty else { return node.takesEarlierStates = false }
        later { [weak self, weak node] in
            guard let self, let node, !isWaiting, node.takesEarlierStates else { return }
            node.takesEarlierStates = false
            let names = node.children.map(\.name)
            for name in earlier.keys where name.hasPrefix(node.name + ".") {
                if !names.contains(where: { name.hasPrefix($0 + ".") }) { forgetEarlier(name) }
            }
            changed()
        }
    }

    /// Forgets the earlier states of a part, and of the parts of it.
    private func forgetEarlier(_ name: String) {
        for key in earlier.keys where key == name || key.hasPrefix(name + ".") { earlier[key] = nil }
    }
}
