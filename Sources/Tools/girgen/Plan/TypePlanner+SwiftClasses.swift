// SPDX-License-Identifier: MIT

extension TypePlanner {
    /// Returns the first statement of an initializer that calls a C constructor. A C constructor always
    /// creates an object of its own C class. Therefore a Swift subclass with its own GType is created by its
    /// properties instead.
    func guards(of callable: Callable) -> [String] {
        guard repository.isObject(type) else { return [] }
        let line = [type] + repository.ancestors(type)
        var lines: [String] = []
        if line.contains(where: { repository.overrides.needDisplay.contains($0.qualifiedName) }) {
            lines.append("C.requireDisplay(Self.self)")
        }
        if let properties = givenProperties(of: callable, to: line) {
            let pairs = properties.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ")
            lines.append("if Self.hasOwnType { self.init(properties: [\(pairs)]); return }")
        }
        return lines
    }

    /// Returns the properties that create the same object as a constructor does; nil if they are not known.
    private func givenProperties(
        of callable: Callable, to line: [TypeDeclaration]
    ) -> [(name: String, value: String)]? {
        if let known = repository.overrides.properties[callable.symbol] {
            return known.map { name, value in
                let parameter = callable.parameters.first { Naming.local($0.name) == value }
                return (name, parameter.flatMap(self.value) ?? value)
            }
        }
        guard !callable.throwsError, !callable.result.nullable, isNamedAfterItsParameters(callable) else {
            return nil
        }
        let all = line + line.flatMap(\.implements).compactMap { repository.types[$0] }
        var result: [(name: String, value: String)] = []
        for parameter in callable.parameters {
            let name = parameter.name.replacing("_", with: "-")
            guard parameter.direction == .in, !parameter.isVarargs,
                let property = all.lazy.flatMap(\.properties).first(where: {
                    $0.name == name && $0.since <= release
                }),
                property.writable, isSame(parameter.type, property.type), let value = value(of: parameter)
            else { return nil }
            result.append((name, value))
        }
        return result
    }

    /// Accepts `new`, and `new_with_label` if there is a parameter `label`: constructors with other names may do more than set properties.
    private func isNamedAfterItsParameters(_ callable: Callable) -> Bool {
        let words = callable.name.split(separator: "_").drop { ["new", "with", "from", "for"].contains($0) }
        let rest = words.joined(separator: "_")
        return callable.name == "new" || callable.parameters.contains { $0.name == rest }
    }

    private func isSame(_ left: TypeReference, _ right: TypeReference) -> Bool {
        guard let type = try? calls.swiftType(repository.shape(left)) else { return false }
        return type == (try? calls.swiftType(repository.shape(right)))
    }

    /// Returns a parameter as the value of a property.
    private func value(of parameter: Parameter) -> String? {
        let name = Naming.local(parameter.name)
        switch repository.shape(parameter.type) {
        case .bool, .number, .scalar, .string, .object, .enumeration, .flags, .boxed, .plain: return name
        case .type: return "TypeID(\(name))"
        case .interface: return "\(name) as Object\(parameter.nullable ? "?" : "")"
        case .array(let item, _, _, true, _):
            if case .string = repository.shape(item) { return name }
            return nil
        default: return nil
        }
    }
}
