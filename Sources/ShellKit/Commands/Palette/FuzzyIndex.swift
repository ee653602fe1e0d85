// SPDX-License-Identifier: MIT

/// Texts that are searched by fuzzy patterns: the letters of each word of the pattern have to occur in a text, in order.
///
/// Starts of words, humps of `camelCase` and letters that follow each other score more, gaps less. The texts are in two arrays, so that a
/// search reads memory in order and allocates nothing for a text.
struct FuzzyIndex: Sendable {
    /// A text that matches.
    struct Match: Equatable {
        /// The index of the text.
        var index: Int
        /// The score, with the boost of the text.
        var score: Int
    }

    private struct Item {
        /// The letters of title and detail, each as a bit.
        var letters: UInt64 = 0
        var title: Range<Int>
        var detail: Range<Int>
    }

    private var items: [Item] = []
    private var scalars: [UInt32] = []
    private var bonuses: [UInt8] = []

    /// Creates an index.
    ///
    /// - Parameter texts: a title for each index, and a detail in which a match counts less.
    init(_ texts: some Sequence<(title: String, detail: String)>) {
        for text in texts {
            let title = append(FoldedText(text.title))
            let detail = append(FoldedText(text.detail))
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

    /// Returns the texts that match a pattern, the best first; of equal ones the earlier first.
    ///
    /// - Parameters:
    ///   - limit: the largest number of results.
    ///   - boosts: what is added to the score of each text; empty for nothing.
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

/// The best of many matches.
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

    /// The matches in order, as many as there may be.
    var sorted: [FuzzyIndex.Match] {
        Array(
            matches.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }.prefix(limit))
    }
}
