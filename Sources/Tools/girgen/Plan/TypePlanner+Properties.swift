// SPDX-License-Identifier: MIT

extension TypePlanner {
    func add(_ property: Property) {
        let symbol = "\(self.type.cType):\(property.name)"
        guard !property.deprecated else { return }
        if repository.overrides.handWritten[symbol] != nil {
            taken.insert(Naming.camel(property.name))
            return coverage.bound(namespace, .properties)
        }
        if let reason = repository.overrides.reason(toSkip: symbol) {
            return coverage.missing(namespace, .properties, symbol, reason)
        }
        var name =
            repository.overrides.names[symbol]?.name ?? Naming.camel(Naming.withoutLibrary(property.name))
        let type = (try? calls.swiftType(repository.shape(property.type))).map { TypePlanner.typed(name, $0) }
        // An ancestor declares the property.
        let isInherited = type.map(taken.contains) ?? false
        if isInherited, !property.writable || property.constructOnly {
            return coverage.bound(namespace, .properties)
        }
        // The functions of an older release are the property already.
        if isInherited, isQuestion(named: name) {
            plan.keys.append(
                KeyPlan(
                    name: Naming.escaped(name), type: "PropertyKey<Owner, \(keyType(property))>",
                    value: "PropertyKey(\"\(property.name)\")"))
            return coverage.bound(namespace, .properties)
        }
        if taken.contains(name), !isInherited {
            name = Naming.lowerFirst(swiftName) + Naming.upperFirst(name)
        }
        // Only `init(properties:)` can set it.
        if !property.readable, property.constructOnly, isGivable(property) {
            return coverage.bound(namespace, .properties)
        }
        do throws(Unsupported) {
            var planned = try planned(property, name)
            if isInherited { planned.isReadable = false }
            plan.members.append(planned)
            taken.formUnion([name, TypePlanner.typed(name, planned.type)])
            coverage.bound(namespace, .properties)
            exercise(property, planned)
            guard property.readable else { return }
            var fallback = ""
            if case .interface(let interface) = repository.shape(property.type) {
                let label = isNullable(property) ? "optional: " : ""
                fallback = ", \(label)\(repository.anyName(interface, from: module)).self"
            }
            plan.keys.append(
                KeyPlan(
                    name: Naming.escaped(name), type: "PropertyKey<Owner, \(planned.keyType)>",
                    value: "PropertyKey(\"\(property.name)\"\(fallback))"))
        } catch {
            coverage.missing(namespace, .properties, symbol, error.reason)
        }
    }

    /// Whether functions of the type are written as a property with this name, which can be changed.
    private func isQuestion(named name: String) -> Bool {
        plan.members.contains { member in
            guard let question = member as? QuestionPlan else { return false }
            return question.name == name && question.set != nil && !question.isStatic
        }
    }

    private func keyType(_ property: Property) -> String {
        let type = (try? calls.swiftType(repository.shape(property.type))) ?? ""
        return calls.optional(type, isNullable(property))
    }

    /// Whether a Swift value can be written to the property.
    private func isGivable(_ property: Property) -> Bool {
        switch repository.shape(property.type) {
        case .bool, .number, .scalar, .type, .string, .object, .interface, .enumeration, .flags, .boxed,
            .plain:
            true
        case .array(let item, _, _, _, _):
            if case .string = repository.shape(item) { true } else { false }
        default: false
        }
    }

    private func planned(_ property: Property, _ name: String) throws(Unsupported) -> PropertyPlan {
        let shape = repository.shape(property.type)
        try requireGType(of: shape)
        let (getter, setter) = accessors(of: property)
        let nullable = isNullable(property)
        let bare = try calls.swiftType(shape)
        let isNeverMissing = nullable && getter?.result.nullable == false
        let type = isNeverMissing ? calls.unwrapped(bare) : calls.optional(bare, nullable)
        let canWrite = property.writable && !property.constructOnly
        if !property.readable, !canWrite {
            throw Unsupported(reason: "it can only be set while constructing")
        }
        return PropertyPlan(
            symbol: property.name, name: name, type: type, getter: getter?.symbol,
            get: try getLines(property, getter, shape, calls.optional(bare, nullable)),
            set: canWrite ? try setLines(property, setter, shape, nullable) : nil,
            isReadable: property.readable)
    }

    private func getLines(
        _ property: Property, _ getter: Callable?, _ shape: Shape, _ type: String
    ) throws(Unsupported) -> [String] {
        if let getter {
            let asked = try calls.plan(getter, name: "")
            accessors.insert(getter.name)
            if asked.isPromised {
                plan.promises.append(
                    (getter.symbol, isNullable(property) ? nil : property.name, release))
            }
            if asked.result == type || calls.optional(asked.result) == type { return asked.body }
        }
        let isPromised = !isNullable(property)
        switch shape {
        case .object where isPromised, .interface where isPromised, .boxed where isPromised:
            plan.promises.append((nil, property.name, release))
        default: break
        }
        switch shape {
        case .interface(let name):
            let any = repository.anyName(name, from: module)
            return ["interfaceProperty(\"\(property.name)\", \(any).self)"]
        case .bool, .number, .scalar, .type, .string, .object, .enumeration, .flags, .boxed, .plain:
            return ["property(\"\(property.name)\")"]
        case .array(let item, _, _, _, _):
            if case .string = repository.shape(item) { return ["property(\"\(property.name)\")"] }
            throw Unsupported(reason: "an array in a property")
        default: throw Unsupported(reason: "a property of type \(type)")
        }
    }

    private func setLines(
        _ property: Property, _ setter: Callable?, _ shape: Shape, _ nullable: Bool
    ) throws(Unsupported) -> [String] {
        if let setter {
            accessors.insert(setter.name)
            if setter.parameters[0].nullable == nullable || !nullable {
                let told = try calls.plan(setter.renamingParameter(to: "newValue"), name: "")
                guard told.result != "Void", let last = told.body.last else { return told.body }
                return told.body.dropLast() + ["_ = " + last]
            }
        }
        if case .interface = shape {
            return ["setProperty(\"\(property.name)\", newValue as Object\(nullable ? "?" : ""))"]
        }
        return ["setProperty(\"\(property.name)\", newValue)"]
    }

    /// Returns the getter and setter functions of a property, if their types match its type.
    private func accessors(of property: Property) -> (getter: Callable?, setter: Callable?) {
        var getter = method(named: property.getter)
        var setter = method(named: property.setter)
        if let found = getter, !found.parameters.isEmpty || found.throwsError { getter = nil }
        if let found = setter, found.parameters.count != 1 || found.throwsError { setter = nil }
        func swift(_ type: TypeReference) -> String? { try? calls.swiftType(repository.shape(type)) }
        if let found = getter, swift(property.type) != swift(found.result.type) { return (nil, nil) }
        if let found = setter, swift(property.type) != swift(found.parameters[0].type) { setter = nil }
        return (getter, setter)
    }

    private func method(named name: String?) -> Callable? {
        guard let name else { return nil }
        return callables.first { $0.kind == .method && $0.name == name && $0.introspectable }
    }

    private func isNullable(_ property: Property) -> Bool {
        if repository.overrides.present.contains("\(type.cType):\(property.name)") { return false }
        if repository.overrides.nullable["\(type.cType):\(property.name)"] != nil { return true }
        let (getter, setter) = accessors(of: property)
        switch repository.shape(property.type) {
        case .object, .interface, .string, .boxed:
            guard let getter else { return true }
            return getter.result.nullable || setter?.parameters[0].nullable == true
        case .plain: return getter.map { $0.result.nullable } ?? true
        default: return false
        }
    }

    private func exercise(_ property: Property, _ planned: PropertyPlan) {
        let isUntested = repository.overrides.untested["\(type.cType):\(property.name)"] != nil
        guard !isUntested, property.readable else { return }
        let member = "object.\(Naming.escaped(planned.name))"
        if planned.set == nil || !planned.isReadable {
            exercise("_ = \(member)")
        } else if isNullable(property) {
            exercise("if let value = \(member) { \(member) = value }")
        } else {
            exercise("\(member) = \(member)")
        }
        exercise("_ = Members<Owner>().\(Naming.escaped(planned.name)).get(object)")
    }

    /// Adds a statement to the tests.
    func exercise(_ statement: String) { plan.exercises.append((statement, release)) }
}
