// SPDX-License-Identifier: MIT

extension Generator {
    /// Writes the numbers and strings that are macros in C, as far as the overrides name them.
    func constantsText(of namespace: Namespace) -> String {
        let beginnings = repository.overrides.constants[namespace.name] ?? []
        return namespace.constants.compactMap { constant in
            guard beginnings.contains(where: { constant.symbol.hasPrefix($0) }),
                case .named(let type, _) = constant.type
            else { return nil }
            let name = Naming.quoted(Naming.camel(constant.name.lowercased()))
            let value: String
            switch type {
            case "utf8": value = ": String = \(constant.value.debugDescription)"
            case "gint", "guint": value = " = \(constant.value)"
            case "gdouble", "gfloat": value = ": Double = \(constant.value)"
            default: return nil
            }
            let text = "/// `\(constant.symbol)`.\npublic let \(name)\(value)"
            return conditioned(text, constant.since, in: .oldest)
        }.joined(separator: "\n")
    }
}
