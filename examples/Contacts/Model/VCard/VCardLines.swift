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
    private var rules = VCardRules(version: "3.0")
    /// The number of cards that have begun and not ended.
    private var depth = 0

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
        var line = Line(
            number: first.number, bytes: Array(first.bytes.drop(while: \.isBlank)), delimiter: delimiter,
            rules: rules)
        var lastLength = first.bytes.count
        while let following = ahead {
            if endsWithSoftBreak(line.bytes) {
                while line.bytes.last?.isBlank == true { line.bytes.removeLast() }
                line.bytes.removeLast()
                guard !Self.isDelimiter(following.bytes) else { break }
                line.bytes += following.bytes
                ahead = nextPhysicalLine()
                // A soft break before an empty line is the end of the value: the next line is another property.
                if following.bytes.isEmpty { break }
            } else if following.bytes.isEmpty {
                if encoding(of: line.bytes) == .base64 { break }
                // Some programs write each line end twice.
                skipEmptyLines()
                guard ahead?.bytes.first?.isBlank == true else { break }
                continue
            } else if let first = following.bytes.first, first.isBlank {
                let isFixed = Self.fixedWidths.contains(lastLength) || line.bytes.last?.isBlank == true
                let keepsSpace =
                    rules.foldingKeepsSpace && !isFixed && encoding(of: line.bytes) == .text
                line.bytes += keepsSpace ? following.bytes : following.bytes.dropFirst()
                ahead = nextPhysicalLine()
            } else if following.bytes.allSatisfy(\.isBase64), encoding(of: line.bytes) == .base64 {
                line.bytes += following.bytes  // version 2.1 without a space in front
                ahead = nextPhysicalLine()
            } else {
                break
            }
            lastLength = following.bytes.count
        }
        return line
    }

    private enum Encoding { case head, text, quotedPrintable, base64 }

    /// The encoding of the value that the line has so far, or that its head is not complete.
    private func encoding(of line: [UInt8]) -> Encoding {
        guard let property = VCardLineParser.head(of: line)?.property else { return .head }
        return property.isQuotedPrintable ? .quotedPrintable : property.isBase64 ? .base64 : .text
    }

    /// Whether `=` is the last sign of a value in quoted-printable. Blanks after it are no part of the text.
    private func endsWithSoftBreak(_ line: [UInt8]) -> Bool {
        line.last(where: { !$0.isBlank }) == UInt8(ascii: "=") && encoding(of: line) == .quotedPrintable
    }

    /// Selects the rules when a card begins. Its version may be in any of its lines.
    private mutating func follow(_ delimiter: VCardLineParser.Delimiter) {
        switch delimiter {
        case .begin:
            if let version = versionAhead() {
                rules = VCardRules(version: version)
            } else if depth == 0 {
                rules = VCardRules(version: "3.0")
            }
            depth += 1
        case .end: depth = Swift.max(0, depth - 1)
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

    /// The next line. It ends with CR LF, LF or CR; several CR before an LF are of programs that convert line ends twice.
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
