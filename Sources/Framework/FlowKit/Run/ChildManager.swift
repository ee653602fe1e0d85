// SPDX-License-Identifier: MIT

/// What a running flow has contributed: the steppers with their screens, and the coordinators of its child flows, with their order.
///
/// None of its functions releases the last reference to an object, since that may call it again.
@MainActor struct ChildManager {
    /// The position of a child among the others, which the child keeps for the manager.
    struct Entry {
        /// The key under which the manager retains the child.
        fileprivate(set) var key: ChildKey
        fileprivate let number: Int
        /// Whether the flow is ready only when this child is.
        fileprivate var isAwaited: Bool

        /// Ends the wait for the child. Returns whether the flow has waited for it.
        mutating func endWait() -> Bool {
            defer { isAwaited = false }
            return isAwaited
        }
    }

    private var contributions: [ObjectIdentifier: ActiveContribution] = [:]
    private var children: [ChildKey: FlowCoordinator] = [:]
    /// The number of contributions and children so far. Each of these has its number, which is their order.
    private var lastNumber = 0

    var isEmpty: Bool { contributions.isEmpty && children.isEmpty }

    /// The number of the next contribution or child.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: Steppers

    var orderedContributions: [ActiveContribution] {
        contributions.values.sorted { $0.number < $1.number }
    }

    /// The types of the screens and their steppers.
    var names: [String] {
        orderedContributions.flatMap { [$0.screenNames, String(describing: type(of: $0.stepper))] }
    }

    /// The contribution of the stepper with an identity.
    func contribution(of stepper: ObjectIdentifier) -> ActiveContribution? { contributions[stepper] }

    mutating func add(_ contribution: ActiveContribution) {
        contributions[contribution.identity] = contribution
    }

    mutating func remove(_ contribution: ActiveContribution) {
        contributions[contribution.identity] = nil
    }

    /// Removes and returns all contributions.
    mutating func takeContributions() -> [ActiveContribution] {
        defer { contributions = [:] }
        return Array(contributions.values)
    }

    // MARK: Flows

    /// The coordinators of the child flows, in order.
    var coordinators: [FlowCoordinator] { children.values.sorted { $0.number < $1.number } }

    func hasChild(under key: ChildKey) -> Bool { children[key] != nil }

    /// Adds a child. Returns the one that was under the key before.
    @discardableResult
    mutating func add(_ child: FlowCoordinator, under key: ChildKey, isAwaited: Bool) -> FlowCoordinator? {
        child.entry = Entry(key: key, number: nextNumber(), isAwaited: isAwaited)
        return children.updateValue(child, forKey: key)
    }

    /// Retains a child under another key, since it runs another flow.
    mutating func replaceKey(of child: FlowCoordinator, with key: ChildKey) {
        guard let old = child.entry?.key, old != key, children[old] === child else { return }
        children[old] = nil
        children[key] = child
        child.entry?.key = key
    }

    mutating func remove(_ child: FlowCoordinator) {
        if let key = child.entry?.key, children[key] === child { children[key] = nil }
    }
}

extension FlowCoordinator {
    fileprivate var number: Int { entry?.number ?? 0 }
}
