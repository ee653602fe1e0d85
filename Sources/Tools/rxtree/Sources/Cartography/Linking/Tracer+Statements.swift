// SPDX-License-Identifier: MIT

extension Tracer {
    func walk(_ statements: [Statement], in frame: Frame) {
        let outer = steps
        defer { steps = outer }
        for statement in statements {
            if case .function(let function) = statement {
                frame.locals[function.name, default: []].append(.closure(ClosureValue(function, in: frame)))
            }
        }
        for statement in statements { walk(statement, in: frame) }
    }

    private func walk(_ statement: Statement, in frame: Frame) {
        switch statement {
        case .bind(let names, let type, let value): bind(names, type, value, in: frame)
        case .assign(let target, let value): assign(value, to: target, in: frame)
        case .expression(let value): _ = evaluate(value, in: frame)
        case .yield(let value, let line):
            guard let value else { return }
            let values = evaluate(value, in: frame)
            frame.returns += values.filter { !frame.returns.contains($0) }
            if frame.answers { checkAnswer(values, from: value, line: line, in: frame) }
        case .select(let subject, let arms): _ = select(subject, arms, in: frame)
        case .when(let conditions, let then, let otherwise): _ = when(conditions, then, otherwise, in: frame)
        case .loop(let name, let sequence, let body):
            let values = evaluate(sequence, in: frame)
            if let name { frame.locals[name] = values }
            walk(body, in: frame)
        case .block(let body): walk(body, in: frame)
        case .function: break
        case .leads(let comment): lead(comment, in: frame.place.file)
        }
    }

    /// Reports a returned value that is not known to be a contributor, in a function that returns contributors.
    private func checkAnswer(_ values: [Value], from expr: Expr, line: Line, in frame: Frame) {
        let isClear = values.contains { value in
            switch value {
            case .contributor, .incoming, .closure: true
            default: false
            }
        }
        // The branches contain their own `return`.
        if case .branch = expr, values.isEmpty { return }
        guard !isClear, !expr.isEmptyList else { return }
        report(
            "cannot tell what '\(expr.spelling)' returns, so what it leads to is missing", missing: .anything,
            at: site(expr.line ?? line, in: frame))
    }

    private func bind(_ names: [String], _ type: TypeName?, _ value: Expr?, in frame: Frame) {
        var values = value.map { evaluate($0, in: frame) } ?? []
        if let type, !values.contains(where: isKnown) { values = declared(type, in: frame.scope, or: values) }
        for name in names { frame.locals[name] = values }
    }

    private func assign(_ value: Expr, to target: Expr, in frame: Frame) {
        let values = evaluate(value, in: frame)
        if let name = target.ownName, let collected, collected.name == name, frame.isInside(collected.frame) {
            self.collected?.values += values
        }
        switch target {
        case .name(let name, _, _):
            _ = frame.assign(name, values)
            assignments += 1
        case .member(let base?, let name, _, let line):
            let bases = evaluate(base, in: frame)
            // `screen.onSelect = { … }`: the other object calls it.
            if !base.isSelf { followClosures(in: [values], with: []) }
            guard let way = Vocabulary.slots[name], !base.isSelf || name == "viewControllers" else { return }
            if bases.contains(where: { isOwnProperty(name, of: $0) }) { return }
            show(values, from: value, way: way, line: line, in: frame, isQuiet: true)
        default: _ = evaluate(target, in: frame)
        }
    }

    /// A property that the sources declare is followed where it is read, not where it is assigned.
    private func isOwnProperty(_ name: String, of value: Value) -> Bool {
        guard case .instance(let type) = value else { return false }
        return program.property(named: name, of: type) != nil
    }

    // MARK: Choices

    /// Follows every case. In a switch over the step, each case is followed under its own steps.
    func select(_ subject: Expr, _ arms: [Arm], in frame: Frame) -> [Value] {
        let subjects = evaluate(subject, in: frame)
        var values: [Value] = []
        let outer = steps
        defer { steps = outer }
        let named = namedCases(in: arms, subjects, in: frame)
        for arm in arms {
            steps = outer
            guard subjects.contains(where: \.isIncoming) else {
                for pattern in arm.patterns { bind(pattern, subjects, [], in: frame) }
                values += walkBranch(arm.body, in: frame)
                continue
            }
            var cases: Set<StepCase> = []
            for pattern in arm.patterns {
                let found = self.cases(of: pattern, subjects, in: frame)
                bind(pattern, subjects, found, in: frame)
                cases.formUnion(found)
            }
            let takesRest = arm.isDefault || cases.isEmpty && arm.patterns.contains(where: \.takesAll)
            let whole = cases.isEmpty ? wholeTypes(in: arm, frame) : []
            if takesRest || !whole.isEmpty {
                let subjects = whole.isEmpty ? subjects : whole.map { .incoming($0) }
                values += walkDefault(
                    arm.body, rest: rest(after: named, subjects), line: arm.line, in: frame)
            } else {
                if !cases.isEmpty { steps = cases }
                values += walkBranch(arm.body, in: frame)
            }
        }
        return values
    }

    /// The steps that have a case of their own, which `default` does not handle.
    private func namedCases(in arms: [Arm], _ subjects: [Value], in frame: Frame) -> Set<StepCase> {
        guard subjects.contains(where: \.isIncoming) else { return [] }
        return Set(arms.flatMap(\.patterns).flatMap { cases(of: $0, subjects, in: frame) })
    }

    /// `case let step as AppStep` takes any case of that type.
    private func wholeTypes(in arm: Arm, _ frame: Frame) -> [TypeID] {
        arm.patterns.flatMap(\.types).compactMap { step($0, at: frame.place) }.filter {
            program[$0].kind == .enum
        }
    }

    /// The cases that `default` stands for.
    private func rest(after named: Set<StepCase>, _ subjects: [Value]) -> Set<StepCase>? {
        var types: Set<TypeID> = []
        for case .incoming(let type?) in subjects { types.insert(type) }
        if types.isEmpty { types = Set(named.map(\.type)) }
        let all = types.flatMap { type in program[type].cases.map { StepCase(type: type, name: $0.name) } }
        return all.isEmpty ? nil : Set(all).subtracting(named)
    }

    /// `default: return .none` handles nothing; a default that leads somewhere handles what is left.
    private func walkDefault(_ body: [Statement], rest: Set<StepCase>?, line: Line, in frame: Frame)
        -> [Value]
    {
        let before = (trace.leads.count, trace.ends.count, trace.troubles.count)
        if rest != nil { steps = rest }
        let values = walkBranch(body, in: frame)
        if (trace.leads.count, trace.ends.count, trace.troubles.count) != before {
            for step in rest ?? [] { handle(step, at: site(line, in: frame)) }
        }
        return values
    }

    private func walkBranch(_ body: [Statement], in frame: Frame) -> [Value] {
        walk(Array(body.dropLast()), in: frame)
        guard let last = body.last else { return [] }
        if case .expression(let value) = last { return evaluate(value, in: frame) }
        walk([last], in: frame)
        return []
    }

    func when(
        _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], in frame: Frame
    ) -> [Value] {
        let outer = steps
        for condition in conditions { narrow(by: condition, in: frame) }
        // A guard narrows the statements after it; `walk` undoes that at the end of the block.
        let isGuard = then.isEmpty
        let narrowed = steps
        let values = walkBranch(then, in: frame)
        steps = outer
        var others: [Value] = []
        if let narrowed, narrowed != outer, let line = conditions.first?.line {
            let rest = rest(after: narrowed, []).map { outer.map($0.intersection) ?? $0 }
            others = walkDefault(otherwise, rest: rest, line: line, in: frame)
        } else {
            others = walkBranch(otherwise, in: frame)
        }
        steps = isGuard ? narrowed : outer
        return values + others
    }

    private func narrow(by condition: Condition, in frame: Frame) {
        switch condition {
        case .truth(let expr):
            let values = evaluate(expr, in: frame)
            if case .cast = expr { narrow(toTypesOf: values, line: expr.line, in: frame) }
            let cases = values.compactMap { value -> StepCase? in
                if case .step(let step) = value { step } else { nil }
            }
            if case .equals(let left, _) = expr, !cases.isEmpty,
                evaluate(left, in: frame).contains(where: \.isIncoming)
            {
                for step in cases { handle(step, at: site(expr.line ?? left.line ?? 1, in: frame)) }
                steps = Set(cases)
            }
        case .bind(let name, let value):
            let values = evaluate(value, in: frame)
            frame.locals[name] = values
            narrowToStructs(values, line: value.line, in: frame)
        case .match(let pattern, let value):
            let subjects = evaluate(value, in: frame)
            let cases = subjects.contains(where: \.isIncoming) ? cases(of: pattern, subjects, in: frame) : []
            bind(pattern, subjects, cases, in: frame)
            if !cases.isEmpty { steps = cases }
        }
    }

    /// `guard step is AppStep`: every case of that type is handled there.
    private func narrow(toTypesOf values: [Value], line: Line?, in frame: Frame) {
        narrowToStructs(values, line: line, in: frame)
        for case .incoming(let type?) in values where program[type].kind == .enum {
            let all = Set(program[type].cases.map { StepCase(type: type, name: $0.name) })
            for step in all { handle(step, at: site(line ?? 1, in: frame)) }
            steps = all
        }
    }

    /// `if let step = step as? ShowMovie`: a step that is a struct is handled by asking for its type.
    private func narrowToStructs(_ values: [Value], line: Line?, in frame: Frame) {
        for case .incoming(let type?) in values
        where program[type].kind != .enum && program[type].kind != .protocol {
            let step = StepCase(type: type, name: "")
            handle(step, at: site(line ?? 1, in: frame))
            steps = [step]
        }
    }

    func handle(_ step: StepCase, at site: Trace.Site) {
        if isLoud, trace.handled[step] == nil { trace.handled[step] = site }
    }

    // MARK: Patterns

    /// The steps that a pattern names, noted as handled.
    private func cases(of pattern: Pattern, _ subjects: [Value], in frame: Frame) -> Set<StepCase> {
        var found: Set<StepCase> = []
        for named in pattern.cases {
            for step in resolve(named, subjects, in: frame) {
                found.insert(step)
                handle(step, at: site(named.line, in: frame))
            }
        }
        for name in pattern.types {
            guard let type = step(name, at: frame.place), program[type].kind != .enum else { continue }
            let step = StepCase(type: type, name: "")
            found.insert(step)
            handle(step, at: site(of: subject))
        }
        return found
    }

    private func resolve(_ named: Pattern.Case, _ subjects: [Value], in frame: Frame) -> [StepCase] {
        if let type = named.type {
            guard let id = step(TypeName(name: type), at: frame.place) else { return [] }
            return [StepCase(type: id, name: named.name)]
        }
        var types: [TypeID] = []
        for case .incoming(let type?) in subjects { types.append(type) }
        if types.isEmpty { types = nearestSteps(having: named.name, in: frame) }
        return types.filter { type in program[type].cases.contains { $0.name == named.name } }
            .map { StepCase(type: $0, name: named.name) }
    }

    /// `case .start` of a step of unknown type: the step types of the module that have such a case.
    private func nearestSteps(having name: String, in frame: Frame) -> [TypeID] {
        let having = kinds.steps.filter { type in program[type].cases.contains { $0.name == name } }
        let module = program.units[frame.place.file].module
        let near = having.filter { program.units[program[$0].file].module == module }
        return near.isEmpty ? Array(having) : Array(near)
    }

    private func bind(_ pattern: Pattern, _ subjects: [Value], _ cases: Set<StepCase>, in frame: Frame) {
        for binding in pattern.names {
            if binding.index < 0 {
                let narrowed = pattern.types.compactMap { step($0, at: frame.place) }.map {
                    Value.incoming($0)
                }
                let cast = pattern.types.flatMap { declared($0, in: frame.scope, or: []) }.filter(isKnown)
                frame.locals[binding.name] =
                    !narrowed.isEmpty && subjects.contains(where: \.isIncoming)
                    ? narrowed : cast.isEmpty ? subjects : cast
                continue
            }
            frame.locals[binding.name] = payload(
                of: pattern, index: binding.index, subjects, cases, in: frame)
        }
    }

    /// The associated value that a pattern takes out, by the type that the case declares for it.
    private func payload(
        of pattern: Pattern, index: Int, _ subjects: [Value], _ cases: Set<StepCase>, in frame: Frame
    ) -> [Value] {
        var owners = Array(Set(cases.map(\.type)))
        for case .instance(let type) in subjects { owners.append(type) }
        var values: [Value] = []
        for owner in owners {
            for fact in program[owner].cases where pattern.cases.contains(where: { $0.name == fact.name }) {
                guard fact.payload.indices.contains(index) else { continue }
                let place = Program.Place(file: program[owner].file, scope: program[owner].qualified)
                values += declared(fact.payload[index], in: TypeScope(place: place, receiver: owner), or: [])
            }
        }
        if !values.contains(where: isKnown) {
            // The arguments that the case was created with.
            let contents = subjects.flatMap { value -> [Value] in
                if case .external(_, let contents) = value { contents } else { [] }
            }
            if !contents.isEmpty { return contents }
        }
        return values.isEmpty ? [.unknown] : values
    }
}

extension Condition {
    fileprivate var line: Line? {
        switch self {
        case .truth(let value), .bind(_, let value), .match(_, let value): value.line
        }
    }
}

extension Value {
    var isIncoming: Bool {
        if case .incoming = self { true } else { false }
    }
}

extension Expr {
    var isSelf: Bool {
        if case .name("self", _, _) = self { true } else { false }
    }

    /// `x` of `x` and of `self.x`.
    var ownName: String? {
        switch self {
        case .name(let name, _, _): name
        case .member(let base?, let name, _, _): base.isSelf ? name : nil
        default: nil
        }
    }

    var isEmptyList: Bool {
        switch self {
        case .opaque: true
        case .several(let all): all.isEmpty
        default: false
        }
    }
}
