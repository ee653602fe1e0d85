// SPDX-License-Identifier: MIT

/// All namespaces, and the Swift names of their types.
final class Repository {
    let overrides: Overrides
    private(set) var namespaces: [String: Namespace] = [:]
    private(set) var types: [String: TypeDeclaration] = [:]
    private(set) var callbacks: [String: Callable] = [:]
    /// The callbacks that generated functions take, and how long the library retains them.
    var usedCallbacks: [String: Set<CallbackUse>] = [:]
    /// The callbacks as the modules below a library take them; nil until the library is written.
    private(set) var takenBelow: [String: Set<CallbackUse>]?

    /// Called before the functions of the library are written. Callbacks that are used after this call, and
    /// that the modules below do not have, are written with the library.
    func closeCallbacks() { takenBelow = usedCallbacks }

    /// The C types whose fields are not public, by their names.
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

    /// The library of another package that is bound; nil if the binding of this package is written.
    let library: Library?

    init(overrides: Overrides, library: Library? = nil) {
        (self.overrides, self.library) = (overrides, library)
    }

    func add(_ namespace: Namespace) {
        namespaces[namespace.name] = namespace
        for type in namespace.types { types[type.qualifiedName] = type }
        for (name, callback) in namespace.callbacks { callbacks["\(namespace.name).\(name)"] = callback }
    }

    /// The Swift modules of the namespaces whose module has another name.
    var moduleNames = ["cairo": "Cairo", "PangoCairo": "Pango"]

    /// Returns the Swift module of a namespace.
    func module(_ namespace: String) -> String { moduleNames[namespace] ?? namespace }

    /// Modules whose types are written without the name of the module, because C has types with the same names.
    private static let unqualified: Set<String> = ["GObject", "GLib"]

    /// Returns the Swift name of a type, as code in a module writes it.
    func swiftName(_ qualified: String, from module: String) -> String {
        let parts = qualified.split(separator: ".").map(String.init)
        let name =
            overrides.typeNames[qualified]
            ?? (parts[0] == library?.namespace
                ? Naming.libraryType(parts[1], of: parts[0]) : Naming.type(parts[1], of: parts[0]))
        let home = self.module(parts[0])
        return home == module || Repository.unqualified.contains(home) ? name : "\(home).\(name)"
    }

    /// Returns the Swift name of a callback. One that no module below a library takes is written with the library.
    func callbackName(_ qualified: String, from module: String) -> String {
        let isWrittenHere = takenBelow.map { $0[qualified] == nil } ?? false
        return isWrittenHere
            ? swiftName(qualified, from: self.module(String(qualified.prefix { $0 != "." })))
            : swiftName(qualified, from: module)
    }

    /// Returns the name of the class for objects of an unknown class that implements an interface.
    func anyName(_ qualified: String, from module: String) -> String {
        let name = swiftName(qualified, from: module)
        guard !overrides.classInterfaces.contains(qualified) else { return name }
        guard let dot = name.lastIndex(of: ".") else { return "Any" + name }
        return name[...dot] + "Any" + name[name.index(after: dot)...]
    }

    /// Returns the deprecation of a type that newer releases deprecate.
    func deprecation(of type: TypeReference) -> Deprecation? {
        switch type {
        case .named(let name, _): types[name]?.old
        case .array(let item, _, _, _, _): deprecation(of: item)
        case .container(_, let item, _): item.flatMap { deprecation(of: $0) }
        case .unknown: nil
        }
    }

    func ancestors(_ type: TypeDeclaration) -> [TypeDeclaration] {
        guard let parent = type.parent, let declaration = types[parent] else { return [] }
        return [declaration] + ancestors(declaration)
    }

    /// Whether classes that are not deprecated inherit from a deprecated one, as `GtkPrintUnixDialog` from the deprecated `GtkDialog`.
    func hasCurrentSubclasses(_ type: TypeDeclaration) -> Bool {
        type.old != nil && types.values.contains { $0.parent == type.qualifiedName && $0.old == nil }
    }

    func isObject(_ type: TypeDeclaration) -> Bool {
        type.kind == .object
            && (type.qualifiedName == "GObject.Object"
                || ancestors(type).contains { $0.qualifiedName == "GObject.Object" })
    }

    /// Returns the type itself or its nearest ancestor that declares how references are counted.
    func fundamentalRoot(_ type: TypeDeclaration) -> TypeDeclaration? {
        ([type] + ancestors(type)).last { $0.isFundamental }
    }

    /// Whether the fields of a C type are not public, so that Swift imports its pointers as `OpaquePointer`.
    func isOpaque(c name: String) -> Bool { opaque[name] ?? true }
}
