// SPDX-License-Identifier: MIT

/// Decides what one type looks like in Swift: which members it has, and what they are called.
final class TypePlanner {
    let repository: Repository
    let coverage: Coverage
    let type: TypeDeclaration
    let calls: CallPlanner
    /// The namespace whose functions these are.
    let namespace: String
    let module: String
    /// The C functions that are members of the type.
    let callables: [Callable]
    var plan: TypePlan
    /// Names that this type and its ancestors have already; those of properties also with their types.
    var taken: Set<String>
    /// C functions that a property stands for.
    var accessors: Set<String> = []
    /// Labels of the initializers so far.
    var constructorLabels: Set<String> = []

    init(
        _ type: TypeDeclaration, _ repository: Repository, _ coverage: Coverage, taken: Set<String>,
        members: (namespace: String, callables: [Callable])? = nil
    ) {
        (self.type, self.repository, self.coverage, self.taken) = (type, repository, coverage, taken)
        namespace = members?.namespace ?? type.namespace
        callables = members?.callables ?? type.callables
        module = Repository.module(namespace)
        calls = CallPlanner(repository: repository, module: module, owner: type)
        plan = TypePlan(type: type, swiftName: repository.swiftName(type.qualifiedName, from: module))
    }

    var swiftName: String { plan.swiftName }

    /// The Swift declarations, empty when there is nothing to declare.
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

    /// A property by its name and type, whether it can be missing or not. One whole number is as good as another.
    static func typed(_ name: String, _ type: String) -> String {
        let bare = type.filter { !"()?!".contains($0) }
        return "\(name): \(["UInt", "UInt64"].contains(bare) ? "Int" : bare)"
    }
}
