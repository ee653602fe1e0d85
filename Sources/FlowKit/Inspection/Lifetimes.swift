// SPDX-License-Identifier: MIT

/// Finds flows, roots, screens and steppers that are not released when their flow no longer needs them.
///
/// ```swift
/// let lifetimes = coordinator.trackLifetimes()
/// …
/// try lifetimes.assertReleased()
/// ```
/// For tests and inspectors. It has a weak reference to each object that the coordinators retain from then on.
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

    /// The objects that still exist although no coordinator of the tree retains them: the type of each, and the type of its flow.
    public var survivors: [String] {
        var owned = Set<ObjectIdentifier>()
        coordinator?.forEachOwned { owned.insert(ObjectIdentifier($0)) }
        return tracked.filter { $0.value.object != nil && !owned.contains($0.key) }
            .map { "\($0.value.name) of \($0.value.flow)" }
            .sorted()
    }

    /// All tracked objects that still exist, with their types.
    package var living: [(id: ObjectIdentifier, type: String)] {
        tracked.filter { $0.value.object != nil }.map { ($0.key, $0.value.name) }
    }

    /// Throws ``SurvivorsError`` if there are ``survivors``.
    public func assertReleased() throws(SurvivorsError) {
        let survivors = survivors
        if !survivors.isEmpty { throw SurvivorsError(survivors: survivors) }
    }
}

/// Objects still exist that no flow needs.
/// ```swift
/// try coordinator.trackLifetimes().assertReleased()  // throws SurvivorsError
/// ```
public struct SurvivorsError: Error, Hashable, CustomStringConvertible {
    /// The type of each object, and the type of its flow.
    public let survivors: [String]

    public var description: String {
        "Not released, although no flow needs it: \(survivors.joined(separator: ", ")). Another owner retains it: "
            + "look for a closure that captures it strongly, or a subscription that is not disposed of."
    }
}

extension FlowCoordinator {
    /// Begins to track everything that the coordinators of this tree retain, now and later. Returns the same object at each call.
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
