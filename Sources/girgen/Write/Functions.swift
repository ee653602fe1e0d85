// SPDX-License-Identifier: MIT

extension Generator {
    /// The functions outside types.
    func functionsText(of namespace: Namespace) -> String {
        // All by hand.
        if declared[namespace.name] != nil { return "" }
        let calls = CallPlanner(
            repository: repository, module: Repository.module(namespace.name), owner: nil)
        let isIsolated = !["GLib", "Graphene"].contains(namespace.name)
        var signatures: Set<String> = []
        var texts: [String] = []
        for function in namespace.functions.sorted(by: { $0.symbol < $1.symbol }) where function.isWanted {
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
            do throws(Unsupported) {
                var planned = try calls.plan(function, name: name(of: function, in: namespace))
                planned.unlabelFirst()
                planned.isDiscardable = planned.result == "Bool"
                guard signatures.insert(planned.signature).inserted else {
                    throw Unsupported(reason: "its name is taken twice")
                }
                texts.append(planned.functionText(isolated: isIsolated))
                coverage.bound(namespace.name, .callables)
            } catch {
                coverage.missing(namespace.name, .callables, function.symbol, error.reason)
            }
        }
        return texts.joined(separator: "\n\n")
    }

    private func name(of function: Callable, in namespace: Namespace) -> String {
        let name =
            repository.overrides.names[function.symbol] ?? Naming.camel(function.shadows ?? function.name)
        return namespace.name == "PangoCairo" ? "cairo" + Naming.upperFirst(name) : name
    }
}
