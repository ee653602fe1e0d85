// SPDX-License-Identifier: MIT

/// The lines of a file of cards, unfolded.
///
/// It works on bytes, since some programs fold lines in the middle of a character.
struct VCardLines: Sequence, IteratorProtocol {
    struct Line {
        /// The number of the line in the file, from 1.
        var number: Int
        var bytes: [UInt8]
    }

    private var rest: ArraySlice<UInt8>
    private var number = 0
    private var ahead: (number: Int, bytes: ArraySlice<UInt8>)?

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
        ahead = nextPhysicalLine()
    }

    /// The number of bytes that have not been read.
    var unreadCount: Int { rest.count }

    mutating func next() -> Line? {
        guard let first = ahead else { return nil }
        ahead = nextPhysicalLine()
        var line = Line(number: first.number, bytes: Array(first.bytes.drop(while: \.isBlank)))
        while let following = ahead {
            let isSoftBreak =
                line.bytes.last == UInt8(ascii: "=") && !Self.isDelimiter(following.bytes)
                && VCardLineParser.head(of: line.bytes)?.property.isQuotedPrintable == true
            if isSoftBreak {
                line.bytes.removeLast()
                line.bytes += following.bytes
            } else if let first = following.bytes.first, first.isBlank {
                line.bytes += following.bytes.dropFirst()
            } else if following.bytes.allSatisfy(\.isBase64),
                VCardLineParser.head(of: line.bytes)?.property.isBase64 == true
            {
                line.bytes += following.bytes  // version 2.1 without a space in front
            } else {
                break
            }
            ahead = nextPhysicalLine()
        }
        return line
    }

    /// The next line that is not empty. A line ends with CR LF, LF or CR.
    private mutating func nextPhysicalLine() -> (number: Int, bytes: ArraySlice<UInt8>)? {
        while !rest.isEmpty {
            number += 1
            let end =
                rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex
            let bytes = rest[..<end]
            let terminator = rest[end...].prefix(2)
            rest = rest[end...].dropFirst(terminator.elementsEqual("\r\n".utf8) ? 2 : 1)
            if !bytes.isEmpty { return (number, bytes) }
        }
        return nil
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
