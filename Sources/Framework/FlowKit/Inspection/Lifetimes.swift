// SPDX-License-Identifier: MIT

/// Finds flows, roots, screens and steppers that are not released when their flow no longer needs them.
///
/// ```swift
/// let lifetimes = coordinator.trackLifetimes()
/// …
/// try lifetimes.assertReleased()
/// ```
/// For tests and inspectors. It has a weak reference to each object that the coordinators retain from then on.
@preconcurrency @MainActor public final class Lifetimes {
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
    public var retainedObjects: [String] {
        var owned = Set<ObjectIdentifier>()
        coordinator?.forEachOwned { owned.insert(ObjectIdentifier($0)) }
        return tracked.filter { $0.value.object != nil && !owned.contains($0.key) }
            .map { "\($0.value.name) of \($0.value.flow)" }
            .sorted()
    }
    /// See ``retainedObjects``.
    @available(*, deprecated, renamed: "retainedObjects")
    public var survivors: [String] { retainedObjects }

    /// All tracked objects that still exist, with their types.
    package var living: [(id: ObjectIdentifier, type: String)] {
        tracked.filter { $0.value.object != nil }.map { ($0.key, $0.value.name) }
    }

    /// Throws ``RetainedObjectsError`` if there are ``retainedObjects``.
    public func assertReleased() throws(RetainedObjectsError) {
        let retainedObjects = retainedObjects
        if !retainedObjects.isEmpty { throw RetainedObjectsError(retainedObjects: retainedObjects) }
    }
}

/// Objects still exist that no flow needs.
/// ```swift
/// try coordinator.trackLifetimes().assertReleased()  // throws RetainedObjectsError
/// ```
public struct RetainedObjectsError: Error, Hashable, CustomStringConvertible {
    /// The type of each object, and the type of its flow.
    public let retainedObjects: [String]

    public var description: String {
        "Not released, although no flow needs it: \(retainedObjects.joined(separator: ", ")). Another owner retains it: "
            + "look for a closure that captures it strongly, or a subscription that is not disposed of."
    }
}

/// See ``RetainedObjectsError``.
@available(*, deprecated, renamed: "RetainedObjectsError")
public typealias SurvivorsError = RetainedObjectsError

extension FlowCoordinator {
    /// Begins to track everything that the coordinators of this tree retain, now and later. Returns the same object at each call.
    public func trackLifetimes() -> Lifetimes {
        if let lifetimes = tree.lifetimes { return lifetimes }
        let root = selfAndAncestors.reduce(self) { $1 }
        let lifetimes = Lifetimes(of: root)
        tree.lifetimes = lifetimes
        root.forEachOwned { lifetimes.track($0, in: root.name) }
        return lifetimes
    }
}
