// SPDX-License-Identifier: MIT

/// A word, a literal or an operator character of a Swift source.
struct Token: Equatable {
    let text: String
    /// Whether it is the first one of its line.
    let startsLine: Bool
}

/// Divides a Swift source into tokens. Comments are left out.
struct Lexer {
    private let bytes: [UInt8]
    private var index = 0
    private var startsLine = true

    private init(_ source: String) { bytes = Array(source.utf8) }

    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source)
        var tokens: [Token] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private mutating func next() -> Token? {
        skipSpace()
        guard index < bytes.count else { return nil }
        let start = index
        if isString() {
            skipString()
        } else if Self.isWord(byte()) {
            while Self.isWord(byte()) { index += 1 }
        } else {
            index += 1
        }
        defer { startsLine = false }
        return Token(text: String(decoding: bytes[start..<index], as: UTF8.self), startsLine: startsLine)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_$@#`".utf8.contains(byte)
        }
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch (byte(), byte(1)) {
            case (UInt8(ascii: "\n"), _):
                startsLine = true
                index += 1
            case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (UInt8(ascii: "\r"), _): index += 1
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            switch (byte(), byte(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
            default: index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    /// Whether a string literal begins here: a quotation mark, which may have number signs before it.
    private func isString() -> Bool {
        var offset = 0
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return byte(offset) == UInt8(ascii: "\"")
    }

    private mutating func skipString() {
        var signs = 0
        while byte() == UInt8(ascii: "#") { (signs, index) = (signs + 1, index + 1) }
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        index += quotes
        while index < bytes.count {
            if hasSigns(signs, after: 1), byte() == UInt8(ascii: "\\") {
                index += 1 + signs
                if byte() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
            } else if (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
                hasSigns(signs, after: quotes)
            {
                index += quotes + signs
                return
            } else {
                index += 1
            }
        }
    }

    private func hasSigns(_ count: Int, after offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if isString() {
                skipString()
                continue
            }
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            index += 1
        } while depth > 0 && index < bytes.count
    }
}
