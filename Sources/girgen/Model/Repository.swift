// SPDX-License-Identifier: MIT

/// All namespaces together, and what a name means in Swift.
final class Repository {
    let overrides: Overrides
    private(set) var namespaces: [String: Namespace] = [:]
    private(set) var types: [String: TypeDeclaration] = [:]
    private(set) var callbacks: [String: Callable] = [:]
    /// Callbacks that some generated function takes, and how.
    var usedCallbacks: [String: Set<CallbackUse>] = [:]

    /// Which C types hide their fields, by their names.
    private lazy var opaque: [String: Bool] = {
        var result: [String: Bool] = [:]
        for type in types.values where !type.cType.isEmpty {
            result[type.cType] = type.kind == .interface || (type.isOpaque && type.kind != .union)
        }
        for type in types.values where type.kind == .alias {
            if case .named(let target, _) = type.target, let other = types[target] {
                result[type.cType] = result[other.cType]
            }
        }
        return result.merging(overrides.opaque) { $1 }
    }()

    init(overrides: Overrides) { self.overrides = overrides }

    func add(_ namespace: Namespace) {
        namespaces[namespace.name] = namespace
        for type in namespace.types { types[type.qualifiedName] = type }
        for (name, callback) in namespace.callbacks { callbacks["\(namespace.name).\(name)"] = callback }
    }

    /// The Swift module of a namespace.
    static func module(_ namespace: String) -> String {
        ["cairo": "Cairo", "PangoCairo": "Pango"][namespace] ?? namespace
    }

    /// Modules whose types generated code names without the module: C has types of the same names.
    private static let unqualified: Set<String> = ["GObject", "GLib"]

    /// The Swift name of a type, seen from a module.
    func swiftName(_ qualified: String, from module: String) -> String {
        let parts = qualified.split(separator: ".").map(String.init)
        let name = overrides.typeNames[qualified] ?? parts[1]
        let home = Repository.module(parts[0])
        return home == module || Repository.unqualified.contains(home) ? name : "\(home).\(name)"
    }

    /// The name of the class that stands for any implementer of an interface.
    func anyName(_ qualified: String, from module: String) -> String {
        let name = swiftName(qualified, from: module)
        guard !overrides.classInterfaces.contains(qualified) else { return name }
        guard let dot = name.lastIndex(of: ".") else { return "Any" + name }
        return name[...dot] + "Any" + name[name.index(after: dot)...]
    }

    func ancestors(_ type: TypeDeclaration) -> [TypeDeclaration] {
        guard let parent = type.parent, let declaration = types[parent] else { return [] }
        return [declaration] + ancestors(declaration)
    }

    func isObject(_ type: TypeDeclaration) -> Bool {
        type.kind == .object
            && (type.qualifiedName == "GObject.Object"
                || ancestors(type).contains { $0.qualifiedName == "GObject.Object" })
    }

    /// The first ancestor, or the type itself, that says how to count references.
    func fundamentalRoot(_ type: TypeDeclaration) -> TypeDeclaration? {
        ([type] + ancestors(type)).last { $0.isFundamental }
    }

    /// Whether C hides the fields of a C type, so that its pointers arrive as `OpaquePointer`.
    func isOpaque(c name: String) -> Bool { opaque[name] ?? true }
}
