// SPDX-License-Identifier: MIT

/// Writes all modules.
struct Generator {
    let repository: Repository
    let coverage = Coverage()
    /// Names each class has, with those of its ancestors.
    private var taken: [String: Set<String>] = [:]
    /// Statements that use all members of a type, for the tests.
    private var exercises: [String: [String]] = [:]

    /// C functions that code written by hand calls.
    let handSymbols: Set<String>

    init(_ repository: Repository, handSymbols: Set<String>) {
        (self.repository, self.handSymbols) = (repository, handSymbols)
    }

    /// The modules whose code is generated, and what each imports.
    static let modules: [(namespace: String, imports: [String])] = [
        ("GLib", []),
        ("GObject", ["GLib"]),
        ("Gio", ["GLib", "GObject"]),
        ("cairo", ["GLib", "GObject"]),
        ("Graphene", ["GLib", "GObject"]),
        ("GdkPixbuf", ["GLib", "GObject", "Gio"]),
        ("Pango", ["GLib", "GObject", "Gio", "Cairo"]),
        ("PangoCairo", ["GLib", "GObject", "Gio", "Cairo"]),
        ("Gdk", ["GLib", "GObject", "Gio", "Cairo", "GdkPixbuf", "Pango"]),
        ("Gsk", ["GLib", "GObject", "Gio", "Cairo", "Graphene", "GdkPixbuf", "Pango", "Gdk"]),
        ("Gtk", ["GLib", "GObject", "Gio", "Cairo", "Graphene", "GdkPixbuf", "Pango", "Gdk", "Gsk"]),
    ]

    mutating func run() -> [String: String] {
        var files: [String: String] = [:]
        for (name, imports) in Generator.modules {
            guard let namespace = repository.namespaces[name] else { continue }
            let header = header(imports)
            let folder = "Sources/\(Repository.module(name))/Generated"
            for type in sorted(namespace.types) {
                guard let text = write(type), !text.isEmpty else { continue }
                files[
                    "\(folder)/\(area(type))/\(repository.swiftName(type.qualifiedName, from: Repository.module(name))).swift"
                ] = header + text + "\n"
            }
            let functions = writeFunctions(namespace)
            if !functions.isEmpty { files["\(folder)/\(name)Functions.swift"] = header + functions + "\n" }
        }
        // Last, when it is known which ones are used.
        for (name, imports) in Generator.modules {
            guard let namespace = repository.namespaces[name] else { continue }
            let callbacks = writeCallbacks(namespace)
            let path = "Sources/\(Repository.module(name))/Generated/\(name)Callbacks.swift"
            if !callbacks.isEmpty { files[path] = header(imports) + callbacks + "\n" }
        }
        files["Tests/GtkTests/Generated/WidgetExercises.swift"] = writeExercises()
        countLeftOut()
        files["Sources/girgen/coverage.md"] = coverageFile()
        return files
    }

    /// A function per widget that reads and writes every property of its own and connects every signal.
    private func writeExercises() -> String {
        let widgets = repository.types.values
            .filter { type in
                !type.isAbstract && repository.overrides.untested[type.qualifiedName] == nil
                    && type.kind == .object && type.namespace == "Gtk"
                    && ([type] + repository.ancestors(type)).contains { $0.qualifiedName == "Gtk.Widget" }
            }
            .sorted { $0.name < $1.name }
        var lines = [
            "// SPDX-License-Identifier: MIT", "// Written by girgen. Do not edit.",
            "// swift-format-ignore-file",
        ]
        lines += [
            "", "import Gtk", "",
            "/// Every widget class, with a function that makes one and uses all its members.",
        ]
        lines += ["let widgetExercises: [(name: String, make: @MainActor () -> Gtk.Widget)] = ["]
        lines += widgets.map { "    (\"\($0.cType)\", exercise\($0.name))," } + ["]"]
        for widget in widgets {
            let own = exercises[widget.qualifiedName] ?? []
            let inherited = Set(repository.ancestors(widget).flatMap(\.implements))
            let interfaces = widget.implements.filter { !inherited.contains($0) }.flatMap {
                exercises[$0] ?? []
            }
            let base = widget.parent == "Gtk.Widget" ? exercises["Gtk.Widget"] ?? [] : []
            let name = repository.swiftName(widget.qualifiedName, from: "")
            lines += ["", "@MainActor", "private func exercise\(widget.name)() -> Gtk.Widget {"]
            lines += ["    let object = \(name)()"]
            lines += (own + interfaces + (widget.name == "Box" ? base : [])).map { "    " + $0 }
            lines += ["    return object", "}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Counts the functions of types that are left out as a whole.
    private func countLeftOut() {
        for (name, _) in Generator.modules {
            guard let namespace = repository.namespaces[name] else { continue }
            for type in namespace.types {
                guard let reason = reasonLeftOut(type) else { continue }
                for callable in type.callables
                where callable.introspectable && !callable.deprecated && callable.movedTo == nil
                    && !type.deprecated
                {
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

    private func coverageFile() -> String {
        """
        # What is bound

        Of the introspectable, non-deprecated API of the GIR files this was generated from. Written by girgen.

        \(report(missing: false))

        # What is missing, and why

        """ + coverage.missing.map { "- \($0.namespace) `\($0.symbol)`: \($0.reason)\n" }.sorted().joined()
    }

    private func reasonLeftOut(_ type: TypeDeclaration) -> String? {
        if exercises[type.qualifiedName] != nil {
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

    private func header(_ imports: [String]) -> String {
        let lines =
            [
                "// SPDX-License-Identifier: MIT", "// Written by girgen. Do not edit.",
                "// swift-format-ignore-file", "", "import CGtk",
            ]
            + imports.map { "import \($0)" }.sorted()
        return lines.joined(separator: "\n") + "\n\n"
    }

    /// Parents before children.
    private func sorted(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
        types.sorted {
            let (left, right) = (repository.ancestors($0).count, repository.ancestors($1).count)
            return left == right ? $0.name < $1.name : left < right
        }
    }

    private func area(_ type: TypeDeclaration) -> String {
        switch type.kind {
        case .enumeration, .flags: return "Enumerations"
        case .record, .union: return "Structs"
        case .interface: return "Interfaces"
        default: break
        }
        let line = [type] + repository.ancestors(type)
        for (prefix, area) in repository.overrides.areas
        where line.contains(where: { $0.qualifiedName == prefix }) { return area }
        return "Classes"
    }

    private mutating func write(_ type: TypeDeclaration) -> String? {
        let name = type.qualifiedName
        let overrides = repository.overrides
        guard overrides.skippedTypes[name] == nil, overrides.handWrittenTypes[name] == nil,
            type.introspectable,
            !type.deprecated
        else { return nil }
        if name == "GObject.Object" { return nil }
        let inherited = type.parent.flatMap { taken[$0] } ?? Generator.rootNames
        let writer = TypeWriter(type, repository, coverage, taken: inherited)
        defer {
            taken[name] = writer.taken
            exercises[name] = writer.exercises
        }
        switch type.kind {
        case .object:
            if repository.isObject(type) { return writer.object() }
            return repository.fundamentalRoot(type) == nil || type.namespace == "GObject"
                ? nil : writer.boxed()
        case .interface: return writer.interface()
        case .enumeration: return writer.enumeration()
        case .flags: return writer.flagSet()
        case .record, .union: return type.isClassStruct ? nil : writer.record()
        case .callback, .alias: return nil
        }
    }

    /// What Object and Boxed declare themselves.
    private static let rootNames: Set<String> = [
        "description", "hashValue", "property", "connect", "emit", "typeName", "gtype",
    ]

    private func writeCallbacks(_ namespace: Namespace) -> String {
        namespace.callbacks.values.sorted { $0.name < $1.name }
            .filter { repository.usedCallbacks.contains("\(namespace.name).\($0.name)") }
            .compactMap { callback in
                try? CallbackWriter(repository: repository, namespace: namespace.name, callback: callback)
                    .text()
            }
            .joined(separator: "\n\n")
    }

    private func writeFunctions(_ namespace: Namespace) -> String {
        let module = Repository.module(namespace.name)
        let writer = CallableWriter(repository: repository, module: module, owner: nil)
        var signatures: Set<String> = []
        var texts: [String] = []
        for function in namespace.functions.sorted(by: { $0.symbol < $1.symbol })
        where function.introspectable && !function.deprecated && function.movedTo == nil
            && function.shadowedBy == nil
        {
            if repository.overrides.handWritten[function.symbol] != nil
                || (handSymbols.contains(function.symbol)
                    && repository.overrides.reason(toSkip: function.symbol, functionOf: namespace.name) != nil)
            {
                coverage.bound(namespace.name, .callables)
                continue
            }
            if let reason = repository.overrides.reason(toSkip: function.symbol, functionOf: namespace.name) {
                coverage.missing(namespace.name, .callables, function.symbol, reason)
                continue
            }
            do throws(Unsupported) {
                let name =
                    repository.overrides.names[function.symbol]
                    ?? Naming.camel(function.shadows ?? function.name)
                var parts = try writer.parts(
                    of: function,
                    name: (namespace.name == "PangoCairo" ? "cairo" + Naming.upperFirst(name) : name))
                if let first = parts.parameters.first { parts.parameters[0] = "_ " + first }
                guard signatures.insert(parts.signature).inserted else {
                    throw Unsupported(reason: "its name is taken twice")
                }
                texts.append(text(function, parts, isolated: !["GLib", "Graphene"].contains(namespace.name)))
                coverage.bound(namespace.name, .callables)
            } catch {
                coverage.missing(namespace.name, .callables, function.symbol, error.reason)
            }
        }
        return texts.joined(separator: "\n\n")
    }

    private func text(_ function: Callable, _ parts: CallableWriter.Parts, isolated: Bool) -> String {
        let isolation = isolated ? "@MainActor\n" : ""
        let result = parts.result == "Void" ? "" : " -> \(parts.result)"
        let discardable = parts.result == "Bool" ? "@discardableResult\n" : ""
        return """
            /// `\(function.symbol)()`.
            \(discardable)\(isolation)public func \(Naming.escaped(parts.name))(\(parts.parameters.joined(separator: ", ")))\(parts.effects)\(result) {
            \(parts.body.map { "    " + $0 }.joined(separator: "\n"))
            }
            """
    }

    /// The coverage table, with what is missing below it.
    func report(missing: Bool) -> String {
        var lines = ["| namespace | callables | properties | signals |", "|---|---|---|---|"]
        for (name, _) in Generator.modules {
            func cell(_ kind: Coverage.Kind) -> String {
                guard let count = coverage.counts[name]?[kind], count.all > 0 else { return "–" }
                let tenths = count.bound * 1000 / count.all
                return "\(count.bound) / \(count.all) (\(tenths / 10).\(tenths % 10) %)"
            }
            lines.append("| \(name) | \(cell(.callables)) | \(cell(.properties)) | \(cell(.signals)) |")
        }
        if missing {
            lines.append("")
            for item in coverage.missing {
                lines.append("\(item.namespace) \(item.kind.rawValue) \(item.symbol): \(item.reason)")
            }
        }
        return lines.joined(separator: "\n")
    }
}
