// SPDX-License-Identifier: MIT

extension Generator {
    /// Writes, for the tests, the C functions that never return NULL according to GIR, by their class or interface.
    func promisesText() -> String {
        let asked = plans.values.filter { !$0.promises.isEmpty && $0.type.getType != nil }
            .sorted { $0.type.cType < $1.type.cType }
        let promises = asked.flatMap { plan -> [(text: String, since: Release)] in
            plan.promises.map { promise in
                let names = [promise.symbol, promise.property].map { $0.map { "\"\($0)\"" } ?? "nil" }
                let text = "    (\(plan.type.getType ?? ""), \(names.joined(separator: ", "))),"
                return (text, max(promise.since, plan.type.since))
            }
        }
        let concrete = plans.values.map(\.type)
            .filter { $0.kind == .object && !$0.isAbstract && repository.isObject($0) && $0.getType != nil }
            .sorted { $0.cType < $1.cType }
        let classes = concrete.map {
            (text: "    (\($0.getType ?? ""), \(repository.incompleteness(of: $0) == nil)),", since: $0.since)
        }
        let types = "[(type: @Sendable () -> GType, hasDefault: Bool)]"
        let promiseTypes = "[(type: @Sendable () -> GType, symbol: String?, property: String?)]"
        return """
            \(Generator.notice)

            import CGtk

            /// Every class of the binding that is not abstract, and whether it has `init()`.
            let concreteTypes: \(types) = \(table(types, classes))

            /// The functions that never return NULL according to GIR, by the type of their object, and the properties that they read.
            let promises: \(promiseTypes) = \(table(promiseTypes, promises))

            """
    }
}
