// SPDX-License-Identifier: MIT

extension Generator {
    /// Moves each function outside of types to the type of its own module to which it is assigned.
    func sortFunctions() {
        for namespace in modules.compactMap({ repository.namespaces[$0.namespace] }) {
            for function in namespace.functions where isBound(function, in: namespace) {
                guard let home = repository.overrides.home(of: function),
                    let type = type(home.type, in: namespace)
                else { continue }
                type.callables.append(function.asMember(of: home.type, named: home.name))
            }
        }
    }

    /// Returns the type of a module with this name, if functions can be written to its file.
    private func type(_ name: String, in namespace: Namespace) -> TypeDeclaration? {
        guard let type = repository.types[name], type.namespace == namespace.name, repository.isWritten(type)
        else {
            return nil
        }
        return type
    }

    /// Whether no line of the overrides excludes a function outside of types.
    private func isBound(_ function: Callable, in namespace: Namespace) -> Bool {
        let overrides = repository.overrides
        return function.isWanted && overrides.handWritten[function.symbol] == nil
            && overrides.reason(toSkip: function.symbol, functionOf: namespace.name) == nil
    }

    /// Writes the functions outside of types, and those that are assigned to types of other modules.
    func functionsText(of namespace: Namespace) -> String {
        // All of them are written by hand.
        if declared[namespace.name] != nil { return "" }
        let calls = CallPlanner(
            repository: repository, module: repository.module(namespace.name), owner: nil)
        let isIsolated = !["GLib", "Graphene"].contains(namespace.name)
        var signatures: Set<String> = []
        var texts: [String] = []
        var members: [String: [Callable]] = [:]
        var written: Set<String> = []
        for function in namespace.functions.sorted(by: { ($0.since, $0.symbol) < ($1.since, $1.symbol) })
        where function.isWanted {
            coverage.release = function.since
            let reason = repository.overrides.reason(toSkip: function.symbol, functionOf: namespace.name)
            let isHandWritten = repository.overrides.handWritten[function.symbol] != nil
            if isHandWritten || (reason != nil && handSymbols.contains(function.symbol)) {
                coverage.bound(namespace.name, .callables)
                continue
            }
            if let reason {
                coverage.missing(namespace.name, .callables, function.symbol, reason)
                continue
            }
            if let home = repository.overrides.home(of: function) {
                guard type(home.type, in: namespace) == nil else { continue }
                members[home.type, default: []].append(function.asMember(of: home.type, named: home.name))
                continue
            }
            if namespace.functions.isFinish(function) || written.contains(function.symbol) {
                coverage.bound(namespace.name, .callables)
                continue
            }
            do throws(Unsupported) {
                let (text, signature) = try self.text(
                    of: function, in: namespace, calls, isIsolated: isIsolated, &written)
                guard signatures.insert(signature).inserted else {
                    throw Unsupported(reason: "its name is taken twice")
                }
                texts.append(conditioned(marked(text, function.old), function.since, in: .oldest))
                coverage.bound(namespace.name, .callables)
            } catch {
                coverage.missing(namespace.name, .callables, function.symbol, error.reason)
            }
        }
        let groups = members.sorted { $0.key < $1.key }
        texts += groups.map { membersText($0.key, $0.value, in: namespace, isIsolated: isIsolated) }
        return texts.joined(separator: "\n\n")
    }

    /// Returns a function outside of types, or a variable if it has no arguments, and its signature.
    private func text(
        of function: Callable, in namespace: Namespace, _ calls: CallPlanner, isIsolated: Bool,
        _ written: inout Set<String>
    ) throws(Unsupported) -> (text: String, signature: String) {
        let renaming = repository.overrides.names[function.symbol]
        let finish = namespace.functions.finish(of: function)
        var base = function.shadows ?? function.name
        if finish != nil, base.hasSuffix("_async") { base = String(base.dropLast(6)) }
        var planned = try calls.plan(function, name: renaming?.name ?? Naming.camel(base), finish: finish)
        let isQuestion = base.hasPrefix("get_") || base.hasPrefix("is_")
        if isQuestion, renaming?.labels == nil, planned.parameters.isEmpty, planned.effects.isEmpty {
            let name =
                renaming?.name ?? Naming.camel(base.hasPrefix("get_") ? String(base.dropFirst(4)) : base)
            let setter = setter(for: function, planned.result, in: namespace, calls)
            if let setter { written.insert(setter.symbol) }
            let question = QuestionPlan(
                symbol: function.symbol, name: name, type: planned.result, body: planned.body,
                set: setter?.body, isStatic: false)
            return (question.globalText(isolated: isIsolated), name)
        }
        if let renaming, renaming.labels != nil {
            renaming.label(&planned, coverage)
        } else {
            planned.unlabelFirst()
        }
        planned.isDiscardable = planned.result == "Bool"
        planned.replacement = repository.overrides.old[function.symbol]
        return (planned.functionText(isolated: isIsolated), planned.signature)
    }

    /// Returns the setter for a getter outside of types.
    private func setter(
        for getter: Callable, _ answer: String, in namespace: Namespace, _ calls: CallPlanner
    ) -> (symbol: String, body: [String])? {
        guard getter.name.hasPrefix("get_"),
            let found = namespace.functions.first(where: {
                $0.name == "s" + getter.name.dropFirst() && $0.since <= getter.since
            }),
            isBound(found, in: namespace), found.parameters.count == 1, found.result.type.isVoid,
            repository.overrides.names[found.symbol] == nil,
            let planned = try? calls.plan(found.renamingParameter(to: "newValue"), name: ""),
            planned.parameters == ["newValue: \(answer)"]
        else { return nil }
        return (found.symbol, planned.body)
    }

    /// Returns the functions of a module that are assigned to a type of another module, or to a name that only groups functions.
    private func membersText(
        _ name: String, _ callables: [Callable], in namespace: Namespace, isIsolated: Bool
    ) -> String {
        let declaration = repository.types[name] ?? TypeDeclaration(gathering: name)
        let planner = TypePlanner(
            declaration, repository, coverage, taken: taken[name] ?? TakenNames(),
            members: (namespace.name, callables))
        planner.planMembers(onlyFunctions: true)
        let plan = planner.plan
        let texts = plan.constructors.map {
            conditioned(marked($0.constructorText, $0.mark.old), $0.mark.since, in: .oldest)
        }
        let members = (texts + [joined(plan.members, in: .oldest)]).filter { !$0.isEmpty }
            .joined(separator: "\n\n")
        // Written by hand, or part of another module.
        guard repository.types[name] == nil, repository.overrides.handWrittenTypes[name] == nil else {
            return "extension \(planner.swiftName) {\n\(members)\n}"
        }
        let comment = "/// `\(callables[0].symbol)()` and related functions."
        return
            "\(comment)\n\(isIsolated ? "@MainActor\n" : "")public enum \(planner.swiftName) {\n\(members)\n}"
    }
}
