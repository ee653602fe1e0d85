// SPDX-License-Identifier: MIT

/// C names as Swift names.
enum Naming {
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout",
        "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows", "static",
        "struct",
        "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else",
        "fallthrough",
        "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false",
        "is", "nil",
        "super", "self", "Self", "throw", "throws", "true", "try", "Any", "Type", "Protocol",
    ]

    /// `css_name` and `css-name` as `cssName`.
    static func camel(_ name: String) -> String {
        let words = name.split { $0 == "_" || $0 == "-" }
        guard let first = words.first else { return name }
        let head =
            first.allSatisfy { $0.isUppercase || $0.isNumber }
            ? first.lowercased() : lowerFirst(String(first))
        return head + words.dropFirst().map { upperFirst(String($0)) }.joined()
    }

    /// A name without the `g-` that GDBus writes in front of its own, for the sake of what is generated from D-Bus's XML.
    static func withoutLibrary(_ name: String) -> String {
        name.hasPrefix("g-") ? String(name.dropFirst(2)) : name
    }

    /// The name of an out parameter without saying that it is one: `dest_x` and `out_x` are `x`.
    static func withoutDirection(_ name: String) -> String {
        for direction in ["dest_", "out_", "ret_"] where name.hasPrefix(direction) {
            return String(name.dropFirst(direction.count))
        }
        return name
    }

    static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    static func lowerFirst(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }

    /// A name in backticks where Swift needs them.
    static func escaped(_ name: String) -> String {
        if name.first?.isNumber == true { return "n" + name }
        if name == "self" || name == "Self" || name == "init" || name == "Type" || name == "Protocol" {
            return name + "Value"
        }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// A member's name, in backticks where Swift needs them.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// A parameter's or local's name.
    static func local(_ name: String) -> String { escaped(camel(name)) }

    /// The name of an enumeration's case.
    static func member(_ name: String) -> String { escaped(camel(name.lowercased())) }
}
