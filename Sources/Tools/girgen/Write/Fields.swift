// SPDX-License-Identifier: MIT

extension TypePlanner {
    /// Returns the properties for the fields of a Swift struct.
    func plannedFields() -> [FieldPlan] {
        type.fields.filter { !$0.isPrivate && !$0.isCallback && $0.name != "reserved" }.compactMap { field in
            guard case .named(_, let c) = field.type, !c.hasSuffix("*"),
                let (swift, get, set) = value(of: field, at: "_c.\(Naming.escaped(field.name))")
            else { return nil }
            let name = Naming.camel(field.name)
            taken.insert(name)
            return FieldPlan(symbol: field.name, name: name, type: swift, get: get, set: set)
        }
    }

    /// Returns read-only properties for the fields of a Swift class that owns a copy, unless a function returns the field.
    func boxedFields() -> [FieldPlan] {
        guard !repository.isOpaque(c: type.cType), !type.fields.isEmpty else { return [] }
        let structure = "_raw.assumingMemoryBound(to: \(type.cType).self).pointee."
        let lengths = Set(type.fields.compactMap(\.type.lengthIndex).map { type.fields[$0].name })
        return type.fields.compactMap { field in
            guard !field.isPrivate, !field.isCallback, field.name != "ref_count",
                !lengths.contains(field.name)
            else { return nil }
            let name = Naming.camel(field.name)
            let symbol = "\(type.qualifiedName).\(field.name)"
            guard !taken.contains(name), !taken.contains("\(name)()"),
                !repository.overrides.isSpecial(symbol)
            else { return nil }
            let place = structure + Naming.escaped(field.name)
            if let (swift, get, _) = value(of: field, at: place) {
                return FieldPlan(symbol: field.name, name: name, type: swift, get: get, set: nil)
            }
            let shape = repository.shape(field.type)
            let isNullable = repository.overrides.nullable[symbol] != nil
            var count: String?
            if let length = field.type.lengthIndex {
                count = "Int(\(structure)\(Naming.escaped(type.fields[length].name)))"
            }
            guard let swift = try? calls.swiftType(shape),
                let get = try? calls.converted(
                    place, field.type, shape, transfer: .none, nullable: isNullable, function: symbol,
                    count: count)
            else { return nil }
            return FieldPlan(
                symbol: field.name, name: name, type: calls.optional(swift, isNullable), get: get, set: nil)
        }
    }

    /// Returns the Swift type of a value that is stored in the struct, and how it is read and written.
    private func value(of field: Field, at place: String) -> (type: String, get: String, set: String)? {
        let shape = repository.shape(field.type)
        guard let swift = try? calls.swiftType(shape) else { return nil }
        if field.bits == 1 { return ("Bool", "\(place) != 0", "\(place) = newValue ? 1 : 0") }
        if case .named(_, let c) = field.type, c.hasSuffix("*") { return nil }
        switch shape {
        case .bool: return (swift, "\(place) != 0", "\(place) = newValue ? 1 : 0")
        case .number: return (swift, shape.toSwift(place), "\(place) = \(shape.toC("newValue"))")
        case .enumeration:
            return (
                swift, "C.enumeration(\(place).rawValue)", "\(place) = .init(rawValue: C.number(newValue))"
            )
        case .flags:
            return (swift, "C.flags(\(place).rawValue)", "\(place) = .init(rawValue: C.number(newValue))")
        case .plain: return (swift, "\(swift)(_c: \(place))", "\(place) = newValue._c")
        default: return nil
        }
    }
}
