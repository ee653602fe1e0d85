// SPDX-License-Identifier: MIT

/// The lengths of the paragraphs of a text, in Unicode scalars, each with its line break. A toolkit lays out a
/// paragraph as a whole.
///
/// They are in groups, so that a change of a text with millions of paragraphs does not count all of them.
struct ParagraphLengths {
    private static let groupSize = 1_024
    private var groups: [[Int]] = [[0]]
    private var totals = [0]
    /// The length of the text.
    private(set) var count = 0
    /// The number of paragraphs.
    private(set) var paragraphCount = 1

    /// Replaces a range, which must be in the text, and returns the length of the longest paragraph that has
    /// changed, and how many have changed.
    mutating func replace(_ range: Range<Int>, with text: String) -> (longest: Int, changed: Int) {
        let (first, last) = (paragraph(at: range.lowerBound), paragraph(at: range.upperBound))
        var new = Self.lengths(of: text)
        count -= range.count
        for length in new { count += length }
        new[0] += first.offset
        new[new.count - 1] += groups[last.group][last.index] - last.offset
        let (longest, changed) = (new.max() ?? 0, new.count)
        let all = Array(groups[first.group][..<first.index]) + new + groups[last.group][(last.index + 1)...]
        let parts = stride(from: 0, to: all.count, by: Self.groupSize).map {
            Array(all[$0..<min($0 + Self.groupSize, all.count)])
        }
        paragraphCount += all.count
        for group in groups[first.group...last.group] { paragraphCount -= group.count }
        groups.replaceSubrange(first.group...last.group, with: parts)
        totals.replaceSubrange(first.group...last.group, with: parts.map { $0.reduce(0, +) })
        return (longest, changed)
    }

    /// Returns the length of the longest paragraph in a range, which must be in the text.
    func longest(in range: Range<Int>) -> Int {
        let (first, last) = (paragraph(at: range.lowerBound), paragraph(at: range.upperBound))
        return (first.group...last.group).reduce(0) { longest, group in
            let begin = group == first.group ? first.index : 0
            let end = group == last.group ? last.index + 1 : groups[group].count
            return max(longest, groups[group][begin..<end].max() ?? 0)
        }
    }

    /// Returns the paragraph with a position, and the distance from its beginning.
    private func paragraph(at position: Int) -> (group: Int, index: Int, offset: Int) {
        var (group, offset) = (0, position)
        while offset >= totals[group], group < groups.count - 1 {
            offset -= totals[group]
            group += 1
        }
        var index = 0
        while offset >= groups[group][index], index < groups[group].count - 1 {
            offset -= groups[group][index]
            index += 1
        }
        return (group, index, offset)
    }

    /// Returns the lengths of the parts of a text that line breaks end, and of the rest. A carriage return and
    /// the line feed after it count as two line breaks, which only makes a paragraph shorter by one.
    static func lengths(of text: String) -> [Int] {
        var (lengths, length) = ([Int](), 0)
        for scalar in text.unicodeScalars {
            length += 1
            guard scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" else { continue }
            lengths.append(length)
            length = 0
        }
        return lengths + [length]
    }
}
