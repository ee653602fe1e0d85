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

/// The facts of all files together, with each type merged with its extensions, and an index of all names.
///
/// It does not change after `init`, so several threads can use it.
final class Program: @unchecked Sendable {  // guarded by changing in `init` only
    /// A type that the sources declare, or one from outside that they extend.
    final class TypeEntry {
        let name: String
        let qualified: String
        let kind: TypeFact.Kind
        let file: Int
        let line: Line
        let isExternal: Bool
        let isPrivate: Bool
        let isMain: Bool
        /// Generic parameters, or the associated types of a protocol.
        var generics: [TypeFact.Generic] = []
        var inherits: [Inherited] = []
        var cases: [TypeFact.Case] = []
        var functions: [FunctionID] = []
        var properties: [Property] = []
        /// Classes of the sources that inherit from it.
        var subclasses: [TypeID] = []
        /// The type itself with its superclasses and protocols, the nearest first.
        var lineage: [TypeID] = []
        /// The types of the sources that conform to it, if it is a protocol of the sources.
        var conformers: [TypeID] = []
        /// What comments `rxtree:leads(…)` outside of its functions name, with their files.
        var leads: [(comment: LeadsComment, file: Int)] = []

        init(
            qualified: String, kind: TypeFact.Kind, file: Int, line: Line, isExternal: Bool = false,
            isPrivate: Bool = false, isMain: Bool = false
        ) {
            self.qualified = qualified
            name =
                qualified.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(qualified[$0...].dropFirst()) }
                ?? qualified
            self.kind = kind
            self.file = file
            self.line = line
            self.isExternal = isExternal
            self.isPrivate = isPrivate
            self.isMain = isMain
        }
    }

    struct Inherited {
        var name: TypeName
        /// The file that contains the declaration; the declaration of the name that is nearest to it is found.
        var file: Int
        var resolved: TypeID?
    }

    final class FunctionEntry {
        let function: Function
        let owner: TypeID?
        let file: Int
        /// The requirements on the type that the function is called on.
        let requirements: [TypeName]
        /// The properties and variables that it assigns to.
        let assigned: Set<String>

        init(function: Function, owner: TypeID?, file: Int, requirements: [TypeName] = []) {
            self.function = function
            self.owner = owner
            self.file = file
            self.requirements = requirements + function.requirements
            assigned = Mentions.assignedNames(function.body)
        }
    }

    struct Property {
        var variable: Variable
        var file: Int
        /// What the type must be that has the property.
        var requirements: [TypeName] = []
    }

    /// The position of a name in the source, which determines its meaning.
    struct Place: Hashable {
        var file: Int
        /// The dotted name of the type around it, or nothing.
        var scope: String
    }

    let units: [FileUnit]
    private(set) var types: [TypeEntry] = []
    private(set) var functions: [FunctionEntry] = []
    private(set) var freeFunctions: [String: [FunctionID]] = [:]
    /// The cases of enums that carry values.
    private(set) var payloadCases: Set<String> = []
    private(set) var globals: [String: [Property]] = [:]
    private(set) var byName: [String: [TypeID]] = [:]
    private(set) var aliases: [String: [(target: TypeName, file: Int)]] = [:]
    /// First names of types and aliases inside of others: only these are searched for in the scopes around a position.
    private(set) var nestedNames: Set<Substring> = []

    init(units: [FileUnit]) {
        self.units = units
        for (file, unit) in units.enumerated() { declareTypes(of: unit.facts, file: file) }
        declareStandardStep()
        for (file, unit) in units.enumerated() { addExtensions(of: unit.facts, file: file) }
        for (file, unit) in units.enumerated() { addFree(of: unit.facts, file: file) }
        resolveInheritance()
    }

    subscript(id: TypeID) -> TypeEntry { types[id.index] }
    subscript(id: FunctionID) -> FunctionEntry { functions[id.index] }

    var typeIDs: some Sequence<TypeID> { types.indices.lazy.map(TypeID.init) }

    private func declareTypes(of facts: FileFacts, file: Int) {
        for alias in facts.aliases { aliases[alias.name, default: []].append((alias.target, file)) }
        for fact in facts.types {
            nestedNames.formUnion(fact.name.split(separator: ".").dropFirst())
            for alias in fact.aliases {
                aliases[fact.name + "." + alias.name, default: []].append((alias.target, file))
                nestedNames.insert(Substring(alias.name))
            }
            guard fact.kind != .extension else { continue }
            let id = TypeID(index: types.count)
            types.append(
                TypeEntry(
                    qualified: fact.name, kind: fact.kind, file: file, line: fact.line,
                    isPrivate: fact.isPrivate,
                    isMain: fact.isMain))
            byName[fact.name, default: []].append(id)
            merge(fact, into: id, file: file)
        }
    }

    /// The step that a flow is started with when no stepper is given.
    private func declareStandardStep() {
        guard byName["RxFlowStep"] == nil, !units.isEmpty else { return }
        let entry = TypeEntry(qualified: "RxFlowStep", kind: .enum, file: 0, line: 1, isExternal: true)
        entry.cases = [.init(name: "home", payload: [], line: 1)]
        byName["RxFlowStep"] = [TypeID(index: types.count)]
        types.append(entry)
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
        types.append(TypeEntry(qualified: name, kind: .class, file: file, line: line, isExternal: true))
        byName[name, default: []].append(id)
        if simple != name { byName[simple, default: []].append(id) }
        return id
    }

    private func merge(_ fact: TypeFact, into id: TypeID, file: Int) {
        let entry = self[id]
        entry.generics += fact.generics
        entry.cases += fact.cases
        for fact in fact.cases where !fact.payload.isEmpty { payloadCases.insert(fact.name) }
        for name in fact.inherits {
            let parts = name.name == "&" ? name.arguments : [name]
            entry.inherits += parts.map { Inherited(name: $0, file: file) }
        }
        entry.properties += fact.variables.map {
            Property(variable: $0, file: file, requirements: fact.requirements)
        }
        for function in fact.functions {
            entry.functions.append(add(function, owner: id, file: file, requirements: fact.requirements))
        }
        entry.leads += fact.leads.map { ($0, file) }
    }

    private func addFree(of facts: FileFacts, file: Int) {
        for function in facts.functions {
            freeFunctions[function.name, default: []].append(add(function, owner: nil, file: file))
        }
        for variable in facts.variables {
            globals[variable.name, default: []].append(Property(variable: variable, file: file))
        }
    }

    private func add(
        _ function: Function, owner: TypeID?, file: Int, requirements: [TypeName] = []
    ) -> FunctionID {
        functions.append(
            FunctionEntry(function: function, owner: owner, file: file, requirements: requirements))
        return FunctionID(index: functions.count - 1)
    }

    private func resolveInheritance() {
        for id in typeIDs {
            let entry = self[id]
            entry.inherits = entry.inherits.flatMap { expanded($0, in: entry.qualified) }
            for index in entry.inherits.indices {
                let inherited = entry.inherits[index]
                let place = Place(file: inherited.file, scope: entry.qualified)
                guard let parent = resolve(inherited.name.name, at: place), parent != id else { continue }
                entry.inherits[index].resolved = parent
                if entry.kind == .class { self[parent].subclasses.append(id) }
            }
        }
        for id in typeIDs { addFrameworkClasses(to: id) }
        for id in typeIDs { self[id].lineage = lineage(from: id) }
        for id in typeIDs where self[id].kind != .protocol && !self[id].isExternal {
            for ancestor in self[id].lineage where self[ancestor].kind == .protocol {
                self[ancestor].conformers.append(id)
            }
        }
    }

    /// The parts of `typealias Screen = BaseViewController & Stepper`, if a type inherits from that.
    private func expanded(_ inherited: Inherited, in scope: String, depth: Int = 0) -> [Inherited] {
        let place = Place(file: inherited.file, scope: scope)
        guard depth < 64, resolve(inherited.name, at: place) == nil,
            let alias = aliases[inherited.name.name]?.max(by: {
                closeness($0.file, inherited.file) < closeness($1.file, inherited.file)
            })
        else { return [inherited] }
        let parts = alias.target.name == "&" ? alias.target.arguments : [alias.target]
        return parts.flatMap { expanded(Inherited(name: $0, file: alias.file), in: "", depth: depth + 1) }
    }

    /// A `UITableViewController` is a `UIViewController` and has the members that the sources add to that, although the sources do
    /// not declare this inheritance.
    private func addFrameworkClasses(to id: TypeID) {
        let entry = self[id]
        guard entry.kind == .class else { return }
        let names = entry.inherits.map(\.name.simpleName) + (entry.isExternal ? [entry.name] : [])
        guard Vocabulary.isController(Set(names)) else { return }
        for name in Vocabulary.controllerRoots {
            for root in byName[name] ?? [] where root != id && self[root].isExternal {
                entry.inherits.append(
                    Inherited(name: TypeName(name: name), file: entry.file, resolved: root))
            }
        }
    }

    private func lineage(from id: TypeID) -> [TypeID] {
        var all = [id]
        var index = 0
        while index < all.count {
            for inherited in self[all[index]].inherits {
                if let parent = inherited.resolved, !all.contains(parent) { all.append(parent) }
            }
            index += 1
        }
        return all
    }
}
