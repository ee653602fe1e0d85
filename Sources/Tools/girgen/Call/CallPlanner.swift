// SPDX-License-Identifier: MIT

/// The reason why no Swift function can be generated for a callable.
struct Unsupported: Error {
    let reason: String
}

/// Plans the Swift function for a C function: its parameters, its result, its body.
struct CallPlanner {
    let repository: Repository
    let module: String
    /// The type in whose extension the function is written.
    let owner: TypeDeclaration?

    /// Whether the members of the type belong to the main actor.
    var isIsolated: Bool {
        guard let owner else { return true }
        return owner.kind == .interface || repository.isObject(owner)
    }

    /// The property with the address of the C object. A type that does not belong to the main actor can be created on any thread.
    var address: String { isIsolated ? "_raw" : "_address" }

    func swiftName(_ name: String) -> String { repository.swiftName(name, from: module) }

    // MARK: - Types

    func swiftType(_ shape: Shape) throws(Unsupported) -> String {
        switch shape {
        case .void: return "Void"
        case .bool: return "Bool"
        case .number(let swift, _, _): return swift
        case .scalar: return "Unicode.Scalar"
        case .type: return "TypeID"
        case .string: return "String"
        case .object(let name), .enumeration(let name), .flags(let name), .plain(let name), .boxed(let name):
            return swiftName(name)
        case .interface(let name): return "any \(swiftName(name))"
        case .error: return "GLibError"
        case .callback(let name): throw Unsupported(reason: "the callback \(name) here")
        case .array(let item, _, _, _, _):
            return "[\(try swiftType(repository.shape(item)))]"
        case .container(let name, let item):
            guard ["GLib.List", "GLib.SList", "GLib.PtrArray"].contains(name), let item else {
                throw Unsupported(reason: "a \(name)")
            }
            return "[\(try swiftType(repository.shape(item)))]"
        case .unsupported(let reason): throw Unsupported(reason: reason)
        }
    }

    /// Returns the Swift type of an argument. A run-time type (`GType`) is passed as a Swift metatype.
    func argumentType(_ shape: Shape) throws(Unsupported) -> String {
        switch shape {
        case .type: return "any ValueConvertible.Type"
        case .array(let item, _, _, _, _):
            guard case .type = repository.shape(item) else { return try swiftType(shape) }
            return "[any ValueConvertible.Type]"
        default: return try swiftType(shape)
        }
    }

    /// Returns the optional form of a type.
    func optional(_ type: String, _ isOptional: Bool = true) -> String {
        guard isOptional else { return type }
        return type.hasPrefix("any ") ? "(\(type))?" : type + "?"
    }

    /// Returns the type of a property whose value is never nil when it is read, although nil can be written.
    func unwrapped(_ type: String) -> String { type.hasPrefix("any ") ? "(\(type))!" : type + "!" }

    /// Returns the name of the variable with the C value of a parameter.
    func cLocal(_ name: String) -> String { "c" + Naming.upperFirst(name.replacing("`", with: "")) }

    /// Returns the name of the C type without its pointers.
    func base(_ c: String) -> String {
        c.replacing("const ", with: "").replacing("volatile ", with: "").replacing("*", with: "")
            .replacing(" ", with: "").replacing("struct_", with: "")
    }

    func cName(_ name: String) -> String { repository.types[name]?.cType ?? "" }

    /// Converts an optional address to the type that the C function takes.
    func pointer(_ expression: String, c: String, name: String) -> String {
        let base = base(c)
        if base == "gpointer" || base == "gconstpointer" || base == "void" { return expression }
        let type = base.isEmpty ? cName(name) : base
        return repository.isOpaque(c: type) ? "C.opaque(\(expression))" : "C.cast(\(expression))"
    }

    /// Returns the Swift type of a C pointer to `c`.
    func pointerType(_ c: String, name: String) -> String {
        let base = base(c).isEmpty ? cName(name) : base(c)
        if base == "gpointer" { return "UnsafeMutableRawPointer?" }
        return repository.isOpaque(c: base) ? "OpaquePointer?" : "UnsafeMutablePointer<\(base)>?"
    }
}
