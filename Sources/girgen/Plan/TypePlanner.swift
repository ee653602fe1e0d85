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
    /// The C functions that are members of the type.
    let callables: [Callable]
    var plan: TypePlan
    /// The names that the type and its ancestors already have; for properties also the types.
    var taken: Set<String>
    /// The C functions that a property replaces.
    var accessors: Set<String> = []
    /// The labels of the initializers so far.
    var constructorLabels: Set<String> = []

    init(
        _ type: TypeDeclaration, _ repository: Repository, _ coverage: Coverage, taken: Set<String>,
        members: (namespace: String, callables: [Callable])? = nil
    ) {
        (self.type, self.repository, self.coverage, self.taken) = (type, repository, coverage, taken)
        namespace = members?.namespace ?? type.namespace
        callables = members?.callables ?? type.callables
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

    func planMembers() {
        for property in type.properties { add(property) }
        for signal in type.signals { add(signal: signal) }
        planFunctions()
    }

    func planFunctions() {
        for callable in callables { add(callable) }
    }

    /// Returns the name and the type of a property, without regard to optionality and to the size of integers.
    static func typed(_ name: String, _ type: String) -> String {
        let bare = type.filter { !"()?!".contains($0) }
        return "\(name): \(["UInt", "UInt64"].contains(bare) ? "Int" : bare)"
    }
}
