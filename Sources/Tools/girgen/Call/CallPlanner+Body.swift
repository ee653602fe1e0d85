// SPDX-License-Identifier: MIT

extension CallPlanner {
    /// Returns the lines that follow the arguments: the call, the check for an error, the result.
    func finishBody(
        _ callable: Callable, _ call: String, _ before: [String],
        _ outputs: [(type: String, name: String, value: String)], _ plan: inout FunctionPlan,
        asFunction: Bool = false
    ) throws(Unsupported) {
        var shape = repository.shape(callable.result.type)
        if case .bool = shape, callable.throwsError { shape = .void }
        var count: String?
        if let length = callable.result.type.lengthIndex {
            count = "C.int(\(Naming.local(callable.parameters[length].name)))"
        }
        var lines = before
        let ending = repository.overrides.endings[callable.symbol]
        let check = "if let error { throw GLibError(taking: error) }"
        let symbol = callable.symbol
        if callable.kind == .constructor, !asFunction {
            try constructorBody(callable, call, lines, check, &plan)
            return
        }
        if case .void = shape {
            lines.append(callable.result.type.isVoid ? call : "_ = \(call)")
            if callable.throwsError { lines.append(check) }
            if outputs.isEmpty {
                plan.body = lines
                return
            }
            plan.result = tupleType(outputs)
            lines.append("return \(tuple(outputs))")
            plan.body = lines
            return
        }
        var nullable = callable.result.nullable
        switch shape {
        case .array, .container: nullable = false
        default: break
        }
        if nullable, callable.throwsError, !outputs.isEmpty { nullable = true }
        let type = optional(try swiftType(shape), nullable)
        if outputs.isEmpty, !callable.throwsError, count == nil {
            if let ending {
                plan.result = "Registration"
                plan.isDiscardable = true
                let value = registration(call, call, endedBy: ending)
                lines.append(lines.isEmpty ? value : "return \(value)")
                plan.body = lines
                return
            }
            var value = try converted(
                call, callable.result.type, shape, transfer: callable.result.transfer, nullable: nullable,
                function: symbol)
            plan.result = type
            if nullable, let fallback = repository.overrides.fallbacks[symbol] {
                value += " ?? \(fallback)"
                plan.result = try swiftType(shape)
            }
            lines.append(lines.isEmpty ? value : "return \(value)")
            plan.body = lines
            return
        }
        lines.append("let result = \(call)")
        if callable.throwsError { lines.append(check) }
        if case .bool = shape, !outputs.isEmpty {
            plan.result = optional(tupleType(outputs))
            if outputs.count == 1, outputs[0].type.hasSuffix("?") { plan.result = outputs[0].type }
            let failed = callable.result.type.isCBool ? "!result" : "result == 0"
            lines.append("return \(failed) ? nil : \(tuple(outputs))")
            plan.body = lines
            return
        }
        if let ending, outputs.isEmpty {
            plan.result = "Registration"
            plan.isDiscardable = true
            lines.append("return \(registration("result", call, endedBy: ending))")
            plan.body = lines
            return
        }
        let value = try converted(
            "result", callable.result.type, shape, transfer: callable.result.transfer, nullable: nullable,
            function: symbol, count: count)
        let all = [(type: type, name: "result", value: value)] + outputs
        plan.result = tupleType(all)
        lines.append("return \(tuple(all))")
        plan.body = lines
    }

    /// Returns the `Registration` that a method returns. Its `cancel()` calls a C function.
    private func registration(_ number: String, _ call: String, endedBy ending: String) -> String {
        let arguments = call.split(separator: "(", maxSplits: 1)[1].dropLast()
        let object = arguments.prefix { $0 != "," }.replacing("_raw", with: "$0")
        return "Registration(\(number), of: self) { \(ending)(\(object), $1) }"
    }

    private func tupleType(_ items: [(type: String, name: String, value: String)]) -> String {
        if items.count == 1 { return items[0].type }
        return "(" + items.map { "\(Naming.escaped($0.name)): \($0.type)" }.joined(separator: ", ") + ")"
    }

    private func tuple(_ items: [(type: String, name: String, value: String)]) -> String {
        if items.count == 1 { return items[0].value }
        return "(" + items.map(\.value).joined(separator: ", ") + ")"
    }

    private func constructorBody(
        _ callable: Callable, _ call: String, _ before: [String], _ check: String, _ plan: inout FunctionPlan
    ) throws(Unsupported) {
        var lines = before
        guard let owner else { throw Unsupported(reason: "a constructor without a class") }
        var address = call
        let c: String
        if case .named(_, let spelled) = callable.result.type { c = spelled } else { c = "" }
        let plain = repository.recordKind(owner) == .plain && owner.kind == .record
        let base = base(c)
        if !plain, base != "gpointer" {
            address = repository.isOpaque(c: base) ? "C.raw(\(call))" : "UnsafeMutableRawPointer(\(call))"
        }
        let label =
            plain ? "_c" : repository.isObject(owner) || owner.kind == .interface ? "_constructed" : "_taking"
        if plain { throw Unsupported(reason: "a struct has its own initializer") }
        if callable.throwsError {
            lines.append("let result = \(address)")
            lines.append(check)
            address = "result"
        }
        var suffix = ""
        // A missing object means that there is an error.
        if callable.result.nullable, !callable.throwsError {
            lines.append("guard let made = \(address) else { return nil }")
            address = "made"
            suffix = "?"
        } else {
            address = "C.present(\(address), \"\(callable.symbol)\")"
        }
        if callable.result.transfer == .none, label == "_taking" {
            throw Unsupported(reason: "a constructor that gives nothing away")
        }
        if callable.result.transfer == .none, label == "_constructed", !isFloating(owner) {
            lines.append("self.init(_borrowed: \(address))")
        } else {
            lines.append("self.init(\(label): \(address))")
        }
        plan.name = "init\(suffix)"
        plan.result = "Void"
        plan.body = lines
    }

    private func isFloating(_ owner: TypeDeclaration) -> Bool {
        repository.ancestors(owner).contains { $0.qualifiedName == "GObject.InitiallyUnowned" }
    }
}
