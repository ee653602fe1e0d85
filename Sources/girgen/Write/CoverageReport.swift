// SPDX-License-Identifier: MIT

extension Coverage {
    /// The table, with what is missing below it.
    func report(missing: Bool) -> String {
        var lines = ["| namespace | callables | properties | signals |", "|---|---|---|---|"]
        for (name, _) in Generator.modules {
            func cell(_ kind: Coverage.Kind) -> String {
                guard let count = counts[name]?[kind], count.all > 0 else { return "–" }
                let tenths = count.bound * 1000 / count.all
                return "\(count.bound) / \(count.all) (\(tenths / 10).\(tenths % 10) %)"
            }
            lines.append("| \(name) | \(cell(.callables)) | \(cell(.properties)) | \(cell(.signals)) |")
        }
        guard missing else { return lines.joined(separator: "\n") }
        let reasons = self.missing.map { "\($0.namespace) \($0.kind.rawValue) \($0.symbol): \($0.reason)" }
        return (lines + [""] + reasons).joined(separator: "\n")
    }

    /// What is committed.
    func file() -> String {
        """
        # What is bound

        Of the introspectable, non-deprecated API of the GIR files this was generated from. Written by girgen.

        \(report(missing: false))

        # What is missing, and why

        """ + missing.map { "- \($0.namespace) `\($0.symbol)`: \($0.reason)\n" }.sorted().joined()
    }
}

extension Generator {
    /// Counts the functions of types that are left out as a whole.
    func countLeftOut() {
        for (name, _) in Generator.modules {
            for type in repository.namespaces[name]?.types ?? [] {
                guard let reason = reasonLeftOut(type) else { continue }
                for callable in type.callables where callable.isCounted && !type.deprecated {
                    if handSymbols.contains(callable.symbol) {
                        coverage.bound(name, .callables)
                    } else {
                        coverage.missing(name, .callables, callable.symbol, reason)
                    }
                }
                for property in type.properties where !property.deprecated {
                    coverage.missing(name, .properties, "\(type.cType):\(property.name)", reason)
                }
            }
        }
    }

    private func reasonLeftOut(_ type: TypeDeclaration) -> String? {
        if plans[type.qualifiedName] != nil {
            let isRecord = type.kind == .record || type.kind == .union
            return isRecord && repository.recordKind(type) == .none
                ? "a struct that C can neither copy nor free" : nil
        }
        if type.isClassStruct { return "for classes written in C; a Swift subclass takes their place" }
        if repository.overrides.handWrittenTypes[type.qualifiedName] != nil
            || type.qualifiedName == "GObject.Object"
        {
            return "written by hand, without this function"
        }
        return repository.overrides.skippedTypes[type.qualifiedName] ?? "a type without references"
    }
}
