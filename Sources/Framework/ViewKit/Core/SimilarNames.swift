// SPDX-License-Identifier: MIT

/// Orders names by how similar they are to another one, for error messages.
package enum SimilarNames {
    /// The names, the most similar ones first; of equally similar ones the earlier ones first.
    package static func sort(_ names: [String], by name: String) -> [String] {
        let wanted = Array(name.lowercased().prefix(40))
        let ranked = names.enumerated().map { index, candidate in
            (distance: distance(wanted, Array(candidate.lowercased().prefix(40))), index: index, candidate)
        }
        return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.2)
    }

    /// The name that `name` was probably meant to be: one with at most two other characters. Nil if there is none.
    package static func meant(by name: String, in names: [String]) -> String? {
        let wanted = Array(name.prefix(longest))
        let near = names.map { other in
            let candidate = Array(other.prefix(longest))
            // The ids of the actions of a plugin begin with its own, and differ after it.
            let common = zip(wanted, candidate).prefix { $0 == $1 }.count
            let ends = [wanted, candidate].map { Array($0.dropFirst(common).prefix(40)) }
            return (name: other, edits: edits(ends[0], ends[1]))
        }.min { $0.edits < $1.edits }
        return near.flatMap { $0.edits <= min(2, wanted.count / 2) ? $0.name : nil }
    }

    /// How many characters of a name are looked at: an id of a plugin has at most 128.
    private static let longest = 170

    /// The number of ``edits(_:_:)``; a name that contains the other one is nearer than any that does not.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        if one.isEmpty { return 0 }
        let isContained =
            String(other).contains(String(one)) || (!other.isEmpty && String(one).contains(String(other)))
        return edits(one, other) - (isContained ? 100 : 0)
    }

    /// The number of characters to insert, delete or replace (Levenshtein's distance).
    private static func edits(_ one: [Character], _ other: [Character]) -> Int {
        var previous = Array(0...other.count)
        for (row, character) in one.enumerated() {
            var current = [row + 1]
            for (column, otherCharacter) in other.enumerated() {
                let replaced = previous[column] + (character == otherCharacter ? 0 : 1)
                current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[other.count]
    }
}
