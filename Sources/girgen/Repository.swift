// SPDX-License-Identifier: MIT

/// All namespaces together, and what a name means in Swift.
final class Repository {
    let overrides: Overrides
    private(set) var namespaces: [String: Namespace] = [:]
    private(set) var types: [String: TypeDeclaration] = [:]
    private(set) var callbacks: [String: Callable] = [:]
    /// Callbacks that some generated function takes.
    var usedCallbacks: Set<String> = []
    private var opaqueStorage: [String: Bool]?

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
}

/// What a type is to generated code.
enum Shape {
    case void
    case bool
    /// The Swift type and C's own name for it; the same Swift type needs no conversion.
    case number(swift: String, c: String, same: Bool)
    case scalar
    case string
    case object(String)
    case interface(String)
    case enumeration(String)
    case flags(String)
    case plain(String)
    case boxed(String)
    case error
    case callback(String)
    indirect case array(TypeReference, length: Int?, fixed: Int?, zeroTerminated: Bool, c: String)
    indirect case container(String, TypeReference?)
    case unsupported(String)
}

extension Repository {
    private static let numbers: [String: (String, String, Bool)] = [
        "gint": ("Int", "gint", false), "guint": ("Int", "guint", false), "gint8": ("Int8", "gint8", true),
        "guint8": ("UInt8", "guint8", true), "gint16": ("Int", "gint16", false),
        "guint16": ("Int", "guint16", false),
        "gint32": ("Int", "gint32", false), "guint32": ("Int", "guint32", false),
        "gint64": ("Int", "gint64", false),
        "guint64": ("UInt64", "guint64", false), "glong": ("Int", "glong", true),
        "gulong": ("UInt", "gulong", true),
        "gsize": ("Int", "gsize", false), "gssize": ("Int", "gssize", false),
        "goffset": ("Int", "goffset", false),
        "gdouble": ("Double", "gdouble", true), "gfloat": ("Float", "gfloat", true),
        "gchar": ("Int8", "gchar", true),
        "guchar": ("UInt8", "guchar", true), "GType": ("UInt", "GType", true),
        "gintptr": ("Int", "gintptr", false),
        "guintptr": ("UInt", "guintptr", false), "gushort": ("Int", "gushort", false),
        "gshort": ("Int", "gshort", false), "time_t": ("Int", "time_t", true),
        "pid_t": ("Int32", "pid_t", true),
        "uid_t": ("UInt32", "uid_t", true), "gid_t": ("UInt32", "gid_t", true),
        "GLib.Pid": ("Int32", "GPid", true),
    ]

    func shape(_ reference: TypeReference) -> Shape {
        switch reference {
        case .unknown: return .unsupported("varargs or a type GIR does not describe")
        case .array(let item, let length, let fixed, let zero, let c):
            return .array(item, length: length, fixed: fixed, zeroTerminated: zero, c: c)
        case .container(let name, let item, _): return .container(name, item)
        case .named(let name, let c): return shape(named: name, c: c)
        }
    }

    private func shape(named name: String, c: String) -> Shape {
        if let (swift, cName, same) = Repository.numbers[name] {
            if c.hasSuffix("**") || (c.hasSuffix("*") && c.hasPrefix("const")) {
                return .unsupported("a pointer to \(name)")
            }
            return .number(swift: swift, c: cName, same: same)
        }
        switch name {
        case "none": return c.hasSuffix("*") ? .unsupported("an untyped pointer") : .void
        case "gboolean": return .bool
        case "gunichar": return .scalar
        case "utf8", "filename": return .string
        case "gpointer", "gconstpointer": return .unsupported("an untyped pointer")
        case "GLib.Error": return .error
        case "GObject.Value", "GLib.Variant", "GLib.Bytes", "GObject.ParamSpec": return .boxed(name)
        default: break
        }
        if Reader.primitives.contains(name) { return .unsupported("the C type \(name)") }
        if callbacks[name] != nil { return .callback(name) }
        guard let type = types[name] else { return .unsupported("the unknown type \(name)") }
        if let handWritten = overrides.handWrittenTypes[name] {
            return handWritten == "boxed" ? .boxed(name) : .plain(name)
        }
        if overrides.skippedTypes[name] != nil { return .unsupported("\(name), which is left out") }
        switch type.kind {
        case .alias: return shape(type.target)
        case .callback: return .callback(name)
        case .enumeration: return .enumeration(name)
        case .flags: return .flags(name)
        case .interface: return overrides.classInterfaces.contains(name) ? .object(name) : .interface(name)
        case .object:
            if isObject(type) { return .object(name) }
            return fundamentalRoot(type) != nil
                ? .boxed(name) : .unsupported("\(name), a type without references")
        case .record, .union:
            switch recordKind(type) {
            case .plain: return .plain(name)
            case .boxed: return .boxed(name)
            case .none: return .unsupported("\(name), a struct without copy and free functions")
            }
        }
    }

    enum RecordKind { case plain, boxed, none }

    /// A record is a plain value when it has public fields and nothing to free; a class when C can copy and
    /// free it.
    func recordKind(_ type: TypeDeclaration) -> RecordKind {
        if type.isClassStruct { return .none }
        if overrides.plainRecords.contains(type.qualifiedName) { return .plain }
        if type.getType != nil { return .boxed }
        return .none
    }

    /// Whether C hides the fields of a C type, so that its pointers arrive as `OpaquePointer`.
    func isOpaque(c name: String) -> Bool {
        if let known = opaqueCache[name] { return known }
        return true
    }

    private var opaqueCache: [String: Bool] {
        if let cached = opaqueStorage { return cached }
        var result: [String: Bool] = [:]
        for type in types.values where !type.cType.isEmpty {
            result[type.cType] = type.kind == .interface || (type.isOpaque && type.kind != .union)
        }
        for type in types.values where type.kind == .alias {
            if case .named(let target, _) = type.target, let other = types[target] {
                result[type.cType] = result[other.cType]
            }
        }
        for (name, opaque) in overrides.opaque { result[name] = opaque }
        opaqueStorage = result
        return result
    }
}
