// SPDX-License-Identifier: MIT

/// Converts C names to Swift names.
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
        "super", "self", "Self", "throw", "throws", "true", "try", "await", "Any", "Type", "Protocol",
    ]

    /// Converts `css_name` and `css-name` to `cssName`.
    static func camel(_ name: String) -> String {
        let words = name.split { $0 == "_" || $0 == "-" }
        guard let first = words.first else { return name }
        let head =
            first.allSatisfy { $0.isUppercase || $0.isNumber }
            ? first.lowercased() : lowerFirst(String(first))
        return head + words.dropFirst().map { upperFirst(String($0)) }.joined()
    }

    /// Removes the prefix `g-`, which GDBus adds to its own names to avoid conflicts with names that are generated from D-Bus XML.
    static func withoutLibrary(_ name: String) -> String {
        name.hasPrefix("g-") ? String(name.dropFirst(2)) : name
    }

    /// Removes the mark of an out parameter: `dest_x`, `out_x` and `x_out` become `x`.
    static func withoutDirection(_ name: String) -> String {
        for direction in ["dest_", "out_", "ret_"] where name.hasPrefix(direction) {
            return String(name.dropFirst(direction.count))
        }
        return name.hasSuffix("_out") ? String(name.dropLast(4)) : name
    }

    static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    static func lowerFirst(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }

    /// Adds backticks where Swift needs them.
    static func escaped(_ name: String) -> String {
        if name.first?.isNumber == true { return "n" + name }
        if name == "self" || name == "Self" || name == "init" || name == "Type" || name == "Protocol" {
            return name + "Value"
        }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The name of a member, in backticks where Swift needs them.
    static func quoted(_ name: String) -> String {
        if name.first?.isNumber == true { return "n" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The name of a type of a namespace. One that Swift cannot have begins with the name of the namespace, as in C.
    static func type(_ name: String, of namespace: String) -> String {
        name.first?.isNumber == true || keywords.contains(name) ? whole(name, of: namespace) : name
    }

    /// The name of a type of another package's library. The files that are written use these types of Swift
    /// and of the modules below by their names alone.
    static func libraryType(_ name: String, of namespace: String) -> String {
        let used: Set<String> = [
            "Array", "Bool", "Bytes", "C", "Character", "Dictionary", "Double", "Enumeration", "Error",
            "ErrorCode", "Flags", "Float", "Int", "Int8",
            "Int16", "Int32", "Int64", "MainActor", "Never", "Object", "OpaquePointer", "Optional",
            "Sendable", "Set", "String", "UInt", "UInt8",
            "UInt16", "UInt32", "UInt64", "Value", "ValueConvertible", "Variant", "Void",
        ]
        return used.contains(name) ? whole(name, of: namespace) : type(name, of: namespace)
    }

    private static func whole(_ name: String, of namespace: String) -> String { upperFirst(namespace) + name }

    /// The name of a parameter or a local variable.
    static func local(_ name: String) -> String { escaped(camel(name)) }

    /// The name of a case of an enumeration.
    static func member(_ name: String) -> String { escaped(camel(name.lowercased())) }

    /// The name of a case or of a flag, where these names are taken by what every such type has.
    static func member(_ name: String, taken: Set<String>) -> String {
        let member = member(name)
        return taken.contains(member) ? member + "Value" : member
    }
}
