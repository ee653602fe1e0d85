// SPDX-License-Identifier: MIT

/// Finds names that are close to a misspelt one.
enum Spelling {
    static func near(_ name: String, among names: [String]) -> [String] {
        let wanted = name.lowercased()
        let limit = max(2, wanted.count / 3)
        let scored = names.compactMap { candidate -> (name: String, distance: Int)? in
            let other = candidate.lowercased()
            if other.contains(wanted) || wanted.contains(other) { return (candidate, 1) }
            let distance = distance(Array(wanted.utf8), Array(other.utf8))
            return distance <= limit ? (candidate, distance) : nil
        }
        return scored.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// How many letters must be changed, added or removed (Levenshtein).
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let cost = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(cost, row[column] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
