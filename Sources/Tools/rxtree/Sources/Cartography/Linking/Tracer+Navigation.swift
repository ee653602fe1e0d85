// SPDX-License-Identifier: MIT

extension Tracer {
    /// Follows an implicit member that makes contributors, such as `.viewController(x)`, `.flow(x, with: s)` or `.multiple(…)`.
    func implicitCall(_ name: String, _ arguments: [Argument], line: Line, in frame: Frame) -> [Value] {
        if Vocabulary.contributions.contains(name) {
            contribute(arguments, isAwaited: name == "run", line: line, in: frame)
            return [.contributor]
        }
        if Vocabulary.groups.contains(name) {
            group(arguments, line: line, in: frame)
            return [.contributor]
        }
        if Vocabulary.ends.contains(name), kinds.isFlow(subject) {
            followClosures(in: evaluate(arguments, in: frame), with: [])
            end(at: site(line, in: frame))
            return [.contributor]
        }
        if Vocabulary.forwards.contains(name) {
            followClosures(in: evaluate(arguments, in: frame), with: [])
            if isLoud { trace.forwards.insert(.init(steps: steps, site: site(line, in: frame))) }
            return [.contributor]
        }
        if let way = Vocabulary.transitions[name], kinds.isFlow(subject) {
            transition(arguments, way, line: line, in: frame)
            return [.contributor]
        }
        let given = evaluate(arguments, in: frame)
        if Vocabulary.answers.contains(name) {
            followClosures(in: given, with: [])
            return [.contributor]
        }
        return otherImplicitCall(name, arguments, given, line: line, in: frame)
    }

    /// A contributor that the sources add to the framework's, or one that is new here but carries controllers.
    private func otherImplicitCall(
        _ name: String, _ arguments: [Argument], _ given: [[Value]], line: Line, in frame: Frame
    ) -> [Value] {
        for type in Vocabulary.contributorTypes.sorted() {
            let place = Program.Place(file: frame.place.file, scope: "")
            guard let id = program.resolve(type, at: place) else { continue }
            let functions = program.functions(named: name, of: id)
            if !functions.isEmpty {
                return apply(
                    .functions(functions, of: id), arguments, given, named: name, line: line, in: frame)
            }
        }
        let returned = followClosures(in: given, with: [])
        let shown = nodes(in: given)
        let isCase = program.payloadCases.contains(name)
        guard kinds.isFlow(subject), name != "init", !isCase, !shown.isEmpty else {
            return [
                shown.isEmpty
                    ? (returned.contains(.contributor) ? .contributor : .unknown)
                    : .external(name, contents: shown)
            ]
        }
        for case .instance(let type) in shown { lead(to: type, .contributes, at: site(line, in: frame)) }
        return [.contributor]
    }

    /// `.push(list, on: navigation)` contributes what it shows; in `.perform(…, then:)` the second argument does so too.
    private func transition(
        _ arguments: [Argument], _ way: Vocabulary.Way, line: Line, in frame: Frame
    ) {
        for (index, argument) in arguments.enumerated() {
            let values = evaluate(argument.value, in: frame)
            guard index == 0 else {
                followClosures(in: [values], with: [])
                continue
            }
            // A new stack may consist of screens that are in the old one.
            if way != .replaces || values.flatMap(\.shown).contains(where: isNode) {
                contribute(values, from: argument.value, isAwaited: false, line: line, in: frame)
            }
            showKnown(values, way: way, line: line, in: frame)
        }
    }

    private func contribute(_ arguments: [Argument], isAwaited: Bool, line: Line, in frame: Frame) {
        for (index, argument) in arguments.enumerated() {
            let values = evaluate(argument.value, in: frame)
            let isPresentable =
                argument.label.map(Vocabulary.presentableLabels.contains) ?? (index == 0)
            if isPresentable, !values.contains(where: { if case .closure = $0 { true } else { false } }) {
                contribute(values, from: argument.value, isAwaited: isAwaited, line: line, in: frame)
            } else {
                followClosures(in: [values], with: [])
            }
        }
    }

    private func contribute(_ values: [Value], from expr: Expr, isAwaited: Bool, line: Line, in frame: Frame)
    {
        let site = site(expr.line ?? line, in: frame)
        var isClear = false
        for value in values.flatMap(\.shown) {
            switch value {
            case .instance(let type) where kinds.isNode(type):
                lead(to: type, .contributes, isAwaited: isAwaited, at: site)
                isClear = true
            case .root(let type):
                lead(to: type, .shows, at: site)
                isClear = true
            case .instance(let type):
                // What is contributed is a screen, even if its superclass is not in the sources.
                trace.presented.insert(type)
                isClear = true
            default: break
            }
        }
        isClear =
            isClear
            || values.contains { value in
                // A container or alert of the framework without a controller of the application.
                if case .external(let name, _) = value { name.first?.isUppercase == true } else { false }
            }
        if !isClear { reportUnclear(values, expr, at: site) }
    }

    private func reportUnclear(_ values: [Value], _ expr: Expr, at site: Trace.Site) {
        for case .general(let origin, let type) in values {
            let name = origin.isEmpty ? expr.spelling : origin
            report(
                "'\(name)' is only known as '\(type)', so what it shows is missing", missing: .some(type),
                at: site)
            return
        }
        report(
            "cannot tell what '\(expr.spelling)' is, so what it shows is missing", missing: .anything,
            at: site)
    }

    /// `.one` and `.multiple`. Flows that are contributed together are shown side by side.
    private func group(_ arguments: [Argument], line: Line, in frame: Frame) {
        let before = trace.leads
        for argument in arguments {
            let values = evaluate(argument.value, in: frame)
            followClosures(in: [values], with: [])
            if !values.contains(where: { $0 == .contributor || isKnown($0) }), !argument.value.isEmptyList,
                !argument.value.isLocal(in: frame)
            {
                report(
                    "cannot tell what '\(argument.value.spelling)' contributes, so what it leads to is missing",
                    missing: .anything,
                    at: site(argument.value.line ?? line, in: frame))
            }
        }
        let flows = Set(trace.leads.subtracting(before).map(\.target).filter(kinds.isFlow))
        guard flows.count > 1 else { return }
        for flow in flows { lead(to: flow, .contributes, way: .contains, at: site(line, in: frame)) }
    }

    // MARK: Showing

    /// `navigation.push(list)`, `addChild(info, to: container)`.
    func showAll(
        _ arguments: [Argument], _ given: [[Value]], named name: String, way: Vocabulary.Way, line: Line,
        in frame: Frame
    ) {
        for (index, argument) in arguments.enumerated() {
            let isShown =
                index == 0 || argument.label == nil || ["child", "controllers"].contains(argument.label)
            guard isShown, !argument.value.isSelf || frame.type != subject else { continue }
            show(
                given[index], from: argument.value, way: way, line: line, in: frame,
                isQuiet: index > 0 || !Tracer.strict.contains(name))
        }
    }

    /// Calls that always show a controller: an unknown argument is reported.
    private static let strict: Set<String> = [
        "addChild", "addChildren", "addChildViewController", "pushViewController", "setViewControllers",
    ]

    func show(
        _ values: [Value], from expr: Expr, way: Vocabulary.Way, line: Line, in frame: Frame, isQuiet: Bool
    ) {
        let isClear = showKnown(values, way: way, line: line, in: frame)
        guard !isClear, !isQuiet, !values.isEmpty, !values.contains(where: isHarmless) else { return }
        reportUnclear(values, expr, at: site(expr.line ?? line, in: frame))
    }

    /// An object of the frameworks, or a view model.
    private func isHarmless(_ value: Value) -> Bool {
        switch value {
        case .instance: true
        case .external(let name, _): name.first?.isUppercase == true
        default: false
        }
    }

    @discardableResult
    func showKnown(_ values: [Value], way: Vocabulary.Way, line: Line, in frame: Frame) -> Bool {
        var isClear = false
        for value in values.flatMap(\.shown) {
            switch value {
            case .instance(let type) where kinds.isNode(type) && type != subject,
                .root(let type) where type != subject:
                lead(to: type, .shows, way: way, at: site(line, in: frame))
                isClear = true
            case .instance(let type) where type == subject && way == .contains:
                // A controller that embeds another of its own kind.
                lead(to: type, .shows, way: way, at: site(line, in: frame))
                isClear = true
            default: break
            }
        }
        return isClear
    }

    // MARK: Calls of code outside of the sources

    /// Follows a call of a function that the sources do not declare, by its name and its arguments.
    func outsideCall(
        _ name: String, on bases: [Value], _ arguments: [Argument], _ given: [[Value]], line: Line,
        in frame: Frame
    ) -> [Value] {
        startFlows(name, arguments, given, line: line, in: frame)
        let passed = closureArguments(name, bases, given)
        let returned = followClosures(in: given, with: passed)
        for argument in arguments {
            // `[a, b].forEach(addChild)`, `.map(FlowContributor.viewController)`
            if let way = Vocabulary.shows[argument.value.lastName] {
                showKnown(bases, way: way, line: line, in: frame)
            }
            if case .member(_, let member, _, _) = argument.value, Vocabulary.contributions.contains(member) {
                for case .instance(let type) in bases.flatMap(\.shown) where kinds.isNode(type) {
                    lead(to: type, .contributes, at: site(line, in: frame))
                }
                return [.contributor]
            }
        }
        // `container.resolve(ListViewController.self)`
        let made = given.flatMap { $0 }.compactMap { value -> Value? in
            if case .metatype(let type) = value, kinds.isNode(type) { .instance(type) } else { nil }
        }
        if !made.isEmpty { return made }
        if Tracer.transforms.contains(name), !returned.isEmpty { return returned }
        if returned.contains(.contributor) { return [.contributor] }
        let kept = bases.filter { isNode($0) || $0 == .contributor || $0.isIncoming || hasContents($0) }
        if !kept.isEmpty { return kept }
        let contents = nodes(in: given)
        if isLoud {
            for case .instance(let type) in contents where type != subject && trace.handedOut[type] == nil {
                trace.handedOut[type] = .init(call: name, site: site(line, in: frame), steps: steps)
            }
        }
        return contents.isEmpty ? [.unknown] : [.external(name, contents: contents)]
    }

    private static let transforms: Set<String> = [
        "map", "flatMap", "compactMap", "reduce", "then", "just", "create", "deferred", "first", "sync",
        "run",
    ]

    private func hasContents(_ value: Value) -> Bool {
        if case .external(_, let contents) = value { !contents.isEmpty } else { false }
    }

    /// The arguments with which a closure is called: the roots of the flows in `Flows.use`, or the elements of a collection.
    private func closureArguments(_ name: String, _ bases: [Value], _ given: [[Value]]) -> [[Value]] {
        guard Vocabulary.uses.contains(name) else { return [bases.isEmpty ? [.unknown] : bases] }
        return given.flatMap { $0 }.compactMap { value in
            if case .instance(let type) = value, kinds.isFlow(type) { [.root(of: type)] } else { nil }
        }
    }

    /// `try await run(EditFlow())`, `coordinator.coordinate(flow: child, with: stepper)`.
    private func startFlows(
        _ name: String, _ arguments: [Argument], _ given: [[Value]], line: Line, in frame: Frame
    ) {
        guard Vocabulary.starts.contains(name) else { return }
        for (argument, values) in zip(arguments, given)
        where argument.label == nil || argument.label == "flow" {
            for case .instance(let type) in values where kinds.isFlow(type) && type != subject {
                lead(to: type, .contributes, isAwaited: name != "coordinate", at: site(line, in: frame))
            }
        }
    }
}

extension Expr {
    /// A local variable may be filled by `append`, whose argument is followed where it stands.
    fileprivate func isLocal(in frame: Frame) -> Bool {
        if case .name(let name, _, _) = self { frame.lookup(name) != nil } else { false }
    }
}
