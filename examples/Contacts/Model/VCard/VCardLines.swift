// SPDX-License-Identifier: MIT

/// The lines of a file of cards, unfolded.
///
/// It works on bytes, since some programs fold lines in the middle of a character.
struct VCardLines: Sequence, IteratorProtocol {
    struct Line {
        /// The number of the line in the file, from 1.
        var number: Int
        var bytes: [UInt8]
        /// Whether the line begins or ends a card.
        var delimiter: VCardLineParser.Delimiter?
        /// The rules of the card that the line belongs to.
        var rules: VCardRules
    }

    /// A line as it is in the file, which may be empty.
    private struct Physical {
        var number: Int
        var bytes: ArraySlice<UInt8>
    }

    /// The lengths of a line that was folded at a fixed width, as in 3.0, though its card says 2.1.
    private static let fixedWidths = 72...77

    private var rest: ArraySlice<UInt8>
    private var number = 0
    private var ahead: Physical?
    /// The rules of the cards that have begun and not ended, those of the innermost one last.
    private var cards: [VCardRules] = []
    /// Whether a card that begins in the next line is the value of a property (AGENT).
    private var isBeforeNestedCard = false

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
        ahead = nextPhysicalLine()
    }

    /// The number of bytes that have not been read.
    var unreadCount: Int { rest.count }

    mutating func next() -> Line? {
        skipEmptyLines()
        guard let first = ahead else { return nil }
        ahead = nextPhysicalLine()
        let delimiter = VCardLineParser.delimiter(first.bytes)
        if let delimiter { follow(delimiter) }
        let rules = cards.last ?? VCardRules(version: "3.0")
        var line = Unfolding()
        line.append(first.bytes.drop(while: \.isBlank))
        var lastLength = first.bytes.count
        while let following = ahead {
            if line.removeSoftBreak() {
                guard !Self.isDelimiter(following.bytes) else { break }
                line.append(following.bytes)
                ahead = nextPhysicalLine()
                // A soft break before an empty line is the end of the value: the next line is another property.
                if following.bytes.isEmpty { break }
            } else if following.bytes.isEmpty {
                if line.encoding() == .base64 { break }
                // Some programs write each line end twice.
                skipEmptyLines()
                guard ahead?.bytes.first?.isBlank == true else { break }
                continue
            } else if let first = following.bytes.first, first.isBlank {
                let isFixed = Self.fixedWidths.contains(lastLength) || line.bytes.last?.isBlank == true
                let keepsSpace = rules.foldingKeepsSpace && !isFixed && line.encoding() == .text
                line.append(keepsSpace ? following.bytes : following.bytes.dropFirst())
                ahead = nextPhysicalLine()
            } else if following.bytes.allSatisfy(\.isBase64), line.encoding() == .base64 {
                line.append(following.bytes)  // version 2.1 without a space in front
                ahead = nextPhysicalLine()
            } else {
                break
            }
            lastLength = following.bytes.count
        }
        isBeforeNestedCard =
            line.bytes.last == UInt8(ascii: ":")
            && VCardLineParser.head(of: line.bytes)?.property.isNamed("AGENT") == true
        return Line(number: first.number, bytes: line.bytes, delimiter: delimiter, rules: rules)
    }

    /// A line that is being unfolded. No byte is searched twice, on however many lines it was folded.
    private struct Unfolding {
        enum Encoding { case head, text, quotedPrintable, base64 }

        private(set) var bytes: [UInt8] = []
        /// The index of the last sign that is no blank, as far as it matters for soft line breaks.
        private var lastSign: Int?
        private var search = VCardHead.Search(for: ":")
        private var searchedCount = 0
        private var isHeadComplete = false
        private var knownEncoding = Encoding.head

        mutating func append(_ more: ArraySlice<UInt8>) {
            if let index = more.lastIndex(where: { !$0.isBlank }) {
                lastSign = bytes.count + index - more.startIndex
            }
            bytes += more
        }

        /// Removes the `=` at the end of a value in quoted-printable, with the blanks after it, which do not belong to
        /// the text. Returns whether there was one.
        mutating func removeSoftBreak() -> Bool {
            guard let index = lastSign, bytes[index] == UInt8(ascii: "="), encoding() == .quotedPrintable
            else { return false }
            bytes.removeSubrange(index...)
            lastSign = nil
            return true
        }

        /// The encoding of the value, as far as the line was read; `head` while the head is not complete.
        mutating func encoding() -> Encoding {
            guard !isHeadComplete else { return knownEncoding }
            let new = bytes.dropFirst(searchedCount)
            searchedCount = bytes.count
            if let colon = search.firstIndex(in: bytes) {
                isHeadComplete = true
                knownEncoding = encoding(ofHead: bytes[..<colon])
            } else if knownEncoding == .head, let colon = new.firstIndex(of: UInt8(ascii: ":")) {
                // It is inside of quotes, which may have no end.
                knownEncoding = encoding(ofHead: bytes[..<colon])
            }
            return knownEncoding
        }

        private func encoding(ofHead head: ArraySlice<UInt8>) -> Encoding {
            let property = VCardLineParser.property(ofHead: head)
            return property.isQuotedPrintable ? .quotedPrintable : property.isBase64 ? .base64 : .text
        }
    }

    /// Selects the rules when a card begins. Its version may be in any of its lines.
    private mutating func follow(_ delimiter: VCardLineParser.Delimiter) {
        switch delimiter {
        case .begin:
            let isNested = isBeforeNestedCard || cards.count > 1
            let version = versionAhead().map(VCardRules.init(version:))
            let rules = version ?? (isNested ? cards.last : nil) ?? VCardRules(version: "3.0")
            if !isNested { cards = [] }  // a card before it that has no end
            cards.append(rules)
        case .end: _ = cards.popLast()
        }
    }

    /// The version of the card that has just begun.
    private func versionAhead() -> String? {
        var lines = self
        while let line = lines.ahead?.bytes.drop(while: \.isBlank) {
            if Self.isDelimiter(line) { return nil }
            if line.count <= 64, let first = line.first, first | 0x20 == UInt8(ascii: "v"),
                let (property, start) = VCardLineParser.head(of: Array(line)), property.isNamed("VERSION")
            {
                return String(decoding: Array(line)[start...], as: UTF8.self)
            }
            lines.ahead = lines.nextPhysicalLine()
        }
        return nil
    }

    private mutating func skipEmptyLines() {
        while ahead?.bytes.isEmpty == true { ahead = nextPhysicalLine() }
    }

    /// The next line. It ends with CR LF, LF or CR; several CR before an LF are one line end, since some programs convert line ends twice.
    private mutating func nextPhysicalLine() -> Physical? {
        guard !rest.isEmpty else { return nil }
        number += 1
        let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex
        let bytes = rest[..<end]
        let carriageReturns = rest[end...].prefix { $0 == UInt8(ascii: "\r") }
        if rest[carriageReturns.endIndex...].first == UInt8(ascii: "\n") {
            rest = rest[(carriageReturns.endIndex + 1)...]
        } else {
            rest = rest[end...].dropFirst(1)
        }
        return Physical(number: number, bytes: bytes)
    }

    private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
        VCardLineParser.delimiter(line) != nil
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    var isBase64: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
            true
        default: false
        }
    }
}
