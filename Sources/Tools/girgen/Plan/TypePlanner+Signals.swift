// SPDX-License-Identifier: MIT

extension TypePlanner {
    func add(signal: Callable) {
        let symbol = "\(type.cType)::\(signal.name)"
        if signal.deprecated { return }
        if repository.overrides.handWritten[symbol] != nil { return coverage.bound(namespace, .signals) }
        if let reason = repository.overrides.reason(toSkip: symbol) {
            return coverage.missing(namespace, .signals, symbol, reason)
        }
        do throws(Unsupported) {
            let planned = try planned(signal)
            taken.insert(planned.name + "()")
            plan.members.append(planned)
            coverage.bound(namespace, .signals)
            exercise(planned)
            plan.keys.append(key(planned))
        } catch {
            coverage.missing(namespace, .signals, symbol, error.reason)
        }
    }

    private func planned(_ signal: Callable) throws(Unsupported) -> SignalPlan {
        var arguments: [SignalPlan.Argument] = []
        for (index, parameter) in signal.parameters.enumerated() {
            arguments.append(try argument(parameter, at: index + 1))
        }
        var name = "on" + Naming.upperFirst(Naming.camel(Naming.withoutLibrary(signal.name)))
        if taken.contains(name + "()") || taken.contains(name) { name = "on" + swiftName + name.dropFirst(2) }
        return SignalPlan(
            signal: signal.name, name: name, arguments: arguments, result: try result(signal.result),
            isDetailed: signal.detailed, isAction: signal.isAction)
    }

    private func argument(_ parameter: Parameter, at index: Int) throws(Unsupported) -> SignalPlan.Argument {
        let shape = repository.shape(parameter.type)
        try requireGType(of: shape)
        var type = try calls.swiftType(shape)
        var value = "arguments.get(\(index))"
        switch shape {
        case .interface(let name):
            let any = repository.anyName(name, from: module)
            value = "arguments.\(parameter.nullable ? "optional" : "get")(\(index), \(any).self)"
            type = calls.optional(type, parameter.nullable)
        case .object, .string, .boxed: type = calls.optional(type, parameter.nullable)
        case .plain(let name):
            if repository.types[name]?.getType == nil { value = "arguments.get(pointer: \(index))" }
        case .bool, .number, .scalar, .type, .enumeration, .flags: break
        case .error:
            value = "arguments.error(\(index))"
            type += "?"
        case .array(let item, _, _, _, _):
            guard case .string = repository.shape(item) else {
                throw Unsupported(reason: "a signal's argument of type \(type)")
            }
        default: throw Unsupported(reason: "a signal's argument of type \(type)")
        }
        guard parameter.direction == .in else { throw Unsupported(reason: "a signal with an out argument") }
        return SignalPlan.Argument(
            name: Naming.escaped(Naming.camel(parameter.name)), type: type, value: value)
    }

    /// Refuses an enumeration or a set of flags that a `GValue` cannot have: the library, or the module GLib, has not registered the type.
    func requireGType(of shape: Shape) throws(Unsupported) {
        switch shape {
        case .enumeration(let name), .flags(let name):
            guard repository.types[name]?.getType != nil, !name.hasPrefix("GLib.") else {
                throw Unsupported(reason: "a value of \(name), which has no type at run time")
            }
        default: break
        }
    }

    private func result(_ result: Parameter) throws(Unsupported) -> String {
        let shape = repository.shape(result.type)
        try requireGType(of: shape)
        let type = try calls.swiftType(shape)
        switch shape {
        case .void, .bool, .number, .string, .enumeration, .flags: return type
        case .object, .boxed: return calls.optional(type, result.nullable)
        default: throw Unsupported(reason: "a signal's result of type \(type)")
        }
    }

    private func exercise(_ signal: SignalPlan) {
        let answers = ["Void": "", "Bool": "false", "Int": "0", "String": "\"\""]
        guard let answer = answers[signal.result] ?? (signal.result.hasSuffix("?") ? "nil" : nil) else {
            return
        }
        let names = signal.arguments.map { _ in "_" }.joined(separator: ", ")
        exercise("object.\(signal.name) { \(names.isEmpty ? "" : names + " in ")\(answer) }")
    }

    /// Returns the signal as a value; its handler takes all arguments as one tuple.
    private func key(_ signal: SignalPlan) -> KeyPlan {
        let values = signal.arguments.map { $0.value.replacing("arguments.", with: "$0.") }
        let name = "\"\(signal.signal)\""
        let type: String
        let arguments: String
        switch values.count {
        case 0: (type, arguments) = ("Void", "(\(name))")
        case 1 where values[0] == "$0.get(1)":
            (type, arguments) = (signal.arguments[0].type, "(one: \(name))")
        case 1: (type, arguments) = (signal.arguments[0].type, "(\(name)) { \(values[0]) }")
        default:
            let items = signal.arguments.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            (type, arguments) = ("(\(items))", "(\(name)) { (\(values.joined(separator: ", "))) }")
        }
        let short = Naming.escaped(Naming.lowerFirst(String(signal.name.dropFirst(2))))
        // A property may already have the name.
        return KeyPlan(
            name: plan.keys.contains { $0.name == short } ? signal.name : short,
            type: signal.result == "Void"
                ? "SignalKey<Owner, \(type)>" : "AnsweredSignalKey<Owner, \(type), \(signal.result)>",
            value: (signal.result == "Void" ? "SignalKey" : "AnsweredSignalKey") + arguments)
    }
}
