// SPDX-License-Identifier: MIT

/// A line of overrides without effect, and the reason.
struct OverridesError: Error, CustomStringConvertible {
    let file: String
    let line: Int
    let text: String

    var description: String { "\(file):\(line): \(text)" }
}

extension Overrides {
    /// Returns the lines about names that no GIR file and no counted C header has: the library has removed or renamed them,
    /// or the name is misspelled.
    func stale(in repository: Repository, declared: [String: [String]]) -> [OverridesError] {
        // A type that only groups functions exists because a line declares it.
        let gathering = lines.filter { $0.words[0] == "member" }.map { $0.words[1] }
        let known = Known(repository, declared, gathering)
        return lines.compactMap { file, number, words in
            let (word, name) = (words[0], words[1])
            guard let missing = known.missing(word, name, rest: words.count > 2 ? words[2] : "") else {
                return nil
            }
            return OverridesError(
                file: file, line: number,
                text: "“\(word)” is about \(missing), which is not there. Remove the line.")
        }
    }
}

/// Returns all names that a line can refer to.
private struct Known {
    private var symbols: Set<String> = []
    private var types: Set<String> = []
    private var namespaces: Set<String> = []
    /// The functions and signals with their parameters.
    private var arguments: Set<String> = []

    init(_ repository: Repository, _ declared: [String: [String]], _ gathering: [String]) {
        types.formUnion(gathering)
        for functions in declared.values { symbols.formUnion(functions) }
        for namespace in repository.namespaces.values {
            namespaces.insert(namespace.name)
            types.formUnion(namespace.callbacks.keys.map { "\(namespace.name).\($0)" })
            symbols.formUnion(namespace.constants.map(\.symbol))
            for function in namespace.functions { add(function) }
            for callback in namespace.callbacks.values { add(callback) }
            for type in namespace.types { add(type) }
        }
        types.formUnion(repository.types.keys)
    }

    private mutating func add(_ type: TypeDeclaration) {
        types.insert(type.qualifiedName)
        symbols.insert(type.cType)
        for callable in type.callables + type.signals + type.virtualMethods { add(callable) }
        symbols.formUnion(type.virtualMethods.map { "\(type.cType).\($0.name)" })
        symbols.formUnion(type.properties.map { "\(type.cType):\($0.name)" })
        symbols.formUnion(type.members.map(\.symbol))
        for field in type.fields {
            symbols.formUnion(["\(type.cType).\(field.name)", "\(type.qualifiedName).\(field.name)"])
        }
    }

    private mutating func add(_ callable: Callable) {
        symbols.insert(callable.symbol)
        arguments.formUnion(callable.parameters.map { "\(callable.symbol) \($0.name)" })
    }

    /// Returns the name in a line that does not exist.
    func missing(_ word: String, _ name: String, rest: String) -> String? {
        switch word {
        case "skip", "keep", "hand", "rename", "nullable", "finish", "else", "old", "properties", "untested",
            "gives", "since", "advice":
            return isKnown(name) ? nil : name
        case "initialize": return namespaces.contains(name) ? (isKnown(rest) ? nil : rest) : name
        case "registration": return [name, rest].first { !isKnown($0) }
        case "present":
            return ([name] + rest.split(separator: " ").map(String.init)).first { !isKnown($0) }
        case "written", "nullable-argument", "changes", "given":
            guard isKnown(name) else { return name }
            let names = rest.split(separator: " ").map(String.init)
            let checked = word == "changes" || word == "given" ? names : Array(names.prefix(1))
            return checked.map { "\(name) \($0)" }.first { !arguments.contains($0) }
        case "default":
            guard name != "*" else { return nil }
            let names = rest.split(separator: " ").map { "\(name) \($0.prefix { $0 != "=" })" }
            return names.first { !arguments.contains($0) }
        case "file-name":
            return rest.isEmpty
                ? (isKnown(name) ? nil : name)
                : arguments.contains("\(name) \(rest)") ? nil : "\(name) \(rest)"
        case "skip-type", "rename-type", "class-interface", "plain", "hand-type", "needs-display",
            "skip-callback",
            "implement", "implement-hand":
            return types.contains(name) ? nil : name
        case "opaque", "complete", "example": return isKnown(name) || types.contains(name) ? nil : name
        case "member":
            return rest.split(separator: " ").map(String.init).first {
                !isKnown($0.replacing(":", with: ""))
            }
        case "skip-functions", "headers", "constants": return namespaces.contains(name) ? nil : name
        default: return nil
        }
    }

    /// Whether a symbol has this name, or begins with this pattern.
    private func isKnown(_ name: String) -> Bool {
        guard name.hasSuffix("*") else { return symbols.contains(name) }
        return symbols.contains { $0.hasPrefix(name.dropLast()) }
    }
}
