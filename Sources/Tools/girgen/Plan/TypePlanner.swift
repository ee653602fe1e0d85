// SPDX-License-Identifier: MIT

/// Decides on the Swift members of one type, and on their names.
final class TypePlanner {
    let repository: Repository
    let coverage: Coverage
    let type: TypeDeclaration
    let calls: CallPlanner
    /// The namespace of the functions.
    let namespace: String
    let module: String
    private let allCallables: [Callable]
    /// The release whose members are planned.
    private(set) var release = Release.oldest
    /// The C functions that are members of the type in this release.
    private(set) var callables: [Callable] = []
    var plan: TypePlan
    /// The names that the type and its ancestors already have; for properties also the types.
    var taken: TakenNames
    /// The C functions that a property replaces.
    var accessors: Set<String> = []
    /// The labels of the initializers so far.
    var constructorLabels: Set<String> = []

    init(
        _ type: TypeDeclaration, _ repository: Repository, _ coverage: Coverage, taken: TakenNames,
        members: (namespace: String, callables: [Callable])? = nil
    ) {
        (self.type, self.repository, self.coverage, self.taken) = (type, repository, coverage, taken)
        namespace = members?.namespace ?? type.namespace
        allCallables = members?.callables ?? type.callables
        module = repository.module(namespace)
        calls = CallPlanner(repository: repository, module: module, owner: type)
        plan = TypePlan(type: type, swiftName: repository.swiftName(type.qualifiedName, from: module))
    }

    var swiftName: String { plan.swiftName }

    /// Returns the Swift declarations; empty if there are none.
    func text() -> String {
        switch type.kind {
        case .object: repository.isObject(type) ? classText() : boxedText()
        case .interface: interfaceText()
        case .enumeration: enumerationText()
        case .flags: flagsText()
        case .record, .union: recordText()
        case .callback, .alias: ""
        }
    }

    /// Plans the members of one release after the other: all of them, or the functions only.
    func planMembers(onlyFunctions: Bool = false) {
        defer { begin(type.since) }
        for release in repository.overrides.releases.all {
            begin(release)
            for property in type.properties where !onlyFunctions && property.since == release {
                mark(property.old ?? repository.deprecation(of: property.type)) { add(property) }
            }
            for signal in type.signals where !onlyFunctions && signal.since == release {
                mark(signal.old ?? old(in: signal)) { add(signal: signal) }
            }
            for callable in allCallables where callable.since == release {
                mark(callable.old ?? old(in: callable)) { add(callable) }
            }
        }
    }

    /// Returns the deprecation of a type in a function: a function that takes or returns a deprecated type is deprecated, too.
    private func old(in callable: Callable) -> Deprecation? {
        (callable.parameters.map(\.type) + [callable.result.type]).compactMap {
            repository.deprecation(of: $0)
        }.first
    }

    /// Begins with the members of a release. They do not affect the names of members of older releases.
    private func begin(_ release: Release) {
        self.release = release
        taken.now = release
        coverage.release = release
        callables = allCallables.filter { $0.since <= release }
    }

    /// Marks the members that a declaration becomes with its release and its deprecation.
    private func mark(_ old: Deprecation?, _ add: () -> Void) {
        let (members, keys, constructors) = (plan.members.count, plan.keys.count, plan.constructors.count)
        let (exercises, promises) = (plan.exercises.count, plan.promises.count)
        add()
        // What is said about a type holds for its members.
        let isSaid = type.old.map { $0.release <= old?.release ?? .oldest } ?? false
        let mark = Mark(since: release, old: isSaid ? nil : old)
        for index in plan.members[members...].indices { plan.members[index].mark = mark }
        for index in plan.keys[keys...].indices { plan.keys[index].mark = mark }
        // A class from which others inherit is not deprecated itself. So its constructors are, one by one.
        let own = repository.hasCurrentSubclasses(type) ? Mark(since: release, old: old ?? type.old) : mark
        for index in plan.constructors[constructors...].indices { plan.constructors[index].mark = own }
        for index in plan.exercises[exercises...].indices { plan.exercises[index].since = release }
        for index in plan.promises[promises...].indices { plan.promises[index].since = release }
    }

    /// Returns the name and the type of a property, without regard to optionality and to the size of integers.
    static func typed(_ name: String, _ type: String) -> String {
        let bare = type.filter { !"()?!".contains($0) }
        return "\(name): \(["UInt", "UInt64"].contains(bare) ? "Int" : bare)"
    }
}
