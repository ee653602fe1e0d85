// SPDX-License-Identifier: MIT

/// The pattern that the user types to find a text. It consists of words, each of which has to match.
struct FuzzyPattern: Sendable {
    /// The words, folded.
    let words: [[UInt32]]
    /// A bit set of the letters; several letters share a bit.
    let letters: UInt64

    /// Creates a pattern.
    ///
    /// - Parameter text: The words. At most 64 characters of each word are used.
    init(_ text: String) {
        words = text.split { $0.isWhitespace }.map { FoldedText(String($0), limit: 64).scalars }
            .filter { !$0.isEmpty }
        letters = words.joined().reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    var isEmpty: Bool { words.isEmpty }

    /// Calls `body` with a matcher, which computes scores.
    func withMatcher<Result>(_ body: (inout FuzzyMatcher) -> Result) -> Result {
        var matcher = FuzzyMatcher(words)
        return body(&matcher)
    }

    /// Returns the indices of the characters of a title that a pattern matches; empty if a word does not match the title.
    func highlights(in title: String) -> Set<Int> {
        let text = FoldedText(title)
        var result: Set<Int> = []
        withMatcher { matcher in
            for word in words {
                let positions = matcher.positions(of: word, in: text.scalars, text.bonuses)
                result.formUnion(positions.map { Int(text.characters[$0]) })
            }
        }
        return result
    }
}

/// Computes the scores of texts. The score of a word is that of its best alignment with the text.
struct FuzzyMatcher {
    private enum Score {
        static let letter: Int32 = 16
        static let consecutive: Int32 = 8
        static let gapStart: Int32 = 3
        static let gap: Int32 = 1
        static let none = Int32.min / 2
    }

    private let words: [[UInt32]]
    /// The score of the best alignment that ends at each position: for the previous letter, and for the current one.
    private var before: [Int32]
    private var scores: [Int32]

    init(_ words: [[UInt32]]) {
        self.words = words
        before = Array(repeating: 0, count: 1_024)
        scores = before
    }

    /// Returns the score of a text, or nil if a word matches neither its title nor its detail.
    mutating func score(
        _ scalars: UnsafeBufferPointer<UInt32>, _ bonuses: UnsafeBufferPointer<UInt8>,
        _ title: Range<Int>, _ detail: Range<Int>
    ) -> Int? {
        var total = 0
        for word in words {
            let titleScore = score(of: word, scalars, bonuses, title)
            let detailScore = score(of: word, scalars, bonuses, detail)
            // A long detail contains the letters of most short words. Therefore it matches only if most of
            // the letters are adjacent or start words.
            let isClose = detailScore.map { $0 >= Int32(word.count) * (Score.letter + 4) } ?? false
            let halved = isClose ? detailScore.map { $0 / 2 } : nil
            guard let score = [titleScore, halved].compactMap(\.self).max() else { return nil }
            total += Int(score)
        }
        // If two titles match equally, the shorter one is preferred.
        return total - title.count / 8
    }

    /// - Returns: nil if the word does not match.
    private mutating func score(
        of word: [UInt32], _ scalars: UnsafeBufferPointer<UInt32>, _ bonuses: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>
    ) -> Int32? {
        let count = min(range.count, before.count)
        guard word.count <= count else { return nil }
        // The first possible position of each letter. No alignment begins before it.
        var first = 0
        for (number, letter) in word.enumerated() {
            let start = first
            while first < count, scalars[range.lowerBound + first] != letter { first += 1 }
            guard first < count else { return nil }
            computeRow(number, letter, start..<count) {
                (scalars[range.lowerBound + $0], bonuses[range.lowerBound + $0])
            }
            swap(&before, &scores)
            first += 1
        }
        var best = Score.none
        for position in (first - 1)..<count { best = max(best, before[position]) }
        return best
    }

    /// Computes, for each position of a range, the score of the best alignment that has the letter with a
    /// number at this position. The range begins after the first position of the previous letter.
    @inline(__always)
    private mutating func computeRow(
        _ number: Int, _ letter: UInt32, _ range: Range<Int>,
        _ text: (Int) -> (scalar: UInt32, bonus: UInt8)
    ) {
        var gap = Score.none
        for position in range {
            if number > 0, position > range.lowerBound {
                gap = max(gap - Score.gap, before[position - 2] - Score.gapStart)
            }
            let (scalar, bonus) = text(position)
            guard scalar == letter else {
                scores[position] = Score.none
                continue
            }
            let own = Score.letter + Int32(bonus)
            if number == 0 {
                scores[position] = own + Int32(bonus) - Int32(min(position, 6))
            } else {
                let previous = max(before[position - 1] + Score.consecutive, gap)
                scores[position] = previous <= Score.none / 2 ? Score.none : previous + own
            }
        }
    }

    /// Returns the positions of the best alignment of a word; empty if it does not match.
    mutating func positions(of word: [UInt32], in scalars: [UInt32], _ bonuses: [UInt8]) -> [Int] {
        let count = min(scalars.count, before.count)
        guard word.count <= count else { return [] }
        var rows: [[Int32]] = []
        var first = 0
        for (number, letter) in word.enumerated() {
            let start = first
            while first < count, scalars[first] != letter { first += 1 }
            guard first < count else { return [] }
            computeRow(number, letter, start..<count) { (scalars[$0], bonuses[$0]) }
            var row = Array(repeating: Score.none, count: count)
            for position in first..<count { row[position] = scores[position] }
            rows.append(row)
            swap(&before, &scores)
            first += 1
        }
        return Self.trace(rows)
    }

    /// Follows the best alignment backwards from its last letter to the first one.
    private static func trace(_ rows: [[Int32]]) -> [Int] {
        guard let last = rows.last, var position = last.indices.max(by: { last[$0] < last[$1] }) else {
            return []
        }
        var result = [position]
        for row in rows.dropLast().reversed() {
            var best = (score: Score.none, position: position - 1)
            for candidate in 0..<position where row[candidate] > Score.none {
                let distance = Int32(position - candidate)
                let change = distance == 1 ? Score.consecutive : -Score.gapStart - (distance - 2) * Score.gap
                if row[candidate] + change > best.score { best = (row[candidate] + change, candidate) }
            }
            position = best.position
            result.append(position)
        }
        return result.reversed()
    }
}
