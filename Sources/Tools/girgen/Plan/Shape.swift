// SPDX-License-Identifier: MIT

/// How generated code handles the values of a type.
enum Shape {
    /// No value.
    case void
    /// A `gboolean` or a `bool` of C.
    case bool
    /// A number: the Swift type and the C type. If both are the same, no conversion is needed.
    case number(swift: String, c: String, same: Bool)
    /// A Unicode scalar (`gunichar`).
    case scalar
    /// A run-time type (`GType`): the caller passes a Swift metatype.
    case type
    /// A text, or a file name.
    case string
    /// An object of the class with this name.
    case object(String)
    /// An object that implements the interface with this name.
    case interface(String)
    /// A value of the enumeration with this name.
    case enumeration(String)
    /// A value of the set of flags with this name.
    case flags(String)
    /// A C struct with this name, which is a Swift struct.
    case plain(String)
    /// A C struct with this name, of which a Swift class owns a copy.
    case boxed(String)
    /// A `GError`.
    case error
    /// A callback of the type with this name.
    case callback(String)
    /// A C array.
    indirect case array(TypeReference, length: Int?, fixed: Int?, zeroTerminated: Bool, c: String)
    /// A container of GLib with this name, and the type of its elements.
    indirect case container(String, TypeReference?)
    /// A type that cannot be bound, for this reason.
    case unsupported(String)

    /// Whether the value is an object or has several parts, unlike a number, a text or an enumeration.
    var isThing: Bool {
        switch self {
        case .object, .interface, .boxed, .plain: true
        default: false
        }
    }
}

// The conversions are functions, because the compiler needs less time for them: integers converted in place took a quarter of the
// build time.
extension Shape {
    /// Returns the Swift value of a C number.
    func toSwift(_ expression: String) -> String {
        guard case .number(let swift, _, false) = self else { return expression }
        return swift == "Int" ? "C.int(\(expression))" : "\(swift)(\(expression))"
    }

    /// Returns the C value of a Swift number.
    func toC(_ expression: String) -> String {
        guard case .number(let swift, let c, false) = self else { return expression }
        return swift == "Int" ? "C.\(c)(\(expression))" : "\(c)(\(expression))"
    }
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
        // All floating-point types of C become `Double`.
        "gdouble": ("Double", "gdouble", true), "gfloat": ("Double", "gfloat", false),
        "gchar": ("Int8", "gchar", true),
        "guchar": ("UInt8", "guchar", true),
        "gintptr": ("Int", "gintptr", true),
        "guintptr": ("UInt", "guintptr", false), "gushort": ("Int", "guint16", false),
        "gshort": ("Int", "gint16", false), "time_t": ("Int", "time_t", true),
        "pid_t": ("Int32", "pid_t", true),
        "uid_t": ("UInt32", "uid_t", true), "gid_t": ("UInt32", "gid_t", true),
        "GLib.Pid": ("Int32", "GPid", true), "Gdk.Keyval": ("Gdk.Key", "guint", false),
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
            // Where `guint64` is `unsigned long`, it is another type than `uint64_t`.
            if c.hasPrefix("uint64_t") { return .number(swift: "UInt64", c: "UInt64", same: true) }
            return .number(swift: swift, c: cName, same: same)
        }
        switch name {
        case "none": return c.hasSuffix("*") ? .unsupported("an untyped pointer") : .void
        case "gboolean": return .bool
        case "gunichar": return .scalar
        case "GType": return c.hasSuffix("*") ? .unsupported("a pointer to a type") : .type
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
}
