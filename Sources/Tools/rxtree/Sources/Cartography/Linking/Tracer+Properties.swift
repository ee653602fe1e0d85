// SPDX-License-Identifier: MIT

extension Tracer {
    /// What a property of a type may be: the result of its getter, its initial value and what the type assigns to it; if none
    /// of these is known, what follows from its declared type.
    func propertyValues(_ name: String, of type: TypeID) -> [Value] {
        guard let (property, owner) = program.property(named: name, of: type) else { return [] }
        return values(of: property, owner: owner, name: name, of: type)
    }

    func values(
        of property: Program.Property, owner: TypeID?, name: String, of type: TypeID? = nil
    ) -> [Value] {
        let key = PropertyKey(
            name: name, type: type ?? TypeID(index: -1 - property.file),
            generics: type.flatMap { specialisations[$0] }, steps: steps)
        if let known = properties[key] { return known }
        guard propertiesInWork.insert(key).inserted else { return [] }
        defer { propertiesInWork.remove(key) }
        let isForeign = type.map { $0 != subject && kinds.isNode($0) } ?? false
        let found = quietly(if: isForeign) { compute(property, owner: owner, name: name, of: type) }
        properties[key] = found
        return found
    }

    private func compute(
        _ property: Program.Property, owner: TypeID?, name: String, of type: TypeID?
    ) -> [Value] {
        let variable = property.variable
        let place = Program.Place(file: property.file, scope: owner.map { program[$0].qualified } ?? "")
        let frame = Frame(
            place: place, type: type, isStatic: variable.isStatic,
            generics: type.flatMap { specialisations[$0] } ?? [:])
        var values: [Value] = []
        if variable.isComputed {
            walk(variable.body, in: frame)
            values = frame.returns
        } else {
            values = variable.value.map { evaluate($0, in: frame) } ?? []
            if let owner { values += assigned(to: name, in: owner, of: type) }
        }
        values = unique(values)
        if !values.contains(where: isKnown), let declaredType = variable.type {
            values = declared(declaredType, in: frame.scope, or: values.filter { $0 != .unknown })
            if !variable.isComputed, let type,
                declaredType.name == "->" || values.contains(where: \.isGeneral)
            {
                values = givenToMember(name, of: type) ?? values
            }
        }
        return values.map { value in
            if case .general("", let type) = value { .general(name, type: type) } else { value }
        }
    }

    /// The values that the functions of a type assign to one of its properties.
    private func assigned(to name: String, in owner: TypeID, of type: TypeID?) -> [Value] {
        var found: [Value] = []
        for function in program[owner].functions where assigns(name, function) {
            let entry = entry(function).function
            let frame = Frame(place: place(of: function), type: type, isStatic: entry.isStatic)
            for parameter in entry.parameters {
                frame.locals[parameter.name] = self.argument(parameter, of: type ?? owner, in: function)
            }
            let outer = collected
            collected = (name, frame, [])
            quietly { walk(entry.body, in: frame) }
            found += collected?.values ?? []
            collected = outer
        }
        return found
    }

    /// The arguments that the callers of an initializer pass for a parameter.
    func argument(_ parameter: Function.Parameter, of type: TypeID, in function: FunctionID) -> [Value] {
        let declared = self.parameter(parameter, in: scope(of: function, on: type))
        guard entry(function).function.name == "init", !declared.contains(where: isKnown) else {
            return declared
        }
        trace.usesGiven = true
        let known = program.lineage(of: type).compactMap { given[.init(type: $0, parameter: parameter.name)] }
        return known.first { !$0.isEmpty }.map(Array.init) ?? declared
    }

    /// The arguments that the callers of a memberwise initializer pass for a property.
    private func givenToMember(_ name: String, of type: TypeID) -> [Value]? {
        guard program.functions(named: "init", of: type).isEmpty else { return nil }
        trace.usesGiven = true
        return given[.init(type: type, parameter: name)].map(Array.init)
    }

    private func assigns(_ name: String, _ function: FunctionID) -> Bool {
        entry(function).assigned.contains(name)
    }

    /// Follows code for its values only, and records nothing.
    func quietly<Result>(if isQuiet: Bool = true, _ body: () -> Result) -> Result {
        quiet += isQuiet ? 1 : 0
        defer { quiet -= isQuiet ? 1 : 0 }
        return body()
    }
}

extension Value {
    fileprivate var isGeneral: Bool {
        if case .general = self { true } else { false }
    }
}
