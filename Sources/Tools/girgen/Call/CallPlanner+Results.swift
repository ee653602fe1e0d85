// SPDX-License-Identifier: MIT

extension CallPlanner {
    /// Returns the Swift value of a C expression. `type` is the type that the context expects.
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
        case .number:
            if c.hasSuffix("*") { throw Unsupported(reason: "a pointer to a number") }
            return shape.toSwift(expression)
        case .type: return "TypeID(\(nullable ? "valid" : "_raw"): \(expression))"
        case .scalar: return "Unicode.Scalar(\(expression)) ?? \"\\u{FFFD}\""
        case .string:
            let text = reference.isFileName ? "FileName" : "String"
            let function = (full ? "take" : "") + (nullable ? "Optional" : "") + text
            return "C.\(Naming.lowerFirst(function))(\(expression))"
        case .object(let name):
            return wrapped("C.\(full ? "adopt" : "borrow")(\(address(name)))")
        case .interface(let name):
            let fallback = repository.anyName(name, from: module)
            return wrapped("C.\(full ? "adopt" : "borrow")(\(address(name)), \(fallback).self)")
        case .enumeration:
            return c == "gint" || c == "int"
                ? "C.enumeration(\(expression))" : "C.enumeration(\(expression).rawValue)"
        case .flags:
            return c == "guint" || c == "gint" ? "C.flags(\(expression))" : "C.flags(\(expression).rawValue)"
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
                    let text = item.isFileName ? ", C.fileName" : ""
                    if full { return "C.takeStrings(\(expression)\(text))" }
                    if transfer == .container { return "C.takeStringContainer(\(expression)\(text))" }
                    return spelled.hasPrefix("const") && spelled.contains("* const")
                        || spelled.hasPrefix("const gchar*")
                        || spelled.hasPrefix("const char*")
                        ? "C.strings(constant: \(expression)\(text))" : "C.strings(\(expression)\(text))"
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
                    + "{ \(inner.toSwift("$0")) }"
            case .type:
                return "C.array(numbers: \(expression), of: GType.self, count: \(number), .\(transfer)) "
                    + "{ TypeID(_raw: $0) }"
            case .plain(let name):
                if number == "nil" { throw Unsupported(reason: "an array of structs without a length") }
                return
                    "C.array(numbers: \(expression), of: \(cName(name)).self, count: \(number), .\(transfer)) "
                    + "{ \(swiftName(name))(_c: $0) }"
            case .enumeration(let name):
                if number == "nil" { throw Unsupported(reason: "an array without a length") }
                return
                    "C.array(numbers: \(expression), of: \(cName(name)).self, count: \(number), .\(transfer)) "
                    + "{ C.enumeration($0.rawValue) }"
            case .object, .interface, .boxed, .string:
                var isPointer = false
                if case .named(_, let itemC) = item { isPointer = itemC.hasSuffix("*") }
                if case .string = inner { isPointer = true }
                guard isPointer else {
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
}
