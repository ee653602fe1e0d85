// SPDX-License-Identifier: MIT

/// A package that another one names, with the condition on its version: `libc6 (>= 2.14)`.
package struct Relation: Hashable, Sendable {
    package let name: String
    /// The condition, such as `>= 2.14`; empty without one.
    package let condition: String

    package init(_ name: String, _ condition: String = "") {
        self.name = name
        self.condition = condition
    }

    /// The groups of a relation field: one alternative of each group is required.
    ///
    /// ```swift
    /// Relation.groups(in: "libc6 (>= 2.14), default-mta | mail-transport-agent")
    /// ```
    /// What is no name is left out. Restrictions to architectures are left out.
    package static func groups(in field: String) -> [[Relation]] {
        field.split(separator: ",").compactMap { group in
            let relations = group.split(separator: "|").compactMap(relation)
            return relations.isEmpty ? nil : relations
        }
    }

    /// The names in a relation field, each once.
    package static func names(in field: String) -> [String] {
        var known = Set<String>()
        return groups(in: field).joined().map(\.name).filter { known.insert($0).inserted }
    }

    private static func relation(_ text: Substring) -> Relation? {
        var text = text.drop(while: \.isWhitespace)
        // Without the restriction of the architecture: `libc6 [amd64]`.
        if let bracket = text.firstIndex(of: "[") { text = text[..<bracket] }
        var condition = ""
        // RPM's names may contain parentheses; a condition begins with a comparison.
        if let parenthesis = text.indices.first(where: { text[$0] == "(" && isCondition(text[$0...]) }) {
            condition = text[text.index(after: parenthesis)...].prefix { $0 != ")" }.trimmed
            text = text[..<parenthesis]
        }
        var name = text.trimmed
        // A qualifier such as `python3:any` is no part of the name.
        if let colon = name.lastIndex(of: ":"), ["any", "native"].contains(name[name.index(after: colon)...])
        {
            name = String(name[..<colon])
        }
        guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { return nil }
        return Relation(name, condition)
    }

    private static func isCondition(_ text: Substring) -> Bool {
        text.dropFirst().first { !$0.isWhitespace }.map { "<>=".contains($0) } ?? false
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
