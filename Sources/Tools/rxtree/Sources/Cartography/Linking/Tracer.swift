// SPDX-License-Identifier: MIT

/// Follows the code of one flow or controller, through helpers, variables and closures, and records its
/// targets. Nothing is executed: of a condition, every branch is followed.
final class Tracer {
    let program: Program
    let kinds: Kinds
    let subject: TypeID
    /// The arguments of initializers anywhere in the sources, known from an earlier round.
    let given: [Trace.Given: Set<Value>]

    var trace = Trace()
    /// The steps under which the code is being followed; nil if any.
    var steps: Set<StepCase>?
    /// Calls being followed now, so that recursion ends.
    var stack: [Call] = []
    var visited: Set<FunctionID> = []
    var memory: [Mode: [CallKey: [Value]]] = [:]
    var closureMemory: [Mode: [ClosureKey: [Value]]] = [:]
    /// Counts assignments to variables, which closures may have captured.
    var assignments = 0
    /// The types that the parameters of generic types have in the expression that is being followed.
    var specialisations: [TypeID: [String: Generic]] = [:]
    var properties: [PropertyKey: [Value]] = [:]
    var propertiesInWork: Set<PropertyKey> = []
    var closuresInWork: Set<ObjectIdentifier> = []
    /// The property whose assignments in a function are being gathered, and what was found.
    var collected: (name: String, frame: Frame, values: [Value])?
    /// Above zero, code is followed for its values only.
    var quiet = 0
    /// The other flow or controller whose function is being followed. What it leads to is
    /// recorded when it is the subject, but it may show itself: `DetailViewController.present(on: navigation)`.
    var foreign: TypeID?

    /// The result that is recorded for the code that is being followed.
    enum Mode: Hashable {
        case everything
        case onlyLeads(to: TypeID)
        case nothing
    }

    var mode: Mode { quiet > 0 ? .nothing : foreign.map { .onlyLeads(to: $0) } ?? .everything }
    var isLoud: Bool { mode == .everything }

    struct Call {
        var function: FunctionID
        var type: TypeID?
        /// The flows and controllers, or their types, among its arguments.
        var nodes: Set<Value>
    }

    struct CallKey: Hashable {
        var function: FunctionID
        var type: TypeID?
        var generics: [String: Generic]?
        var arguments: [[Value]]
        var steps: Set<StepCase>?
    }

    struct ClosureKey: Hashable {
        var closure: ClosureValue
        var arguments: [[Value]]
        var steps: Set<StepCase>?
        var assignments: Int
    }

    struct PropertyKey: Hashable {
        var name: String
        var type: TypeID
        var generics: [String: Generic]?
        var steps: Set<StepCase>?
    }

    /// Deeper chains of helpers are not followed, and reported.
    static let depthLimit = 40

    init(program: Program, kinds: Kinds, subject: TypeID, given: [Trace.Given: Set<Value>]) {
        self.program = program
        self.kinds = kinds
        self.subject = subject
        self.given = given
    }

    func run() -> Trace {
        if kinds.isFlow(subject) {
            followFlow()
        } else {
            followController()
        }
        for ancestor in ownLineage {
            for (comment, file) in program[ancestor].leads { lead(comment, in: file) }
        }
        return trace
    }

    private func followFlow() {
        let entries = program.functions(named: "navigate", of: subject).filter(takesStep)
        if entries.isEmpty {
            report(
                "it is a Flow, but no navigate(to:) is in the sources", missing: .anything,
                at: site(of: subject))
        }
        for entry in entries {
            let function = self.entry(entry).function
            let incoming = Value.incoming(function.parameters.first?.type.flatMap { step($0, in: entry) })
            _ = follow(entry, of: subject, arguments: [[incoming]])
        }
        for case .instance(let root) in propertyValues("root", of: subject).flatMap(\.shown)
        where kinds.isNode(root) && root != subject {
            lead(to: root, .shows, way: .replaces, at: site(of: subject))
            trace.isRootedInScreen = true
        }
        followRest { self.entry($0).function.result.map(isContributor) ?? false }
        // The other functions are called by closures, delegates and notifications, under no step.
        followRest(where: isCalledFromElsewhere)
    }

    /// Whether a function is the `navigate(to:)` of a flow, and not a helper of that name.
    private func takesStep(_ id: FunctionID) -> Bool {
        guard let parameter = entry(id).function.parameters.first, parameter.label == "to" else {
            return false
        }
        guard let type = parameter.type, step(type, in: id) == nil else { return true }
        guard type.name != "Type" else { return false }
        let known = program.resolve(type, at: place(of: id))
        return known.map { program[$0].kind == .protocol || program[$0].isExternal } ?? true
    }

    private func followController() {
        for ancestor in ownLineage {
            let place = Program.Place(file: program[ancestor].file, scope: program[ancestor].qualified)
            for property in program[ancestor].properties where !property.variable.isStatic {
                let frame = Frame(place: place, type: subject)
                if let value = property.variable.value { _ = evaluate(value, in: frame) }
                walk(property.variable.body, in: frame)
            }
        }
        followRest(where: isCalledFromElsewhere)
    }

    /// False for helpers that take any controller: they are followed where they are called.
    private func isCalledFromElsewhere(_ id: FunctionID) -> Bool {
        let function = entry(id).function
        let isHelper = function.parameters.contains { $0.type.map(isGeneral) ?? false }
        return !isHelper || function.name == "init" || !namesCalled.contains(function.name)
    }

    /// The subject and the classes of the sources that it inherits from.
    private var ownLineage: [TypeID] {
        program.lineage(of: subject).filter {
            !program[$0].isExternal && !Vocabulary.isFramework(program[$0].name)
        }
    }

    /// Follows the members that were not called so far: code outside of the type may call them.
    private func followRest(where isWanted: (FunctionID) -> Bool) {
        var overridden: Set<String> = []
        for ancestor in ownLineage {
            for function in program[ancestor].functions
            where !visited.contains(function) && isWanted(function) {
                let entry = self.entry(function).function
                if overridden.contains(entry.name), entry.name != "init" { continue }
                _ = follow(
                    function, of: subject,
                    arguments: entry.parameters.map { argument($0, of: subject, in: function) })
            }
            overridden.formUnion(program[ancestor].functions.map { self.entry($0).function.name })
        }
    }

    private lazy var namesCalled: Set<String> = {
        var names: Set<String> = []
        for ancestor in ownLineage {
            for function in program[ancestor].functions {
                Mentions.visit(entry(function).function.body) { expr in
                    if case .call(let callee, _, _) = expr { names.insert(callee.lastName) }
                    if case .name(let name, _, _) = expr { names.insert(name) }
                }
            }
        }
        return names
    }()

    // MARK: Recording

    func site(_ line: Line, in frame: Frame) -> Trace.Site { .init(file: frame.place.file, line: line) }
    func site(_ line: Line, in function: FunctionID) -> Trace.Site {
        .init(file: entry(function).file, line: line)
    }
    func site(of type: TypeID) -> Trace.Site { .init(file: program[type].file, line: program[type].line) }

    func report(_ message: String, missing: Trace.Missing, at site: Trace.Site) {
        guard isLoud, !program.hasLeads(at: site) else { return }
        trace.troubles.insert(
            .init(
                site: site, message: "\(program[subject].name): \(message)", steps: steps, missing: missing))
    }

    /// Records the targets of a comment `rxtree:leads(…)`.
    func lead(_ comment: LeadsComment, in file: Int) {
        for name in comment.names {
            let target = program.resolve(name, at: .init(file: file, scope: ""))
            guard let target, kinds.isNode(target) else { continue }
            lead(to: target, .stated, at: .init(file: file, line: comment.line))
        }
    }

    func lead(
        to target: TypeID, _ kind: Trace.Lead.Kind, way: Vocabulary.Way? = nil, isAwaited: Bool = false,
        at site: Trace.Site
    ) {
        guard isLoud || mode == .onlyLeads(to: target) else { return }
        trace.leads.insert(
            .init(target: target, kind: kind, way: way, steps: steps, site: site, isAwaited: isAwaited))
    }

    func entry(_ id: FunctionID) -> Program.FunctionEntry { program[id] }

    // MARK: Types

    /// The step type that a type name means, if it is one.
    func step(_ name: TypeName, in function: FunctionID) -> TypeID? {
        step(name, at: place(of: function))
    }

    func step(_ name: TypeName, at place: Program.Place) -> TypeID? {
        var name = name
        // A generic parameter of a base flow is what the subject passes for it.
        if let argument = program.argument(for: name.name, in: subject) {
            return kinds.isStep(argument) ? argument : nil
        }
        if name.name == "Steps", program.resolve(name, at: place) == nil {
            name.name = program[subject].name + ".Steps"
        }
        guard let type = program.resolve(name, at: place), kinds.isStep(type) else { return nil }
        return type
    }

    /// The position of a function that is called on a type.
    func scope(of function: FunctionID, on type: TypeID?) -> TypeScope {
        TypeScope(place: place(of: function), receiver: type ?? entry(function).owner)
    }

    func place(of function: FunctionID) -> Program.Place {
        let entry = self.entry(function)
        return .init(file: entry.file, scope: entry.owner.map { program[$0].qualified } ?? "")
    }

    func isContributor(_ name: TypeName) -> Bool {
        name.flattened.contains { Vocabulary.contributorTypes.contains($0.simpleName) }
    }

    /// Whether a type only says that a value is some controller or some flow.
    func isGeneral(_ name: TypeName) -> Bool {
        name.flattened.contains {
            Vocabulary.controllers.contains($0.simpleName) || Vocabulary.flows.contains($0.simpleName)
                || $0.simpleName == "Presentable"
        }
    }
}

extension Expr {
    /// `c` of `a.b.c`.
    var lastName: String {
        switch self {
        case .name(let name, _, _), .member(_, let name, _, _): name
        case .cast(let inner, _): inner.lastName
        default: ""
        }
    }
}
