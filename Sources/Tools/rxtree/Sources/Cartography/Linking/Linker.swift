// SPDX-License-Identifier: MIT

/// Makes the map out of the facts of all files.
struct Linker {
    private let root: String
    let program: Program
    let kinds: Kinds
    private let emissions: Emissions
    let traces: [TypeID: Trace]
    let reachability: Reachability
    /// What any flow or controller leads to.
    private let targets: Set<TypeID>
    /// Nodes in the order of the map.
    let order: [TypeID]
    private let indices: [TypeID: Int]
    let names: [TypeID: String]

    init(units: [FileUnit], root: String) {
        self.root = root
        program = Program(units: units)
        var kinds = Kinds(program)
        var subjects = kinds.flows.union(kinds.controllers).sorted()
        var traces = Linker.trace(subjects, program, kinds)
        // A class whose superclass is not in the sources becomes a controller if it is contributed, and then it is followed.
        while true {
            let presented = traces.values.reduce(into: Set<TypeID>()) { $0.formUnion($1.presented) }
            guard !presented.subtracting(subjects).isEmpty else { break }
            kinds.add(presented: presented)
            subjects = kinds.flows.union(kinds.controllers).sorted()
            traces = Linker.trace(subjects, program, kinds)
        }
        self.kinds = kinds
        self.traces = traces
        targets = Set(traces.values.lazy.flatMap(\.leads).map(\.target))
        emissions = Emissions(program, kinds)
        reachability = Reachability(program, kinds, emissions.mentions)
        let names = Linker.uniqueNames(subjects + kinds.steps, program)
        order = subjects.sorted {
            (kinds.isFlow($0) ? 0 : 1, names[$0] ?? "") < (kinds.isFlow($1) ? 0 : 1, names[$1] ?? "")
        }
        indices = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        self.names = names
    }

    /// A type may show an argument that another type passes to its initializer, or pass it on to a third
    /// type. Therefore code that depends on the arguments of initializers is followed again until these no
    /// longer change.
    private static func trace(_ subjects: [TypeID], _ program: Program, _ kinds: Kinds) -> [TypeID: Trace] {
        let first = ProjectReader.inParallel(subjects) { subject in
            Handover(Tracer(program: program, kinds: kinds, subject: subject, given: [:]).run())
        }
        var traces = Dictionary(uniqueKeysWithValues: zip(subjects, first.map(\.value)))
        func allGiven() -> [Trace.Given: Set<Value>] {
            traces.values.reduce(into: [:]) { all, trace in all.merge(trace.given) { $0.union($1) } }
        }
        // An object is passed from type to type at most as often as there are types.
        for _ in subjects {
            let given = allGiven()
            // Not in parallel, because an argument may be a closure, and following a closure changes the frame around it.
            for subject in subjects where traces[subject]?.usesGiven ?? false {
                traces[subject] = Tracer(program: program, kinds: kinds, subject: subject, given: given).run()
            }
            if objects(in: allGiven()) == objects(in: given) { break }
        }
        return traces
    }

    /// The values without closures, which are different objects in each round.
    private static func objects(in given: [Trace.Given: Set<Value>]) -> [Trace.Given: Set<Value>] {
        given.mapValues { values in
            values.filter { value in
                if case .closure = value { false } else { true }
            }
        }
    }

    /// Carries a value between threads. Guarded by: the content does not change.
    private struct Handover<Content>: @unchecked Sendable {
        let value: Content
        init(_ value: Content) { self.value = value }
    }

    /// The class name; the dotted name, then one with the module or file, where several types have it.
    private static func uniqueNames(_ types: [TypeID], _ program: Program) -> [TypeID: String] {
        let forms: [(TypeID) -> String] = [
            { program[$0].name },
            { program[$0].qualified },
            { type in
                let module = program.units[program[type].file].module.split(separator: "/").last ?? ""
                return module.isEmpty ? program[type].qualified : "\(module).\(program[type].qualified)"
            },
            { type in
                let folder = program.path(of: program[type].file).split(separator: "/").dropLast().last ?? ""
                return folder.isEmpty ? program[type].qualified : "\(folder).\(program[type].qualified)"
            },
            { "\(program.path(of: program[$0].file)).\(program[$0].qualified)" },
        ]
        var names: [TypeID: String] = [:]
        var rest = types
        for (level, form) in forms.enumerated() {
            let groups = Dictionary(grouping: rest, by: form)
            rest = []
            for (name, members) in groups {
                if members.count == 1 || level == forms.count - 1 {
                    for member in members { names[member] = name }
                } else {
                    rest += members
                }
            }
        }
        return names
    }

    func map() -> AppMap {
        var map = AppMap(root: root)
        map.nodes = nodes()
        let edges = edges()
        map.edges = edges
        map.steps = steps()
        map.viewModels = viewModels()
        map.troubles = troubles(edges: edges)
        map.answers = answers(troubles: map.troubles)
        map.allowed = program.units.flatMap { unit in
            unit.facts.allowances.map { .init(site: .init(path: unit.path, line: $0.line), rules: $0.rules) }
        }
        return map
    }

    func site(_ site: Trace.Site) -> AppMap.Site {
        .init(path: program.path(of: site.file), line: site.line)
    }

    func site(of type: TypeID) -> AppMap.Site {
        .init(path: program.path(of: program[type].file), line: program[type].line)
    }

    func name(_ step: StepCase) -> String {
        let type = names[step.type] ?? program[step.type].name
        return step.name.isEmpty ? type : "\(type).\(step.name)"
    }

    private func nodes() -> [AppMap.Node] {
        let entries = reachability.entries.union(reachability.mentioned.keys)
        return order.map { type in
            AppMap.Node(
                name: names[type] ?? program[type].name,
                kind: kinds.isFlow(type) ? .flow : .controller,
                site: site(of: type),
                isBase: isBase(type),
                isEntry: entries.contains(type),
                ends: !(traces[type]?.ends.isEmpty ?? true),
                isRootedInScreen: traces[type]?.isRootedInScreen ?? false)
        }
    }

    /// Whether it is a base class: other classes inherit from it, and no code shows it.
    func isBase(_ type: TypeID) -> Bool { !program[type].subclasses.isEmpty && !targets.contains(type) }

    private func edges() -> [AppMap.Edge] {
        var edges: [AppMap.Edge] = []
        for type in order {
            let leads = Dictionary(grouping: traces[type]?.leads ?? [], by: \.target)
            for (target, leads) in leads {
                guard let from = indices[type], let to = indices[target] else { continue }
                let steps = Set(leads.flatMap { $0.steps ?? [] })
                let strongest = leads.min { ($0.kind, site($0.site)) < ($1.kind, site($1.site)) }
                edges.append(
                    AppMap.Edge(
                        from: from, to: to,
                        isContributed: leads.contains { $0.kind != .shows },
                        isAwaited: leads.contains(where: \.isAwaited),
                        isStated: leads.allSatisfy { $0.kind == .stated },
                        ways: Set(leads.compactMap(\.way)).sorted().map(\.rawValue),
                        steps: steps.map(name).sorted(),
                        site: site(
                            strongest?.site ?? .init(file: program[type].file, line: program[type].line))))
            }
        }
        return edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    private func steps() -> [AppMap.Step] {
        var steps: [AppMap.Step] = []
        let handling = handling()
        for type in kinds.steps where !program[type].isExternal {
            let cases =
                program[type].kind == .enum
                ? program[type].cases.map { ($0.name, $0.line) } : [("", program[type].line)]
            guard program[type].kind != .protocol else { continue }
            for (caseName, line) in cases {
                let step = StepCase(type: type, name: caseName)
                steps.append(
                    AppMap.Step(
                        name: name(step),
                        site: .init(path: program.path(of: program[type].file), line: line),
                        emitted: (emissions.found[step] ?? []).map(emission).sorted { $0.site < $1.site },
                        handled: handling[step] ?? [],
                        isPerhapsEmitted: emissions.perhaps.contains(caseName)))
            }
        }
        return steps.sorted { ($0.name, $0.site) < ($1.name, $1.site) }
    }

    private func emission(_ emission: Emissions.Emission) -> AppMap.Emission {
        .init(
            emitter: emission.owner.map { names[$0] ?? program[$0].name } ?? "",
            isInitial: isInitial(emission), site: site(emission.site))
    }

    /// Whether the application starts with a step.
    private func isInitial(_ emission: Emissions.Emission) -> Bool {
        guard let owner = emission.owner, kinds.isOfScreen(owner) else { return true }
        guard emission.isFirst else { return false }
        // A flow that is its own stepper, or a stepper that no flow creates.
        if kinds.isFlow(owner) { return reachability.entries.contains(owner) }
        return ([owner] + program[owner].subclasses).contains { stepper in
            emissions.mentions[stepper]?.keys.contains { $0.map { !kinds.isOfScreen($0) } ?? true } ?? false
        }
    }

    private func handling() -> [StepCase: [AppMap.Handling]] {
        var handling: [StepCase: [AppMap.Handling]] = [:]
        for (index, type) in order.enumerated() {
            for (step, handledAt) in traces[type]?.handled ?? [:] {
                handling[step, default: []].append(.init(flow: index, site: site(handledAt)))
            }
        }
        return handling
    }

    private func answers(troubles: [AppMap.Trouble]) -> [AppMap.Answer] {
        let unclear = Dictionary(grouping: troubles.filter { $0.node != nil }, by: \.node)
        return order.indices.flatMap { index -> [AppMap.Answer] in
            guard let trace = traces[order[index]] else { return [] }
            return trace.handled.map { step, handledAt in
                func concerns(_ steps: Set<StepCase>?) -> Bool { steps?.contains(step) ?? false }
                let leads = Set(trace.leads.filter { concerns($0.steps) }.compactMap { indices[$0.target] })
                return AppMap.Answer(
                    flow: index, step: name(step), leadsTo: leads.sorted(),
                    ends: trace.ends.contains { concerns($0.steps) },
                    forwards: trace.forwards.contains { concerns($0.steps) },
                    isUnclear: unclear[index]?.contains { $0.steps?.contains(name(step)) ?? false } ?? false,
                    site: site(handledAt))
            }
            .sorted { ($0.site, $0.step) < ($1.site, $1.step) }
        }
    }

    private func viewModels() -> [AppMap.ViewModel] {
        var controllers: [TypeID: Set<Int>] = [:]
        for (index, type) in order.enumerated() where !kinds.isFlow(type) {
            for ancestor in program.lineage(of: type) {
                for inherited in program[ancestor].inherits {
                    for argument in inherited.name.arguments {
                        let place = Program.Place(file: inherited.file, scope: program[ancestor].qualified)
                        let resolved =
                            program.argument(for: argument.name, in: type)
                            ?? program.resolve(argument, at: place)
                        guard let model = resolved, kinds.viewModels.contains(model) else { continue }
                        controllers[model, default: []].insert(index)
                    }
                }
            }
        }
        let emitters = Set(emissions.found.values.joined().compactMap(\.owner))
        return controllers.map { model, controllers in
            AppMap.ViewModel(
                name: program[model].name, controllers: controllers.sorted(),
                emits: program.lineage(of: model).contains(where: emitters.contains), site: site(of: model))
        }
        .sorted { ($0.name, $0.site) < ($1.name, $1.site) }
    }
}
