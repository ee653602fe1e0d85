// SPDX-License-Identifier: MIT

/// The meaning of type names.
extension Tracer {
    /// The information that a declared type gives about a value: its exact type, or only that it is some controller.
    func declared(_ type: TypeName, in scope: TypeScope, or values: [Value]) -> [Value] {
        if type.name == "Type", let inner = type.arguments.first {
            let types = types(inner, in: scope)
            return types.isEmpty ? values : types.map(Value.metatype)
        }
        var found: [Value] = []
        for name in type.flattened {
            let types = types(name, in: scope)
            found += types.map { described($0, name, in: scope, or: values) }
            guard types.isEmpty else { continue }
            if let parameter = parameter(name.name, in: scope) {
                found.append(.general("", type: parameter.bound.map { general($0, in: scope) } ?? name.name))
            } else {
                found.append(
                    isGeneral(name)
                        ? .general("", type: name.simpleName) : .external(name.simpleName, contents: []))
            }
        }
        let isClear = found.contains { if case .general = $0 { false } else { true } }
        return isClear || values.allSatisfy { $0 == .unknown } ? found : values
    }

    /// The possible values of a parameter if nothing is known about the call.
    func parameter(_ parameter: Function.Parameter, in scope: TypeScope) -> [Value] {
        let values = parameter.type.map { declared($0, in: scope, or: []) } ?? [.unknown]
        return values.map { value in
            if case .general(_, let type) = value { .general(parameter.name, type: type) } else { value }
        }
    }

    private func described(
        _ id: TypeID, _ name: TypeName, in scope: TypeScope, or values: [Value]
    ) -> Value {
        if kinds.isStep(id), values.contains(where: \.isIncoming) { return .incoming(id) }
        let entry = program[id]
        if entry.kind == .protocol || entry.isExternal || Vocabulary.isFramework(entry.name) {
            return .general("", type: entry.qualified)
        }
        // `Self` is exactly that type.
        if isBase(id), name.name != "Self", scope.generics[name.name] == nil {
            return .general("", type: entry.qualified)
        }
        return bound(.instance(id), to: name.arguments, in: scope)
    }

    private func general(_ bound: TypeName, in scope: TypeScope) -> String {
        let name = bound.flattened.first ?? bound
        return types(name, in: scope).first.map { program[$0].qualified } ?? name.simpleName
    }

    /// As a declared type, a class with subclasses does not determine the exact type of a value.
    private func isBase(_ id: TypeID) -> Bool { !program[id].subclasses.isEmpty }

    /// The types that a name means: several for a generic parameter that stands for several.
    func types(_ name: TypeName, in scope: TypeScope) -> [TypeID] {
        if name.name == "Self" { return scope.receiver.map { [$0] } ?? [] }
        if let generic = scope.generics[name.name] { return generic.types }
        if let dot = name.name.firstIndex(of: "."), isParameter(String(name.name[..<dot]), in: scope) {
            // `Self.Screen`, `Builder.Screen`
            let inner = TypeName(name: String(name.name[dot...].dropFirst()))
            return types(TypeName(name: String(name.name[..<dot])), in: scope)
                .flatMap { member(inner.name, of: $0) }
        }
        if isOwnersParameter(name.name, at: scope.place), let receiver = scope.receiver {
            return member(name.name, of: receiver)
        }
        if let id = program.resolve(name, at: scope.place) { return [id] }
        if let found = scope.receiver.map({ member(name.name, of: $0) }), !found.isEmpty { return found }
        return program.argument(for: name.name, in: subject).map { [$0] } ?? []
    }

    /// The types that a generic parameter, an associated type or a nested type of a type has.
    private func member(_ name: String, of type: TypeID) -> [TypeID] {
        if let generic = specialisations[type]?[name] { return generic.types }
        if let argument = program.argument(for: name, in: type) { return [argument] }
        for ancestor in program.lineage(of: type) {
            let place = Program.Place(file: program[ancestor].file, scope: "")
            if let id = program.resolve(program[ancestor].qualified + "." + name, at: place) { return [id] }
        }
        return []
    }

    private func isParameter(_ name: String, in scope: TypeScope) -> Bool {
        name == "Self" || scope.generics[name] != nil || isOwnersParameter(name, at: scope.place)
    }

    /// The declaration of a generic parameter or associated type; nil for other names.
    func parameter(_ name: String, in scope: TypeScope) -> TypeFact.Generic? {
        if let generic = scope.generics[name] { return .init(name: name, bound: generic.bound) }
        guard let owner = owner(of: scope.place) else { return nil }
        return program[owner].generics.first { $0.name == name }
    }

    private func isOwnersParameter(_ name: String, at place: Program.Place) -> Bool {
        owner(of: place).map { program[$0].generics.contains { $0.name == name } } ?? false
    }

    private func owner(of place: Program.Place) -> TypeID? {
        place.scope.isEmpty ? nil : program.resolve(place.scope, at: .init(file: place.file, scope: ""))
    }

    // MARK: Generics

    /// Adds the generic arguments after the name of a type.
    func bound(_ value: Value, to arguments: [TypeName], in scope: TypeScope) -> Value {
        let type: TypeID
        switch value {
        case .instance(let id), .metatype(let id): type = id
        default: return value
        }
        guard !arguments.isEmpty, !kinds.isNode(type) else { return value }
        var generics: [String: Generic] = [:]
        for (parameter, argument) in zip(program[type].generics, arguments) {
            generics[parameter.name] = Generic(types: types(argument, in: scope), bound: parameter.bound)
        }
        return generics.isEmpty ? value : .bound(value, generics)
    }

    /// Evaluates a member of a value of a generic type; results of the same type keep the generic arguments.
    func bound(to generics: [String: Generic], _ value: Value, _ body: () -> [Value]) -> [Value] {
        guard let type = value.type else { return body() }
        let outer = specialisations[type]
        specialisations[type] = generics
        defer { specialisations[type] = outer }
        return body().map { result in
            if result.type == type, !kinds.isNode(type) { .bound(result, generics) } else { result }
        }
    }

    /// The types of the generic parameters of a function in a call.
    func generics(
        of declared: [TypeFact.Generic], _ parameters: [Function.Parameter], given arguments: [[Value]]
    ) -> [String: Generic] {
        guard !declared.isEmpty else { return [:] }
        var generics: [String: Generic] = [:]
        for generic in declared { generics[generic.name] = Generic(types: [], bound: generic.bound) }
        for (parameter, values) in zip(parameters, arguments) {
            if let type = parameter.type { infer(type, from: values, into: &generics) }
        }
        return generics
    }

    private func infer(_ type: TypeName, from values: [Value], into generics: inout [String: Generic]) {
        func add(_ name: String, _ types: [TypeID]) {
            for type in types where generics[name]?.types.contains(type) == false {
                generics[name]?.types.append(type)
            }
        }
        switch type.name {
        case "Type":
            guard let name = type.arguments.first?.name, generics[name] != nil else { return }
            add(
                name,
                values.compactMap { value in
                    if case .metatype(let id) = value { id } else { nil }
                })
        case "->":
            guard let name = type.arguments.first?.name, generics[name] != nil else { return }
            for value in values {
                switch value {
                // `HomeViewController.init`
                case .metatype(let id): add(name, [id])
                case .closure(let closure):
                    add(name, quietly { invoke(closure, with: []) }.compactMap(\.instance))
                default: break
                }
            }
        default:
            for part in type.flattened where generics[part.name] != nil {
                add(part.name, values.compactMap(\.instance))
            }
        }
    }

    // MARK: Protocols

    /// What a member of a protocol or base class of the sources may be: that of each type that conforms to it or inherits
    /// from it.
    func dispatched(_ name: String, on type: String, in frame: Frame) -> [Value]? {
        let place = Program.Place(file: frame.place.file, scope: "")
        guard let id = program.resolve(type, at: place) else { return nil }
        let entry = program[id]
        if Vocabulary.isFramework(entry.name) { return memberValues(name, of: id) }
        let types = entry.kind == .protocol ? entry.conformers : [id] + subclasses(of: id)
        let found = unique(types.flatMap { memberValues(name, of: $0) ?? [] })
        return found.isEmpty ? memberValues(name, of: id) : found
    }

    private func subclasses(of type: TypeID) -> [TypeID] {
        program[type].subclasses.flatMap { [$0] + subclasses(of: $0) }
    }
}

extension Value {
    /// The type of the sources whose object, metatype or member it is.
    fileprivate var type: TypeID? {
        switch self {
        case .instance(let type), .metatype(let type): type
        case .functions(_, let type): type
        default: nil
        }
    }

    fileprivate var instance: TypeID? {
        switch self {
        case .instance(let type): type
        case .bound(let inner, _): inner.instance
        default: nil
        }
    }
}
