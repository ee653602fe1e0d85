// SPDX-License-Identifier: MIT

extension CallPlanner {
    /// Returns the body of a function that calls two C functions: one that starts the work, and one that collects its result.
    func writeAsync(
        _ callable: Callable, _ finish: Callable, _ arguments: [String], _ before: [String],
        _ plan: inout FunctionPlan
    ) throws(Unsupported) {
        // The arguments are passed before the first suspension, so what they borrow is still alive.
        let call = "\(callable.symbol)(\(arguments.joined(separator: ", ")))"
        var lines = before
        lines.append("let source = await C.ready { cancellable, ready, data in")
        lines.append("    \(call)")
        lines.append("}")
        var inner = FunctionPlan()
        var finishBefore: [String] = []
        var outputs: [(type: String, name: String, value: String)] = []
        var finishArguments: [String] = []
        if let instance = finish.instance {
            finishArguments.append(try instanceArgument(instance, &finishBefore, &inner))
        }
        for (index, parameter) in finish.parameters.enumerated() {
            if parameter.type.isNamed("Gio.AsyncResult") {
                finishArguments.append("C.opaque(source._raw)")
                continue
            }
            let name = Naming.local(parameter.name)
            let shape = repository.shape(parameter.type)
            if parameter.direction == .in,
                let given = callable.parameters.first(where: { $0.name == parameter.name })
            {
                finishArguments.append(try argument(given, shape, name, &finishBefore))
                continue
            }
            guard parameter.direction == .out else {
                throw Unsupported(reason: "the result of its finish function")
            }
            if finish.parameters.contains(where: { $0.type.lengthIndex == index })
                || finish.result.type.lengthIndex == index
            {
                guard case .number(_, let cType, _) = shape else { throw Unsupported(reason: "a length") }
                finishBefore.append("var \(name): \(cType) = 0")
                finishArguments.append("&\(name)")
                continue
            }
            finishArguments.append("&\(name)")
            let output = try output(parameter, shape, name, finish, &finishBefore)
            if !isLengthOfResult(parameter, shape, finish) { outputs.append(output) }
        }
        if finish.throwsError {
            finishArguments.append("&error")
            finishBefore.append("var error: UnsafeMutablePointer<GError>?")
        }
        let finishCall = "\(finish.symbol)(\(finishArguments.joined(separator: ", ")))"
        let isConstructor = finish.kind == .constructor
        try finishBody(finish, finishCall, finishBefore, outputs, &inner, asFunction: !isConstructor)
        if isConstructor { (plan.name, plan.isStatic) = (inner.name, false) }
        plan.body =
            lines
            + inner.body.enumerated().map { index, line in
                inner.body.count == 1 && inner.result != "Void" ? "return \(line)" : line
            }
        plan.result = inner.result
        plan.effects = finish.throwsError ? " async throws(GLibError)" : " async"
    }
}
