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

    /// The name that `name` was probably meant to be: the first one with the fewest other characters, at most two. Nil if there is none.
    ///
    /// A name that is not near costs as much as what both begin with: a plugin may have 1,000 actions, and a menu with 500 items.
    package static func meant(by name: String, in names: some Sequence<String>) -> String? {
        var limit = min(2, name.unicodeScalars.count / 2)
        var meant: String?
        for other in names where limit >= 0 {
            let (rest, otherRest) = rests(name.unicodeScalars[...], other.unicodeScalars[...])
            guard let edits = (0...limit).first(where: { isNear(rest, otherRest, $0) }) else { continue }
            (meant, limit) = (other, edits - 1)
        }
        return meant
    }

    private typealias Scalars = Substring.UnicodeScalarView

    /// Both names without what they begin with alike.
    private static func rests(_ one: Scalars, _ other: Scalars) -> (Scalars, Scalars) {
        var (one, other) = (one, other)
        while let first = one.first, first == other.first {
            one.removeFirst()
            other.removeFirst()
        }
        return (one, other)
    }

    /// Whether one name becomes the other one if at most `edits` characters are inserted, deleted or replaced.
    private static func isNear(_ one: Scalars, _ other: Scalars, _ edits: Int) -> Bool {
        let (one, other) = rests(one, other)
        if one.isEmpty || other.isEmpty { return one.count + other.count <= edits }
        guard edits > 0 else { return false }
        return isNear(one.dropFirst(), other.dropFirst(), edits - 1)
            || isNear(one.dropFirst(), other, edits - 1)
            || isNear(one, other.dropFirst(), edits - 1)
    }

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
