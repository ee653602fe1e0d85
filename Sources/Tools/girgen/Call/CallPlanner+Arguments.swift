// SPDX-License-Identifier: MIT

extension CallPlanner {
    /// Returns the expression for an argument, and the lines that come before the call.
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
        case .number:
            if stars > 0 { throw Unsupported(reason: "a pointer to a number") }
            return shape.toC(name)
        case .scalar: return "\(name).value"
        case .type: return "\(name)._valueType"
        case .string:
            let label = parameter.type.isFileName ? "fileName: " : ""
            if full { return "C.duplicate(\(label)\(name))" }
            if stars > 1 { throw Unsupported(reason: "a pointer to a string") }
            if !c.hasPrefix("const"), stars == 1 {
                before.append("let \(cLocal(name)) = StringBuffer(\(label)\(name))")
                return "\(cLocal(name)).pointer"
            }
            return parameter.type.isFileName ? "C.bytes(\(name))" : name
        case .object, .interface:
            if stars > 1 { throw Unsupported(reason: "a pointer to an object pointer") }
            let address = full ? "\(name)\(optional)._retained()" : "\(name)\(optional).\(self.address)"
            return pointer(address, c: c, name: typeName)
        case .enumeration:
            return stars > 0
                ? ""
                : c == "int" || c == "gint" ? "gint(\(name).rawValue)" : ".init(rawValue: C.number(\(name)))"
        case .flags: return c == "guint" ? "guint(\(name).rawValue)" : ".init(rawValue: C.number(\(name)))"
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
            if !full { throw Unsupported(reason: "an error that stays with the caller") }
            return "\(name)\(optional).copy"
        case .void, .callback, .array, .container: throw Unsupported(reason: "a parameter of \(typeName)")
        case .unsupported(let reason): throw Unsupported(reason: reason)
        }
    }
}
