// SPDX-License-Identifier: MIT

/// Remembers every flow, root, screen and stepper that a coordinator takes from now on, without keeping it alive, to
/// say later what should be gone and is not.
///
/// ```swift
/// let lifetimes = coordinator.trackLifetimes()
/// …
/// try lifetimes.assertReleased()
/// ```
/// For tests and inspectors: it costs a weak reference per object.
@MainActor public final class Lifetimes {
    private struct Tracked {
        weak var object: AnyObject?
        let name: String
        let flow: String
    }

    private weak var coordinator: FlowCoordinator?
    private var tracked: [ObjectIdentifier: Tracked] = [:]

    init(of coordinator: FlowCoordinator) {
        self.coordinator = coordinator
    }

    func track(_ object: AnyObject, in flow: String) {
        let id = ObjectIdentifier(object)
        guard tracked[id]?.object !== object else { return }
        tracked[id] = Tracked(object: object, name: String(describing: type(of: object)), flow: flow)
    }

    /// What is alive although nothing in the tree of flows owns it any more: its type, and the flow it was in.
    public var survivors: [String] {
        var owned = Set<ObjectIdentifier>()
        coordinator?.forEachOwned { owned.insert(ObjectIdentifier($0)) }
        return tracked.filter { $0.value.object != nil && !owned.contains($0.key) }
            .map { "\($0.value.name) of \($0.value.flow)" }
            .sorted()
    }

    /// Throws ``SurvivorsError`` if anything survives that no flow owns.
    public func assertReleased() throws(SurvivorsError) {
        let survivors = survivors
        if !survivors.isEmpty { throw SurvivorsError(survivors: survivors) }
    }
}

/// Objects are alive that no flow owns any more.
public struct SurvivorsError: Error, Hashable, CustomStringConvertible {
    /// What is still alive: its type, and the flow that owned it.
    public let survivors: [String]

    public var description: String {
        "Still alive, though no flow owns it any more: \(survivors.joined(separator: ", ")). Something else keeps it: "
            + "look for a closure that captures it strongly, or a subscription that is not disposed of."
    }
}

extension FlowCoordinator {
    /// Begins to remember everything this tree of flows owns, now and later. The same object each time.
    public func trackLifetimes() -> Lifetimes {
        if let lifetimes = tree.lifetimes { return lifetimes }
        var root = self
        while let parent = root.parent { root = parent }
        let lifetimes = Lifetimes(of: root)
        tree.lifetimes = lifetimes
        root.forEachOwned { lifetimes.track($0, in: root.name) }
        return lifetimes
    }
}
