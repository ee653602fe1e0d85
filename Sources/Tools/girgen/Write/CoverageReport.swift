// SPDX-License-Identifier: MIT

extension Coverage {
    /// Returns the table of the bound declarations, and the list of the missing ones.
    func report(of namespaces: [String], missing: Bool) -> String {
        var lines = [
            "| namespace | callables | properties | signals | callables without those that Swift itself has |",
            "|---|---|---|---|---|",
        ]
        for name in namespaces {
            func cell(_ kind: Coverage.Kind, withoutReplaced: Bool = false) -> String {
                guard let count = counts[name]?[kind], count.all > 0 else { return "–" }
                let all = withoutReplaced ? count.all - count.replaced : count.all
                let tenths = all == 0 ? 1000 : count.bound * 1000 / all
                return "\(count.bound) / \(all) (\(tenths / 10).\(tenths % 10) %)"
            }
            let cells = [cell(.callables), cell(.properties), cell(.signals)]
            lines.append(
                "| \(name) | \(cells.joined(separator: " | ")) | \(cell(.callables, withoutReplaced: true)) |"
            )
        }
        // The releases are those of GTK.
        let releases = namespaces.contains("Gtk") ? releases : [:]
        if !releases.isEmpty {
            lines += ["", "| release | callables | properties | signals |", "|---|---|---|---|"]
        }
        for (release, counts) in releases.sorted(by: { $0.key < $1.key }) {
            let cells = [Kind.callables, .properties, .signals].map { kind in
                counts[kind].map { "\($0.bound) / \($0.all)" } ?? "–"
            }
            let name = release == .oldest ? "the oldest" : "`\(release.trait)`"
            lines.append("| \(name) | \(cells.joined(separator: " | ")) |")
        }
        guard missing else { return lines.joined(separator: "\n") }
        let reasons = self.missing.filter { namespaces.contains($0.namespace) }.map {
            "\($0.namespace) \($0.kind.rawValue) \($0.symbol): \($0.reason)"
        }
        return (lines + [""] + reasons).joined(separator: "\n")
    }

    /// Returns the report as it is committed.
    func file(of namespaces: [String], _ versions: String) -> String {
        """
        # What is bound

        girgen writes this file. It counts the API of the GIR files in `gir` that is introspectable and not deprecated. The GIR file
        of Cairo has no functions, so the functions of its headers are counted. The GIR files, with the versions of their
        libraries if the files contain them:

        \(versions.split(separator: "\n").map { "- \($0)" }.joined(separator: "\n"))

        \(report(of: namespaces, missing: false))

        # What is missing, and why

        “Swift’s own: X” means that X of Swift replaces the function. A reason that is only a name is the part of the binding that
        replaces it.

        """
            + missing.map {
                let release = $0.release == .oldest ? "" : " (\($0.release.trait))"
                return "- \($0.namespace) `\($0.symbol)`\(release): \($0.reason)\n"
            }.sorted().joined()
    }
}

extension Generator {
    /// Counts the functions of types that are left out.
    func countLeftOut() {
        for (name, _) in modules {
            for type in repository.namespaces[name]?.types ?? [] where declared[name] == nil {
                guard let reason = reasonLeftOut(type) else { continue }
                for callable in type.callables where callable.isCounted && !type.deprecated {
                    coverage.release = callable.since
                    if isWrittenByHand(callable.symbol) {
                        coverage.bound(name, .callables)
                    } else {
                        let reason = repository.overrides.reason(toSkip: callable.symbol) ?? reason
                        coverage.missing(name, .callables, callable.symbol, reason)
                    }
                }
                for property in type.properties where !property.deprecated {
                    coverage.release = property.since
                    coverage.missing(name, .properties, "\(type.cType):\(property.name)", reason)
                }
            }
        }
    }

    /// Counts the functions that C headers declare.
    func countDeclared() {
        coverage.release = .oldest
        for (name, _) in modules {
            for function in declared[name] ?? [] {
                if isWrittenByHand(function) {
                    coverage.bound(name, .callables)
                } else {
                    let reason =
                        repository.overrides.reason(toSkip: function, functionOf: name)
                        ?? "it is not bound yet"
                    coverage.missing(name, .callables, function, reason)
                }
            }
        }
    }

    private func isWrittenByHand(_ symbol: String) -> Bool {
        handSymbols.contains(symbol) || repository.overrides.handWritten[symbol] != nil
    }

    private func reasonLeftOut(_ type: TypeDeclaration) -> String? {
        if plans[type.qualifiedName] != nil {
            let isRecord = type.kind == .record || type.kind == .union
            return isRecord && repository.recordKind(type) == .none
                ? "a struct that the library can neither copy nor free" : nil
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
