// SPDX-License-Identifier: MIT

/// A virtual function that a Swift class may implement.
struct VirtualPlan {
    /// The C name of the field in the class structure.
    let slot: String
    /// The Swift name, such as `doActivate`. The default implementation calls the previous C function.
    let function: FunctionPlan
    /// The conversion of the arguments and of the result.
    let incoming: IncomingPlan
    /// Whether there is no default implementation.
    let isRequired: Bool
    let since: Release
}

/// How Swift implements an interface, or the virtual functions of a class.
struct ImplementationPlan {
    let type: TypeDeclaration
    /// The C structure with the function pointers.
    let table: String
    let functions: [VirtualPlan]
    /// The properties of an interface that each class stores.
    let stored: [PropertyPlan]
    /// The properties of an interface whose values its functions return.
    let answered: [PropertyPlan]
}

extension TypePlanner {
    /// Returns the functions that Swift can implement; nil if no line names the type.
    func implementation() -> ImplementationPlan? {
        guard let required = repository.overrides.implemented[type.qualifiedName],
            let table = type.typeStruct.flatMap({ repository.types["\(type.namespace).\($0)"]?.cType })
        else { return nil }
        var functions: [VirtualPlan] = []
        for function in type.virtualMethods where function.introspectable && !function.deprecated {
            let symbol = "\(table).\(function.name)"
            if repository.overrides.reason(toSkip: symbol) != nil { continue }
            // The default handlers of an interface's signals are left out: a program connects a handler instead.
            let signal = function.name.replacing("_", with: "-")
            if type.kind == .interface, type.signals.contains(where: { $0.name == signal }) { continue }
            coverage.release = function.since
            do throws(Unsupported) {
                functions.append(
                    try planned(virtual: function, table, isRequired: required.contains(function.name)))
                coverage.bound(type.namespace, .virtual)
            } catch {
                coverage.missing(type.namespace, .virtual, symbol, error.reason)
            }
        }
        let properties =
            type.kind == .interface
            ? type.properties.filter { !$0.deprecated && $0.readable && $0.since <= type.since } : []
        return ImplementationPlan(
            type: type, table: table, functions: functions,
            stored: properties.filter { answer(to: $0, functions) == nil }.compactMap { planned(stored: $0) },
            answered: properties.compactMap { answer(to: $0, functions) })
    }

    private func planned(virtual function: Callable, _ table: String, isRequired: Bool) throws(Unsupported)
        -> VirtualPlan
    {
        let incoming = try calls.incoming(virtual: function)
        let base = function.name.hasPrefix("get_") ? String(function.name.dropFirst(4)) : function.name
        var plan = try calls.plan(
            function.calling("parent"), name: "do" + Naming.upperFirst(Naming.camel(base)))
        plan.unlabelFirstWhereClear()
        guard plan.result == incoming.result, plan.effects == incoming.effects,
            plan.parameters.count == incoming.arguments.count
        else { throw Unsupported(reason: "an answer that looks different from each side") }
        plan.symbols = ["\(table).\(function.name)"]
        return VirtualPlan(
            slot: function.name, function: plan, incoming: incoming, isRequired: isRequired,
            since: function.since)
    }

    /// Returns a property of an interface that each Swift class has to store.
    private func planned(stored property: Property) -> PropertyPlan? {
        guard let type = try? calls.swiftType(repository.shape(property.type)) else { return nil }
        let isOptional: Bool
        switch repository.shape(property.type) {
        case .object, .string, .boxed: isOptional = true
        case .bool, .number, .enumeration, .flags: isOptional = false
        default: return nil
        }
        return PropertyPlan(
            symbol: property.name, name: "do" + Naming.upperFirst(Naming.camel(property.name)),
            type: calls.optional(type, isOptional), getter: nil, get: [], set: property.writable ? [] : nil,
            isReadable: true)
    }

    /// Returns the functions that return the value of a property.
    private func answer(to property: Property, _ functions: [VirtualPlan]) -> PropertyPlan? {
        let name = property.name.replacing("-", with: "_")
        func function(_ slot: String) -> FunctionPlan? { functions.first { $0.slot == slot }?.function }
        guard let getter = function(property.getter ?? "get_\(name)"), getter.parameters.isEmpty else {
            return nil
        }
        let setter = property.writable ? function(property.setter ?? "set_\(name)") : nil
        return PropertyPlan(
            symbol: property.name, name: "_\(Naming.camel(property.name))Of\(type.name)", type: getter.result,
            getter: nil, get: ["\(getter.name)()"], set: setter.map { ["\($0.name)(newValue)"] },
            isReadable: true)
    }
}
