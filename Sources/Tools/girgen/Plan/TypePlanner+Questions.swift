// SPDX-License-Identifier: MIT

extension TypePlanner {
    /// Returns a getter without arguments, `get_x`, `is_x` or `has_x`, as a property, which can be written if there is `set_x`.
    /// A function without arguments of a struct, whose result is such a struct, becomes a constant: `Rect.zero`.
    func question(_ callable: Callable, _ function: FunctionPlan, _ renamed: String?) -> QuestionPlan? {
        let name = callable.name
        // The function returns a new reference to an object of which there is only one: `g_memory_monitor_dup_default`.
        let prefixes = ["get_", "is_", "has_"] + (callable.kind == .function ? ["dup_"] : [])
        let isConstant =
            callable.kind == .function && function.result == swiftName
            && repository.recordKind(type) == .plain
        guard callable.kind == .method || callable.kind == .function, function.parameters.isEmpty,
            function.effects.isEmpty, function.result != "Void", !function.isMutating,
            isConstant || prefixes.contains(where: { name.hasPrefix($0) && name != $0 })
        else { return nil }
        let isBare = name.hasPrefix("get_") || name.hasPrefix("dup_")
        let property = renamed ?? Naming.camel(isBare ? String(name.dropFirst(4)) : name)
        guard !taken.contains(property), !taken.contains("\(property)()") else { return nil }
        taken.formUnion([property, TypePlanner.typed(property, function.result)])
        let setter = setter(for: callable, function.result)
        if let setter { accessors.insert(setter.name) }
        return QuestionPlan(
            symbol: callable.symbol, name: property, type: setter?.type ?? function.result,
            body: function.body, set: setter?.body, isStatic: function.isStatic)
    }

    private typealias Setter = (name: String, type: String, body: [String])

    /// Returns the setter for a getter, if it takes the type that the getter returns. A setter that accepts NULL for a value that
    /// is never NULL makes the property implicitly unwrapped: nil restores the default value.
    private func setter(for getter: Callable, _ answer: String) -> Setter? {
        guard let underscore = getter.name.firstIndex(of: "_") else { return nil }
        let name = "set" + getter.name[underscore...]
        guard
            let found = callables.first(where: {
                $0.name == name && $0.kind == getter.kind && $0.isWanted
            }),
            found.parameters.count == 1, !found.throwsError, found.result.type.isVoid,
            !repository.overrides.isSpecial(found.symbol), found.parameters[0].direction == .in,
            let accepted = try? calls.swiftType(repository.shape(found.parameters[0].type)),
            let planned = try? calls.plan(found.renamingParameter(to: "newValue"), name: "")
        else { return nil }
        let takesNothing = found.parameters[0].nullable
        if calls.optional(accepted, takesNothing) == answer { return (name, answer, planned.body) }
        guard takesNothing, accepted == answer else { return nil }
        return (name, calls.unwrapped(accepted), planned.body)
    }
}
