// SPDX-License-Identifier: MIT

extension Generator {
    /// Writes the Swift types of a module's callbacks, and the C functions that call the closures.
    func callbacksText(of namespace: Namespace) -> String {
        let calls = CallPlanner(
            repository: repository, module: repository.module(namespace.name), owner: nil)
        return namespace.callbacks.values.sorted { $0.name < $1.name }.compactMap { callback in
            let qualified = "\(namespace.name).\(callback.name)"
            guard let uses = repository.usedCallbacks[qualified],
                let plan = try? calls.incoming(callback: callback)
            else { return nil }
            let name = repository.overrides.typeNames[qualified] ?? callback.name
            // What takes a deprecated type is deprecated, too.
            let types = callback.parameters.map(\.type) + [callback.result.type]
            let old = callback.old ?? types.compactMap { repository.deprecation(of: $0) }.first
            let text = allMarked(callbackText(callback.symbol, name, plan, uses), old)
            return conditioned(text, callback.since, in: .oldest)
        }.joined(separator: "\n\n")
    }

    /// Writes the code that a library needs for callbacks of the modules below it, and that these modules do not have.
    func foreignCallbacksText(_ library: Library) -> String {
        let calls = CallPlanner(repository: repository, module: library.module, owner: nil)
        return repository.usedCallbacks.sorted { $0.key < $1.key }.compactMap { qualified, uses in
            guard !qualified.hasPrefix(library.namespace + "."),
                let callback = repository.callbacks[qualified],
                let plan = try? calls.incoming(callback: callback)
            else { return nil }
            let below = repository.takenBelow?[qualified]
            let missing = uses.subtracting(below ?? [])
            guard !missing.isEmpty else { return nil }
            let name = repository.callbackName(qualified, from: library.module)
            return below == nil
                ? callbackText(callback.symbol, name, plan, missing)
                : "/// `\(callback.symbol)`.\nextension \(name)Thunk {\n\(thunkText(callback.symbol, name, plan, missing, "internal"))\n}"
        }.joined(separator: "\n\n")
    }

    private func callbackText(
        _ symbol: String, _ name: String, _ plan: IncomingPlan, _ uses: Set<CallbackUse>
    ) -> String {
        let types = plan.arguments.map(\.type).joined(separator: ", ")
        return """
            /// `\(symbol)`.
            public typealias \(name) = @MainActor (\(types)) -> \(plan.result)

            /// How the library calls a ``\(name)``.
            @_spi(Binding) public enum \(name)Thunk {
            \(thunkText(symbol, name, plan, uses, "public"))
            }
            """
    }

    /// Calls the closure on the main thread. GIO reports progress on its worker thread if no thread runs the main loop at that moment.
    private func progressLines(_ plan: IncomingPlan, _ function: String) -> [String] {
        let names = plan.arguments.indices.map { "v\($0)" }.joined(separator: ", ")
        let values = plan.arguments.map(\.value).joined(separator: ", ")
        return [
            "// Guard: used on the main thread only.", "nonisolated(unsafe) let function = \(function)",
            "let (\(names)) = (\(values))", "C.onMainThread { function(\(names)) }",
        ]
    }

    private func thunkText(
        _ symbol: String, _ name: String, _ plan: IncomingPlan, _ uses: Set<CallbackUse>, _ access: String
    ) -> String {
        let types = plan.arguments.map(\.type).joined(separator: ", ")
        let values = plan.arguments.map(\.value).joined(separator: ", ")
        func function(_ name: String, _ take: String) -> String {
            let call = "Callback<Function>.\(take)(data)"
            let body = plan.isProgress ? progressLines(plan, call) : plan.lines("\(call)(\(values))")
            return """


                    \(access) static let \(name): \(symbol) = { \(plan.names.joined(separator: ", ")) in
                \(indented(body, 8))
                    }
                """
        }
        var text = "    private typealias Function = (\(types)) -> \(plan.result)"
        if uses.contains(.call) { text += function("call", "at") }
        if uses.contains(.once) { text += function("once", "once") }
        if uses.contains(.retain) {
            text += """


                    \(access) static func retained(_ function: \(name)?) -> UnsafeMutableRawPointer? {
                        // Guard: the library calls the function from the main loop, or during a call on the main thread.
                        Callback.retained(unsafeBitCast(function, to: Function?.self))
                    }
                """
        }
        if uses.contains(.temporary) {
            text += """


                    \(access) static func withTemporary<R>(
                        _ function: \(name), _ body: (UnsafeMutableRawPointer?) throws -> R
                    ) rethrows -> R {
                        try withoutActuallyEscaping(function) { function in
                            // Guard: the library calls the function only during the call, on the main thread.
                            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
                        }
                    }
                """
        }
        if uses.contains(.temporaryOptional) {
            text += """


                    \(access) static func withTemporary<R>(
                        _ function: \(name)?, _ body: (UnsafeMutableRawPointer?) throws -> R
                    ) rethrows -> R {
                        guard let function else { return try body(nil) }
                        // Guard: the library calls the function only during the call, on the main thread.
                        return try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
                    }
                """
        }
        return text
    }
}
