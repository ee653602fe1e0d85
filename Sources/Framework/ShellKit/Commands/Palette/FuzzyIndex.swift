// SPDX-License-Identifier: MIT

/// An index of texts for fuzzy search: a text matches if the letters of each word of the pattern occur in it, in order.
///
/// Letters at the start of a word, capital letters within a word (`camelCase`) and adjacent letters increase
/// the score; gaps decrease it. The texts are stored in two arrays, so that a search reads memory
/// sequentially and allocates nothing for each text.
struct FuzzyIndex: Sendable {
    /// A text that matches.
    struct Match: Equatable {
        /// The index of the text.
        var index: Int
        /// The score, including the boost of the text.
        var score: Int
    }

    private struct Item {
        /// A bit set of the letters of title and detail; several letters share a bit.
        var letters: UInt64 = 0
        var title: Range<Int>
        var detail: Range<Int>
    }

    private var items: [Item] = []
    private var scalars: [UInt32] = []
    private var bonuses: [UInt8] = []

    /// Creates an index.
    ///
    /// - Parameter texts: A title for each index, and a detail in which a match scores less.
    init(_ texts: some Sequence<(title: String, detail: String)>) {
        var characters = FoldedText.Characters()
        for text in texts {
            let title = append(FoldedText(text.title, &characters))
            let detail = append(FoldedText(text.detail, &characters))
            var item = Item(title: title, detail: detail)
            for index in title.lowerBound..<detail.upperBound { item.letters |= Self.bit(scalars[index]) }
            items.append(item)
        }
    }

    private mutating func append(_ text: FoldedText) -> Range<Int> {
        let start = scalars.count
        scalars += text.scalars
        bonuses += text.bonuses
        return start..<scalars.count
    }

    private static func bit(_ scalar: UInt32) -> UInt64 { 1 << UInt64(scalar & 63) }

    /// Returns the texts that match a pattern, sorted by score, then by index.
    ///
    /// - Parameters:
    ///   - limit: The largest number of results.
    ///   - boosts: The number that is added to the score of each text; empty for none.
    func search(_ pattern: FuzzyPattern, limit: Int, boosts: [Int] = []) -> [Match] {
        guard limit > 0 else { return [] }
        var best = BestMatches(limit: limit)
        scalars.withUnsafeBufferPointer { scalars in
            bonuses.withUnsafeBufferPointer { bonuses in
                pattern.withMatcher { matcher in
                    for (index, item) in items.enumerated()
                    where pattern.letters & ~item.letters == 0 {
                        guard let score = matcher.score(scalars, bonuses, item.title, item.detail) else {
                            continue
                        }
                        best.insert(
                            Match(index: index, score: score + (boosts.isEmpty ? 0 : boosts[index])))
                    }
                }
            }
        }
        return best.sorted
    }
}

/// Collects the matches with the highest scores.
private struct BestMatches {
    private var matches: [FuzzyIndex.Match] = []
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        matches.reserveCapacity(2 * limit)
    }

    mutating func insert(_ match: FuzzyIndex.Match) {
        matches.append(match)
        if matches.count == 2 * limit { matches = sorted }
    }

    /// The best matches in order, at most as many as the limit.
    var sorted: [FuzzyIndex.Match] {
        Array(
            matches.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }.prefix(limit))
    }
}
