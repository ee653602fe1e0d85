// SPDX-License-Identifier: MIT

extension CallPlanner {
    /// A closure as an argument, by how long C keeps it.
    func add(callback name: String, _ parameter: Parameter, _ draft: inout CallDraft) throws(Unsupported) {
        guard let callback = repository.callbacks[name], isWritable(callback), let closure = parameter.closure
        else { throw Unsupported(reason: "the callback \(name)") }
        repository.usedCallbacks.insert(name)
        let local = Naming.local(parameter.name)
        let type = swiftName(name)
        let thunk = type + "Thunk"
        let escapes = (parameter.scope != "call" || draft.finish != nil) && !parameter.nullable
        draft.show(
            Naming.camel(parameter.name),
            escapes ? "@escaping \(type)" : optional(type, parameter.nullable), optional: parameter.nullable)
        func orNil(_ value: String) -> String {
            parameter.nullable ? "\(local) == nil ? nil : \(value)" : value
        }
        let data = "data\(closure)"
        switch parameter.scope {
        case "call" where draft.finish != nil:
            draft.before.append("let \(data) = \(thunk).retained(\(local))")
            draft.before.append("defer { releaseCallback(\(data)) }")
            draft.arguments.append(orNil("\(thunk).call"))
            draft.hidden[closure] = data
        case "call":
            draft.arguments.append(orNil("\(thunk).call"))
            draft.lends.append((data, "\(thunk).lend(\(local))"))
            draft.hidden[closure] = data
        case "notified":
            draft.arguments.append(orNil("\(thunk).call"))
            draft.hidden[closure] = "\(thunk).retained(\(local))"
            if let destroy = parameter.destroy { draft.hidden[destroy] = orNil("releaseCallback") }
        case "async":
            draft.arguments.append(orNil("\(thunk).once"))
            draft.hidden[closure] = "\(thunk).retained(\(local))"
        default: throw Unsupported(reason: "the callback \(name) without a scope")
        }
    }

    /// Whether a C callback can be written in Swift at all.
    func isWritable(_ callback: Callable) -> Bool {
        (try? callbackTypes(callback)) != nil
    }

    /// The Swift parameters and result of a C callback.
    func callbackTypes(_ callback: Callable) throws(Unsupported) -> (
        parameters: [(name: String, type: String, conversion: String?)], result: String, answer: String
    ) {
        if callback.throwsError { throw Unsupported(reason: "a callback that fails") }
        var result: [(name: String, type: String, conversion: String?)] = []
        let data =
            callback.parameters.firstIndex { $0.name.hasSuffix("data") && $0.closure != nil }
            ?? callback.parameters.lastIndex { $0.name.hasSuffix("data") }
        for (index, parameter) in callback.parameters.enumerated() {
            let name = "a\(index)"
            if index == data {
                result.append((name, "", nil))
                continue
            }
            guard parameter.direction == .in else {
                throw Unsupported(reason: "an out parameter of a callback")
            }
            let shape = repository.shape(parameter.type)
            let nullable: Bool
            switch shape {
            case .array, .container: throw Unsupported(reason: "a list in a callback")
            case .object, .interface, .boxed, .string: nullable = parameter.nullable
            default: nullable = false
            }
            let type = optional(try swiftType(shape), nullable)
            result.append(
                (
                    name, type,
                    try converted(
                        name, parameter.type, shape, transfer: parameter.transfer, nullable: nullable,
                        function: callback.name)
                ))
        }
        guard data != nil else { throw Unsupported(reason: "a callback without user data") }
        let shape = repository.shape(callback.result.type)
        var unused: [String] = []
        let type = optional(try swiftType(shape), callback.result.nullable)
        if case .void = shape { return (result, type, "$0") }
        if case .plain = shape { throw Unsupported(reason: "a struct as a callback's result") }
        if case .string = shape, callback.result.transfer == .none {
            throw Unsupported(reason: "a lent string as a callback's result")
        }
        let answer = try argument(callback.result, shape, "$0", &unused)
        guard unused.isEmpty else { throw Unsupported(reason: "a callback's result") }
        return (result, type, answer)
    }
}
