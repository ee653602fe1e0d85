// SPDX-License-Identifier: MIT

extension TypePlanner {
    func add(_ callable: Callable) {
        guard callable.isWanted else { return }
        let callable = isClassInterface ? asConstructor(callable) : callable
        let (overrides, namespace) = (repository.overrides, type.namespace)
        let isAccessor = callable.kind != .constructor && accessors.contains(callable.name)
        if overrides.handWritten[callable.symbol] != nil || isAccessor || isDefaultConstructor(callable)
            || isFinish(callable) || isDoneByTheWrapper(callable)
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

    /// What `init()` of every class does already.
    private func isDefaultConstructor(_ callable: Callable) -> Bool {
        callable.kind == .constructor && callable.parameters.isEmpty && callable.name == "new"
            && repository.isObject(type) && !callable.throwsError
    }

    /// Whether it is an interface that is a class in Swift.
    var isClassInterface: Bool { repository.overrides.classInterfaces.contains(type.qualifiedName) }

    /// A function of an interface that makes an object of it, such as `g_file_new_for_path`, as a constructor.
    private func asConstructor(_ callable: Callable) -> Callable {
        guard callable.kind == .function, callable.name.hasPrefix("new_"), finish(of: callable) == nil,
            callable.result.type.isNamed(type.qualifiedName),
            callable.parameters.allSatisfy({ $0.direction == .in })
        else { return callable }
        return callable.asConstructor
    }

    /// Counting and freeing, which in a program's hands would free a value twice.
    private func isDoneByTheWrapper(_ callable: Callable) -> Bool {
        let isValue = type.kind == .record || type.kind == .union || !repository.isObject(type)
        return isValue && type.kind != .interface && callable.kind == .method
            && ["ref", "unref", "free", "ref_sink"].contains(callable.name)
    }

    /// The function that collects what an asynchronous one began.
    private func finish(of callable: Callable) -> Callable? {
        guard callable.parameters.contains(where: { $0.type.isNamed("Gio.AsyncReadyCallback") }) else {
            return nil
        }
        let stem = callable.name.hasSuffix("_async") ? String(callable.name.dropLast(6)) : callable.name
        return type.callables.first { $0.name == stem + "_finish" }
            ?? type.callables.first { $0.name == stem + "_async_finish" }
    }

    private func isFinish(_ callable: Callable) -> Bool {
        guard callable.name.hasSuffix("_finish") else { return false }
        let stem = String(callable.name.dropLast(7))
        return type.callables.contains {
            ($0.name == stem || $0.name == stem + "_async") && finish(of: $0)?.symbol == callable.symbol
        }
    }

    private func addSupported(_ callable: Callable) throws(Unsupported) {
        let finish = finish(of: callable)
        var base = callable.shadows ?? callable.name
        if finish != nil, base.hasSuffix("_async") { base = String(base.dropLast(6)) }
        let renamed = repository.overrides.names[callable.symbol]
        var function = try calls.plan(callable, name: renamed ?? Naming.camel(base), finish: finish)
        if callable.kind == .constructor { return try add(constructor: callable, function) }
        if callable.kind == .method, function.isPromised { plan.promises.append((callable.symbol, nil)) }
        if finish == nil, renamed == nil, let question = question(callable, function) {
            return addMember(question, isStatic: question.isStatic)
        }
        function.unlabelFirstUnlessNumbers()
        function.isDiscardable = function.result != "Void" && !function.isStatic && isDeed(callable)
        func key() -> String { function.parameters.isEmpty ? function.name : function.signature }
        if taken.contains(key()) {
            if accessors.contains(callable.name) { return }
            function.name = Naming.lowerFirst(swiftName) + Naming.upperFirst(function.name)
            if taken.contains(key()) { throw Unsupported(reason: "its name is taken twice") }
        }
        taken.insert(key())
        addMember(function, isStatic: function.isStatic)
    }

    /// A protocol cannot have static members: they are in the class that stands for any object of it.
    private func addMember(_ member: any Written, isStatic: Bool) {
        if isStatic, type.kind == .interface, !isClassInterface {
            plan.statics.append(member)
        } else {
            plan.members.append(member)
        }
    }

    /// Methods that do something and also report it.
    private func isDeed(_ callable: Callable) -> Bool {
        let questions = [
            "get_", "is_", "has_", "can_", "should_", "peek_", "find_", "lookup_", "equal", "contains",
            "compare", "to_", "ref_", "hash", "compute_", "measure", "inside", "starts", "ends",
        ]
        return !questions.contains { callable.name.hasPrefix($0) }
    }
}
