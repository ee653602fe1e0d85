// SPDX-License-Identifier: MIT

extension TypePlanner {
    func add(_ callable: Callable) {
        guard callable.isWanted else { return }
        let callable = inPlace(callable)
        let overrides = repository.overrides
        let isAccessor = callable.kind != .constructor && accessors.contains(callable.name)
        if overrides.handWritten[callable.symbol] != nil || isAccessor || isDefaultConstructor(callable)
            || callables.isFinish(callable) || isDoneByTheWrapper(callable) || isWrittenByProperty(callable)
        {
            return coverage.bound(namespace, .callables)
        }
        if let reason = overrides.reason(toSkip: callable.symbol) {
            return coverage.missing(namespace, .callables, callable.symbol, reason)
        }
        do throws(Unsupported) {
            try addSupported(callable)
            coverage.bound(namespace, .callables)
        } catch {
            coverage.missing(namespace, .callables, callable.symbol, error.reason)
        }
    }

    /// Leaves out what `init()` of every class does already.
    private func isDefaultConstructor(_ callable: Callable) -> Bool {
        callable.kind == .constructor && callable.parameters.isEmpty && callable.name == "new"
            && repository.isObject(type) && !callable.throwsError
    }

    /// Whether an interface is written as a class.
    var isClassInterface: Bool { repository.overrides.classInterfaces.contains(type.qualifiedName) }

    /// Returns a function with an enumeration as its argument as a method of that type, and a function that
    /// creates an object as a constructor.
    private func inPlace(_ callable: Callable) -> Callable {
        guard callable.kind == .function else { return callable }
        switch type.kind {
        case .enumeration, .flags: return callable.asMember(of: type.qualifiedName, named: callable.name)
        default: return isMaker(callable) ? callable.asConstructor : callable
        }
    }

    /// Whether a function is a constructor although GIR does not say so: `g_file_new_for_path`, `pango_attr_list_from_string`.
    private func isMaker(_ callable: Callable) -> Bool {
        guard callable.result.type.isNamed(type.qualifiedName), callables.finish(of: callable) == nil,
            callable.parameters.allSatisfy({ $0.direction == .in })
        else { return false }
        if isClassInterface { return callable.name.hasPrefix("new_") }
        guard type.kind != .interface, repository.recordKind(type) != .plain else { return false }
        return repository.overrides.names[callable.symbol]?.name == "init"
            || (callable.name.hasPrefix("from_") && callable.result.transfer == .full)
    }

    /// Functions that count references or free memory, which programs must not call, and the names of error domains.
    private func isDoneByTheWrapper(_ callable: Callable) -> Bool {
        if type.errorDomain != nil, callable.name == "quark" { return true }
        let isValue = type.kind == .record || type.kind == .union || !repository.isObject(type)
        return isValue && type.kind != .interface && callable.kind == .method
            && ["ref", "unref", "free", "destroy", "ref_sink"].contains(callable.name)
    }

    /// Whether a function of a newer release only writes a property that older releases have.
    private func isWrittenByProperty(_ callable: Callable) -> Bool {
        guard release > .oldest, callable.kind == .method, callable.name.hasPrefix("set_"),
            callable.parameters.count == 1
        else { return false }
        let name = Naming.camel(String(callable.name.dropFirst(4)))
        return plan.members.contains { member in
            guard let property = member as? PropertyPlan else { return false }
            return property.name == name && property.set != nil && property.isReadable
        }
    }

    private func addSupported(_ callable: Callable) throws(Unsupported) {
        if isInitializer(callable) { return try add(initializer: callable) }
        let finish = callables.finish(of: callable)
        var base = callable.shadows ?? callable.name
        if finish != nil, base.hasSuffix("_async") { base = String(base.dropLast(6)) }
        let renaming = repository.overrides.names[callable.symbol]
        let function = try calls.plan(callable, name: renaming?.name ?? Naming.camel(base), finish: finish)
        if callable.kind == .constructor || finish?.kind == .constructor {
            return try add(constructor: callable, function)
        }
        if callable.kind == .method, function.isPromised {
            plan.promises.append((callable.symbol, nil, release))
        }
        if finish == nil, renaming?.labels == nil, let question = question(callable, function, renaming?.name)
        {
            return plan.members.append(question)
        }
        if isAnswered(callable, function) { return }
        var named = function
        if let renaming {
            renaming.labels == nil
                ? named.unlabelFirstWhereClear() : renaming.label(&named, coverage)
        } else {
            named.word(base)
        }
        if isTaken(named) {
            // By the C name of the function and by that of its type.
            named = function
            named.unlabelFirstWhereClear()
            if isTaken(named) { named.name = Naming.lowerFirst(swiftName) + Naming.upperFirst(named.name) }
            if isTaken(named) { throw Unsupported(reason: "its name is taken twice") }
        }
        named.isDiscardable = named.result != "Void" && !named.isStatic && isDeed(callable)
        if named.parameters.isEmpty { taken.formUnion([named.name, "func \(named.name)"]) }
        taken.insert(named.signature)
        plan.members.append(named)
    }

    /// Whether a member already has the name of a function. A function that blocks and one that suspends can share a name.
    private func isTaken(_ function: FunctionPlan) -> Bool {
        taken.contains(function.signature)
            || (function.parameters.isEmpty && taken.contains(function.name)
                && !taken.contains("func \(function.name)"))
    }

    /// Whether a property has the same value that a function without arguments returns.
    private func isAnswered(_ callable: Callable, _ function: FunctionPlan) -> Bool {
        guard callable.kind == .method, function.parameters.isEmpty, function.effects.isEmpty else {
            return false
        }
        let name = callable.name.hasPrefix("get_") ? String(callable.name.dropFirst(4)) : callable.name
        return taken.contains(TypePlanner.typed(Naming.camel(name), function.result))
    }

    /// Methods that do something, and whose result only reports that.
    private func isDeed(_ callable: Callable) -> Bool {
        let questions = [
            "get_", "is_", "has_", "can_", "should_", "peek_", "find_", "lookup_", "equal", "contains",
            "compare", "to_", "ref_", "hash", "compute_", "measure", "inside", "starts", "ends",
        ]
        return !questions.contains { callable.name.hasPrefix($0) }
    }
}
