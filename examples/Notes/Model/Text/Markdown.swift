// SPDX-License-Identifier: MIT

/// A part of a text that Markdown gives a meaning to, in Unicode scalars.
package struct MarkdownSpan: Equatable, Sendable {
    /// The kind of a part.
    package enum Kind: Hashable, Sendable {
        /// A heading, from 1 to 6, with its signs.
        case heading(Int)
        case bold
        case italic
        case struckThrough
        case code
        /// A line of a block of code, or of the fences around it.
        case codeBlock
        /// The sign before an item of a list.
        case listMarker
        case quotation
        /// `[text](address)`.
        case link(String)
        /// `[[title]]`.
        case noteLink
        /// `#tag`.
        case tag
    }

    package var range: Range<Int>
    package var kind: Kind
}

/// The part of Markdown that notes have.
///
/// It reads line by line: headings, lists, quotations and blocks of code; and within a line bold and italic text, code, links and tags. Signs without their
/// counterpart are plain text.
package enum Markdown {
    /// The parts of a text, in the order of their beginnings. They may contain each other, and none crosses the end of a line.
    package static func spans(of text: String) -> [MarkdownSpan] {
        let scalars = Array(text.unicodeScalars)
        var spans: [MarkdownSpan] = []
        var start = 0
        var fence: Unicode.Scalar?
        while start < scalars.count {
            var end = start
            while end < scalars.count, !isNewline(scalars[end]) { end += 1 }
            let line = start..<end
            if let sign = fenceSign(scalars, line), fence == nil || fence == sign {
                fence = fence == nil ? sign : nil
                spans.append(MarkdownSpan(range: line, kind: .codeBlock))
            } else if fence != nil {
                if !line.isEmpty { spans.append(MarkdownSpan(range: line, kind: .codeBlock)) }
            } else {
                readLine(scalars, line, &spans)
            }
            start = end + 1
        }
        return spans
    }

    private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    /// The sign of a line that begins or ends a block of code.
    private static func fenceSign(_ scalars: [Unicode.Scalar], _ line: Range<Int>) -> Unicode.Scalar? {
        var start = line.lowerBound
        while start < line.upperBound, isSpace(scalars[start]), start - line.lowerBound < 3 { start += 1 }
        guard start + 3 <= line.upperBound, scalars[start] == "`" || scalars[start] == "~" else { return nil }
        return scalars[start..<start + 3].allSatisfy { $0 == scalars[start] } ? scalars[start] : nil
    }

    private static func readLine(
        _ scalars: [Unicode.Scalar], _ line: Range<Int>, _ spans: inout [MarkdownSpan]
    ) {
        var start = line.lowerBound
        while start < line.upperBound, isSpace(scalars[start]) { start += 1 }
        guard start < line.upperBound else { return }
        var level = 0
        while start + level < line.upperBound, scalars[start + level] == "#" { level += 1 }
        if (1...6).contains(level), start + level == line.upperBound || isSpace(scalars[start + level]) {
            spans.append(MarkdownSpan(range: start..<line.upperBound, kind: .heading(level)))
            start += level
        } else if scalars[start] == ">" {
            spans.append(MarkdownSpan(range: start..<line.upperBound, kind: .quotation))
            start += 1
        } else if let length = listMarker(scalars, start..<line.upperBound) {
            spans.append(MarkdownSpan(range: start..<start + length, kind: .listMarker))
            start += length
        }
        var inline = InlineReader(scalars: scalars, end: line.upperBound, lineStart: line.lowerBound)
        inline.read(from: start)
        // Of parts that begin at the same index, the longer one comes first.
        spans += inline.spans.sorted {
            ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
        }
    }

    /// The length of the sign of a list at the beginning of a line: `- `, `* `, `+ `, `1. `.
    private static func listMarker(_ scalars: [Unicode.Scalar], _ line: Range<Int>) -> Int? {
        var index = line.lowerBound
        if "-*+".unicodeScalars.contains(scalars[index]) {
            index += 1
        } else {
            while index < line.upperBound, ("0"..."9").contains(scalars[index]), index - line.lowerBound < 9 {
                index += 1
            }
            guard index > line.lowerBound, index < line.upperBound,
                scalars[index] == "." || scalars[index] == ")"
            else { return nil }
            index += 1
        }
        guard index < line.upperBound, isSpace(scalars[index]) else { return nil }
        // A task: `[ ]` or `[x]`.
        if index + 3 < line.upperBound, scalars[index + 1] == "[", scalars[index + 3] == "]",
            " xX".unicodeScalars.contains(scalars[index + 2])
        {
            return index + 4 - line.lowerBound
        }
        return index - line.lowerBound
    }
}

/// Reads what is within a line. The time is linear in the length of the line: a sign looks for its counterpart once.
private struct InlineReader {
    let scalars: [Unicode.Scalar]
    let end: Int
    let lineStart: Int
    var spans: [MarkdownSpan] = []
    /// The signs for which no counterpart follows, up to the end of the line.
    private var hopeless: Set<String> = []
    /// The positions of signs that end a part, with their lengths: they begin no other part.
    private var ends: [Int: Int] = [:]

    init(scalars: [Unicode.Scalar], end: Int, lineStart: Int) {
        (self.scalars, self.end, self.lineStart) = (scalars, end, lineStart)
    }

    private static let signs: [(String, MarkdownSpan.Kind)] = [
        ("**", .bold), ("__", .bold), ("~~", .struckThrough), ("*", .italic), ("_", .italic),
    ]

    mutating func read(from start: Int) {
        var index = start
        while index < end { index = readOne(at: index) }
    }

    /// Reads the part that begins at an index. Returns the index after it or, for a part that can contain others, the index after its first sign.
    private mutating func readOne(at index: Int) -> Int {
        if let length = ends[index] { return index + length }
        switch scalars[index] {
        case "\\": return index + 2
        case "`":
            guard let close = find("`", from: index + 1), close > index + 1 else { return index + 1 }
            spans.append(MarkdownSpan(range: index..<close + 1, kind: .code))
            return close + 1
        case "[": return readLink(at: index)
        case "#": return readTag(at: index)
        case "*", "_", "~":
            for (sign, kind) in Self.signs where matches(sign, at: index) {
                let length = sign.unicodeScalars.count
                let first = index + length
                guard first < end, !scalars[first].properties.isWhitespace,
                    sign.first != "_" || !isWord(index - 1)
                else { continue }
                guard let close = findClose(sign, from: first + 1) else { continue }
                spans.append(MarkdownSpan(range: index..<close + length, kind: kind))
                ends[close] = length
                return first
            }
            // A sequence of equal signs without a counterpart is plain text as a whole.
            var next = index + 1
            while next < end, scalars[next] == scalars[index] { next += 1 }
            return next
        default: return index + 1
        }
    }

    private mutating func readLink(at index: Int) -> Int {
        if matches("[[", at: index), let close = find("]]", from: index + 2), close > index + 2 {
            spans.append(MarkdownSpan(range: index..<close + 2, kind: .noteLink))
            return close + 2
        }
        guard let middle = find("](", from: index + 1), middle > index + 1,
            let close = find(")", from: middle + 2), close > middle + 2
        else { return index + 1 }
        let address = String(String.UnicodeScalarView(scalars[middle + 2..<close])).trimmed
        guard !address.contains(where: \.isWhitespace) else { return index + 1 }
        spans.append(MarkdownSpan(range: index..<close + 1, kind: .link(address)))
        return close + 1
    }

    private mutating func readTag(at index: Int) -> Int {
        guard index == lineStart || scalars[index - 1].properties.isWhitespace else { return index + 1 }
        var next = index + 1
        while next < end, isWord(next) || scalars[next] == "-" || scalars[next] == "/" { next += 1 }
        // A number is not a tag: `#12` usually refers to something else.
        guard scalars[index + 1..<next].contains(where: \.properties.isAlphabetic) else { return index + 1 }
        spans.append(MarkdownSpan(range: index..<next, kind: .tag))
        return next
    }

    private func isWord(_ index: Int) -> Bool {
        guard index >= lineStart, index < end else { return false }
        let properties = scalars[index].properties
        return properties.isAlphabetic || properties.numericType != nil || scalars[index] == "_"
    }

    private func matches(_ sign: String, at index: Int) -> Bool {
        let sign = sign.unicodeScalars
        return index + sign.count <= end && zip(sign, scalars[index...]).allSatisfy { $0 == $1 }
    }

    private mutating func find(_ sign: String, from start: Int) -> Int? {
        guard !hopeless.contains(sign) else { return nil }
        var index = start
        while index < end {
            if matches(sign, at: index) { return index }
            index += 1
        }
        hopeless.insert(sign)
        return nil
    }

    /// The counterpart of a sign of bold or italic text: after a character that is not white space, and for `_` at the end of a word.
    private mutating func findClose(_ sign: String, from start: Int) -> Int? {
        let key = "close \(sign)"
        guard !hopeless.contains(key) else { return nil }
        let length = sign.unicodeScalars.count
        var index = start
        while index < end {
            if scalars[index] == "\\" {
                index += 2
                continue
            }
            if matches(sign, at: index), !scalars[index - 1].properties.isWhitespace {
                let isDouble =
                    length == 1 && (matches(sign + sign, at: index) || scalars[index - 1] == scalars[index])
                if !isDouble, sign.first != "_" || !isWord(index + length) { return index }
                if isDouble { index += 1 }
            }
            index += 1
        }
        hopeless.insert(key)
        return nil
    }
}
