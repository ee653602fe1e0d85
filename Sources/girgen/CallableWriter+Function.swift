// SPDX-License-Identifier: MIT

extension CallableWriter {
    /// The Swift function for a C function.
    func parts(of callable: Callable, name swiftName: String, finish: Callable? = nil) throws(Unsupported)
        -> Parts
    {
        var parts = Parts()
        parts.name = swiftName
        parts.isStatic = callable.instance == nil && callable.kind != .constructor
        var before: [String] = []
        var outputs: [(type: String, name: String, value: String)] = []
        var arguments: [String] = []

        // Parameters that Swift does not show.
        var hidden: [Int: String] = [:]
        var lengthOf: [Int: Int] = [:]
        for (index, parameter) in callable.parameters.enumerated() {
            if let closure = parameter.closure, parameter.scope != nil { hidden[closure] = "nil" }
            if let destroy = parameter.destroy { hidden[destroy] = "nil" }
            if case .array(_, let length?, _, _, _) = parameter.type { lengthOf[length] = index }
        }
        var resultLength: Int?
        if case .array(_, let length?, _, _, _) = callable.result.type { resultLength = length }

        if let instance = callable.instance {
            arguments.append(try instanceArgument(instance, &before, &parts))
        }
        // How the call looks inside the closures that lend a callback.
        var lends: [(String, String)] = []
        for (index, parameter) in callable.parameters.enumerated() {
            if parameter.isVarargs { throw Unsupported(reason: "varargs") }
            let name = Naming.local(parameter.name)
            let plainName = Naming.camel(parameter.name)
            if let known = hidden[index] {
                arguments.append(known)
                continue
            }
            let shape = repository.shape(parameter.type)
            if let array = lengthOf[index] {
                let source = callable.parameters[array]
                if source.direction == .in {
                    guard case .number(_, let cType, _) = shape else { throw Unsupported(reason: "a length") }
                    let sourceName = Naming.local(source.name)
                    let count = source.nullable ? "(\(sourceName)?.count ?? 0)" : "\(sourceName).count"
                    arguments.append("\(cType)(\(count))")
                } else {
                    guard case .number(_, let cType, _) = shape else { throw Unsupported(reason: "a length") }
                    before.append("var \(name) = \(cType)()")
                    arguments.append("&\(name)")
                }
                continue
            }
            if resultLength == index {
                guard case .number(_, let cType, _) = shape else { throw Unsupported(reason: "a length") }
                before.append("var \(name) = \(cType)()")
                arguments.append("&\(name)")
                continue
            }
            if finish != nil, isNamed(parameter.type, "Gio.Cancellable") {
                arguments.append("cancellable")
                continue
            }
            if finish != nil, isNamed(parameter.type, "Gio.AsyncReadyCallback") {
                arguments.append("ready")
                if let closure = parameter.closure { hidden[closure] = "data" }
                continue
            }
            if case .callback(let callbackName) = shape {
                let thunk = self.swiftName(callbackName) + "Thunk"
                guard let callback = repository.callbacks[callbackName], callbackWritable(callback),
                    let closure = parameter.closure
                else { throw Unsupported(reason: "the callback \(callbackName)") }
                repository.usedCallbacks.insert(callbackName)
                let escaping = (parameter.scope != "call" || finish != nil) && !parameter.nullable
                let type = self.swiftName(callbackName)
                parts.labels.append(plainName)
                parts.parameters.append(
                    parameterText(
                        plainName, escaping ? "@escaping \(type)" : parameter.nullable ? "\(type)?" : type,
                        parameter.nullable ? " = nil" : ""))
                switch parameter.scope {
                case "call" where finish != nil:
                    let data = closureIndexName(closure)
                    before.append("let \(data) = \(thunk).retained(\(name))")
                    before.append("defer { releaseCallback(\(data)) }")
                    arguments.append(
                        parameter.nullable ? "\(name) == nil ? nil : \(thunk).call" : "\(thunk).call")
                    hidden[closure] = data
                case "call":
                    if parameter.nullable {
                        arguments.append("\(name) == nil ? nil : \(thunk).call")
                        lends.append((closureIndexName(closure), "\(thunk).lend(\(name))"))
                    } else {
                        arguments.append("\(thunk).call")
                        lends.append((closureIndexName(closure), "\(thunk).lend(\(name))"))
                    }
                    hidden[closure] = closureIndexName(closure)
                case "notified":
                    arguments.append(
                        parameter.nullable ? "\(name) == nil ? nil : \(thunk).call" : "\(thunk).call")
                    hidden[closure] = "\(thunk).retained(\(name))"
                    if let destroy = parameter.destroy {
                        hidden[destroy] =
                            parameter.nullable ? "\(name) == nil ? nil : releaseCallback" : "releaseCallback"
                    }
                case "async":
                    arguments.append(
                        parameter.nullable ? "\(name) == nil ? nil : \(thunk).once" : "\(thunk).once")
                    hidden[closure] = "\(thunk).retained(\(name))"
                default: throw Unsupported(reason: "the callback \(callbackName) without a scope")
                }
                continue
            }
            switch parameter.direction {
            case .in:
                let type = try swiftType(shape)
                arguments.append(try argument(parameter, shape, name, &before))
                parts.labels.append(plainName)
                parts.parameters.append(
                    parameterText(
                        plainName, optional(type, parameter.nullable), parameter.nullable ? " = nil" : ""))
            case .out:
                arguments.append("&\(name)")
                outputs.append(
                    try output(parameter, shape, name, callable, &before))
            case .inout:
                arguments.append("&\(name)")
                switch shape {
                case .number(let swift, let cType, let same):
                    before.append("var \(name) = \(same ? name : "\(cType)(\(name))")")
                    outputs.append((swift, plainName, same ? name : "\(swift)(\(name))"))
                case .plain(let typeName):
                    before.append("var \(name) = \(name)._c")
                    outputs.append(
                        (self.swiftName(typeName), plainName, "\(self.swiftName(typeName))(_c: \(name))"))
                default: throw Unsupported(reason: "an in-out parameter of this kind")
                }
                parts.labels.append(plainName)
                parts.parameters.append(parameterText(plainName, try swiftType(shape), ""))
            }
        }
        // Closure data that comes before its callback was filled in too early: fill it in now.
        let offset = callable.instance == nil ? 0 : 1
        for (index, known) in hidden where arguments[index + offset] == "nil" {
            arguments[index + offset] = known
        }

        if let finish {
            try writeAsync(callable, finish, arguments, before, &parts)
            return parts
        }
        if callable.throwsError {
            arguments.append("&error")
            before.append("var error: UnsafeMutablePointer<GError>?")
            parts.effects = " throws(GLibError)"
        }
        var call = "\(callable.symbol)(\(arguments.joined(separator: ", ")))"
        for (name, _) in lends.reversed() where !name.isEmpty { _ = name }
        for (dataName, lender) in lends.reversed() {
            call = "\(lender) { \(dataName) in \(call) }"
        }
        try finishBody(callable, call, before, outputs, &parts)
        return parts
    }

    var isolated: Bool {
        guard let owner else { return true }
        return owner.kind == .interface || repository.isObject(owner)
    }

    private func closureIndexName(_ index: Int) -> String { "data\(index)" }

    private func isNamed(_ type: TypeReference, _ name: String) -> Bool {
        if case .named(let typeName, _) = type { return typeName == name }
        return false
    }

    private func parameterText(_ name: String, _ type: String, _ end: String) -> String {
        let safe = Naming.escaped(name)
        return "\(safe): \(type)\(end)"
    }

    private func instanceArgument(
        _ instance: Parameter, _ before: inout [String], _ parts: inout Parts
    ) throws(Unsupported) -> String {
        guard case .named(let name, let c) = instance.type else { throw Unsupported(reason: "its instance") }
        if case .plain = repository.shape(instance.type) {
            if c.hasPrefix("const") || c == "gconstpointer" {
                before.append("var cSelf = _c")
                return "&cSelf"
            }
            parts.isMutating = true
            return "&_c"
        }
        if case .enumeration = repository.shape(instance.type) { return "C.constant(self)" }
        if instance.transfer == .full {
            return isolated
                ? pointer("_retained()", c: c, name: name) : pointer("C.give(self)", c: c, name: name)
        }
        return pointer("_raw", c: c, name: name)
    }

    /// A result that C writes through a pointer.
    private func output(
        _ parameter: Parameter, _ shape: Shape, _ name: String, _ callable: Callable, _ before: inout [String]
    ) throws(Unsupported) -> (type: String, name: String, value: String) {
        let plainName = Naming.camel(parameter.name)
        let transfer = parameter.transfer
        func result(_ type: TypeReference, nullable: Bool, count: String? = nil) throws(Unsupported) -> (
            type: String, name: String, value: String
        ) {
            let value = try converted(
                name, type, shape, transfer: transfer, nullable: nullable, function: callable.symbol,
                count: count)
            return (optional(try swiftType(shape), nullable), plainName, value)
        }
        if case .array(let item, let length, _, _, let c) = parameter.type {
            guard !parameter.callerAllocates else {
                throw Unsupported(reason: "an array the caller allocates")
            }
            var count: String?
            if let length { count = "Int(\(Naming.local(callable.parameters[length].name)))" }
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
            before.append("var \(name) = \(["bool", "_Bool"].contains(base(c)) ? "false" : "gboolean()")")
            return try result(value, nullable: false)
        case .number(_, let cType, _):
            before.append("var \(name) = \(cType)()")
            return try result(value, nullable: false)
        case .scalar:
            before.append("var \(name) = gunichar()")
            return try result(value, nullable: false)
        case .string:
            before.append("var \(name): Unsafe\(c.hasPrefix("const") ? "" : "Mutable")Pointer<CChar>?")
            // A constant string stays C's, whatever GIR says.
            if c.hasPrefix("const") { return ("String?", plainName, "C.optionalString(\(name))") }
            return try result(value, nullable: true)
        case .enumeration(let enumeration), .flags(let enumeration):
            before.append("var \(name) = \(cName(enumeration))(0)")
            return try result(value, nullable: false)
        case .object(let object), .interface(let object):
            before.append("var \(name): \(pointerType(c, name: object))")
            return try result(value, nullable: true)
        case .plain(let plain):
            if parameter.callerAllocates || c.filter({ $0 == "*" }).count == 1 {
                before.append("var \(name) = \(cName(plain))()")
                return (self.swiftName(plain), plainName, "\(self.swiftName(plain))(_c: \(name))")
            }
            before.append("var \(name): UnsafeMutablePointer<\(cName(plain))>?")
            return try result(value, nullable: true)
        case .boxed(let boxed):
            if boxed == "GObject.Value" {
                before.append("var \(name) = GValue()")
                return ("Value", plainName, "Value(moving: \(name))")
            }
            guard c.filter({ $0 == "*" }).count == 2 else {
                throw Unsupported(reason: "a struct the caller allocates")
            }
            before.append("var \(name): \(pointerType(c, name: boxed))")
            return try result(value, nullable: true)
        default: throw Unsupported(reason: "an out parameter of \(typeName)")
        }
    }

    /// The lines after the arguments are known: the call, the error, the result.
    private func finishBody(
        _ callable: Callable, _ call: String, _ before: [String],
        _ outputs: [(type: String, name: String, value: String)], _ parts: inout Parts,
        asFunction: Bool = false
    ) throws(Unsupported) {
        var shape = repository.shape(callable.result.type)
        if case .bool = shape, callable.throwsError { shape = .void }
        var count: String?
        if case .array(_, let length?, _, _, _) = callable.result.type {
            count = "Int(\(Naming.local(callable.parameters[length].name)))"
        }
        var lines = before
        let check = "if let error { throw GLibError(taking: error) }"
        let symbol = callable.symbol
        if callable.kind == .constructor, !asFunction {
            try constructorBody(callable, call, lines, check, &parts)
            return
        }
        if case .void = shape {
            lines.append(callable.result.type.isVoid ? call : "_ = \(call)")
            if callable.throwsError { lines.append(check) }
            if outputs.isEmpty {
                parts.body = lines
                return
            }
            parts.result = tupleType(outputs)
            lines.append("return \(tuple(outputs))")
            parts.body = lines
            return
        }
        var nullable = callable.result.nullable
        switch shape {
        case .array, .container: nullable = false
        default: break
        }
        if nullable, callable.throwsError, !outputs.isEmpty { nullable = true }
        let type = optional(try swiftType(shape), nullable)
        if outputs.isEmpty, !callable.throwsError, count == nil {
            let value = try converted(
                call, callable.result.type, shape, transfer: callable.result.transfer, nullable: nullable,
                function: symbol)
            parts.result = type
            lines.append(lines.isEmpty ? value : "return \(value)")
            parts.body = lines
            return
        }
        lines.append("let result = \(call)")
        if callable.throwsError { lines.append(check) }
        if case .bool = shape, !outputs.isEmpty {
            parts.result = optional(tupleType(outputs))
            if outputs.count == 1, outputs[0].type.hasSuffix("?") { parts.result = outputs[0].type }
            let failed = callable.result.type.isCBool ? "!result" : "result == 0"
            lines.append("return \(failed) ? nil : \(tuple(outputs))")
            parts.body = lines
            return
        }
        let value = try converted(
            "result", callable.result.type, shape, transfer: callable.result.transfer, nullable: nullable,
            function: symbol, count: count)
        let all = [(type: type, name: "result", value: value)] + outputs
        parts.result = tupleType(all)
        lines.append("return \(tuple(all))")
        parts.body = lines
    }

    private func tupleType(_ items: [(type: String, name: String, value: String)]) -> String {
        if items.count == 1 { return items[0].type }
        return "(" + items.map { "\(Naming.escaped($0.name)): \($0.type)" }.joined(separator: ", ") + ")"
    }

    private func tuple(_ items: [(type: String, name: String, value: String)]) -> String {
        if items.count == 1 { return items[0].value }
        return "(" + items.map(\.value).joined(separator: ", ") + ")"
    }

    private func constructorBody(
        _ callable: Callable, _ call: String, _ before: [String], _ check: String, _ parts: inout Parts
    ) throws(Unsupported) {
        var lines = before
        guard let owner else { throw Unsupported(reason: "a constructor without a class") }
        var address = call
        let c: String
        if case .named(_, let spelled) = callable.result.type { c = spelled } else { c = "" }
        let plain = repository.recordKind(owner) == .plain && owner.kind == .record
        let base = base(c)
        if !plain, base != "gpointer" {
            address = repository.isOpaque(c: base) ? "C.raw(\(call))" : "UnsafeMutableRawPointer(\(call))"
        }
        let label =
            plain ? "_c" : repository.isObject(owner) || owner.kind == .interface ? "_constructed" : "_taking"
        if plain { throw Unsupported(reason: "a struct has its own initializer") }
        if callable.throwsError {
            lines.append("let result = \(address)")
            lines.append(check)
            address = "result"
        }
        var suffix = ""
        if callable.result.nullable {
            lines.append("guard let made = \(address) else { return nil }")
            address = "made"
            suffix = "?"
        } else {
            address = "C.present(\(address), \"\(callable.symbol)\")"
        }
        if callable.result.transfer == .none, label == "_taking" {
            throw Unsupported(reason: "a constructor that gives nothing away")
        }
        if callable.result.transfer == .none, label == "_constructed", !isFloating(owner) {
            lines.append("self.init(_borrowed: \(address))")
        } else {
            lines.append("self.init(\(label): \(address))")
        }
        parts.name = "init\(suffix)"
        parts.result = "Void"
        parts.body = lines
    }

    private func isFloating(_ owner: TypeDeclaration) -> Bool {
        repository.ancestors(owner).contains { $0.qualifiedName == "GObject.InitiallyUnowned" }
    }

    private func writeAsync(
        _ callable: Callable, _ finish: Callable, _ arguments: [String], _ before: [String],
        _ parts: inout Parts
    ) throws(Unsupported) {
        // The arguments are passed before the first suspension, so what they borrow is still alive.
        let call = "\(callable.symbol)(\(arguments.joined(separator: ", ")))"
        var lines = before
        lines.append("let source = await C.ready { cancellable, ready, data in")
        lines.append("    \(call)")
        lines.append("}")
        var inner = Parts()
        var finishBefore: [String] = []
        var outputs: [(type: String, name: String, value: String)] = []
        var finishArguments: [String] = []
        if let instance = finish.instance {
            finishArguments.append(try instanceArgument(instance, &finishBefore, &inner))
        }
        for (index, parameter) in finish.parameters.enumerated() {
            if isNamed(parameter.type, "Gio.AsyncResult") {
                finishArguments.append("C.opaque(source._raw)")
                continue
            }
            let name = Naming.local(parameter.name)
            let shape = repository.shape(parameter.type)
            guard parameter.direction == .out else {
                throw Unsupported(reason: "the result of its finish function")
            }
            if finish.parameters.contains(where: {
                if case .array(_, let length?, _, _, _) = $0.type { return length == index }
                return false
            }) || resultLength(finish) == index {
                guard case .number(_, let cType, _) = shape else { throw Unsupported(reason: "a length") }
                finishBefore.append("var \(name) = \(cType)()")
                finishArguments.append("&\(name)")
                continue
            }
            finishArguments.append("&\(name)")
            outputs.append(try output(parameter, shape, name, finish, &finishBefore))
        }
        if finish.throwsError {
            finishArguments.append("&error")
            finishBefore.append("var error: UnsafeMutablePointer<GError>?")
        }
        let finishCall = "\(finish.symbol)(\(finishArguments.joined(separator: ", ")))"
        try finishBody(finish, finishCall, finishBefore, outputs, &inner, asFunction: true)
        parts.body =
            lines
            + inner.body.enumerated().map { index, line in
                inner.body.count == 1 && inner.result != "Void" ? "return \(line)" : line
            }
        parts.result = inner.result
        parts.effects = finish.throwsError ? " async throws(GLibError)" : " async"
    }

    private func resultLength(_ callable: Callable) -> Int? {
        if case .array(_, let length?, _, _, _) = callable.result.type { return length }
        return nil
    }

    /// Whether a C callback can be written in Swift at all.
    func callbackWritable(_ callback: Callable) -> Bool {
        (try? callbackTypes(callback)) != nil
    }

    /// The Swift parameters and result of a C callback.
    func callbackTypes(_ callback: Callable) throws(Unsupported) -> (
        parameters: [(name: String, type: String, conversion: String?)], result: String, answer: String
    ) {
        if callback.throwsError { throw Unsupported(reason: "a callback that fails") }
        var result: [(name: String, type: String, conversion: String?)] = []
        let data =
            callback.parameters.firstIndex { $0.name.hasSuffix("data") && $0.closure != nil }
            ?? callback.parameters.lastIndex { $0.name.hasSuffix("data") }
        for (index, parameter) in callback.parameters.enumerated() {
            let name = "a\(index)"
            if index == data {
                result.append((name, "", nil))
                continue
            }
            guard parameter.direction == .in else {
                throw Unsupported(reason: "an out parameter of a callback")
            }
            let shape = repository.shape(parameter.type)
            let nullable: Bool
            switch shape {
            case .array, .container: throw Unsupported(reason: "a list in a callback")
            case .object, .interface, .boxed, .string: nullable = parameter.nullable
            default: nullable = false
            }
            let type = optional(try swiftType(shape), nullable)
            result.append(
                (
                    name, type,
                    try converted(
                        name, parameter.type, shape, transfer: parameter.transfer, nullable: nullable,
                        function: callback.name)
                ))
        }
        guard data != nil else { throw Unsupported(reason: "a callback without user data") }
        let shape = repository.shape(callback.result.type)
        var unused: [String] = []
        let type = optional(try swiftType(shape), callback.result.nullable)
        if case .void = shape { return (result, type, "$0") }
        if case .plain = shape { throw Unsupported(reason: "a struct as a callback's result") }
        if case .string = shape, callback.result.transfer == .none {
            throw Unsupported(reason: "a lent string as a callback's result")
        }
        let answer = try argument(callback.result, shape, "$0", &unused)
        guard unused.isEmpty else { throw Unsupported(reason: "a callback's result") }
        return (result, type, answer)
    }
}

extension TypeReference {
    var isVoid: Bool {
        if case .named("none", let c) = self { return !c.hasSuffix("*") }
        return false
    }

    /// C's own `bool`, which Swift imports as `Bool`.
    var isCBool: Bool {
        if case .named("gboolean", let c) = self { return c == "bool" || c == "_Bool" }
        return false
    }
}
