// SPDX-License-Identifier: MIT

/// Finds the code that emits steps: every expression that creates a step, except in patterns.
///
/// `AppStep.detail(1)` always counts. The implicit `.detail(1)` counts where a parameter, property or result
/// of the sources is declared to be such a step, or where the call is one that takes steps, such as `accept`.
final class Emissions {
    struct Emission {
        /// The type whose code it is in; nil at the top level of a file.
        var owner: TypeID?
        var site: Trace.Site
        /// Whether `initialStep` or `readyToEmitSteps()` of a stepper emits it, or a member that these use: when the stepper is started.
        var isFirst: Bool
    }

    private let program: Program
    private let kinds: Kinds
    private(set) var found: [StepCase: [Emission]] = [:]
    /// Names with a leading dot, such as `.detail`, which may or may not be steps.
    private(set) var perhaps: Set<String> = []
    /// The types whose code mentions a type, and the first line that does so; nil stands for top-level code.
    private(set) var mentions: [TypeID: [TypeID?: Trace.Site]] = [:]
    private var firstMembers: [TypeID: Set<String>] = [:]
    private var parameters: [String: [String?: Set<TypeID>]] = [:]
    private var stepsByCase: [String: [TypeID]] = [:]

    /// Calls whose arguments are steps.
    private static let takers: Set<String> = [
        "accept", "onNext", "navigate", "emit", "send", "coordinate", "OneStepper", "forwardToParentFlow",
        "forwardToCurrentFlow", "triggerParentFlow", "flow", "end", "perform", "trigger", "HeadlessApp",
        "open", "just",
    ]

    init(_ program: Program, _ kinds: Kinds) {
        self.program = program
        self.kinds = kinds
        for type in kinds.steps {
            for fact in program[type].cases { stepsByCase[fact.name, default: []].append(type) }
        }
        for entry in program.functions { declareParameters(of: entry) }
        for entry in program.functions {
            let place = place(entry.owner, entry.file)
            let isFirst = entry.owner.map { self.isFirst(entry.function.name, of: $0) } ?? false
            scan(
                entry.function.body, owner: entry.owner, place: place, result: entry.function.result,
                isFirst: isFirst)
            for parameter in entry.function.parameters {
                mention(parameter.type, from: entry.owner, at: place, line: entry.function.line)
                if let standard = parameter.standard {
                    scan([.yield(standard, 1)], owner: entry.owner, place: place, result: parameter.type)
                }
            }
        }
        for type in program.typeIDs {
            for property in program[type].properties { scan(property, owner: type) }
        }
        for property in program.globals.values.joined() { scan(property, owner: nil) }
        for (file, unit) in program.units.enumerated() where !unit.facts.script.isEmpty {
            scan(unit.facts.script, owner: nil, place: .init(file: file, scope: ""), result: nil)
        }
    }

    /// Whether a member of a stepper is used when the stepper is started.
    private func isFirst(_ member: String, of type: TypeID) -> Bool {
        if let known = firstMembers[type] { return known.contains(member) }
        var members: Set<String> = ["init", "initialStep", "readyToEmitSteps"]
        var queue = Array(members)
        while let name = queue.popLast() {
            var bodies = program[type].functions.map { program[$0].function }.filter { $0.name == name }
                .map(\.body)
            for property in program[type].properties where property.variable.name == name {
                bodies.append(property.variable.body)
                if let value = property.variable.value { bodies.append([.expression(value)]) }
            }
            for body in bodies {
                Mentions.visit(body) { expr in
                    guard let used = expr.ownName, members.insert(used).inserted else { return }
                    queue.append(used)
                }
            }
        }
        firstMembers[type] = members
        return members.contains(member)
    }

    private func place(_ owner: TypeID?, _ file: Int) -> Program.Place {
        .init(file: file, scope: owner.map { program[$0].qualified } ?? "")
    }

    private func declareParameters(of entry: Program.FunctionEntry) {
        let name =
            entry.function.name == "init" ? entry.owner.map { program[$0].name } ?? "" : entry.function.name
        for parameter in entry.function.parameters {
            guard let type = parameter.type,
                let id = program.resolve(type, at: place(entry.owner, entry.file)),
                kinds.isStep(id)
            else { continue }
            parameters[name, default: [:]][parameter.label, default: []].insert(id)
        }
    }

    private func scan(_ property: Program.Property, owner: TypeID?) {
        let place = place(owner, property.file)
        let variable = property.variable
        mention(variable.type, from: owner, at: place, line: variable.line)
        let isFirst = owner.map { self.isFirst(variable.name, of: $0) } ?? false
        if let value = variable.value {
            scan(
                [.yield(value, variable.line)], owner: owner, place: place, result: variable.type,
                isFirst: isFirst)
        }
        scan(variable.body, owner: owner, place: place, result: variable.type, isFirst: isFirst)
    }

    private func mention(_ type: TypeName?, from owner: TypeID?, at place: Program.Place, line: Line) {
        for name in type?.flattened ?? [] {
            if let id = program.resolve(name, at: place) {
                mention(id, from: owner, at: .init(file: place.file, line: line))
            }
        }
    }

    private func mention(_ type: TypeID, from owner: TypeID?, at site: Trace.Site) {
        if type != owner, mentions[type]?[owner] == nil { mentions[type, default: [:]][owner] = site }
    }

    private func scan(
        _ body: [Statement], owner: TypeID?, place: Program.Place, result: TypeName?, isFirst: Bool = false
    ) {
        var found: [(Expr, StepCase)] = []
        var bare: Set<String> = []
        let expected = result.flatMap { program.resolve($0, at: place) }.flatMap {
            kinds.isStep($0) ? $0 : nil
        }
        Mentions.visit(body) { expr in
            switch expr {
            case .member(let base?, let name, _, _):
                if let step = step(base, name, at: place) { found.append((expr, step)) }
            case .member(nil, let name, _, _):
                if let expected, has(expected, name) {
                    found.append((expr, .init(type: expected, name: name)))
                } else if stepsByCase[name] != nil {
                    bare.insert(name)
                }
            case .name(let name, _, let line):
                guard name.first?.isUppercase == true, let id = program.resolve(name, at: place) else {
                    return
                }
                mention(id, from: owner, at: .init(file: place.file, line: line))
            case .call(let callee, let arguments, _):
                if case .name(let name, _, _) = callee, let id = program.resolve(name, at: place),
                    kinds.isStep(id),
                    program[id].kind != .enum
                {
                    found.append((expr, .init(type: id, name: "")))
                }
                for argument in arguments {
                    for step in implicit(argument, of: callee, at: place) {
                        found.append((argument.value, step))
                    }
                }
            default: break
            }
        }
        perhaps.formUnion(bare)
        for (expr, step) in found {
            self.found[step, default: []].append(
                .init(
                    owner: owner, site: .init(file: place.file, line: expr.line ?? 1), isFirst: isFirst))
        }
    }

    private func has(_ type: TypeID, _ name: String) -> Bool {
        program[type].cases.contains { $0.name == name }
    }

    /// `AppStep.detail`.
    private func step(_ base: Expr, _ name: String, at place: Program.Place) -> StepCase? {
        guard let types = stepsByCase[name], let dotted = base.dottedName else { return nil }
        guard let id = program.resolve(dotted, at: place), types.contains(id) else { return nil }
        return .init(type: id, name: name)
    }

    /// `steps.accept(.detail)`.
    private func implicit(_ argument: Argument, of callee: Expr, at place: Program.Place) -> [StepCase] {
        guard let name = argument.value.implicitName, let types = stepsByCase[name] else { return [] }
        let declared = parameters[callee.lastName]?[argument.label] ?? []
        let fitting = types.filter(declared.contains)
        if !fitting.isEmpty { return fitting.map { .init(type: $0, name: name) } }
        guard Emissions.takers.contains(callee.lastName) else { return [] }
        let module = program.units[place.file].module
        let near = types.filter { program.units[program[$0].file].module == module }
        return (near.isEmpty ? types : near).map { .init(type: $0, name: name) }
    }
}

extension Expr {
    /// The source text, if it consists of names only, such as `A.B`.
    fileprivate var dottedName: String? {
        switch self {
        case .name(let name, _, _): name
        case .member(let base?, let name, _, _): base.dottedName.map { $0 + "." + name }
        default: nil
        }
    }

    /// `detail` of `.detail` and `.detail(1)`.
    fileprivate var implicitName: String? {
        switch self {
        case .member(nil, let name, _, _): name
        case .call(.member(nil, let name, _, _), _, _): name
        default: nil
        }
    }
}
