// SPDX-License-Identifier: MIT

extension Generator {
    /// Writes what the binding must know of a module at run time; nothing if the module has no classes and no glue.
    func moduleText(_ module: String) -> String {
        let namespaces = modules.map(\.namespace).filter { repository.module($0) == module }
        let classes = plans.values.filter {
            namespaces.contains($0.type.namespace) && repository.isObject($0.type)
        }
        let glue = glueNames(of: module)
        guard !classes.isEmpty || !glue.isEmpty else { return "" }
        let cases = classes.sorted { $0.type.cType < $1.type.cType }.map { plan in
            let name = repository.swiftName(plan.type.qualifiedName, from: module)
            return "\n"
                + conditioned(
                    "        case \"\(plan.type.cType)\": return \(name).self", plan.type.since, in: .oldest)
        }
        let find = """
                public static func swiftClass(_ name: String) -> \(repository.swiftName("GObject.Object", from: module)).Type? {
                    switch name {\(cases.joined())
                    default: return nil
                    }
                }
            """
        // What names a deprecated class is deprecated, too: otherwise the binding itself would warn.
        let old = classes.compactMap { $0.type.old?.release }.min()
            .map { Deprecation(release: $0, advice: "") }
        let oldest = glue.filter { $0.since <= .oldest }.map { "\($0.name).self" }
        let list = oldest.isEmpty ? "" : "\n        \(oldest.joined(separator: ",\n        "))\n    "
        // A list cannot have a condition for one of its elements.
        let newer = glue.filter { $0.since > .oldest }.map {
            "\n" + conditioned("    glue.append(\($0.name).self)", $0.since, in: .oldest)
        }
        let value =
            newer.isEmpty
            ? "[\(list)]"
            : "{\n    var glue: [any Glue.Type] = [\(list)]\(newer.joined())\n    return glue\n    }()"
        return """
            /// The data of this module that the binding uses at run time.\(written(module))
            @_spi(Binding) public enum \(module)Module: BoundModule {
                public static let glue: [any Glue.Type] = \(value)

            \(marked(find, old))
            }
            """ + registrationText(module)
    }

    private func written(_ module: String) -> String {
        guard let library, library.module == module else { return "" }
        let version = library.version ?? "of an unknown version"
        return "\n/// Written for \(library.namespace) \(version)."
    }

    /// Returns the names of the glue types of a module, prerequisites first.
    private func glueNames(of module: String) -> [(name: String, since: Release)] {
        let overrides = repository.overrides
        return (Array(overrides.implemented.keys) + Array(overrides.implementedByHand.keys))
            .compactMap { repository.types[$0] }
            .filter { type in
                let home = overrides.implementedByHand[type.qualifiedName]?.prefix { $0 != "." }
                return plans[type.qualifiedName] != nil
                    && (home.map(String.init) ?? repository.module(type.namespace)) == module
            }
            .sorted {
                ($0.prerequisites.count, $0.qualifiedName) < ($1.prerequisites.count, $1.qualifiedName)
            }
            .map {
                (
                    name: "\(Naming.upperFirst($0.name))Glue", since: $0.since,
                    isWritten: overrides.implemented[$0.qualifiedName] != nil
                )
            }
            // Some protocols that are written by hand override the functions of their class without a glue.
            .filter { $0.isWritten || handSymbols.contains($0.name) }.map { ($0.name, $0.since) }
    }

    /// Writes the function that registers the classes of a module of another package.
    private func registrationText(_ module: String) -> String {
        guard let library, library.module == module else { return "" }
        let start = repository.overrides.initializers[library.namespace]
        return """


            extension \(module)Module {
                /// Registers the classes, once.
                static let isRegistered: Void = register(\(module)Module.self)
            }

            /// Registers the classes of this module with the binding\(start.map { ", and calls `\($0)()`" } ?? "").
            ///
            /// Call it once on the main thread, after GTK is initialized, and before .ui files name the classes or the library returns objects of them.
            @MainActor
            public func initialize() {
                _ = \(module)Module.isRegistered\(start.map { "\n    \($0)()" } ?? "")
            }
            """
    }
}
