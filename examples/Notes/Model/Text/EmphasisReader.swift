// SPDX-License-Identifier: MIT

/// Pairs the signs of emphasis: `*`, `_` and, as on GitHub, `~~` (CommonMark, section 6.2).
struct EmphasisReader {
    private(set) var spans: [MarkdownSpan] = []

    private let text: [Unicode.Scalar]
    private var signs: [Sign] = []

    /// A sequence of equal signs, of which some may have been paired.
    private struct Sign {
        var scalar: Unicode.Scalar
        var range: Range<Int>
        /// The number of the signs as they were written.
        var count: Int
        var canOpen: Bool
        var canClose: Bool
    }

    init(_ text: [Unicode.Scalar]) { self.text = text }

    /// The number of sequences that have been read and not paired.
    var signCount: Int { signs.count }

    /// Reads a sequence of equal signs, and returns the index after it.
    mutating func readSigns(at index: Int) -> Int {
        let scalar = text[index]
        let end = text[index...].firstIndex { $0 != scalar } ?? text.count
        guard scalar != "~" || end - index == 2 else { return end }
        let (before, after) = (index > 0 ? text[index - 1] : "\n", end < text.count ? text[end] : "\n")
        let isLeft =
            !after.properties.isWhitespace
            && (!after.isSign || before.properties.isWhitespace || before.isSign)
        let isRight =
            !before.properties.isWhitespace
            && (!before.isSign || after.properties.isWhitespace || after.isSign)
        signs.append(
            Sign(
                scalar: scalar, range: index..<end, count: end - index,
                canOpen: isLeft && (scalar != "_" || !isRight || before.isSign),
                canClose: isRight && (scalar != "_" || !isLeft || after.isSign)))
        return end
    }

    /// Pairs the sequences from a position on, and forgets them.
    mutating func pair(from bottom: Int) {
        // The sequences that may open, and up to which of all sequences none matches a kind of closing ones.
        var openers: [Int] = []
        var searched: [Kind: Int] = [:]
        for closer in bottom..<signs.count {
            while signs[closer].canClose, !signs[closer].range.isEmpty {
                let kind = Kind(signs[closer])
                let lowest = searched[kind] ?? -1
                var place = openers.count - 1
                while place >= 0, openers[place] > lowest, !matches(signs[openers[place]], signs[closer]) {
                    place -= 1
                }
                guard place >= 0, openers[place] > lowest else {
                    searched[kind] = closer - 1
                    break
                }
                // What is between the two has no partner.
                openers.removeLast(openers.count - 1 - place)
                join(openers[place], closer)
                if signs[openers[place]].range.isEmpty { openers.removeLast() }
            }
            if signs[closer].canOpen, !signs[closer].range.isEmpty { openers.append(closer) }
        }
        signs.removeLast(signs.count - bottom)
    }

    /// Sequences of one kind match the same ones.
    private struct Kind: Hashable {
        let scalar: Unicode.Scalar
        let canOpen: Bool
        let remainder: Int

        init(_ sign: Sign) {
            scalar = sign.scalar
            canOpen = sign.canOpen
            remainder = sign.count % 3
        }
    }

    private func matches(_ opener: Sign, _ closer: Sign) -> Bool {
        guard opener.scalar == closer.scalar else { return false }
        guard closer.scalar != "~" else { return true }
        // Of `**a*b**`, the middle sign pairs with none.
        let isBoth = opener.canClose || closer.canOpen
        return !isBoth || (opener.count + closer.count) % 3 != 0
            || (opener.count % 3 == 0 && closer.count % 3 == 0)
    }

    private mutating func join(_ opener: Int, _ closer: Int) {
        let count = signs[opener].range.count >= 2 && signs[closer].range.count >= 2 ? 2 : 1
        let start = signs[opener].range.upperBound - count
        let end = signs[closer].range.lowerBound + count
        let kind: MarkdownSpan.Kind =
            signs[opener].scalar == "~" ? .struckThrough : count == 2 ? .bold : .italic
        spans.append(MarkdownSpan(range: start..<end, kind: kind))
        signs[opener].range = signs[opener].range.lowerBound..<start
        signs[closer].range = end..<signs[closer].range.upperBound
    }
}

extension Unicode.Scalar {
    /// Whether it is punctuation or a symbol.
    fileprivate var isSign: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation,
            .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
}
