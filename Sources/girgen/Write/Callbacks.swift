// SPDX-License-Identifier: MIT

/// Writes the Swift type of a C callback and the C function that calls it.
struct CallbackWriter {
    let repository: Repository
    let namespace: String
    let callback: Callable

    func text() throws(Unsupported) -> String {
        let module = Repository.module(namespace)
        let writer = CallPlanner(repository: repository, module: module, owner: nil)
        let (parameters, result, answer) = try writer.callbackTypes(callback)
        let shown = parameters.filter { !$0.type.isEmpty }
        let types = shown.map(\.type).joined(separator: ", ")
        let name = repository.overrides.typeNames["\(namespace).\(callback.name)"] ?? callback.name
        let names = parameters.enumerated().map { $1.type.isEmpty ? "data" : "a\($0)" }.joined(
            separator: ", ")
        let arguments = shown.compactMap(\.conversion).joined(separator: ", ")
        func body(_ take: String) -> String {
            let call = "Callback<Function>.\(take)(data)(\(arguments))"
            if result == "Void" { return call }
            if answer == "$0" { return "return \(call)" }
            return "let answer = \(call)\n    return " + answer.replacing("$0", with: "answer")
        }
        return """
            /// `\(callback.symbol)`.
            public typealias \(name) = @MainActor (\(types)) -> \(result)

            /// How C calls a ``\(name)``.
            package enum \(name)Thunk {
                private typealias Function = (\(types)) -> \(result)

                package static let call: \(callback.symbol) = { \(names) in
                    \(body("at").replacing("\n        ", with: "\n            "))
                }

                package static let once: \(callback.symbol) = { \(names) in
                    \(body("once").replacing("\n        ", with: "\n            "))
                }

                package static func retained(_ function: \(name)?) -> UnsafeMutableRawPointer? {
                    // Guard: C calls it from the main loop or from a call on the main thread.
                    Callback.retained(unsafeBitCast(function, to: Function?.self))
                }

                package static func lend<R>(
                    _ function: \(name)?, _ body: (UnsafeMutableRawPointer?) throws -> R
                ) rethrows -> R {
                    guard let function else { return try body(nil) }
                    return try lend(function, body)
                }

                package static func lend<R>(
                    _ function: \(name), _ body: (UnsafeMutableRawPointer?) throws -> R
                ) rethrows -> R {
                    try withoutActuallyEscaping(function) { function in
                        // Guard: C calls it during the call only, on the main thread.
                        try C.lend(unsafeBitCast(function, to: Function.self), body)
                    }
                }
            }
            """
    }
}
