// SPDX-License-Identifier: MIT

extension CallPlanner {
    /// Plans a result that the C function writes through a pointer.
    func output(
        _ parameter: Parameter, _ shape: Shape, _ name: String, _ callable: Callable, _ before: inout [String]
    ) throws(Unsupported) -> (type: String, name: String, value: String) {
        let plainName = Naming.camel(Naming.withoutDirection(parameter.name))
        let transfer = parameter.transfer
        let mayBeMissing = !repository.overrides.given.contains("\(callable.symbol) \(parameter.name)")
        func result(_ type: TypeReference, nullable: Bool, count: String? = nil) throws(Unsupported) -> (
            type: String, name: String, value: String
        ) {
            let value = try converted(
                name, type, shape, transfer: transfer, nullable: nullable, function: callable.symbol,
                count: count)
            return (optional(try swiftType(shape), nullable), plainName, value)
        }
        if case .array(let item, let length, let fixed, _, let c) = parameter.type {
            if parameter.callerAllocates {
                return try filled(name, repository.shape(item), fixed, plainName, &before)
            }
            var count: String?
            if let length { count = "C.int(\(Naming.local(callable.parameters[length].name)))" }
            switch repository.shape(item) {
            case .string: before.append("var \(name): UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?")
            case .number(_, let cType, _):
                let constant = c.hasPrefix("const")
                let spelled = ["char", "gchar"].contains(base(c)) ? "CChar" : cType
                before.append("var \(name): Unsafe\(constant ? "" : "Mutable")Pointer<\(spelled)>?")
            case .object(let itemName), .boxed(let itemName), .interface(let itemName):
                guard case .named(_, let itemC) = item else {
                    throw Unsupported(reason: "an array of this item")
                }
                before.append("var \(name): UnsafeMutablePointer<\(pointerType(itemC, name: itemName))>?")
            case .plain(let itemName):
                before.append("var \(name): UnsafeMutablePointer<\(cName(itemName))>?")
            default: throw Unsupported(reason: "an array of this item")
            }
            return try result(parameter.type, nullable: false, count: count)
        }
        if case .container(let container, _, _) = parameter.type {
            let kinds = ["GLib.List": "GList", "GLib.SList": "GSList", "GLib.PtrArray": "GPtrArray"]
            guard let kind = kinds[container] else { throw Unsupported(reason: "a \(container)") }
            before.append("var \(name): UnsafeMutablePointer<\(kind)>?")
            return try result(parameter.type, nullable: false)
        }
        guard case .named(let typeName, let c) = parameter.type else { throw Unsupported(reason: "varargs") }
        let single = String(c.dropLast())
        let value = TypeReference.named(typeName, c: single)
        switch shape {
        case .bool:
            before.append("var \(name)\(["bool", "_Bool"].contains(base(c)) ? " = false" : ": gboolean = 0")")
            return try result(value, nullable: false)
        case .number(_, let cType, _):
            before.append("var \(name): \(cType) = 0")
            return try result(value, nullable: false)
        case .scalar:
            before.append("var \(name): gunichar = 0")
            return try result(value, nullable: false)
        case .string:
            before.append("var \(name): Unsafe\(c.hasPrefix("const") ? "" : "Mutable")Pointer<CChar>?")
            // A constant string is not freed, even if GIR says that the caller owns it.
            if c.hasPrefix("const") {
                let text = typeName == "filename" ? "FileName" : "String"
                return mayBeMissing
                    ? ("String?", plainName, "C.optional\(text)(\(name))")
                    : ("String", plainName, "C.\(Naming.lowerFirst(text))(\(name))")
            }
            return try result(value, nullable: mayBeMissing)
        case .enumeration(let enumeration), .flags(let enumeration):
            before.append("var \(name) = \(cName(enumeration))(0)")
            return try result(value, nullable: false)
        case .object(let object), .interface(let object):
            before.append("var \(name): \(pointerType(c, name: object))")
            return try result(value, nullable: mayBeMissing)
        case .plain(let plain):
            if parameter.callerAllocates || c.filter({ $0 == "*" }).count == 1 {
                before.append("var \(name) = \(cName(plain))()")
                return (self.swiftName(plain), plainName, "\(self.swiftName(plain))(_c: \(name))")
            }
            before.append("var \(name): UnsafeMutablePointer<\(cName(plain))>?")
            return try result(value, nullable: mayBeMissing)
        case .boxed(let boxed):
            if boxed == "GObject.Value" {
                guard c.filter({ $0 == "*" }).count < 2 else {
                    throw Unsupported(reason: "a pointer to a value")
                }
                before.append("var \(name) = GValue()")
                return ("Value", plainName, "Value(moving: \(name))")
            }
            guard c.filter({ $0 == "*" }).count == 2 else {
                throw Unsupported(reason: "a struct the caller allocates")
            }
            // What the caller must not change is copied all the same.
            let pointer = pointerType(c, name: boxed)
            let constant = pointer.replacing("UnsafeMutablePointer", with: "UnsafePointer")
            before.append("var \(name): \(c.hasPrefix("const") ? constant : pointer)")
            return try result(value, nullable: mayBeMissing)
        default: throw Unsupported(reason: "an out parameter of \(typeName)")
        }
    }

    /// Plans an array of known size that the C function fills.
    private func filled(
        _ name: String, _ item: Shape, _ size: Int?, _ shown: String, _ before: inout [String]
    ) throws(Unsupported) -> (type: String, name: String, value: String) {
        guard let size else { throw Unsupported(reason: "an array the caller allocates") }
        switch item {
        case .number(let swift, let c, _):
            before.append("var \(name) = [\(c)](repeating: 0, count: \(size))")
            return (
                "[\(swift)]", shown,
                item.toSwift("$0") == "$0" ? name : "\(name).map { \(item.toSwift("$0")) }"
            )
        case .plain(let plain):
            before.append("var \(name) = [\(cName(plain))](repeating: .init(), count: \(size))")
            return ("[\(swiftName(plain))]", shown, "\(name).map { \(swiftName(plain))(_c: $0) }")
        default: throw Unsupported(reason: "an array the caller allocates")
        }
    }
}
