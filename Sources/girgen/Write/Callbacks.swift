// SPDX-License-Identifier: MIT

extension Generator {
    /// Writes the Swift types of a module's callbacks, and the C functions that call the closures.
    func callbacksText(of namespace: Namespace) -> String {
        let calls = CallPlanner(
            repository: repository, module: Repository.module(namespace.name), owner: nil)
        return namespace.callbacks.values.sorted { $0.name < $1.name }.compactMap { callback in
            let qualified = "\(namespace.name).\(callback.name)"
            guard let uses = repository.usedCallbacks[qualified],
                let plan = try? calls.incoming(callback: callback)
            else { return nil }
            let name = repository.overrides.typeNames[qualified] ?? callback.name
            return callbackText(callback.symbol, name, plan, uses)
        }.joined(separator: "\n\n")
    }

    private func callbackText(
        _ symbol: String, _ name: String, _ plan: IncomingPlan, _ uses: Set<CallbackUse>
    ) -> String {
        let types = plan.arguments.map(\.type).joined(separator: ", ")
        let values = plan.arguments.map(\.value).joined(separator: ", ")
        func function(_ name: String, _ take: String) -> String {
            let body = plan.lines("Callback<Function>.\(take)(data)(\(values))")
            return """


                    package static let \(name): \(symbol) = { \(plan.names.joined(separator: ", ")) in
                \(indented(body, 8))
                    }
                """
        }
        var text = """
            /// `\(symbol)`.
            public typealias \(name) = @MainActor (\(types)) -> \(plan.result)

            /// How C calls a ``\(name)``.
            package enum \(name)Thunk {
                private typealias Function = (\(types)) -> \(plan.result)
            """
        if uses.contains(.call) { text += function("call", "at") }
        if uses.contains(.once) { text += function("once", "once") }
        if uses.contains(.retain) {
            text += """


                    package static func retained(_ function: \(name)?) -> UnsafeMutableRawPointer? {
                        // Guard: C calls the function from the main loop, or during a call on the main thread.
                        Callback.retained(unsafeBitCast(function, to: Function?.self))
                    }
                """
        }
        if uses.contains(.lend) {
            text += """


                    package static func lend<R>(
                        _ function: \(name), _ body: (UnsafeMutableRawPointer?) throws -> R
                    ) rethrows -> R {
                        try withoutActuallyEscaping(function) { function in
                            // Guard: C calls the function only during the call, on the main thread.
                            try C.lend(unsafeBitCast(function, to: Function.self), body)
                        }
                    }
                """
        }
        if uses.contains(.lendOptional) {
            text += """


                    package static func lend<R>(
                        _ function: \(name)?, _ body: (UnsafeMutableRawPointer?) throws -> R
                    ) rethrows -> R {
                        guard let function else { return try body(nil) }
                        // Guard: C calls the function only during the call, on the main thread.
                        return try C.lend(unsafeBitCast(function, to: Function.self), body)
                    }
                """
        }
        return text + "\n}"
    }
}
