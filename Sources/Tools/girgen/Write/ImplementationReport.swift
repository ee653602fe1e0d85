// SPDX-License-Identifier: MIT

extension Generator {
    /// Returns a list of all interfaces, and all classes with virtual functions, and of the functions that Swift classes can implement.
    func implementationReport() -> String {
        var rows: [String] = []
        var reasons: [String] = []
        let known = Dictionary(coverage.missing.map { ($0.symbol, $0.reason) }) { first, _ in first }
        for (name, _) in modules {
            for type in repository.namespaces[name]?.types ?? [] where isListed(type) {
                let (row, missing) = line(of: type, known)
                rows.append(row)
                reasons += missing
            }
        }
        return """
            # What Swift classes may implement and override

            Every interface, and every class whose C struct has functions. “How many” are the functions that a Swift class may write.

            | C | conform to | how many |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            # Functions that they may not, and why

            \(reasons.sorted().joined(separator: "\n"))

            """
    }

    private func isListed(_ type: TypeDeclaration) -> Bool {
        guard type.introspectable, !type.deprecated, type.qualifiedName != "GObject.Object",
            repository.overrides.skippedTypes[type.qualifiedName] == nil
        else { return false }
        return type.kind == .interface || type.kind == .object && !functions(of: type).isEmpty
    }

    private func functions(of type: TypeDeclaration) -> [Callable] {
        type.virtualMethods.filter { $0.introspectable && !$0.deprecated }
    }

    private func line(
        of type: TypeDeclaration, _ known: [String: String]
    ) -> (row: String, missing: [String]) {
        let all = functions(of: type)
        let name = type.qualifiedName
        if !repository.isImplemented(name) {
            return ("| `\(name)` | \(reasonToLeave(type, all)) | 0 / \(all.count) |", [])
        }
        let table = type.typeStruct.flatMap { repository.types["\(type.namespace).\($0)"]?.cType } ?? ""
        let missing = all.compactMap { function -> String? in
            let symbol = "\(table).\(function.name)"
            return reason(toLeave: function, type, known[symbol]).map { "- `\(symbol)`: \($0)" }
        }
        let form = repository.implementationName(name, from: "")
        return ("| `\(name)` | `\(form)` | \(all.count - missing.count) / \(all.count) |", missing)
    }

    /// Returns the reason why a Swift class cannot implement a function; nil if it can.
    private func reason(toLeave function: Callable, _ type: TypeDeclaration, _ known: String?) -> String? {
        let name = type.qualifiedName
        if let functions = repository.overrides.functionsByHand[name] {
            if functions.contains(function.name) { return nil }
            return repository.overrides.reason(toLeave: "\(name).\(function.name)") ?? signalReason(
                function, type)
                ?? noReason(function.symbol)
        }
        if let known { return known }
        let table = type.typeStruct.flatMap { repository.types["\(type.namespace).\($0)"]?.cType } ?? ""
        if let skipped = repository.overrides.reason(toSkip: "\(table).\(function.name)") { return skipped }
        return type.kind == .interface ? signalReason(function, type) : nil
    }

    private func signalReason(_ function: Callable, _ type: TypeDeclaration) -> String? {
        let isHandler = type.signals.contains { $0.name == function.name.replacing("_", with: "-") }
        return isHandler ? "the default handler of a signal: connect a handler" : nil
    }

    private func reasonToLeave(_ type: TypeDeclaration, _ functions: [Callable]) -> String {
        if let reason = repository.overrides.reason(toLeave: type.qualifiedName) { return reason }
        if functions.isEmpty {
            return "it has no public functions: only classes of its own library implement it"
        }
        if functions.allSatisfy({ signalReason($0, type) != nil }) {
            return "its functions are the default handlers of its signals: connect a handler"
        }
        return noReason(type.qualifiedName)
    }

    /// Returns the differences that `--check` and the tests report, so that the list stays complete.
    private func noReason(_ name: String) -> String {
        "no reason is given: write a line `leave \(name) reason`"
    }
}
