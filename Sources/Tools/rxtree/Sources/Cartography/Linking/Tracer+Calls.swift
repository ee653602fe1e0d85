// SPDX-License-Identifier: MIT

extension Tracer {
    func call(_ callee: Expr, _ arguments: [Argument], line: Line, in frame: Frame) -> [Value] {
        switch callee {
        case .member(nil, let name, _, _):
            return implicitCall(name, arguments, line: line, in: frame)
        case .member(let base?, let name, _, _):
            if Vocabulary.contributorTypes.contains(base.lastName) {
                return implicitCall(name, arguments, line: line, in: frame)
            }
            return methodCall(name, on: base, arguments, line: line, in: frame)
        case .name(let name, _, _):
            let given = evaluate(arguments, in: frame)
            let values = evaluate(callee, in: frame)
            if ends(name, values, given, line: line, in: frame) { return [.contributor] }
            if let way = Vocabulary.shows[name], frame.lookup(name) == nil {
                showAll(arguments, given, named: name, way: way, line: line, in: frame)
                if values.allSatisfy(isFramework) { return [] }
            }
            if values.contains(.unknown) || values.isEmpty {
                return outsideCall(name, on: [], arguments, given, line: line, in: frame)
            }
            return unique(values.flatMap { apply($0, arguments, given, named: name, line: line, in: frame) })
        default:
            let given = evaluate(arguments, in: frame)
            let values = evaluate(callee, in: frame)
            return unique(values.flatMap { apply($0, arguments, given, named: "", line: line, in: frame) })
        }
    }

    /// `return end(with: contact)`, which a flow with a result has from the framework.
    private func ends(
        _ name: String, _ values: [Value], _ given: [[Value]], line: Line, in frame: Frame
    ) -> Bool {
        guard Vocabulary.ends.contains(name), kinds.isFlow(subject), frame.type == subject else {
            return false
        }
        guard !values.contains(where: isKnown) || values.allSatisfy(isFramework) else { return false }
        followClosures(in: given, with: [])
        end(at: site(line, in: frame))
        return true
    }

    func end(at site: Trace.Site) {
        if isLoud { trace.ends.insert(.init(steps: steps, site: site)) }
    }

    func evaluate(_ arguments: [Argument], in frame: Frame) -> [[Value]] {
        arguments.map { argument in evaluate(argument.value, in: frame) }
    }

    private func methodCall(
        _ name: String, on base: Expr, _ arguments: [Argument], line: Line, in frame: Frame
    ) -> [Value] {
        let bases = evaluate(base, in: frame)
        let given = evaluate(arguments, in: frame)
        if name == "subscript" {
            return unique(bases.flatMap { element(of: $0, arguments, given, line: line, in: frame) })
        }
        if case .name("super", _, _) = base {
            return superCall(name, arguments, given, line: line, in: frame)
        }
        if base.isSelf {
            let own = frame.type.flatMap { memberValues(name, of: $0) } ?? []
            if ends(name, own, given, line: line, in: frame) { return [.contributor] }
        }
        // If the sources declare a function of that name, it is followed as well.
        if let way = Vocabulary.shows[name] {
            showAll(arguments, given, named: name, way: way, line: line, in: frame)
        }
        var found: [Value] = []
        var outside: [Value] = []
        for value in bases {
            let members = callable(name, of: value, in: frame)
            if members.isEmpty || Vocabulary.shows[name] != nil && members.allSatisfy(isFramework) {
                outside.append(value)
            } else {
                found += members.flatMap { apply($0, arguments, given, named: name, line: line, in: frame) }
            }
        }
        if !outside.isEmpty || bases.isEmpty {
            found += outsideCall(name, on: outside, arguments, given, line: line, in: frame)
        }
        return unique(found)
    }

    /// `factory[.list]`: the result of a subscript of the sources, or an element of a collection.
    private func element(
        of value: Value, _ arguments: [Argument], _ given: [[Value]], line: Line, in frame: Frame
    ) -> [Value] {
        // The target of a key path is not known.
        if arguments.first?.label == "keyPath" { return [.unknown] }
        let members: [Value]
        switch value {
        case .instance, .metatype, .bound, .general: members = callable("subscript", of: value, in: frame)
        default: members = []
        }
        guard members.contains(where: isSubscript) else { return [value] }
        return members.flatMap { apply($0, arguments, given, named: "subscript", line: line, in: frame) }
    }

    private func isSubscript(_ value: Value) -> Bool {
        switch value {
        case .functions: true
        case .bound(let inner, _): isSubscript(inner)
        default: false
        }
    }

    /// The functions and closures that a call of a member may reach in the sources.
    private func callable(_ name: String, of value: Value, in frame: Frame) -> [Value] {
        switch value {
        case .bound(let inner, let generics):
            return bound(to: generics, inner) { callable(name, of: inner, in: frame) }
        case .instance(let type): return memberValues(name, of: type) ?? []
        case .metatype(let type):
            return name == "init" ? [value] : staticMember(name, of: type, in: frame) ?? [.instance(type)]
        case .externalType(let type):
            return name == "init" ? [value] : nestedType(name, of: type, in: frame) ?? []
        case .general(_, let type): return dispatched(name, on: type, in: frame) ?? []
        case .external(let type, _):
            let place = Program.Place(file: frame.place.file, scope: "")
            guard let id = program.resolve(type, at: place) else { return [] }
            return memberValues(name, of: id) ?? []
        case .closure where name == "callAsFunction": return [value]
        default: return []
        }
    }

    private func isFramework(_ value: Value) -> Bool {
        guard case .functions(let functions, _) = value else { return false }
        return functions.allSatisfy { function in
            guard let owner = entry(function).owner else { return false }
            // An extension of a framework's type is code of the application.
            return !program[owner].isExternal && Vocabulary.isFramework(program[owner].name)
        }
    }

    private func superCall(
        _ name: String, _ arguments: [Argument], _ given: [[Value]], line: Line, in frame: Frame
    ) -> [Value] {
        guard let owner = program.resolve(frame.place.scope, at: .init(file: frame.place.file, scope: ""))
        else {
            return []
        }
        let functions = program[owner].inherits.lazy.compactMap(\.resolved)
            .map { self.program.functions(named: name, of: $0) }
            .first { !$0.isEmpty }
        if let functions {
            return apply(
                .functions(functions, of: frame.type), arguments, given, named: name, line: line, in: frame)
        }
        // A framework's container is given its controllers: `super.init(viewControllers: pages)`.
        for values in given { showKnown(values, way: .contains, line: line, in: frame) }
        return []
    }

    // MARK: Applying

    func apply(
        _ value: Value, _ arguments: [Argument], _ given: [[Value]], named name: String, line: Line,
        in frame: Frame
    ) -> [Value] {
        switch value {
        case .functions(let functions, let type):
            let chosen = fitting(best(functions, for: arguments), arguments, given, on: type)
            return unique(chosen.flatMap { follow($0, of: type, arguments: align(given, arguments, to: $0)) })
        case .bound(let inner, let generics):
            return bound(to: generics, inner) {
                apply(inner, arguments, given, named: name, line: line, in: frame)
            }
        case .metatype(let type): return construct(type, arguments, given, line: line, in: frame)
        case .externalType(let type):
            followClosures(in: given, with: [])
            return [.external(type, contents: nodes(in: given))]
        case .closure(let closure):
            let frame = Frame(
                place: closure.frame.place, type: closure.frame.type, isStatic: closure.frame.isStatic,
                generics: closure.frame.generics, parent: closure.frame)
            let aligned = closure.function.map { align(given, arguments, to: $0, in: frame) }
            return invoke(closure, with: aligned ?? given)
        case .instance(let type) where !program.functions(named: "callAsFunction", of: type).isEmpty:
            let functions = program.functions(named: "callAsFunction", of: type)
            return apply(
                .functions(functions, of: type), arguments, given, named: name, line: line, in: frame)
        case .unknown, .general:
            return outsideCall(name, on: [value], arguments, given, line: line, in: frame)
        default:
            followClosures(in: given, with: [])
            return [value]
        }
    }

    private func construct(
        _ type: TypeID, _ arguments: [Argument], _ given: [[Value]], line: Line, in frame: Frame
    ) -> [Value] {
        let entry = program[type]
        followClosures(in: given, with: [])
        if entry.isExternal || Vocabulary.isFramework(entry.name) {
            return [.external(entry.name, contents: nodes(in: given))]
        }
        let initialisers = program.functions(named: "init", of: type)
        if initialisers.isEmpty { giveMembers(of: type, arguments, given) }
        for initialiser in best(initialisers, for: arguments) {
            let function = self.entry(initialiser).function
            for (parameter, values) in zip(function.parameters, align(given, arguments, to: initialiser)) {
                let known = values.filter(isKnown)
                if !known.isEmpty {
                    trace.given[.init(type: type, parameter: parameter.name), default: []].formUnion(known)
                }
            }
        }
        if kinds.isNode(type) {
            if isLoud, trace.made[type] == nil {
                trace.made[type] = .init(site: site(line, in: frame), steps: steps)
            }
            return [.instance(type)]
        }
        var made = Value.instance(type)
        if !entry.generics.isEmpty, specialisations[type] == nil,
            let initialiser = best(initialisers, for: arguments).first
        {
            let parameters = self.entry(initialiser).function.parameters
            let found = generics(
                of: entry.generics, parameters, given: align(given, arguments, to: initialiser))
            made = .bound(made, found)
        }
        let contents = nodes(in: given)
        return contents.isEmpty ? [made] : [made, .external(entry.name, contents: contents)]
    }

    /// The memberwise initializer of a struct.
    private func giveMembers(of type: TypeID, _ arguments: [Argument], _ given: [[Value]]) {
        // A trailing closure is for the last property.
        let last = program[type].properties.last { !$0.variable.isStatic && !$0.variable.isComputed }
        for (argument, values) in zip(arguments, given) {
            guard let name = argument.label ?? last?.variable.name else { continue }
            let known = values.filter(isKnown)
            if !known.isEmpty {
                trace.given[.init(type: type, parameter: name), default: []].formUnion(known)
            }
        }
    }

    func nodes(in given: [[Value]]) -> [Value] {
        unique(given.flatMap { $0 }.flatMap(\.shown).filter(isNode))
    }

    func isNode(_ value: Value) -> Bool {
        switch value {
        case .instance(let type): kinds.isNode(type)
        case .root: true
        default: false
        }
    }

    /// Of overloads that differ in types only, those whose parameters fit the arguments; all if none does.
    private func fitting(
        _ functions: [FunctionID], _ arguments: [Argument], _ given: [[Value]], on type: TypeID?
    ) -> [FunctionID] {
        if functions.count < 2 { return functions }
        let fitting = functions.filter { id in
            let function = entry(id).function
            let aligned = align(given, arguments, to: id)
            return zip(function.parameters, aligned).allSatisfy { parameter, values in
                guard let type = parameter.type, !function.generics.contains(where: { $0.name == type.name })
                else { return true }
                return values.allSatisfy { takes(type, $0, in: id) }
            }
        }
        return fitting.isEmpty ? functions : fitting
    }

    /// False only if a parameter of that type cannot be given a value.
    private func takes(_ type: TypeName, _ value: Value, in function: FunctionID) -> Bool {
        switch value {
        case .metatype, .externalType:
            return type.name == "Type" || type.name == "->" || type.name.hasPrefix("Any")
        case .incoming, .step: return type.name != "Type"
        case .instance(let id):
            guard type.name != "Type" else { return false }
            guard let wanted = program.resolve(type, at: place(of: function)) else { return true }
            return program[wanted].kind == .protocol || program[wanted].isExternal
                || program.lineage(of: id).contains(wanted)
        default: return true
        }
    }

    /// The functions whose labels fit a call; overloads that differ in types only are all taken.
    private func best(_ functions: [FunctionID], for arguments: [Argument]) -> [FunctionID] {
        if functions.count < 2 { return functions }
        let labels = arguments.map(\.label)
        func score(_ id: FunctionID) -> Int {
            let parameters = entry(id).function.parameters
            let own = parameters.map(\.label)
            if own == labels { return 1_000 }
            let fits = labels.filter { label in label == nil || own.contains(label) }.count
            let missing = parameters.filter { $0.standard == nil && !labels.contains($0.label) }.count
            return fits * 2 - missing * 3 - (labels.count - fits) * 3
        }
        let scores = functions.map(score)
        let top = scores.max() ?? 0
        return zip(functions, scores).filter { $0.1 == top }.map(\.0)
    }

    /// The values in the order of the parameters; a parameter that was not given has its default.
    private func align(_ given: [[Value]], _ arguments: [Argument], to id: FunctionID) -> [[Value]] {
        let entry = self.entry(id)
        return align(
            given, arguments, to: entry.function, in: Frame(place: place(of: id), type: entry.owner))
    }

    private func align(
        _ given: [[Value]], _ arguments: [Argument], to function: Function, in frame: Frame
    ) -> [[Value]] {
        var rest = Array(zip(arguments, given))
        return function.parameters.enumerated().map { index, parameter in
            if let found = rest.firstIndex(where: { $0.0.label == parameter.label }) {
                return rest.remove(at: found).1
            }
            // A trailing closure carries no label.
            let isLast = index == function.parameters.count - 1
            if isLast, let found = rest.lastIndex(where: { $0.0.label == nil }) {
                return rest.remove(at: found).1
            }
            if let standard = parameter.standard { return evaluate(standard, in: frame) }
            return []
        }
    }

    /// Follows the body of a function of the sources, and returns its possible results.
    func follow(_ id: FunctionID, of type: TypeID?, arguments: [[Value]]) -> [Value] {
        let entry = self.entry(id)
        let function = entry.function
        if type == subject { visited.insert(id) }
        let receiver = type ?? entry.owner
        var generics = generics(of: function.generics, function.parameters, given: arguments)
        let ofReceiver = receiver.flatMap { specialisations[$0] }
        generics.merge(ofReceiver ?? [:]) { own, _ in own }
        let scope = TypeScope(place: place(of: id), receiver: receiver, generics: generics)
        let result = function.result.map { declared($0, in: scope, or: []) } ?? []
        let call = Call(function: id, type: type, nodes: nodesAndTypes(in: arguments))
        if isRepeated(call) {
            guard function.result.map(isContributor) ?? false else { return result.filter(isKnown) }
            // `return navigate(to: .list)` inside of `navigate(to:)`: the step is forwarded to the same flow.
            if isLoud { trace.forwards.insert(.init(steps: steps, site: site(function.line, in: id))) }
            return [.contributor]
        }
        guard stack.count < Tracer.depthLimit else {
            report(
                "calls are nested \(Tracer.depthLimit) deep here, so what '\(function.name)' leads to is missing",
                missing: .anything, at: site(function.line, in: id))
            return result.filter(isKnown)
        }
        // A view model emits steps; what it calls shows nothing.
        if let type, kinds.viewModels.contains(type), function.result == nil { return [] }
        let key = CallKey(
            function: id, type: type, generics: ofReceiver, arguments: arguments, steps: steps)
        if let known = memory[mode]?[key] { return known }
        stack.append(call)
        defer { stack.removeLast() }

        let frame = Frame(
            place: scope.place, type: receiver, isStatic: function.isStatic, generics: generics)
        frame.answers = function.result.map(isContributor) ?? false
        for (index, parameter) in function.parameters.enumerated() {
            let values = arguments.indices.contains(index) ? arguments[index] : []
            frame.locals[parameter.name] = refine(values, by: parameter, in: id, scope)
        }
        let isForeign = type.map { $0 != subject && kinds.isNode($0) } ?? false
        let outer = foreign
        if isForeign { foreign = type }
        walk(function.body, in: frame)
        foreign = outer
        var values = frame.returns
        if !values.contains(where: isKnown) {
            values = result.isEmpty ? values : result.contains(where: isKnown) ? result : values + result
        }
        memory[mode, default: [:]][key] = values
        return values
    }

    /// Whether the same function is being followed already with the same flows and controllers as arguments.
    private func isRepeated(_ call: Call) -> Bool {
        let same = stack.filter { $0.function == call.function && $0.type == call.type }
        return !same.isEmpty && call.nodes.isSubset(of: same.reduce(into: []) { $0.formUnion($1.nodes) })
    }

    private func nodesAndTypes(in arguments: [[Value]]) -> Set<Value> {
        Set(
            arguments.joined().flatMap(\.shown).filter { value in
                if case .metatype(let type) = value { kinds.isNode(type) } else { isNode(value) }
            })
    }

    /// The values of a parameter: those of the argument, or else those that follow from its declared type.
    private func refine(
        _ values: [Value], by parameter: Function.Parameter, in id: FunctionID, _ scope: TypeScope
    ) -> [Value] {
        if values.contains(where: \.isIncoming), let type = parameter.type.flatMap({ step($0, in: id) }) {
            return [.incoming(type)]
        }
        if values.contains(where: isKnown) { return values }
        let general = self.parameter(parameter, in: scope)
        return general.contains(where: isKnown) || values.isEmpty ? general : values
    }

    /// Follows a closure, or a function that is declared inside a body, and returns its possible results.
    func invoke(_ value: ClosureValue, with given: [[Value]]) -> [Value] {
        let key = ClosureKey(closure: value, arguments: given, steps: steps, assignments: assignments)
        if let known = closureMemory[mode]?[key] { return known }
        guard closuresInWork.insert(ObjectIdentifier(value)).inserted else { return [] }
        defer { closuresInWork.remove(ObjectIdentifier(value)) }
        let values = followBody(of: value, with: given)
        closureMemory[mode, default: [:]][key] = values
        return values
    }

    private func followBody(of value: ClosureValue, with given: [[Value]]) -> [Value] {
        let function = value.function
        var generics = value.frame.generics
        if let function {
            generics.merge(self.generics(of: function.generics, function.parameters, given: given)) { $1 }
        }
        let frame = Frame(
            place: value.frame.place, type: value.frame.type, isStatic: value.frame.isStatic,
            generics: generics, parent: value.frame)
        frame.answers = function?.result.map(isContributor) ?? false
        let parameters = value.closure.parameters
        for (index, name) in parameters.enumerated() where name != "_" {
            let values = given.indices.contains(index) ? given[index] : [.unknown]
            let declared = function.map { parameter($0.parameters[index], in: frame.scope) }
            frame.locals[name] = values.contains(where: isKnown) ? values : declared ?? values
        }
        if parameters.isEmpty, function == nil {
            for index in 0..<max(given.count, 1) {
                frame.locals["$\(index)"] = given.indices.contains(index) ? given[index] : [.unknown]
            }
        }
        walk(value.closure.body, in: frame)
        guard let result = function?.result, !frame.returns.contains(where: isKnown) else {
            return frame.returns
        }
        return declared(result, in: frame.scope, or: frame.returns)
    }

    /// Follows closures that are passed to code outside of the sources, as if they were called.
    @discardableResult
    func followClosures(in given: [[Value]], with values: [[Value]]) -> [Value] {
        var found: [Value] = []
        for case .closure(let closure) in given.flatMap({ $0 }) { found += invoke(closure, with: values) }
        for case .functions(let functions, let type) in given.flatMap({ $0 }) {
            for function in functions { found += follow(function, of: type, arguments: values) }
        }
        return unique(found)
    }
}
