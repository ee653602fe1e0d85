// SPDX-License-Identifier: MIT

/// A call from the library to Swift: the conversion of the arguments and of the result.
struct IncomingPlan {
    struct Argument {
        /// The label and the Swift type of each parameter.
        let label: String
        let type: String
        /// The expression for the Swift value of each argument.
        let value: String
    }

    /// Whether the call only reports numbers.
    var isProgress: Bool {
        result == "Void" && !arguments.isEmpty
            && arguments.allSatisfy { ["Int", "Double"].contains($0.type) }
    }

    /// The names of all C arguments, in order.
    var names: [String] = []
    /// The C arguments that are addresses, which Swift would otherwise not pass to another isolation domain.
    var addresses: [String] = []
    var arguments: [Argument] = []
    /// The Swift type of the result.
    var result = "Void"
    var isThrowing = false
    /// The statements before and after the call, for structs that the Swift function changes in place.
    fileprivate var before: [String] = []
    fileprivate var after: [String] = []
    /// The statements that write parts of the result through pointers; `$0` is the result.
    fileprivate var stores: [String] = []
    /// Whether a result of nil means failure, and the C values for failure and success.
    fileprivate var isOptional = false
    /// The expression for the C result; `$0` is the Swift result. Nil if the C function has no result.
    fileprivate var answer: String?
    /// The C result if there is no Swift result.
    var nothing = ""

    /// Whether the object retains a result that the caller does not own.
    var isKeeping: Bool { answer?.contains("C.kept") == true }

    var effects: String { isThrowing ? " throws(GLibError)" : "" }

    /// Returns the statements around the call of the Swift function.
    func lines(_ call: String) -> [String] {
        guard isThrowing else { return statements(call) }
        return ["do throws(GLibError) {"] + statements("try \(call)").map { "    " + $0 } + [
            "} catch {", "    C.fail(error, \(names.last ?? ""))",
            nothing.isEmpty ? "}" : "    return \(nothing)\n}",
        ]
    }

    private func statements(_ call: String) -> [String] {
        if result == "Void" { return before + [call] + after + (answer.map { ["return \($0)"] } ?? []) }
        if stores.isEmpty, before.isEmpty, !isOptional, answer == "$0" { return ["return \(call)"] }
        let start =
            isOptional ? "guard let answer = \(call) else { return \(nothing) }" : "let answer = \(call)"
        let lines = before + [start] + after + stores + (answer.map { ["return \($0)"] } ?? [])
        return lines.map { $0.replacing("$0", with: "answer") }
    }
}

extension CallPlanner {
    /// Plans the call of a closure by the library.
    func incoming(callback: Callable) throws(Unsupported) -> IncomingPlan {
        if callback.throwsError { throw Unsupported(reason: "a callback that fails") }
        let data =
            callback.parameters.firstIndex { $0.name.hasSuffix("data") && $0.closure != nil }
            ?? callback.parameters.lastIndex { $0.name.hasSuffix("data") }
        guard let data else { throw Unsupported(reason: "a callback without user data") }
        return try incoming(callback, data: data, keeper: nil)
    }

    /// Plans the call of a virtual function by the library. Its first argument is the object.
    func incoming(virtual function: Callable) throws(Unsupported) -> IncomingPlan {
        var plan = try incoming(function, data: nil, keeper: "instance")
        plan.names.insert("instance", at: 0)
        if function.throwsError {
            plan.names.append("failure")
            plan.addresses.append("failure")
            plan.isThrowing = true
        }
        return plan
    }

    /// Whether the library passes a number or an enumeration by value, not by its address.
    private func isNumber(_ parameter: Parameter) -> Bool {
        guard case .named(_, let c) = parameter.type, !c.hasSuffix("*"), parameter.direction == .in else {
            return false
        }
        switch repository.shape(parameter.type) {
        case .bool, .number, .scalar, .enumeration, .flags: return true
        default: return false
        }
    }

    /// - Parameter keeper: the object that retains values that the caller does not own.
    private func incoming(_ callable: Callable, data: Int?, keeper: String?) throws(Unsupported)
        -> IncomingPlan
    {
        var plan = IncomingPlan()
        var outputs: [(type: String, name: String, store: String)] = []
        let lengths = Set(callable.parameters.compactMap(\.type.lengthIndex))
        for (index, parameter) in callable.parameters.enumerated() {
            let name = index == data ? "data" : "a\(index)"
            plan.names.append(name)
            if !isNumber(parameter) { plan.addresses.append(name) }
            if index == data || lengths.contains(index) { continue }
            if parameter.isVarargs || callable.result.type.lengthIndex == index {
                throw Unsupported(reason: "a length in a callback")
            }
            if parameter.direction == .changed {
                let shape = repository.shape(parameter.type)
                guard case .plain = shape else {
                    throw Unsupported(reason: "a changed parameter of this kind")
                }
                let type = try swiftType(shape)
                plan.before.append(
                    "var s\(index) = C.present(C.value(\(name)), \"\(callable.name)\") as \(type)")
                plan.after.append("\(name)?.pointee = s\(index)._c")
                plan.arguments.append(
                    .init(label: Naming.camel(parameter.name), type: "inout \(type)", value: "&s\(index)"))
                continue
            }
            if parameter.direction != .out { plan.arguments.append(try taken(parameter, name, callable)) }
            if parameter.direction != .in { outputs.append(try stored(parameter, name)) }
        }
        try answer(callable, outputs, keeper, &plan)
        return plan
    }

    private func taken(
        _ parameter: Parameter, _ name: String, _ callable: Callable
    ) throws(Unsupported) -> IncomingPlan.Argument {
        let shape = repository.shape(parameter.type)
        let label = Naming.camel(parameter.name)
        if parameter.direction == .inout {
            let type = try swiftType(shape)
            switch shape {
            case .number:
                return .init(label: label, type: type, value: shape.toSwift("\(name)?.pointee ?? 0"))
            case .plain:
                return .init(
                    label: label, type: type,
                    value: "\(type)(_c: C.present(\(name)?.pointee, \"\(callable.name)\"))")
            default: throw Unsupported(reason: "an in-out parameter of a callback")
            }
        }
        let nullable: Bool
        switch shape {
        case .object, .interface, .boxed, .string, .plain, .error: nullable = parameter.nullable
        case .callback: throw Unsupported(reason: "a callback in a callback")
        case .container: throw Unsupported(reason: "a list in a callback")
        default: nullable = false
        }
        let count = parameter.type.lengthIndex.map { "C.int(a\($0))" }
        let value = try converted(
            name, parameter.type, shape, transfer: parameter.transfer, nullable: nullable,
            function: callable.name, count: count)
        return .init(label: label, type: optional(try swiftType(shape), nullable), value: value)
    }

    /// Plans a part of the result that the library reads through a pointer.
    private func stored(_ parameter: Parameter, _ name: String) throws(Unsupported) -> (
        type: String, name: String, store: String
    ) {
        let shape = repository.shape(parameter.type)
        guard case .named(let typeName, let c) = parameter.type else {
            throw Unsupported(reason: "an array as an out parameter of a callback")
        }
        let label = Naming.camel(parameter.name)
        let type = try swiftType(shape)
        let full = parameter.transfer == .full
        let stars = c.filter { $0 == "*" }.count
        switch shape {
        case .bool: return (type, label, "\(name)?.pointee = $0 ? 1 : 0")
        case .number: return (type, label, "\(name)?.pointee = \(shape.toC("$0"))")
        case .enumeration, .flags: return (type, label, "\(name)?.pointee = .init(rawValue: C.number($0))")
        case .plain where stars == 1: return (type, label, "\(name)?.pointee = $0._c")
        case .boxed("GObject.Value"): return (type, label, "C.store($0, \(name))")
        case .string where full:
            let argument = typeName == "filename" ? "fileName: $0" : "$0"
            return (type + "?", label, "\(name)?.pointee = C.duplicate(\(argument))")
        case .object where full, .interface where full:
            let value = pointer("$0?._retained()", c: String(c.dropLast()), name: typeName)
            return (optional(type), label, "\(name)?.pointee = \(value)")
        case .boxed where full && stars == 2:
            let value = pointer("C.give($0)", c: String(c.dropLast()), name: typeName)
            return (optional(type), label, "\(name)?.pointee = \(value)")
        default: throw Unsupported(reason: "an out parameter of a callback")
        }
    }

    private func answer(
        _ callable: Callable, _ outputs: [(type: String, name: String, store: String)], _ keeper: String?,
        _ plan: inout IncomingPlan
    ) throws(Unsupported) {
        var shape = repository.shape(callable.result.type)
        plan.nothing = try nothing(callable.result, shape)
        let succeeds = callable.throwsError
        if succeeds, case .bool = shape {
            plan.answer = callable.result.type.isCBool ? "true" : "1"
            shape = .void
        }
        var parts: [(type: String, name: String)] = []
        var isFlag = false
        switch shape {
        case .void: break
        case .bool where !outputs.isEmpty:
            isFlag = true
            plan.answer = callable.result.type.isCBool ? "true" : "1"
        default:
            let nullable: Bool
            switch shape {
            case .array, .container: nullable = false
            default: nullable = callable.result.nullable
            }
            parts.append((optional(try swiftType(shape), nullable), "result"))
            plan.answer = try given(callable.result, shape, nullable, callable, keeper)
        }
        parts += outputs.map { ($0.type, $0.name) }
        guard !parts.isEmpty else { return }
        plan.result =
            parts.count == 1
            ? parts[0].type
            : "(" + parts.map { "\(Naming.escaped($0.name)): \($0.type)" }.joined(separator: ", ") + ")"
        if isFlag {
            plan.isOptional = true
            if !(parts.count == 1 && plan.result.hasSuffix("?")) { plan.result += "?" }
        }
        func part(_ name: String) -> String { parts.count == 1 ? "$0" : "$0.\(Naming.escaped(name))" }
        plan.stores = outputs.map { $0.store.replacing("$0", with: part($0.name)) }
        if parts.count > 1, !isFlag { plan.answer = plan.answer?.replacing("$0", with: part("result")) }
    }

    /// Returns the C value of a result, `$0`.
    private func given(
        _ result: Parameter, _ shape: Shape, _ nullable: Bool, _ callable: Callable, _ keeper: String?
    ) throws(Unsupported) -> String {
        var c = ""
        var typeName = ""
        if case .named(let name, let spelled) = result.type { (typeName, c) = (name, spelled) }
        if result.transfer == .none {
            let key = callable.name
            let kept = "C.kept($0, by: UnsafeMutableRawPointer(\(keeper ?? "")), \"\(key)\")"
            switch shape {
            case .string:
                guard keeper != nil else {
                    throw Unsupported(reason: "a string that a callback returns and that stays its own")
                }
                return c.hasPrefix("const") ? "UnsafePointer(\(kept))" : kept
            case .object, .interface, .boxed:
                guard keeper != nil else { break }
                return pointer(kept, c: c, name: typeName)
            default: break
            }
        }
        if case .plain = shape { throw Unsupported(reason: "a struct as a callback's result") }
        if case .type = shape { return nullable ? "$0?._raw ?? 0" : "$0._raw" }
        var unused: [String] = []
        let value = try argument(result, shape, "$0", &unused)
        guard unused.isEmpty else { throw Unsupported(reason: "a callback's result") }
        return value
    }

    /// Returns the C value for a missing result.
    private func nothing(_ result: Parameter, _ shape: Shape) throws(Unsupported) -> String {
        switch shape {
        case .void: return ""
        case .bool: return result.type.isCBool ? "false" : "0"
        case .number, .scalar, .type: return "0"
        case .enumeration, .flags: return ".init(0)"
        case .unsupported(let reason): throw Unsupported(reason: reason)
        default: return "nil"
        }
    }
}
