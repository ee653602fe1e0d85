// SPDX-License-Identifier: MIT

extension TypePlanner {
    /// Writes the protocol that Swift classes conform to, the default implementations, and the functions that the library calls.
    func text(of plan: ImplementationPlan) -> String {
        [protocolText(plan), defaultsText(plan), glueText(plan)].filter { !$0.isEmpty }.joined(
            separator: "\n\n")
    }

    private var protocolName: String { repository.implementationName(type.qualifiedName, from: module) }

    private func protocolText(_ plan: ImplementationPlan) -> String {
        let line =
            type.kind == .interface ? type.prerequisites : repository.ancestors(type).map(\.qualifiedName)
        let parents = line.filter { repository.isImplemented($0) }.prefix(type.kind == .interface ? 9 : 1)
            .map { repository.implementationName($0, from: module) }
        let kind = type.kind == .interface ? "implements the interface" : "overrides functions of"
        let functions = plan.functions.map {
            conditioned(
                "    \($0.function.comment)\n    \($0.function.declaration)", $0.since, in: type.since) + "\n"
        }
        let properties = plan.stored.map { property in
            """
                /// `\(property.symbol)`. Say `notify("\(property.symbol)")` when it changes.
                var \(property.name): \(property.type) { get\(property.set == nil ? "" : " set") }

            """
        }
        return """
            /// A Swift class that \(kind) ``\(swiftName)``.
            @MainActor
            public protocol \(protocolName): \((["CallableByC", swiftName] + parents).joined(separator: ", ")) {
            \((properties + functions).joined())}
            """
    }

    private func defaultsText(_ plan: ImplementationPlan) -> String {
        // A class overrides the function of its superclass, and may call it.
        let functions = plan.functions.flatMap { virtual -> [FunctionPlan] in
            var function = virtual.function
            function.mark.since = virtual.since
            function.body = parentBody(virtual)
            if type.kind == .interface { return virtual.isRequired ? [] : [function] }
            var parent = function
            parent.name = "parent" + function.name.dropFirst(2)
            function.body = [parent.call]
            return virtual.isRequired ? [parent] : [function, parent]
        }
        return functions.isEmpty
            ? "" : "extension \(protocolName) {\n\(joined(functions, in: type.since))\n}"
    }

    /// Calls the function of the superclass or of the interface that the Swift class overrides.
    private func parentBody(_ virtual: VirtualPlan) -> [String] {
        let function = virtual.function
        let missing = neutral(function.result)
        let otherwise =
            missing.map { $0.isEmpty ? "return" : "return \($0)" }
            ?? "C.unimplemented(self, \"\(function.name)\", \"\(function.symbols[0])\")"
        var body = function.body.map { $0.replacing("\"parent\"", with: "\"\(function.symbols[0])\"") }
        if body.count == 1, function.result != "Void" { body[0] = "return " + body[0] }
        let slot = "\(glueName).parent(of: _raw)?.\(Naming.quoted(virtual.slot))"
        return ["guard let parent = \(slot) else { \(otherwise) }"] + body
    }

    /// Returns the default result of a function that is not implemented; nil if there is none.
    private func neutral(_ type: String) -> String? {
        if type == "Void" { return "" }
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("[") { return "[]" }
        return ["Bool": "false", "Int": "0", "UInt": "0", "Double": "0", "Float": "0", "String": "\"\""][type]
    }

    /// Writes the C function for one field of the class structure.
    private func slotLines(_ virtual: VirtualPlan) -> [String] {
        let incoming = virtual.incoming
        var arguments: [String] = []
        for (label, argument) in zip(virtual.function.labels, incoming.arguments) {
            arguments.append(label == "_" ? argument.value : "\(Naming.escaped(label)): \(argument.value)")
        }
        let call = "swift.\(virtual.function.name)(\(arguments.joined(separator: ", ")))"
        let others = incoming.names.joined(separator: ", ")
        let parent =
            "\(glueName).parent(of: UnsafeMutableRawPointer(instance))?.\(Naming.quoted(virtual.slot))?(\(others))"
        let nothing =
            incoming.nothing.isEmpty ? "return \(parent) ?? ()" : "return \(parent) ?? \(incoming.nothing)"
        let object = "wrapper(of: UnsafeRawPointer(instance)) as? any \(protocolName)"
        var lines = [
            "table.pointee.\(Naming.quoted(virtual.slot)) = { \(incoming.names.joined(separator: ", ")) in"
        ]
        lines.append("    guard let swift = \(object) else {")
        lines.append("        \(nothing)")
        lines.append("    }")
        // The guard of the shared state: it is used during this call only, on the main thread.
        let shared = (incoming.isKeeping ? ["instance"] : []) + incoming.addresses
        if !shared.isEmpty {
            let list = shared.joined(separator: ", ")
            let names = shared.count == 1 ? list : "(\(list))"
            lines.append("    nonisolated(unsafe) let \(names) = \(names)")
        }
        let start = incoming.nothing.isEmpty ? "onMainActor {" : "return onMainActor {"
        lines.append("    \(start)")
        for line in incoming.lines(call) {
            lines.append("        " + line.replacing("\n", with: "\n        "))
        }
        return lines + ["    }", "}"]
    }

    private var glueName: String { "\(Naming.upperFirst(type.name))Glue" }

    private func glueText(_ plan: ImplementationPlan) -> String {
        let functions = plan.functions.map {
            conditioned(indented(slotLines($0), 8), $0.since, in: type.since)
        }
        let properties = (plan.stored + plan.answered).map {
            "PropertyDefinition(\"\($0.symbol)\", \\Self.\($0.name))"
        }
        var text = """
            /// How the library calls a ``\(protocolName)``.
            @_spi(Binding) public enum \(glueName): Glue {
                public static var gtype: UInt { \(type.getType ?? "")() }
                public static var size: Int { MemoryLayout<\(plan.table)>.size }
                public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any \(protocolName).Type }

            """
        if !properties.isEmpty {
            text += """
                    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
                        (type as? any \(protocolName).Type)?._\(Naming.lowerFirst(type.name))Properties ?? []
                    }

                """
        }
        if functions.isEmpty {
            text += "    public static func fill(_ raw: UnsafeMutableRawPointer) {}\n}"
        } else {
            text += """
                    public static func fill(_ raw: UnsafeMutableRawPointer) {
                        let table = raw.assumingMemoryBound(to: \(plan.table).self)
                \(functions.joined(separator: "\n"))
                    }

                    /// The functions that the Swift classes override.
                    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> \(plan.table)? {
                        original(instance)?.assumingMemoryBound(to: \(plan.table).self).pointee
                    }
                }
                """
        }
        if !properties.isEmpty {
            let answered = plan.answered.map {
                "\n\n" + $0.declaration("fileprivate")
            }
            text += """


                extension \(protocolName) {
                    fileprivate static var _\(Naming.lowerFirst(type.name))Properties: [PropertyDefinition] {
                        [\(properties.joined(separator: ", "))]
                    }\(answered.joined())
                }
                """
        }
        return text
    }
}

extension Repository {
    /// Whether Swift classes can implement the type, by generated or by hand-written code.
    func isImplemented(_ qualified: String) -> Bool {
        overrides.implemented[qualified] != nil || overrides.implementedByHand[qualified] != nil
    }

    /// Returns the protocol that a Swift class conforms to.
    func implementationName(_ qualified: String, from module: String) -> String {
        guard let hand = overrides.implementedByHand[qualified] else {
            return swiftName(qualified, from: module) + "Subclass"
        }
        return hand.hasPrefix(module + ".") ? String(hand.dropFirst(module.count + 1)) : hand
    }
}
