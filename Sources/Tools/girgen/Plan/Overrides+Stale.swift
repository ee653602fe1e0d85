// SPDX-License-Identifier: MIT

extension Overrides {
    /// Returns errors for the lines without effect: they are about names that no GIR file and no counted C
    /// header has, because the library has removed or renamed them or the name is misspelled, or they keep
    /// what no other line skips.
    func stale(in repository: Repository, declared: [String: [String]]) -> [OverridesError] {
        // A type that only groups functions exists because a line declares it.
        let gathering = lines.filter { $0.directive == .member }.map(\.name)
        let known = Known(repository, declared, gathering)
        return lines.compactMap { line in
            if let missing = known.missing(line) {
                return line.error(
                    "“\(line.directive.name)” is about \(missing), which is not there. Remove the line.")
            }
            guard line.directive == .keep else { return nil }
            let namespace = repository.namespaces.values.first {
                $0.functions.contains { $0.symbol == line.name }
            }
            return reason(ofLineThatSkips: line.name, functionOf: namespace?.name) == nil
                ? line.error("No line skips \(line.name). Remove the line.") : nil
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
    /// The symbols of functions outside of types and the Swift names of types, by namespace and by module.
    private var functions: [String: Set<String>] = [:]
    private var swiftNames: [String: Set<String>] = [:]

    init(_ repository: Repository, _ declared: [String: [String]], _ gathering: [String]) {
        types.formUnion(gathering)
        for (namespace, functions) in declared {
            symbols.formUnion(functions)
            self.functions[namespace, default: []].formUnion(functions)
        }
        for namespace in repository.namespaces.values {
            namespaces.insert(namespace.name)
            types.formUnion(namespace.callbacks.keys.map { "\(namespace.name).\($0)" })
            symbols.formUnion(namespace.constants.map(\.symbol))
            for function in namespace.functions {
                add(function)
                functions[namespace.name, default: []].insert(function.symbol)
            }
            for callback in namespace.callbacks.values { add(callback) }
            for type in namespace.types { add(type) }
        }
        types.formUnion(repository.types.keys)
        for type in types {
            let module = repository.module(String(type.prefix { $0 != "." }))
            swiftNames[module, default: []].insert(repository.swiftName(type, from: module))
        }
    }

    private mutating func add(_ type: TypeDeclaration) {
        types.insert(type.qualifiedName)
        symbols.insert(type.cType)
        for callable in type.callables + type.signals + type.virtualMethods { add(callable) }
        for function in type.virtualMethods {
            symbols.formUnion(["\(type.cType).\(function.name)", "\(type.qualifiedName).\(function.name)"])
        }
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
    func missing(_ line: OverridesLine) -> String? {
        let (name, rest, words) = (line.name, line.rest, line.words)
        func first(_ names: [String]) -> String? { names.first { !isKnown($0) } }
        func parameter(_ names: [String]) -> String? {
            guard isKnown(name) else { return name }
            return names.map { "\(name) \($0)" }.first { !arguments.contains($0) }
        }
        switch line.directive {
        case .skip, .keep, .byHand, .rename, .nullable, .nullResult, .deprecated, .constructProperties,
            .notTested,
            .ownedResult, .since, .replacement:
            return first([name])
        case .initialize: return namespaces.contains(name) ? first([rest]) : name
        case .registration, .finish: return first([name, rest])
        case .neverNull: return first([name] + words)
        case .outParameter, .nullableParameter: return parameter(Array(words.prefix(1)))
        case .changedInPlace, .alwaysWritten: return parameter(words)
        case .fileName: return parameter(words)
        case .defaultValue:
            return name == "*"
                ? line.pairs.map(\.name).first { name in !arguments.contains { $0.hasSuffix(" \(name)") } }
                : parameter(line.pairs.map(\.name))
        case .skipType, .renameType, .interfaceAsClass, .structure, .typeByHand, .needsDisplay, .skipCallback:
            return types.contains(name) ? nil : name
        case .implementable: return types.contains(name) ? first(words.map { "\(name).\($0)" }) : name
        case .implementableByHand:
            return types.contains(name) ? first(words.dropFirst().map { "\(name).\($0)" }) : name
        case .notImplementable:
            if name.hasSuffix(".*") { return types.contains(String(name.dropLast(2))) ? nil : name }
            return isKnown(name) || types.contains { TypeFolder.matches($0, name) } ? nil : name
        case .privateFields, .publicFields, .testExample:
            return isKnown(name) || types.contains(name) ? nil : name
        case .member: return first(words.map { $0.replacing(":", with: "") })
        case .constants: return namespaces.contains(name) ? first(words.map { $0 + "*" }) : name
        case .skipFunctions:
            guard namespaces.contains(name) else { return name }
            let pattern = line.firstAndRest.first
            let isMatched = functions[name, default: []].contains { TypeFolder.matches($0, pattern) }
            return pattern.hasSuffix("*") && !isMatched ? pattern : nil
        case .folder:
            return words.dropFirst().first { pattern in
                !swiftNames[name, default: []].contains { TypeFolder.matches($0, pattern) }
            }
        case .headers: return namespaces.contains(name) ? nil : name
        case .release: return nil
        }
    }

    /// Whether a symbol has this name, or begins with this pattern.
    private func isKnown(_ name: String) -> Bool {
        guard name.hasSuffix("*") else { return symbols.contains(name) }
        let beginning = String(name.dropLast())
        return symbols.contains { $0.hasPrefix(beginning) }
    }
}
