// SPDX-License-Identifier: MIT

/// Puts the facts of all files together into the map.
struct Linker {
    private let root: String
    private let program: Program
    private let kinds: Kinds
    private let emissions: Emissions
    private let traces: [TypeID: Trace]
    /// Nodes in the order of the map.
    private let order: [TypeID]
    private let indices: [TypeID: Int]
    private let names: [TypeID: String]

    init(units: [FileUnit], root: String) {
        self.root = root
        program = Program(units: units)
        let kinds = Kinds(program)
        self.kinds = kinds
        emissions = Emissions(program, kinds)
        let subjects = kinds.flows.union(kinds.controllers).sorted()
        traces = Linker.trace(subjects, program, kinds)
        let names = Linker.uniqueNames(subjects + kinds.steps, program)
        order = subjects.sorted {
            (kinds.isFlow($0) ? 0 : 1, names[$0] ?? "") < (kinds.isFlow($1) ? 0 : 1, names[$1] ?? "")
        }
        indices = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        self.names = names
    }

    /// Two rounds: what initialisers are given in one place decides what is shown in another.
    private static func trace(_ subjects: [TypeID], _ program: Program, _ kinds: Kinds) -> [TypeID: Trace] {
        let first = ProjectReader.inParallel(subjects) { subject in
            Handover(Tracer(program: program, kinds: kinds, subject: subject, given: [:]).run())
        }
        var traces = Dictionary(uniqueKeysWithValues: zip(subjects, first.map(\.trace)))
        var given: [Trace.Given: Set<Value>] = [:]
        for trace in first { given.merge(trace.trace.given) { $0.union($1) } }
        for subject in subjects where traces[subject]?.usesGiven ?? false {
            traces[subject] = Tracer(program: program, kinds: kinds, subject: subject, given: given).run()
        }
        return traces
    }

    /// Carries a trace from the thread that made it.
    private struct Handover: @unchecked Sendable {  // guarded by its maker keeping nothing of it
        let trace: Trace
        init(_ trace: Trace) { self.trace = trace }
    }

    /// The class name where that is enough; the dotted name, then the module, where it is not.
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
        map.edges = edges()
        map.steps = steps()
        map.answers = answers()
        map.viewModels = viewModels()
        map.troubles = troubles()
        map.allowed = program.units.flatMap { unit in
            unit.facts.allowances.map { .init(site: .init(path: unit.path, line: $0.line), rules: $0.rules) }
        }
        return map
    }

    private func site(_ site: Trace.Site) -> AppMap.Site {
        .init(path: program.path(of: site.file), line: site.line)
    }

    private func site(of type: TypeID) -> AppMap.Site {
        .init(path: program.path(of: program[type].file), line: program[type].line)
    }

    private func name(_ step: StepCase) -> String {
        let type = names[step.type] ?? program[step.type].name
        return step.name.isEmpty ? type : "\(type).\(step.name)"
    }

    private func nodes() -> [AppMap.Node] {
        let targets = Set(traces.values.lazy.flatMap(\.leads).map(\.target))
        let entries = Reachability(program, kinds, emissions.mentions).entries
        return order.map { type in
            AppMap.Node(
                name: names[type] ?? program[type].name,
                kind: kinds.isFlow(type) ? .flow : .controller,
                site: site(of: type),
                isBase: !program[type].subclasses.isEmpty && !targets.contains(type),
                isEntry: entries.contains(type),
                ends: !(traces[type]?.ends.isEmpty ?? true),
                isRootedInScreen: traces[type]?.isRootedInScreen ?? false)
        }
    }

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
                        isContributed: leads.contains { $0.kind == .contributes },
                        isAwaited: leads.contains(where: \.isAwaited),
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
        let owner = emission.owner
        let isOfScreen = owner.map { kinds.isNode($0) || kinds.viewModels.contains($0) } ?? false
        return .init(
            emitter: owner.map { names[$0] ?? program[$0].name } ?? "", isInitial: !isOfScreen,
            site: site(emission.site))
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

    private func answers() -> [AppMap.Answer] {
        order.indices.flatMap { index -> [AppMap.Answer] in
            guard let trace = traces[order[index]] else { return [] }
            return trace.handled.map { step, handledAt in
                func concerns(_ steps: Set<StepCase>?) -> Bool { steps?.contains(step) ?? false }
                let leads = Set(trace.leads.filter { concerns($0.steps) }.compactMap { indices[$0.target] })
                return AppMap.Answer(
                    flow: index, step: name(step), leadsTo: leads.sorted(),
                    ends: trace.ends.contains { concerns($0.steps) },
                    forwards: trace.forwards.contains { concerns($0.steps) },
                    isUnclear: trace.troubles.contains { concerns($0.steps) }, site: site(handledAt))
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

    private func troubles() -> [AppMap.Trouble] {
        var troubles: [AppMap.Trouble] = []
        for unit in program.units {
            for trouble in unit.facts.troubles {
                troubles.append(
                    .init(
                        site: .init(path: unit.path, line: trouble.line),
                        message: "\(trouble.message); the rest of the file is read as far as it goes"))
            }
        }
        for trace in traces.values {
            for trouble in Set(
                trace.troubles.map { AppMap.Trouble(site: site($0.site), message: $0.message) })
            {
                troubles.append(trouble)
            }
        }
        return troubles.sorted { ($0.site, $0.message) < ($1.site, $1.message) }
    }
}
