// SPDX-License-Identifier: MIT

/// What could not be read or followed.
extension Linker {
    func troubles(edges: [AppMap.Edge]) -> [AppMap.Trouble] {
        var troubles = unreadFiles() + unknownNames() + unfollowed(edges: edges)
        // Each subclass has the troubles of its base class too, unless it resolves them.
        for (index, type) in order.enumerated() where !isBase(type) {
            for trouble in traces[type]?.troubles ?? [] {
                troubles.append(
                    .init(
                        site: site(trouble.site), message: trouble.message, node: index,
                        targets: targets(of: trouble.missing), steps: trouble.steps.map { Set($0.map(name)) },
                        hidesAnswer: trouble.missing == .anything))
            }
        }
        return merged(troubles).sorted { ($0.site, $0.message) < ($1.site, $1.message) }
    }

    /// The same line may be followed under several steps.
    private func merged(_ troubles: [AppMap.Trouble]) -> [AppMap.Trouble] {
        var found: [AppMap.Trouble] = []
        var indices: [[String]: Int] = [:]
        for trouble in troubles {
            let key = [trouble.site.description, trouble.message, trouble.node.map(String.init) ?? ""]
            if let index = indices[key] {
                let known = found[index].steps
                found[index].steps = known.flatMap { known in trouble.steps.map(known.union) }
            } else {
                indices[key] = found.count
                found.append(trouble)
            }
        }
        return found
    }

    private func unreadFiles() -> [AppMap.Trouble] {
        program.units.flatMap { unit in
            unit.facts.troubles.map { trouble in
                .init(
                    site: .init(path: unit.path, line: trouble.line),
                    message: trouble.message)
            }
        }
    }

    /// The names in comments `rxtree:leads(…)` that are neither flows nor controllers.
    private func unknownNames() -> [AppMap.Trouble] {
        program.units.enumerated().flatMap { file, unit in
            unit.facts.leads.flatMap { comment in
                comment.names.compactMap { name -> AppMap.Trouble? in
                    let type = program.resolve(name, at: .init(file: file, scope: ""))
                    if let type, kinds.isNode(type) { return nil }
                    let near = Spelling.near(name, among: order.compactMap { names[$0] })
                    return .init(
                        site: .init(path: unit.path, line: comment.line),
                        message: "rxtree:leads names '\(name)': "
                            + RxTreeError.noNode(name, near: near).description,
                        targets: [])
                }
            }
        }
    }

    /// The flows and controllers that code creates or mentions, and that no flow or controller leads to.
    private func unfollowed(edges: [AppMap.Edge]) -> [AppMap.Trouble] {
        let led = Set(edges.filter { $0.from != $0.to }.map(\.to))
        var troubles: [AppMap.Trouble] = []
        for (index, type) in order.enumerated()
        where !led.contains(index) && !reachability.entries.contains(type) {
            let target = names[type] ?? program[type].name
            for (node, maker) in order.enumerated() where maker != type {
                guard let trace = traces[maker] else { continue }
                let by = names[maker] ?? program[maker].name
                let message: String
                let mention: Trace.Mention
                if let handedOut = trace.handedOut[type] {
                    mention = handedOut
                    message =
                        "\(by): gives \(target) to '\(mention.call)(…)', which is not in the sources, so whether"
                        + " that shows it is not known"
                } else if let made = trace.made[type] {
                    mention = made
                    message = "\(by): makes \(target), but what shows it cannot be followed"
                } else {
                    continue
                }
                guard !program.hasLeads(at: mention.site) else { continue }
                troubles.append(
                    .init(
                        site: site(mention.site), message: message, node: node, targets: [index],
                        steps: mention.steps.map { Set($0.map(name)) }))
            }
            let isKnown = troubles.contains { $0.targets == [index] }
            if !isKnown, let mentioned = reachability.mentioned[type], !program.hasLeads(at: mentioned) {
                troubles.append(
                    .init(
                        site: site(mentioned),
                        message: "\(target) is used here, but what shows it cannot be followed",
                        targets: [index]))
            }
        }
        return troubles
    }

    /// The nodes that code may lead to of which only a type is known.
    private func targets(of missing: Trace.Missing) -> Set<Int>? {
        guard case .some(let name) = missing, name != "Presentable" else { return nil }
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        let known = program.byName[name] ?? []
        if Vocabulary.flows.contains(simple) { return nodes { kinds.isFlow($0) } }
        if Vocabulary.controllerRoots.contains(simple) || simple == "RxViewController" {
            return nodes { !kinds.isFlow($0) }
        }
        let fitting = nodes { type in
            program.lineage(of: type).contains(where: known.contains)
                || program.ancestry(of: type).contains(simple) || program[type].name == simple
        }
        // The name of a generic parameter, or a protocol that only code outside of the sources conforms to.
        return fitting.isEmpty ? nil : fitting
    }

    private func nodes(where isWanted: (TypeID) -> Bool) -> Set<Int> {
        Set(order.indices.filter { isWanted(order[$0]) })
    }
}
