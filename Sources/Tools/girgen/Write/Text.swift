// SPDX-License-Identifier: MIT

/// Returns lines of Swift with a deeper indentation.
func indented(_ lines: [String], _ spaces: Int) -> String {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        .map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
}

/// Returns `get` or `set` of a property, on one line if it fits.
private func accessor(_ word: String, _ body: [String]) -> String {
    body.count == 1
        ? "        \(word) { \(body[0]) }" : "        \(word) {\n\(indented(body, 12))\n        }"
}

/// Returns the `_modify` accessor of a property. The compiler adds one to every public property and compiles it whether or not it is
/// used, which was a quarter of the binding's code. Written in this form it is compiled only in modules that use it.
private func changing(_ name: String) -> String {
    "        @_alwaysEmitIntoClient _modify { var value = self.\(name); defer { self.\(name) = value }; yield &value }"
}

extension FunctionPlan {
    /// Returns `name(label: Type) throws -> Result {`, on one line if it fits.
    fileprivate func head(_ start: String, _ indentation: String) -> String {
        let arrow = result == "Void" ? "" : " -> \(result)"
        let list = parameters.joined(separator: ", ")
        let oneLine = "\(indentation)\(start)(\(list))\(effects)\(arrow) {"
        guard oneLine.count > 110, !parameters.isEmpty else { return oneLine }
        return "\(indentation)\(start)(\n\(indentation)    \(list)\n\(indentation))\(effects)\(arrow) {"
    }

    var comment: String {
        "/// " + symbols.map { $0.contains(".") ? "`\($0)`" : "`\($0)()`" }.joined(separator: ", ") + "."
    }

    /// Returns the requirement of a protocol.
    var declaration: String {
        let arrow = result == "Void" ? "" : " -> \(result)"
        let list = parameters.map(FunctionPlan.withoutDefault).joined(separator: ", ")
        return "func \(name)(\(list))\(effects)\(arrow)"
    }

    /// Returns a call of the function with its own parameters.
    var call: String {
        let arguments = zip(labels, parameters).map { label, parameter in
            let name = parameter.hasPrefix("_ ") ? String(parameter.dropFirst(2)) : parameter
            let local = (name.contains(": inout ") ? "&" : "") + name.prefix { $0 != ":" }
            return label == "_" ? String(local) : "\(Naming.escaped(label)): \(local)"
        }
        return
            "\(effects.contains("throws") ? "try " : "")\(Naming.escaped(name))(\(arguments.joined(separator: ", ")))"
    }

    /// Returns an initializer.
    var constructorText: String {
        """
            \(comment)
        \(head("public convenience \(name)", "    "))
        \(indented(body, 8))
            }
        """
    }

    /// Returns a function outside of types.
    func functionText(isolated: Bool) -> String {
        let old = replacement.map { "@available(*, deprecated, message: \"\($0)\")\n" } ?? ""
        let attributes =
            old + (isDiscardable ? "@discardableResult\n" : "") + (isolated ? "@MainActor\n" : "")
        return """
            \(comment)
            \(attributes)\(head("public func \(Naming.escaped(name))", ""))
            \(indented(body, 4))
            }
            """
    }
}

extension FunctionPlan: Written {
    var text: String {
        let modifiers = isStatic ? "static " : isMutating ? "mutating " : ""
        let start = isInitializer ? "init" : "\(modifiers)func \(Naming.escaped(name))"
        return """
                \(comment)\(isDiscardable ? "\n    @discardableResult" : "")
            \(head("public \(start)", "    "))
            \(indented(body, 8))
                }
            """
    }
}

extension PropertyPlan: Written {
    var text: String { declaration("public") }

    func declaration(_ access: String) -> String {
        let comment = "    /// `\(symbol)`" + (getter.map { ", `\($0)()`" } ?? "") + "."
        let head = "    \(access) var \(Naming.escaped(name)): \(type) {"
        guard let set else {
            let body = get.count == 1 ? " \(get[0]) }" : "\n\(indented(get, 8))\n    }"
            return "\(comment)\n\(head)\(body)"
        }
        guard isReadable else {
            return """
                \(comment) It is only written.
                    \(access) func set\(Naming.upperFirst(name))(_ newValue: \(type)) {
                \(indented(set, 8))
                    }
                """
        }
        var accessors = [accessor("get", get), accessor("set", set)]
        if access == "public" { accessors.append(changing(Naming.escaped(name))) }
        return "\(comment)\n\(head)\n\(accessors.joined(separator: "\n"))\n    }"
    }
}

extension QuestionPlan: Written {
    var text: String {
        let head =
            "    /// `\(symbol)()`.\n    public \(isStatic ? "static " : "")var \(Naming.quoted(name)): \(type) {"
        guard let set else {
            return body.count == 1 ? "\(head) \(body[0]) }" : "\(head)\n\(indented(body, 8))\n    }"
        }
        let accessors = [accessor("get", body), accessor("set", set), changing(Naming.quoted(name))]
        return "\(head)\n\(accessors.joined(separator: "\n"))\n    }"
    }
}

extension QuestionPlan {
    /// Returns a variable outside of types.
    func globalText(isolated: Bool) -> String {
        let lines = text.split(separator: "\n").filter { !$0.contains(" _modify {") }
            .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
        return ([lines[0]] + (isolated ? ["@MainActor"] : []) + lines.dropFirst()).joined(separator: "\n")
    }
}

extension SignalPlan: Written {
    var text: String {
        let name = isDetailed ? "C.signal(\"\(signal)\", detail)" : "\"\(signal)\""
        let detail = isDetailed ? "detail: String? = nil, " : ""
        let shown = arguments.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
        let values = arguments.map(\.value).joined(separator: ", ")
        let returning = result == "Void" ? "" : ", returning: \(result).self"
        let call =
            arguments.isEmpty && result == "Void"
            ? "after, plain: handler)"
            : "after\(returning)) { \(arguments.isEmpty ? "_" : "arguments") in handler(\(values)) }"
        return """
                /// `\(signal)`.\(isAction ? " A keyboard action." : "")
                @discardableResult
                public func \(self.name)(
                    \(detail)after: Bool = false, _ handler: @escaping @MainActor (\(shown)) -> \(result)
                ) -> SignalConnection {
                    connect(\(name), after: \(call)
                }
            """
    }
}

extension FieldPlan: Written {
    var text: String {
        let head = "    /// The field `\(symbol)`.\n    public var \(Naming.escaped(name)): \(type) {"
        guard let set else { return "\(head) \(get) }" }
        let accessors = [accessor("get", [get]), accessor("set", [set]), changing(Naming.escaped(name))]
        return "\(head)\n\(accessors.joined(separator: "\n"))\n    }"
    }
}

/// Declarations whose text is complete.
struct Verbatim: Written {
    let text: String
    var mark = Mark()
}

extension KeyPlan: Written {
    var text: String { "    public var \(name): \(type) { \(value) }" }
}
