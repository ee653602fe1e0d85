// SPDX-License-Identifier: MIT

/// Names a type of the program.
struct TypeID: Hashable, Sendable, Comparable {
    var index: Int
    static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// Names a function of the program.
struct FunctionID: Hashable, Sendable {
    var index: Int
}

/// A case of a step type; the name is empty for a step that is a struct or class.
struct StepCase: Hashable, Sendable {
    var type: TypeID
    var name: String
}

/// The facts of all files together: types with their extensions merged, every name findable.
final class Program {
    /// A type declared in the sources, or one from elsewhere that they extend.
    struct TypeEntry {
        var name: String
        var qualified: String
        var kind: TypeFact.Kind
        var file: Int
        var line: Line
        var isExternal = false
        var isPrivate = false
        var isMain = false
        var generics: [TypeFact.Generic] = []
        var inherits: [Inherited] = []
        var cases: [TypeFact.Case] = []
        var functions: [FunctionID] = []
        var properties: [Property] = []
        /// Classes of the sources that inherit from it.
        var subclasses: [TypeID] = []
    }

    struct Inherited {
        var name: TypeName
        /// The file that says so, which decides how the name is looked up.
        var file: Int
        var resolved: TypeID?
    }

    struct FunctionEntry {
        var function: Function
        var owner: TypeID?
        var file: Int
    }

    struct Property {
        var variable: Variable
        var file: Int
    }

    /// Where a name stands, which decides what it means.
    struct Place: Hashable {
        var file: Int
        /// The dotted name of the type around it, or nothing.
        var scope: String
    }

    let units: [FileUnit]
    var types: [TypeEntry] = []
    var functions: [FunctionEntry] = []
    var freeFunctions: [String: [FunctionID]] = [:]
    var globals: [String: [Property]] = [:]
    var byName: [String: [TypeID]] = [:]
    var aliases: [String: [(target: TypeName, file: Int)]] = [:]

    private var assigned: [FunctionID: Set<String>] = [:]

    init(units: [FileUnit]) {
        self.units = units
        for (file, unit) in units.enumerated() { declareTypes(of: unit.facts, file: file) }
        for (file, unit) in units.enumerated() { addExtensions(of: unit.facts, file: file) }
        for (file, unit) in units.enumerated() { addFree(of: unit.facts, file: file) }
        resolveInheritance()
    }

    subscript(id: TypeID) -> TypeEntry { types[id.index] }
    subscript(id: FunctionID) -> FunctionEntry { functions[id.index] }

    var typeIDs: some Sequence<TypeID> { types.indices.lazy.map(TypeID.init) }

    /// The properties and variables that a function assigns to.
    func assignedNames(in function: FunctionID) -> Set<String> {
        if let known = assigned[function] { return known }
        let names = Mentions.assignedNames(self[function].function.body)
        assigned[function] = names
        return names
    }

    private func declareTypes(of facts: FileFacts, file: Int) {
        for fact in facts.types {
            for alias in fact.aliases {
                aliases[fact.name + "." + alias.name, default: []].append((alias.target, file))
            }
            guard fact.kind != .extension else { continue }
            let id = TypeID(index: types.count)
            types.append(
                TypeEntry(
                    name: String(fact.name.split(separator: ".").last ?? "?"), qualified: fact.name,
                    kind: fact.kind,
                    file: file, line: fact.line, isPrivate: fact.isPrivate, isMain: fact.isMain))
            byName[fact.name, default: []].append(id)
            merge(fact, into: id, file: file)
        }
    }

    private func addExtensions(of facts: FileFacts, file: Int) {
        for fact in facts.types where fact.kind == .extension {
            let place = Place(file: file, scope: "")
            let id = resolve(fact.name, at: place) ?? external(named: fact.name, file: file, line: fact.line)
            merge(fact, into: id, file: file)
        }
    }

    private func external(named name: String, file: Int, line: Line) -> TypeID {
        let id = TypeID(index: types.count)
        let simple = String(name.split(separator: ".").last ?? "?")
        types.append(
            TypeEntry(name: simple, qualified: name, kind: .class, file: file, line: line, isExternal: true))
        byName[name, default: []].append(id)
        if simple != name { byName[simple, default: []].append(id) }
        return id
    }

    private func merge(_ fact: TypeFact, into id: TypeID, file: Int) {
        types[id.index].generics += fact.generics
        types[id.index].cases += fact.cases
        types[id.index].inherits += fact.inherits.map { Inherited(name: $0, file: file) }
        types[id.index].properties += fact.variables.map { Property(variable: $0, file: file) }
        for function in fact.functions {
            types[id.index].functions.append(add(function, owner: id, file: file))
        }
    }

    private func addFree(of facts: FileFacts, file: Int) {
        for function in facts.functions {
            freeFunctions[function.name, default: []].append(add(function, owner: nil, file: file))
        }
        for variable in facts.variables {
            globals[variable.name, default: []].append(Property(variable: variable, file: file))
        }
    }

    func add(_ function: Function, owner: TypeID?, file: Int) -> FunctionID {
        functions.append(FunctionEntry(function: function, owner: owner, file: file))
        return FunctionID(index: functions.count - 1)
    }

    private func resolveInheritance() {
        for id in typeIDs {
            for index in types[id.index].inherits.indices {
                let inherited = types[id.index].inherits[index]
                let place = Place(file: inherited.file, scope: types[id.index].qualified)
                guard let parent = resolve(inherited.name.name, at: place), parent != id else { continue }
                types[id.index].inherits[index].resolved = parent
                if types[id.index].kind == .class { types[parent.index].subclasses.append(id) }
            }
        }
    }
}
