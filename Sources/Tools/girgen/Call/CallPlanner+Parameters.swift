// SPDX-License-Identifier: MIT

/// A call while it is being planned.
struct CallDraft {
    typealias Output = (type: String, name: String, value: String)

    let callable: Callable
    let finish: Callable?
    var plan = FunctionPlan()
    /// The lines before the call.
    var before: [String] = []
    /// The variables that the C function writes through pointers.
    var outputs: [Output] = []
    var arguments: [String] = []
    /// The C arguments that are not parameters of the Swift function, by their index.
    var hidden: [Int: String] = [:]
    /// The index of the array whose length a parameter is, by the index of that parameter.
    var lengthOf: [Int: Int] = [:]
    /// Closures that are passed for the duration of the call: the name of the data that the C function passes
    /// on, and the function that provides it.
    var temporaries: [(data: String, wrapper: String)] = []

    init(_ callable: Callable, finish: Callable?) {
        (self.callable, self.finish) = (callable, finish)
        for (index, parameter) in callable.parameters.enumerated() {
            if let closure = parameter.closure, parameter.scope != nil { hidden[closure] = "nil" }
            if let destroy = parameter.destroy { hidden[destroy] = "nil" }
            if let length = parameter.type.lengthIndex { lengthOf[length] = index }
        }
    }

    mutating func show(_ name: String, _ type: String, otherwise: String? = nil) {
        plan.labels.append(name)
        plan.parameters.append("\(Naming.escaped(name)): \(type)\(otherwise.map { " = \($0)" } ?? "")")
        if name == "ioPriority" { plan.relabel(plan.labels.count - 1, "priority") }
    }
}

extension CallPlanner {
    /// Plans the Swift function for a C function.
    func plan(_ callable: Callable, name swiftName: String, finish: Callable? = nil) throws(Unsupported)
        -> FunctionPlan
    {
        var draft = CallDraft(callable, finish: finish)
        draft.plan.name = swiftName
        draft.plan.symbols = [callable.symbol] + (finish.map { [$0.symbol] } ?? [])
        draft.plan.isStatic = callable.instance == nil && callable.kind != .constructor
        if let instance = callable.instance {
            draft.arguments.append(try instanceArgument(instance, &draft.before, &draft.plan))
        }
        for (index, parameter) in callable.parameters.enumerated() { try add(parameter, at: index, &draft) }
        // The data of a closure can come before its callback. It is filled in here, when the callback is known.
        let offset = callable.instance == nil ? 0 : 1
        for (index, known) in draft.hidden where draft.arguments[index + offset] == "nil" {
            draft.arguments[index + offset] = known
        }
        if let finish {
            try writeAsync(callable, finish, draft.arguments, draft.before, &draft.plan)
            return draft.plan
        }
        if callable.throwsError {
            draft.arguments.append("&error")
            draft.before.append("var error: UnsafeMutablePointer<GError>?")
            draft.plan.effects = " throws(GLibError)"
        }
        var call = "\(callable.symbol)(\(draft.arguments.joined(separator: ", ")))"
        for (data, wrapper) in draft.temporaries.reversed() { call = "\(wrapper) { \(data) in \(call) }" }
        try finishBody(callable, call, draft.before, draft.outputs, &draft.plan)
        return draft.plan
    }

    private func add(_ parameter: Parameter, at index: Int, _ draft: inout CallDraft) throws(Unsupported) {
        if parameter.isVarargs { throw Unsupported(reason: "varargs") }
        if let known = draft.hidden[index] {
            draft.arguments.append(known)
            return
        }
        let shape = repository.shape(parameter.type)
        if let array = draft.lengthOf[index] {
            try addLength(parameter, shape, of: draft.callable.parameters[array], &draft)
        } else if draft.callable.result.type.lengthIndex == index {
            try addLength(parameter, shape, of: nil, &draft)
        } else if isLengthOfString(parameter, shape, draft, types: ["gsize"]) {
            let string = draft.callable.parameters[index - 1]
            draft.arguments.append("gsize(\(Naming.local(string.name)).utf8.count)")
        } else if draft.finish != nil, parameter.type.isNamed("Gio.Cancellable") {
            draft.arguments.append("cancellable")
        } else if draft.finish != nil, parameter.type.isNamed("Gio.AsyncReadyCallback") {
            draft.arguments.append("ready")
            if let closure = parameter.closure { draft.hidden[closure] = "data" }
        } else if case .callback(let callback) = shape {
            try add(callback: callback, parameter, &draft)
        } else {
            try add(value: parameter, shape, &draft)
        }
    }

    /// Plans the length of an array: Swift counts it if the array is an argument, and the C function writes it if the array is a result.
    private func addLength(
        _ parameter: Parameter, _ shape: Shape, of array: Parameter?, _ draft: inout CallDraft
    ) throws(Unsupported) {
        guard case .number(_, let cType, _) = shape else { throw Unsupported(reason: "a length") }
        if let array, array.direction == .in {
            let name = Naming.local(array.name)
            let count = array.nullable ? "(\(name)?.count ?? 0)" : "\(name).count"
            draft.arguments.append("C.\(cType)(\(count))")
            return
        }
        let name = Naming.local(parameter.name)
        draft.before.append("var \(name): \(cType) = 0")
        draft.arguments.append("&\(name)")
    }

    private func add(value parameter: Parameter, _ shape: Shape, _ draft: inout CallDraft) throws(Unsupported)
    {
        let name = Naming.local(parameter.name)
        let shown = Naming.camel(parameter.name)
        switch parameter.direction {
        case .in:
            let type = try argumentType(shape)
            if draft.finish != nil, let copy = allocatedArray(parameter, shape, name, &draft.before) {
                draft.arguments.append(copy)
            } else {
                draft.arguments.append(try argument(parameter, shape, name, &draft.before))
            }
            let other = defaultValue(of: parameter, shape, draft)
            if draft.plan.parameters.isEmpty { draft.plan.isAboutThing = shape.isThing }
            draft.show(shown, optional(type, parameter.nullable), otherwise: other)
        case .out:
            draft.arguments.append("&\(name)")
            let output = try output(parameter, shape, name, draft.callable, &draft.before)
            if !isLengthOfResult(parameter, shape, draft.callable) { draft.outputs.append(output) }
        case .changed:
            guard case .plain = shape else { throw Unsupported(reason: "a changed parameter of this kind") }
            if draft.plan.parameters.isEmpty { draft.plan.isAboutThing = true }
            draft.arguments.append("&\(name)._c")
            draft.show(shown, "inout \(try swiftType(shape))")
        case .inout:
            draft.arguments.append("&\(name)")
            let type = try swiftType(shape)
            switch shape {
            case .number:
                draft.before.append("var \(name) = \(shape.toC(name))")
                draft.outputs.append((type, shown, shape.toSwift(name)))
            case .plain:
                draft.before.append("var \(name) = \(name)._c")
                draft.outputs.append((type, shown, "\(type)(_c: \(name))"))
            default: throw Unsupported(reason: "an in-out parameter of this kind")
            }
            draft.show(shown, type)
        }
    }

    /// Returns the default value of an argument: nil, no flags, the end of the string, or what a line `default` says.
    private func defaultValue(of parameter: Parameter, _ shape: Shape, _ draft: CallDraft) -> String? {
        if let known = repository.overrides.defaultValue(of: parameter.name, in: draft.callable.symbol) {
            return known.isEmpty ? nil : known
        }
        if parameter.nullable { return "nil" }
        if case .flags = shape, parameter.name.hasSuffix("flags"), !draft.callable.name.contains("set_") {
            return "[]"
        }
        let isLength = isLengthOfString(parameter, shape, draft, types: ["gint", "gssize"])
        return isLength ? "-1" : nil
    }

    /// Whether the parameter is the length, in bytes, of the string before it. If its type is signed, -1 means the whole string.
    private func isLengthOfString(
        _ parameter: Parameter, _ shape: Shape, _ draft: CallDraft, types: Set<String>
    ) -> Bool {
        guard ["len", "length"].contains(parameter.name), case .number(_, let cType, _) = shape,
            parameter.direction == .in, types.contains(cType),
            let index = draft.callable.parameters.firstIndex(where: { $0.name == parameter.name }), index > 0,
            case .string = repository.shape(draft.callable.parameters[index - 1].type)
        else { return false }
        return true
    }

    /// Whether the parameter receives the length of the string, or the number of the strings, that the function returns.
    func isLengthOfResult(_ parameter: Parameter, _ shape: Shape, _ callable: Callable) -> Bool {
        guard parameter.name == "length", case .number = shape else { return false }
        switch repository.shape(callable.result.type) {
        case .string: return true
        case .array(let item, _, _, true, _):
            if case .string = repository.shape(item) { return true }
            return false
        default: return false
        }
    }

    func instanceArgument(
        _ instance: Parameter, _ before: inout [String], _ plan: inout FunctionPlan
    ) throws(Unsupported) -> String {
        guard case .named(let name, let c) = instance.type else { throw Unsupported(reason: "its instance") }
        if case .plain = repository.shape(instance.type) {
            if c.hasPrefix("const") || c == "gconstpointer" {
                before.append("var cSelf = _c")
                return "&cSelf"
            }
            plan.isMutating = true
            return "&_c"
        }
        switch repository.shape(instance.type) {
        case .enumeration, .flags: return ".init(rawValue: C.number(self))"
        default: break
        }
        if instance.transfer == .full {
            return isIsolated
                ? pointer("_retained()", c: c, name: name) : pointer("C.give(self)", c: c, name: name)
        }
        return pointer("_raw", c: c, name: name)
    }
}
