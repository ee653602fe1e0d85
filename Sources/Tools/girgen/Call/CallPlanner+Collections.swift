// SPDX-License-Identifier: MIT

extension CallPlanner {
    func collectionArgument(
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
            let copy = "UnsafeMutableRawPointer(C.duplicate(\(item.isFileName ? "fileName: " : "")$0))"
            let each: String
            switch inner {
            case .object, .interface: each = parameter.transfer == .full ? "$0._retained()" : "$0.\(address)"
            case .boxed: each = parameter.transfer == .full ? "C.give($0)" : "$0._raw"
            case .string where parameter.transfer == .none:
                let items = parameter.nullable ? "(\(name) ?? [])" : name
                before.append(
                    "let \(local) = C.\(maker)(of: \(items).map { \(copy) })"
                )
                before.append("defer { g_\(maker)_free_full(\(local)) { g_free($0) } }")
                return local
            case .string where parameter.transfer == .full: each = copy
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
        if let fixed {
            switch repository.shape(item) {
            case .number, .plain: before.append("C.require(\(name).count, \(fixed), \"\(parameter.name)\")")
            default: throw Unsupported(reason: "an array of fixed size")
            }
        }
        let constant = c.hasPrefix("const")
        let inner = repository.shape(item)
        let mutable = constant ? local : "&\(local)"
        let keyword = constant ? "let" : "var"
        let items = parameter.nullable ? "(\(name) ?? [])" : name
        switch inner {
        case .string:
            let label = item.isFileName ? "fileNames: " : ""
            if parameter.transfer == .full { return "C.duplicate(\(label)\(items))" }
            before.append("let \(local) = StringVector(\(label)\(name))")
            return c.contains("const") ? "\(local).constant" : "\(local).pointer"
        case .number(_, _, let same):
            if parameter.transfer != .none {
                guard same else { throw Unsupported(reason: "an array whose memory the function takes over") }
                return "C.duplicate(array: \(items))"
            }
            if same, constant { return name }
            before.append("\(keyword) \(local) = \(items)\(same ? "" : ".map { \(inner.toC("$0")) }")")
            return mutable
        case .type:
            before.append("\(keyword) \(local) = \(items).map { $0._valueType }")
            return mutable
        case .plain:
            before.append("\(keyword) \(local) = \(items).map { $0._c }")
            return mutable
        case .enumeration(let typeName):
            before.append("\(keyword) \(local) = \(items).map { \(cName(typeName))(rawValue: C.number($0)) }")
            return mutable
        case .object(let typeName), .interface(let typeName), .boxed(let typeName):
            guard case .named(_, let itemC) = item, itemC.hasSuffix("*") else {
                throw Unsupported(reason: "an array of structs")
            }
            if parameter.transfer != .none {
                throw Unsupported(reason: "an array whose memory the function takes over")
            }
            let type = pointerType(itemC, name: typeName)
            let end = zeroTerminated ? " + [nil]" : ""
            before.append(
                "var \(local): [\(type)] = \(items).map { \(pointer("$0._raw", c: itemC, name: typeName)) }\(end)"
            )
            return "&\(local)"
        default: throw Unsupported(reason: "an array of this item\(optional)")
        }
    }

    /// Copies an array of numbers for an asynchronous C function, which reads it until it ends.
    func allocatedArray(
        _ parameter: Parameter, _ shape: Shape, _ name: String, _ before: inout [String]
    ) -> String? {
        guard case .array(let item, _, _, _, _) = shape, case .number(_, _, true) = repository.shape(item),
            parameter.transfer == .none
        else { return nil }
        let local = cLocal(name)
        before.append("let \(local) = C.allocatedCopy(\(parameter.nullable ? "(\(name) ?? [])" : name))")
        before.append("defer { \(local).deallocate() }")
        return local
    }

    /// Returns the Swift value of `$0`, the address of an element of a list.
    func element(_ item: TypeReference, _ transfer: Transfer, _ function: String) throws(Unsupported)
        -> String
    {
        let full = transfer == .full
        switch repository.shape(item) {
        case .string:
            let pointer = "$0.assumingMemoryBound(to: CChar.self)"
            let text = item.isFileName ? "FileName" : "String"
            return "C.\(full ? "take" + text : Naming.lowerFirst(text))(\(pointer))"
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
