// SPDX-License-Identifier: MIT

/// The reason why `init()` cannot create a usable object.
enum Incompleteness: String {
    case isAboutSomething = "It is about something: use an initializer that takes it."
    case isMadeByOthers =
        "The library has no function that creates one: another object does, or returns the only one that exists."
}

extension Repository {
    /// Returns the reason why a class has no `init()`; nil if it has one, for itself or for a subclass, of the library or in Swift.
    func incompleteness(of type: TypeDeclaration) -> Incompleteness? {
        guard let why = ownIncompleteness(of: type) else { return nil }
        // Few types are subclasses, and the other questions take longer.
        let isInherited = types.values.contains { other in
            other.parent != nil && ancestors(other).contains { $0 === type } && !other.isAbstract
                && other.since <= type.since && ownIncompleteness(of: other) == nil
        }
        return isInherited ? nil : why
    }

    /// The library has no function that creates such an object without arguments, and .ui files cannot create one either.
    private func ownIncompleteness(of type: TypeDeclaration) -> Incompleteness? {
        let line = [type] + ancestors(type)
        guard type.kind == .object, type.parent != nil, !type.isAbstract, isObject(type),
            !isImplemented(type.qualifiedName),
            !line.contains(where: { $0.implements.contains("Gtk.Buildable") })
        else { return nil }
        let makers = type.callables.filter {
            $0.since <= type.since
                && ($0.kind == .constructor || $0.kind == .function && $0.name.hasPrefix("new"))
        }
        if makers.isEmpty { return .isMadeByOthers }
        let areAsking = makers.allSatisfy { $0.parameters.contains { isNeeded($0, by: type) } }
        return areAsking ? .isAboutSomething : nil
    }

    /// Whether an object needs a value that can only be given when it is created.
    private func isNeeded(_ parameter: Parameter, by type: TypeDeclaration) -> Bool {
        guard !parameter.nullable else { return false }
        switch shape(parameter.type) {
        case .string, .object, .interface, .boxed, .array: break
        default: return false
        }
        let line = [type] + ancestors(type)
        let all = line + line.flatMap(\.implements).compactMap { types[$0] }
        let name = parameter.name.replacing("_", with: "-")
        return !all.contains { type in
            type.properties.contains {
                $0.since <= type.since && $0.name == name && $0.writable && !$0.constructOnly
            }
                || type.callables.contains { $0.since <= type.since && $0.name == "set_\(parameter.name)" }
        }
    }
}
