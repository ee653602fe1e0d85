// SPDX-License-Identifier: MIT

import RxKernel

/// The latest states of objects and of their parts, each with a name that is the same in the next run.
///
/// The name of a part is that of its owner and, after it, ``RestorableParts/restorableName(of:)``, or else
/// the type of the part and its number among the parts of that type. In the record, the parts of an owner
/// that restores a state of its own have the numbers that the next run gives to them: it adds those that
/// exist now, in the same order.
@MainActor final class RestorableStates {
    /// The states of an earlier run whose objects are not followed yet.
    private var earlier: EarlierStates
    /// Whether the earlier states are restored later, by ``restore()``.
    private var isWaiting: Bool
    private var nodes: [Node] = []
    private let later: (@escaping () -> Void) -> Void
    private let changed: () -> Void
    private let failed: (FlowReport.Reason, String) -> Void

    /// - Parameters:
    ///   - earlier: the states of an earlier run.
    ///   - isWaiting: whether these are restored when ``restore()`` is called, and not when their objects are followed.
    ///   - later: calls a function in a later turn of the main queue.
    ///   - changed: called when ``latest`` has changed.
    ///   - failed: called with why a state is not recorded or not restored, and the type with the state.
    init(
        restoring earlier: [String: String], isWaiting: Bool = false,
        later: @escaping (@escaping () -> Void) -> Void, changed: @escaping () -> Void,
        failed: @escaping (FlowReport.Reason, String) -> Void
    ) {
        self.earlier = EarlierStates(earlier)
        self.isWaiting = isWaiting
        self.later = later
        self.changed = changed
        self.failed = failed
    }

    /// The states to record, by name.
    var latest: [String: String] {
        var states = earlier.all
        for node in nodes { node.add(to: &states, as: node.name) }
        return states
    }

    /// Restores and records the states of an object and of its parts.
    func follow(_ object: AnyObject, as name: String) {
        let node = Node(object, name: name, takingStatesFrom: &earlier)
        nodes.append(node)
        begin(node)
    }

    /// Whether the state of an object is recorded.
    func contains(_ object: AnyObject) -> Bool {
        func contains(_ nodes: [Node]) -> Bool {
            nodes.contains { $0.state === object || $0.model === object || contains($0.children) }
        }
        return contains(nodes)
    }

    /// Takes the states of another moment, which ``restore()`` restores.
    func setEarlier(_ states: [String: String]) {
        earlier = EarlierStates(states)
        isWaiting = true
        for node in nodes { node.take(&earlier, as: node.name) }
    }

    /// Restores the states that wait.
    func restore() {
        guard isWaiting else { return }
        isWaiting = false
        for node in nodes { restore(node) }
    }

    // MARK: Objects

    /// An object that is followed, and its parts.
    @MainActor private final class Node {
        /// The name among the parts of its owner, in this run.
        let name: String
        weak var parts: (any RestorableParts)?
        weak var state: (any Restorable)?
        weak var model: (any Restorable)?
        /// The parts, in the order in which they were added.
        var children: [Node] = []
        /// The latest states as JSON.
        var stateJSON: String?
        var modelJSON: String?
        /// The states of an earlier run that were not restored yet: that of the object has the name "".
        var earlier: EarlierStates
        /// Whether parts that are added now get the states of an earlier run.
        var takesEarlierStates = true
        /// Whether the object restores its state now.
        var isRestoring = false
        let bag = DisposeBag()
        /// The type in the name of a part that has no name from its owner.
        private let numberedType: String?

        init(
            _ object: AnyObject, name: String, numberedType: String? = nil,
            takingStatesFrom earlier: inout EarlierStates
        ) {
            self.name = name
            self.numberedType = numberedType
            self.earlier = earlier.remove(name)
            parts = object as? any RestorableParts
            state = parts.map(\.restorable) ?? object as? any Restorable
            model = parts?.restorableModel
        }

        /// Adds a part and its parts. Without a name from the owner it gets the lowest number that is free.
        @discardableResult func add(_ part: any RestorableParts, at index: Int) -> Node {
            let type = "\(Swift.type(of: part))"
            var name = parts?.restorableName(of: part).map(Self.escaped)
            let numberedType = name == nil ? type : nil
            if name == nil {
                let number = (0...).first { number in
                    !children.contains { $0.name == "\(type).\(number)" }
                }
                name = "\(type).\(number ?? 0)"
            }
            let node = Node(part, name: name ?? type, numberedType: numberedType, takingStatesFrom: &earlier)
            children.insert(node, at: index)
            return node
        }

        /// Adds the latest states to those of a record.
        func add(to states: inout [String: String], as name: String) {
            states[name] = stateJSON
            states["\(name).\(EarlierStates.model)"] = modelJSON
            for (key, json) in earlier.all { states[key.isEmpty ? name : "\(name).\(key)"] = json }
            for (child, childName) in zip(children, recordedNames) {
                child.add(to: &states, as: "\(name).\(childName)")
            }
        }

        /// Takes the states of another moment.
        func take(_ states: inout EarlierStates, as name: String) {
            let names = recordedNames
            earlier = states.remove(name)
            takesEarlierStates = true
            for (child, childName) in zip(children, names) { child.take(&earlier, as: childName) }
        }

        /// The names of the parts in a record.
        private var recordedNames: [String] {
            guard addsItsPartsAgain else { return children.map(\.name) }
            var numbers: [String: Int] = [:]
            return children.map { child in
                guard let type = child.numberedType else { return child.name }
                defer { numbers[type, default: 0] += 1 }
                return "\(type).\(numbers[type, default: 0])"
            }
        }

        /// Whether the object, when it restores its state in the next run, adds the parts that it has now.
        private var addsItsPartsAgain: Bool { !takesEarlierStates && (state != nil || model != nil) }

        /// A name without the characters that separate the names of the parts.
        private static func escaped(_ name: String) -> String {
            name.contains(where: { ".%".contains($0) })
                ? String(name.map { $0 == "." ? "%2E" : $0 == "%" ? "%25" : "\($0)" }.joined()) : name
        }
    }

    /// Restores and records the states of an object and of its parts. The parts have their names before,
    /// since an object that restores its state may remove some of them, or add others.
    private func begin(_ node: Node) {
        node.parts?.restorableChanges
            .subscribe(onNext: { [weak self, weak node] change in
                if let self, let node { receive(change, of: node) }
            })
            .disposed(by: node.bag)
        for part in node.parts?.restorableChildren ?? [] { node.add(part, at: node.children.count) }
        restoreState(of: node)
        if let state = node.state { follow(state, storingIn: \.stateJSON, of: node) }
        if let model = node.model { follow(model, storingIn: \.modelJSON, of: node) }
        for child in node.children { begin(child) }
        if node.parts?.hasBeenVisible == true { settle(node) }
    }

    private func receive(_ change: RestorableChange, of node: Node) {
        switch change {
        case .added(let part): add(part, to: node, at: node.children.count)
        case .removed(let part): node.children.removeAll { $0.parts === part }
        case .replaced(let old, let new):
            let index = node.children.firstIndex { $0.parts === old }
            if let index { node.children.remove(at: index) }
            add(new, to: node, at: index ?? node.children.count)
        case .appeared: settle(node)
        }
        changed()
    }

    private func add(_ part: any RestorableParts, to node: Node, at index: Int) {
        guard !node.children.contains(where: { $0.parts === part }) else { return }
        if !node.takesEarlierStates { node.earlier = EarlierStates([:]) }
        let child = node.add(part, at: index)
        // Otherwise its states are restored after that of its owner.
        if !node.isRestoring { begin(child) }
    }

    private func follow(
        _ object: any Restorable, storingIn json: ReferenceWritableKeyPath<Node, String?>, of node: Node
    ) {
        let type = "\(type(of: object))"
        object.encodedStates
            .subscribe(onNext: { [weak self, unowned node] result in
                guard let self else { return }
                switch result {
                case .success(let latest) where node[keyPath: json] == latest: break
                case .success(let latest):
                    node[keyPath: json] = latest
                    changed()
                case .failure(let error): failed(.stateNotRecorded(error: "\(error)"), type)
                }
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
        node.isRestoring = true
        defer { node.isRestoring = false }
        if let json = node.earlier.take("") { restore(json, to: node.state) }
        if let json = node.earlier.take(EarlierStates.model) { restore(json, to: node.model) }
    }

    private func restore(_ json: String, to object: (any Restorable)?) {
        guard let object else { return }
        do {
            try object.restore(encoded: json)
        } catch {
            failed(.stateNotRestored(error: "\(error)"), "\(type(of: object))")
        }
    }

    /// Forgets the earlier states of the parts that an object does not have at the end of the turn of the
    /// main queue in which it is first visible.
    private func settle(_ node: Node) {
        guard !node.earlier.isEmpty else { return node.takesEarlierStates = false }
        later { [weak self, weak node] in
            guard let self, let node, !isWaiting, node.takesEarlierStates else { return }
            node.takesEarlierStates = false
            node.earlier = EarlierStates([:])
            changed()
        }
    }
}

/// States of an earlier run. The key is the name of the object, relative to the object that owns these states.
private struct EarlierStates {
    /// The name of the model of an object.
    static let model = "viewModel"

    private(set) var all: [String: String]

    init(_ all: [String: String]) { self.all = all }

    var isEmpty: Bool { all.isEmpty }

    /// Removes and returns a state.
    mutating func take(_ name: String) -> String? { all.removeValue(forKey: name) }

    /// Removes and returns the states of a part and of its parts, by their names below it.
    mutating func remove(_ part: String) -> EarlierStates {
        var states: [String: String] = [:]
        for key in all.keys where key == part || key.hasPrefix(part + ".") {
            states[String(key.dropFirst(part.count + 1))] = all.removeValue(forKey: key)
        }
        return EarlierStates(states)
    }
}
