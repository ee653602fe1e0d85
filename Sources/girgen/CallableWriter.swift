// SPDX-License-Identifier: MIT

/// Why a callable cannot be generated.
struct Unsupported: Error {
    let reason: String
}

/// Writes the Swift function for one C function.
struct CallableWriter {
    let repository: Repository
    let module: String
    /// The type whose extension the function is in.
    let owner: TypeDeclaration?

    /// The parts of a function, ready to be put together.
    struct Parts {
        var name = ""
        var labels: [String] = []
        var parameters: [String] = []
        var result = "Void"
        var effects = ""
        var body: [String] = []
        var attributes: [String] = []
        var isStatic = false
        var isMutating = false
        /// Name, labels and types: what must be unique in a class.
        var signature: String { "\(name)(\(parameters.joined(separator: ", ")))" }
    }

    func swiftName(_ name: String) -> String { repository.swiftName(name, from: module) }

    // MARK: - Types

    /// The Swift type of a value.
    func swiftType(_ shape: Shape) throws(Unsupported) -> String {
        switch shape {
        case .void: return "Void"
        case .bool: return "Bool"
        case .number(let swift, _, _): return swift
        case .scalar: return "Unicode.Scalar"
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

    /// A type as an optional one.
    func optional(_ type: String, _ isOptional: Bool = true) -> String {
        guard isOptional else { return type }
        return type.hasPrefix("any ") ? "(\(type))?" : type + "?"
    }

    /// The name of the C form of a parameter.
    private func cLocal(_ name: String) -> String { "c" + Naming.upperFirst(name.replacing("`", with: "")) }

    /// The C type's name without its pointers.
    func base(_ c: String) -> String {
        c.replacing("const ", with: "").replacing("volatile ", with: "").replacing("*", with: "")
            .replacing(" ", with: "").replacing("struct_", with: "")
    }

    func cName(_ name: String) -> String { repository.types[name]?.cType ?? "" }

    /// A conversion of an optional address to what C takes.
    func pointer(_ expression: String, c: String, name: String) -> String {
        let base = base(c)
        if base == "gpointer" || base == "gconstpointer" || base == "void" { return expression }
        let type = base.isEmpty ? cName(name) : base
        return repository.isOpaque(c: type) ? "C.opaque(\(expression))" : "C.cast(\(expression))"
    }

    /// The Swift type of a C pointer to `c`.
    func pointerType(_ c: String, name: String) -> String {
        let base = base(c).isEmpty ? cName(name) : base(c)
        if base == "gpointer" { return "UnsafeMutableRawPointer?" }
        return repository.isOpaque(c: base) ? "OpaquePointer?" : "UnsafeMutablePointer<\(base)>?"
    }

    // MARK: - From Swift to C

    /// The expression for an argument, with lines that come before the call.
    func argument(
        _ parameter: Parameter, _ shape: Shape, _ name: String, _ before: inout [String]
    ) throws(Unsupported) -> String {
        let full = parameter.transfer == .full
        let optional = parameter.nullable ? "?" : ""
        guard case .named(let typeName, let c) = parameter.type else {
            return try collectionArgument(parameter, shape, name, &before)
        }
        let stars = c.filter { $0 == "*" }.count
        switch shape {
        case .bool: return ["bool", "_Bool"].contains(c) ? name : "\(name) ? 1 : 0"
        case .number(_, let cType, let same):
            if stars > 0 { throw Unsupported(reason: "a pointer to a number") }
            return same ? name : "\(cType)(\(name))"
        case .scalar: return "\(name).value"
        case .string:
            if full { return "C.duplicate(\(name))" }
            if stars > 1 { throw Unsupported(reason: "a pointer to a string") }
            if !c.hasPrefix("const"), stars == 1 {
                before.append("let \(cLocal(name)) = StringBuffer(\(name))")
                return "\(cLocal(name)).pointer"
            }
            return name
        case .object, .interface:
            if stars > 1 { throw Unsupported(reason: "a pointer to an object pointer") }
            let address = full ? "\(name)\(optional)._retained()" : "\(name)\(optional)._raw"
            return pointer(address, c: c, name: typeName)
        case .enumeration:
            return stars > 0
                ? "" : c == "int" || c == "gint" ? "gint(\(name).rawValue)" : "C.constant(\(name))"
        case .flags: return c == "guint" ? "guint(\(name).rawValue)" : "C.constant(flags: \(name))"
        case .plain:
            if stars == 0, !["gpointer", "gconstpointer"].contains(c) { return "\(name)._c" }
            let local = cLocal(name)
            if parameter.nullable {
                before.append("let \(local) = Lent(\(name)?._c)")
                return "\(local).pointer"
            }
            before.append("var \(local) = \(name)._c")
            return "&\(local)"
        case .boxed:
            if stars == 0, !["gpointer", "gconstpointer"].contains(c) {
                throw Unsupported(reason: "a struct by value")
            }
            if stars > 1 { throw Unsupported(reason: "a pointer to a pointer") }
            return pointer(full ? "C.give(\(name))" : "\(name)\(optional)._raw", c: c, name: typeName)
        case .error:
            if !full { throw Unsupported(reason: "a lent error") }
            return "\(name)\(optional).copy"
        case .void, .callback, .array, .container: throw Unsupported(reason: "a parameter of \(typeName)")
        case .unsupported(let reason): throw Unsupported(reason: reason)
        }
    }

    private func collectionArgument(
        _ parameter: Parameter, _ shape: Shape, _ name: String, _ before: inout [String]
    ) throws(Unsupported) -> String {
        let local = cLocal(name)
        let optional = parameter.nullable ? "?" : ""
        if case .container(let container, let item) = shape {
            guard let item, ["GLib.List", "GLib.SList"].contains(container) else {
                throw Unsupported(reason: "a \(container) as a parameter")
            }
            let maker = container == "GLib.List" ? "list" : "slist"
            let inner = repository.shape(item)
            let each: String
            switch inner {
            case .object, .interface: each = parameter.transfer == .full ? "$0._retained()" : "$0._raw"
            case .boxed: each = parameter.transfer == .full ? "C.give($0)" : "$0._raw"
            case .string where parameter.transfer == .full: each = "UnsafeMutableRawPointer(C.duplicate($0))"
            default: throw Unsupported(reason: "a list of this item")
            }
            let items = parameter.nullable ? "(\(name) ?? [])" : name
            if parameter.transfer == .none {
                before.append("let \(local) = C.\(maker)(of: \(items).map { \(each) })")
                before.append("defer { g_\(maker)_free(\(local)) }")
                return local
            }
            return "C.\(maker)(of: \(items).map { \(each) })"
        }
        guard case .array(let item, _, let fixed, let zeroTerminated, let c) = shape else {
            if case .unsupported(let reason) = shape { throw Unsupported(reason: reason) }
            throw Unsupported(reason: "a parameter of this kind")
        }
        if fixed != nil { throw Unsupported(reason: "an array of fixed size") }
        let constant = c.hasPrefix("const")
        let inner = repository.shape(item)
        let mutable = constant ? local : "&\(local)"
        let keyword = constant ? "let" : "var"
        let items = parameter.nullable ? "(\(name) ?? [])" : name
        switch inner {
        case .string:
            if parameter.transfer == .full { return "C.duplicate(\(items))" }
            before.append("let \(local) = StringVector(\(name))")
            return c.contains("const") ? "\(local).constant" : "\(local).pointer"
        case .number(_, let cType, let same):
            if parameter.transfer != .none {
                guard same else { throw Unsupported(reason: "an array given away") }
                return "C.duplicate(array: \(items))"
            }
            if same, constant { return name }
            before.append("\(keyword) \(local) = \(items)\(same ? "" : ".map { \(cType)($0) }")")
            return mutable
        case .plain:
            before.append("\(keyword) \(local) = \(items).map { $0._c }")
            return mutable
        case .enumeration(let typeName):
            before.append("\(keyword) \(local) = \(items).map { C.constant($0) as \(cName(typeName)) }")
            return mutable
        case .object(let typeName), .interface(let typeName), .boxed(let typeName):
            guard case .named(_, let itemC) = item, itemC.hasSuffix("*") else {
                throw Unsupported(reason: "an array of structs")
            }
            if parameter.transfer != .none { throw Unsupported(reason: "an array given away") }
            let type = pointerType(itemC, name: typeName)
            let end = zeroTerminated ? " + [nil]" : ""
            before.append(
                "var \(local): [\(type)] = \(items).map { \(pointer("$0._raw", c: itemC, name: typeName)) }\(end)"
            )
            return "&\(local)"
        default: throw Unsupported(reason: "an array of this item\(optional)")
        }
    }

    // MARK: - From C to Swift

    /// The Swift value of a C expression. `type` says what the context expects.
    func converted(
        _ expression: String, _ reference: TypeReference, _ shape: Shape, transfer: Transfer, nullable: Bool,
        function: String, count: String? = nil
    ) throws(Unsupported) -> String {
        var c = ""
        if case .named(_, let spelled) = reference { c = spelled }
        let full = transfer == .full
        func wrapped(_ value: String) -> String { nullable ? value : "C.present(\(value), \"\(function)\")" }
        func address(_ name: String) -> String {
            let base = base(c).isEmpty ? cName(name) : base(c)
            if base == "gpointer" { return expression }
            return repository.isOpaque(c: base) ? "C.raw(\(expression))" : expression
        }
        switch shape {
        case .void: return expression
        case .bool: return ["bool", "_Bool"].contains(base(c)) ? expression : "\(expression) != 0"
        case .number(let swift, let cType, let same):
            if c.hasSuffix("*") { throw Unsupported(reason: "a pointer to a number") }
            return same
                ? expression : cType == "guint64" ? "UInt64(\(expression))" : "\(swift)(\(expression))"
        case .scalar: return "Unicode.Scalar(\(expression)) ?? \"\\u{FFFD}\""
        case .string:
            if full {
                return nullable ? "C.takeOptionalString(\(expression))" : "C.takeString(\(expression))"
            }
            return nullable ? "C.optionalString(\(expression))" : "C.string(\(expression))"
        case .object(let name):
            return wrapped("C.\(full ? "adopt" : "borrow")(\(address(name)))")
        case .interface(let name):
            let fallback = repository.anyName(name, from: module)
            return wrapped("C.\(full ? "adopt" : "borrow")(\(address(name)), \(fallback).self)")
        case .enumeration:
            return c == "gint" || c == "int"
                ? "C.enumeration(number: \(expression))" : "C.enumeration(\(expression))"
        case .flags:
            return "C.flags(\(expression))"
        case .plain(let name):
            if c.hasSuffix("*") {
                return wrapped(full ? "C.takeValue(\(expression))" : "C.value(\(expression))")
            }
            return "\(swiftName(name))(_c: \(expression))"
        case .boxed(let name):
            guard c.hasSuffix("*") || c.isEmpty || c == "gpointer" else {
                throw Unsupported(reason: "a struct by value")
            }
            return wrapped("C.\(full ? "take" : "copy")(\(address(name)))")
        case .error:
            let value = full ? "GLibError(taking: $0)" : "GLibError(copying: $0)"
            return wrapped("\(expression).map { \(value) }")
        case .container(let container, let item):
            let labels = ["GLib.List": "list", "GLib.SList": "slist", "GLib.PtrArray": "pointers"]
            guard let label = labels[container], let item else { throw Unsupported(reason: "a \(container)") }
            var expression = expression
            if case .container(_, _, let c) = reference, c.hasPrefix("const") {
                expression = "UnsafeMutablePointer(mutating: \(expression))"
            }
            return
                "C.array(\(label): \(expression), .\(transfer)) { \(try element(item, transfer, function)) }"
        case .array(let item, let length, let fixed, let zeroTerminated, let spelled):
            let inner = repository.shape(item)
            if case .string = inner {
                if length == nil, zeroTerminated {
                    if full { return "C.takeStrings(\(expression))" }
                    if transfer == .container { return "C.takeStringContainer(\(expression))" }
                    return spelled.hasPrefix("const") && spelled.contains("* const")
                        || spelled.hasPrefix("const gchar*")
                        || spelled.hasPrefix("const char*")
                        ? "C.strings(constant: \(expression))" : "C.strings(\(expression))"
                }
            }
            guard let number = count ?? fixed.map(String.init) ?? (zeroTerminated ? "nil" : nil) else {
                throw Unsupported(reason: "an array without a length")
            }
            switch inner {
            case .number(let swift, let cType, let same):
                if number == "nil" { throw Unsupported(reason: "an array of numbers without a length") }
                let type = same ? swift : cType
                return "C.array(numbers: \(expression), of: \(type).self, count: \(number), .\(transfer)) "
                    + "{ \(same ? "$0" : "\(swift)($0)") }"
            case .plain(let name):
                if number == "nil" { throw Unsupported(reason: "an array of structs without a length") }
                return
                    "C.array(numbers: \(expression), of: \(cName(name)).self, count: \(number), .\(transfer)) "
                    + "{ \(swiftName(name))(_c: $0) }"
            case .enumeration(let name):
                if number == "nil" { throw Unsupported(reason: "an array without a length") }
                return
                    "C.array(numbers: \(expression), of: \(cName(name)).self, count: \(number), .\(transfer)) "
                    + "{ C.enumeration($0) }"
            case .object, .interface, .boxed, .string:
                guard case .named(_, let itemC) = item, itemC.hasSuffix("*") else {
                    throw Unsupported(reason: "an array of structs")
                }
                return
                    "C.array(vector: UnsafeMutableRawPointer(mutating: \(expression)), count: \(number), .\(transfer)) "
                    + "{ \(try element(item, transfer, function)) }"
            default: throw Unsupported(reason: "an array of this item")
            }
        case .callback(let name): throw Unsupported(reason: "the callback \(name) as a result")
        case .unsupported(let reason): throw Unsupported(reason: reason)
        }
    }

    /// The Swift value of `$0`, an address in a list.
    private func element(_ item: TypeReference, _ transfer: Transfer, _ function: String) throws(Unsupported)
        -> String
    {
        let full = transfer == .full
        switch repository.shape(item) {
        case .string:
            let pointer = "$0.assumingMemoryBound(to: CChar.self)"
            return full ? "C.takeString(\(pointer))" : "C.string(\(pointer))"
        case .object: return "C.present(C.\(full ? "adopt" : "borrow")($0), \"\(function)\")"
        case .interface(let name):
            let fallback = repository.anyName(name, from: module)
            return "C.present(C.\(full ? "adopt" : "borrow")($0, \(fallback).self), \"\(function)\")"
        case .boxed: return "C.present(C.\(full ? "take" : "copy")($0), \"\(function)\")"
        case .plain(let name):
            let pointer = "$0.assumingMemoryBound(to: \(cName(name)).self)"
            return "C.present(C.\(full ? "takeValue" : "value")(\(pointer)), \"\(function)\")"
        default: throw Unsupported(reason: "a list of this item")
        }
    }
}

extension Transfer: CustomStringConvertible {
    var description: String { self == .floating ? "none" : rawValue }
}
