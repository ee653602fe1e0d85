// SPDX-License-Identifier: MIT

extension AppMap {
    /// The mistakes in the navigation, in the order of files and lines.
    ///
    /// A comment `// rxtree:allow(rule)` at the end of the line of a finding, or on the line above it, silences it.
    public func findings() -> [Finding] {
        let all =
            stepFindings() + screenFindings() + viewModelFindings() + flowFindings() + unresolvedFindings()
        let allowances = Dictionary(grouping: allowed, by: \.site)
        return all.filter { !isAllowed($0, by: allowances) }.sorted {
            ($0.site, $0.message) < ($1.site, $1.message)
        }
    }

    /// The findings in the files of a flow or controller and of all it leads to; all of them without a name.
    ///
    /// - Throws: `RxTreeError.noNode`.
    public func findings(below name: String?) throws -> [Finding] {
        guard let name else { return findings() }
        let reached = reachable(from: try nodes(named: name), along: children())
        let paths = Set(reached.map { nodes[$0].site.path })
        return findings().filter { paths.contains($0.site.path) }
    }

    private func isAllowed(_ finding: Finding, by allowances: [Site: [Allowance]]) -> Bool {
        let above = Site(path: finding.site.path, line: finding.site.line - 1)
        return [finding.site, above].contains { site in
            allowances[site]?.contains { $0.rules.contains(finding.rule.rawValue) } ?? false
        }
    }

    private func stepFindings() -> [Finding] {
        steps.compactMap { step in
            if step.handled.isEmpty {
                guard let emission = step.emitted.first else {
                    let remedy = "remove it, or handle it in navigate(to:)"
                    return Finding(
                        rule: .unhandledStep, severity: .error, site: step.site,
                        message: step.isPerhapsEmitted
                            ? "\(step.name) is handled by no flow: \(remedy)"
                            : "\(step.name) is handled by no flow, and nothing emits it: \(remedy)")
                }
                // It may be handled where code could not be followed.
                guard !mayBeHandled(step.name) else { return nil }
                let emitter = emission.emitter.isEmpty ? "top-level code" : emission.emitter
                return Finding(
                    rule: .unhandledStep, severity: .error, site: emission.site,
                    message:
                        "\(step.name) is emitted by \(emitter), but no flow handles it: add a case to navigate(to:)"
                )
            }
            guard step.emitted.isEmpty, !step.isPerhapsEmitted, let handling = step.handled.first else {
                return nil
            }
            return Finding(
                rule: .unemittedStep, severity: .error, site: handling.site,
                message:
                    "\(nodes[handling.flow].name) handles \(step.name), but nothing emits it: emit it, or remove"
                    + " the case")
        }
    }

    private func mayBeHandled(_ step: String) -> Bool {
        troubles.contains { trouble in
            guard trouble.hidesAnswer, let node = trouble.node, nodes[node].kind == .flow else {
                return false
            }
            return trouble.steps?.contains(step) ?? true
        }
    }

    /// The nodes with which a running application begins. Without code that starts an application, these are all roots.
    private func start() -> [Int] {
        let entries = nodes.indices.filter { nodes[$0].isEntry }
        let hasStart = entries.contains { nodes[$0].kind == .flow }
        return hasStart ? entries : entries + roots().filter { nodes[$0].kind == .flow }
    }

    private func unresolvedFindings() -> [Finding] {
        let reached = reachable(from: start(), along: children())
        let parents = parents()
        let lost = nodes.indices.filter {
            !reached.contains($0) && parents[$0].isEmpty && !nodes[$0].isBase
        }
        // Each of these has its own finding.
        let known = troubles.compactMap(\.targets).filter { $0.count == 1 }.reduce(into: Set()) {
            $0.formUnion($1)
        }
        return troubles.map { trouble in
            let targets = trouble.targets?.count == 1 ? trouble.targets : trouble.targets?.subtracting(known)
            let names = lost.filter { targets?.contains($0) ?? !known.contains($0) }.map { nodes[$0].name }
            var message = trouble.message
            if trouble.node != nil, !names.isEmpty {
                let list = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
                message += "; if it leads to \(list), say so: // rxtree:leads(\(list))"
            }
            return Finding(rule: .unresolved, severity: .warning, site: trouble.site, message: message)
        }
    }

    /// The nodes to which nothing leads. A node that unfollowed code may show is left out.
    private func screenFindings() -> [Finding] {
        let reached = reachableOrUnresolved(from: start())
        let parents = parents()
        return nodes.indices.filter { !reached.contains($0) && !nodes[$0].isBase }.map { index in
            let node = nodes[index]
            let reason =
                parents[index].isEmpty
                ? "no flow contributes it and no controller shows it"
                : "only \(parents[index].map { nodes[$0].name }.joined(separator: ", ")) leads to it, which is"
                    + " unreachable too"
            return Finding(
                rule: .unreachableScreen, severity: .error, site: node.site,
                message: "\(node.name) cannot be reached: \(reason)")
        }
    }

    private func viewModelFindings() -> [Finding] {
        let observed = observedControllers()
        let reached = reachableOrUnresolved(from: start())
        // The controllers that code which could not be followed may contribute.
        let perhaps = troubles.filter { $0.node.map(reached.contains) ?? true }
            .reduce(into: Set<Int>()) { $0.formUnion($1.targets ?? Set(nodes.indices)) }
        return viewModels.compactMap { model in
            let screens = model.controllers.filter { !nodes[$0].isBase }
            guard !screens.isEmpty, !screens.contains(where: observed.union(perhaps).contains) else {
                return nil
            }
            let names = screens.map { nodes[$0].name }.joined(separator: ", ")
            let what =
                model.emits
                ? "the steps that \(model.name) emits are ignored"
                : "steps that \(model.name) would emit are ignored"
            return Finding(
                rule: .uncontributedViewModel, severity: model.emits ? .error : .warning, site: model.site,
                message: "\(what): no flow contributes \(names)")
        }
    }

    /// The controllers whose view models a coordinator observes: the contributed ones and their children.
    private func observedControllers() -> Set<Int> {
        var links: [[Int]] = Array(repeating: [], count: nodes.count)
        for edge in edges where nodes[edge.from].kind == .controller && edge.ways.contains("contains") {
            links[edge.from].append(edge.to)
        }
        return reachable(from: edges.filter(\.isContributed).map(\.to), along: links)
    }

    private func flowFindings() -> [Finding] {
        var findings: [Finding] = []
        let unclear = Set(troubles.filter(\.hidesAnswer).map(\.node))
        for (index, node) in nodes.enumerated()
        where node.kind == .flow && !node.ends && !unclear.contains(index) {
            let incoming = edges.filter {
                $0.to == index && $0.from != index && $0.isContributed && !$0.isStated
            }
            for edge in incoming {
                if let finding = finding(for: node, startedBy: edge) { findings.append(finding) }
            }
        }
        return findings
    }

    private func finding(for flow: Node, startedBy edge: Edge) -> Finding? {
        let parent = nodes[edge.from].name
        if edge.isAwaited {
            return Finding(
                rule: .flowNeverEnds, severity: .error, site: edge.site,
                message: "\(parent) awaits \(flow.name), which never ends: return .end in its navigate(to:)")
        }
        guard !flow.isRootedInScreen, !livesAsLongAsItsParent(edge) else { return nil }
        let isDismissable = edge.ways == ["presents"]
        let remedy = "return .end(forwardToParentFlowWithStep:) when it is done"
        return Finding(
            rule: .flowNeverEnds, severity: isDismissable ? .warning : .error, site: edge.site,
            message: isDismissable
                ? "\(flow.name) ends only when the user dismisses what \(parent) presents: \(remedy)"
                : "\(flow.name), started by \(parent), never ends, so its coordinator and screens stay: \(remedy)"
        )
    }

    /// Tabs, split views, what replaces the root and what an application starts with need not end.
    private func livesAsLongAsItsParent(_ edge: Edge) -> Bool {
        if edge.ways.contains("contains") || edge.ways.contains("replaces") { return true }
        guard !edges.contains(where: { $0.to == edge.from }) else { return false }
        let initial = Set(steps.filter { $0.emitted.contains(where: \.isInitial) }.map(\.name))
        return edge.steps.contains { initial.contains($0) || $0 == Vocabulary.standardStep }
    }
}
