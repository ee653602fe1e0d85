// SPDX-License-Identifier: MIT

extension Tracer {
    /// Follows an expression: records its targets, and returns its possible values.
    func evaluate(_ expr: Expr, in frame: Frame) -> [Value] {
        switch expr {
        case .name(let name, let arguments, _): return named(name, arguments, in: frame)
        case .member(let base, let name, _, let line): return member(name, of: base, line: line, in: frame)
        case .call(let callee, let arguments, let line): return call(callee, arguments, line: line, in: frame)
        case .closure(let closure): return [.closure(ClosureValue(closure, in: frame))]
        case .several(let all): return unique(all.flatMap { evaluate($0, in: frame) })
        case .cast(let inner, let type): return cast(evaluate(inner, in: frame), to: type, in: frame)
        case .equals(let left, let right):
            return evaluate(left, in: frame) + equated(right, to: left, in: frame)
        case .branch(.select(let subject, let arms)): return select(subject, arms, in: frame)
        case .branch(.when(let conditions, let then, let otherwise)):
            return when(conditions, then, otherwise, in: frame)
        case .branch, .opaque: return []
        }
    }

    func unique(_ values: [Value]) -> [Value] {
        if values.count < 2 { return values }
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }

    func isKnown(_ value: Value) -> Bool {
        switch value {
        case .bound(let inner, _): isKnown(inner)
        case .unknown, .general: false
        case .external(_, let contents): contents.contains(where: isKnown)
        default: true
        }
    }

    /// `step == .start`.
    private func equated(_ right: Expr, to left: Expr, in frame: Frame) -> [Value] {
        let values = evaluate(right, in: frame)
        guard case .member(nil, let name, _, _) = right else { return values }
        return evaluate(left, in: frame).compactMap { value in
            guard case .incoming(let type?) = value else { return nil }
            return program[type].cases.contains { $0.name == name }
                ? .step(StepCase(type: type, name: name)) : nil
        }
    }

    private func cast(_ values: [Value], to type: TypeName, in frame: Frame) -> [Value] {
        if values.contains(where: \.isIncoming) {
            return [.incoming(step(type, at: frame.place))]
        }
        let target = declared(type, in: frame.scope, or: [])
        return target.contains(where: isKnown) ? target : values.isEmpty ? target : values
    }

    // MARK: Names

    private func named(_ name: String, _ arguments: [TypeName], in frame: Frame) -> [Value] {
        if name == "self" || name == "super" {
            guard let type = frame.type else { return [.unknown] }
            return [frame.isStatic ? .metatype(type) : .instance(type)]
        }
        if name == "Self", let type = frame.type { return [.metatype(type)] }
        if let values = frame.lookup(name) { return values }
        // No property or function begins with a capital letter.
        if name.utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) ?? false {
            return typeNamed(name, arguments, in: frame)
        }
        if let type = frame.type, let values = memberValues(name, of: type) { return values }
        if let outer = outerMember(name, in: frame) { return outer }
        if let functions = program.freeFunctions[name] { return [.functions(functions, of: nil)] }
        if let globals = program.globals[name] {
            return globals.flatMap { values(of: $0, owner: nil, name: name) }
        }
        return typeNamed(name, arguments, in: frame)
    }

    private func typeNamed(_ name: String, _ arguments: [TypeName], in frame: Frame) -> [Value] {
        let types = types(TypeName(name: name), in: frame.scope)
        if !types.isEmpty {
            return types.map { bound(.metatype($0), to: arguments, in: frame.scope) }
        }
        if parameter(name, in: frame.scope) != nil { return [.unknown] }
        return name.first?.isUppercase == true ? [.externalType(name)] : [.unknown]
    }

    /// A static member of a type around this one.
    private func outerMember(_ name: String, in frame: Frame) -> [Value]? {
        var scope = Substring(frame.place.scope)
        while let dot = scope.lastIndex(of: ".") {
            scope = scope[..<dot]
            let place = Program.Place(file: frame.place.file, scope: "")
            if let type = program.resolve(String(scope), at: place), let values = memberValues(name, of: type)
            {
                return values
            }
        }
        return nil
    }

    /// A property or function of a type, or nil if the sources declare none of that name.
    func memberValues(_ name: String, of type: TypeID) -> [Value]? {
        if program.property(named: name, of: type) != nil { return propertyValues(name, of: type) }
        let functions = program.functions(named: name, of: type)
        return functions.isEmpty ? nil : [.functions(functions, of: type)]
    }

    /// A case, a static member or a nested type of a type; nil if the sources declare none of that name.
    func staticMember(_ name: String, of type: TypeID, in frame: Frame) -> [Value]? {
        if program[type].cases.contains(where: { $0.name == name }) {
            return [kinds.isStep(type) ? .step(.init(type: type, name: name)) : .instance(type)]
        }
        return memberValues(name, of: type)
            ?? program.resolve(program[type].qualified + "." + name, at: frame.place).map { [.metatype($0)] }
    }

    /// A type behind the name of a type outside of the sources, or behind the name of its module, as `FlowKit.AppFlow`.
    func nestedType(_ name: String, of type: String, in frame: Frame) -> [Value]? {
        if let inner = program.resolve(type + "." + name, at: frame.place) { return [.metatype(inner)] }
        guard name.first?.isUppercase == true else { return nil }
        return program.resolve(name, at: frame.place).map { [.metatype($0)] } ?? [.externalType(name)]
    }

    private func member(_ name: String, of base: Expr?, line: Line, in frame: Frame) -> [Value] {
        guard let base else { return implicit(name, line: line, in: frame) }
        return unique(evaluate(base, in: frame).flatMap { member(name, of: $0, line: line, in: frame) })
    }

    /// `.none`, `.end`, or a contributor that the sources add to the framework's.
    private func implicit(_ name: String, line: Line, in frame: Frame) -> [Value] {
        if Vocabulary.answers.contains(name) { return [.contributor] }
        if Vocabulary.ends.contains(name), kinds.isFlow(subject) {
            end(at: site(line, in: frame))
            return [.contributor]
        }
        for type in Vocabulary.contributorTypes.sorted() {
            let place = Program.Place(file: frame.place.file, scope: "")
            if let id = program.resolve(type, at: place), let values = memberValues(name, of: id) {
                return values
            }
        }
        return [.unknown]
    }

    private func member(_ name: String, of value: Value, line: Line, in frame: Frame) -> [Value] {
        switch value {
        case .bound(let inner, let generics):
            return bound(to: generics, inner) { member(name, of: inner, line: line, in: frame) }
        case .instance(let type):
            if name == "self" { return [value] }
            if name == "root", kinds.isFlow(type), type != subject { return [.root(of: type)] }
            let values = memberValues(name, of: type) ?? [.external(name, contents: [])]
            // A screen that another flow returns is taken as the root of that flow.
            let isScreen =
                kinds.isFlow(type) && type != subject && values.contains { isNode($0) || $0.isContainer }
            return isScreen ? [.root(of: type)] : values
        case .metatype(let type):
            if name == "self" || name == "init" { return [value] }
            if let values = staticMember(name, of: type, in: frame) { return values }
            return Vocabulary.contributorTypes.contains(program[type].name)
                ? implicit(name, line: line, in: frame) : [.instance(type)]
        case .externalType(let type):
            if Vocabulary.contributorTypes.contains(type) { return implicit(name, line: line, in: frame) }
            if let inner = nestedType(name, of: type, in: frame) { return inner }
            return name == "init" || name == "self" ? [value] : [.external(type, contents: [])]
        case .external(_, let contents):
            // A property of a container may be what the container was given.
            return name == "self" ? [value] : [.external(name, contents: contents)]
        case .closure, .functions, .contributor, .step, .incoming, .root: return [value]
        case .general(let origin, let type):
            if name == "self" { return [value] }
            return dispatched(name, on: type, in: frame) ?? [.general(origin + "." + name, type: type)]
        case .unknown: return [.unknown]
        }
    }
}

extension Value {
    /// Whether it is a container of the frameworks.
    fileprivate var isContainer: Bool {
        if case .external(let name, _) = self { Vocabulary.controllers.contains(name) } else { false }
    }
}
