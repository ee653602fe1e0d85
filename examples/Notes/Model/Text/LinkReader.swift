// SPDX-License-Identifier: MIT

/// Reads the parts of links: addresses, titles and labels (CommonMark, section 6.3 and 4.7).
struct LinkReader {
    private let text: [Unicode.Scalar]
    private(set) var index: Int

    init(_ text: [Unicode.Scalar], at index: Int) {
        self.text = text
        self.index = index
    }

    private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next == sign else { return false }
        index += 1
        return true
    }

    /// Skips spaces, tabs and one line end at most. Returns the number of scalars.
    @discardableResult
    mutating func skipSpace() -> Int {
        let start = index
        var hasLineEnd = false
        while let scalar = next, scalar == " " || scalar == "\t" || (scalar == "\n" && !hasLineEnd) {
            if scalar == "\n" { hasLineEnd = true }
            index += 1
        }
        return index - start
    }

    /// The index after the end of the line, if only blanks are before it.
    func lineEnd() -> Int? {
        var end = index
        while end < text.count, text[end] == " " || text[end] == "\t" { end += 1 }
        if end == text.count { return end }
        return text[end] == "\n" ? end + 1 : nil
    }

    /// `(address "title")` after the text of a link: the address; nil if it is none.
    mutating func inlineAddress() -> String? {
        guard take("(") else { return nil }
        skipSpace()
        if take(")") { return "" }
        guard let address = address() else { return nil }
        if skipSpace() > 0, title() { skipSpace() }
        return take(")") ? address : nil
    }

    mutating func address() -> String? {
        let start = index
        if take("<") {
            while let scalar = next, scalar != "\n", scalar != "<" {
                if scalar == ">" {
                    index += 1
                    return Self.unescaped(text[(start + 1)..<(index - 1)])
                }
                index += scalar == "\\" && index + 1 < text.count && text[index + 1] != "\n" ? 2 : 1
            }
            return nil
        }
        var depth = 0
        scan: while let scalar = next, scalar.value > 0x20, scalar.value != 0x7F {
            switch scalar {
            case "\\" where index + 1 < text.count && Self.isPunctuation(text[index + 1]): index += 1
            case "(":
                depth += 1
                // Other readers have a limit, too.
                if depth > 32 { return nil }
            case ")":
                if depth == 0 { break scan }
                depth -= 1
            default: break
            }
            index += 1
        }
        return index > start && depth == 0 ? Self.unescaped(text[start..<index]) : nil
    }

    /// Skips a title in quotes or parentheses.
    mutating func title() -> Bool {
        guard let open = next, open == "\"" || open == "'" || open == "(" else { return false }
        let close: Unicode.Scalar = open == "(" ? ")" : open
        var end = index + 1
        while end < text.count {
            if text[end] == close {
                index = end + 1
                return true
            }
            if open == "(", text[end] == "(" { return false }
            end += text[end] == "\\" ? 2 : 1
        }
        return false
    }

    /// `[label]`: the range of the label.
    mutating func label() -> Range<Int>? {
        guard next == "[" else { return nil }
        var end = index + 1
        while end < text.count, text[end] != "[", end - index < 1001 {
            if text[end] == "]" {
                let range = index + 1..<end
                index = end + 1
                return range
            }
            end += text[end] == "\\" ? 2 : 1
        }
        return nil
    }

    static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// The text without backslashes before signs, and with the characters that references such as `&amp;` stand for.
    static func unescaped(_ raw: ArraySlice<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        var rest = raw
        while let scalar = rest.popFirst() {
            if scalar == "\\", let next = rest.first, isPunctuation(next) {
                result.append(next)
                rest.removeFirst()
            } else if scalar == "&", let end = rest.prefix(12).firstIndex(of: ";"),
                let found = reference(rest[..<end])
            {
                result.append(found)
                rest = rest[(end + 1)...]
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func reference(_ name: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        let name = String(String.UnicodeScalarView(name))
        guard name.first == "#" else { return named[name] }
        let digits = name.dropFirst()
        let value = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.map { Unicode.Scalar($0) ?? "\u{FFFD}" }.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    }

    /// The references that occur in addresses. HTML has two thousand more.
    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
        "reg": "®",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
        "eacute": "é",
        "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "aring": "å", "oslash": "ø", "aelig": "æ",
        "ndash": "–", "mdash": "—", "hellip": "…", "euro": "€",
    ]
}
