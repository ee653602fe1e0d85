// SPDX-License-Identifier: MIT

/// A package to which another one refers, with the condition on its version: `libc6 (>= 2.14)`.
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
    /// A part that is not a valid name is left out, and so are restrictions to architectures.
    package static func groups(in field: String) -> [[Relation]] {
        field.split(separator: ",").compactMap { group in
            let relations = group.split(separator: "|").compactMap(relation)
            return relations.isEmpty ? nil : relations
        }
    }

    /// The names in a relation field, with spaces between them: for an index. It reads each byte once, because the lists have megabytes of
    /// them.
    static func names(in field: String) -> String {
        var field = field
        return field.withUTF8 { bytes in
            // The result is not longer than the field: each name is at most as long as its part, with one separator.
            String(unsafeUninitializedCapacity: bytes.count + 1) { names in
                var count = 0
                var start = 0
                while start < bytes.count {
                    var end = start
                    while end < bytes.count, bytes[end] != 44, bytes[end] != 124 { end += 1 }
                    let name = nameRange(in: bytes, start..<end)
                    for index in name {
                        names[count] = bytes[index]
                        count += 1
                    }
                    if !name.isEmpty {
                        names[count] = 32
                        count += 1
                    }
                    start = end + 1
                }
                return max(count - 1, 0)
            }
        }
    }

    /// The range of the name in one relation of a field; empty if there is none.
    private static func nameRange(in bytes: UnsafeBufferPointer<UInt8>, _ relation: Range<Int>) -> Range<Int>
    {
        func isSpace(_ index: Int) -> Bool { bytes[index] <= 32 }
        var start = relation.lowerBound
        while start < relation.upperBound, isSpace(start) { start += 1 }
        var end = start
        while end < relation.upperBound, !isSpace(end), bytes[end] != 91 {
            // RPM's names may contain parentheses; a condition begins with a comparison: one of < = >.
            if bytes[end] == 40, end + 1 < relation.upperBound,
                isSpace(end + 1) || (60...62).contains(bytes[end + 1])
            {
                break
            }
            end += 1
        }
        var rest = end
        while rest < relation.upperBound, isSpace(rest) { rest += 1 }
        guard rest == relation.upperBound || bytes[rest] == 40 || bytes[rest] == 91 else {
            return start..<start
        }
        for qualifier in [":any", ":native"] {
            let count = qualifier.utf8.count
            if end - start > count, bytes[(end - count)..<end].elementsEqual(qualifier.utf8) {
                return start..<end - count
            }
        }
        return start..<end
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
