// SPDX-License-Identifier: MIT

/// The part of Swift's lexical grammar that is needed to find the end of a body.
extension UnsafeBufferPointer<UInt8> {
    /// The end of the string literal that begins here, with the code inside of it.
    func endOfString(at start: Int, before end: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isLong = start + 2 < end && self[start + 1] == quote && self[start + 2] == quote
        var index = start + (isLong ? 3 : 1)
        while index < end {
            switch self[index] {
            case UInt8(ascii: "\\"):
                let isCode = index + 1 < end && self[index + 1] == UInt8(ascii: "(")
                index = isCode ? endOfParentheses(at: index + 1, before: end) : index + 2
            case quote:
                if !isLong { return index + 1 }
                if index + 2 < end, self[index + 1] == quote, self[index + 2] == quote { return index + 3 }
                index += 1
            case 0x0A where !isLong: return index
            default: index += 1
            }
        }
        return end
    }

    /// The end of what is in parentheses inside of a string.
    private func endOfParentheses(at start: Int, before end: Int) -> Int {
        var depth = 0
        var index = start
        while index < end {
            switch self[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case UInt8(ascii: "\""):
                index = endOfString(at: index, before: end)
                continue
            default: break
            }
            index += 1
        }
        return end
    }

    /// The end of the comment that begins here, or nil if none does.
    func endOfComment(at start: Int, before end: Int) -> Int? {
        guard start + 1 < end, self[start] == UInt8(ascii: "/") else { return nil }
        var index = start + 2
        if self[start + 1] == UInt8(ascii: "/") {
            while index < end, self[index] != 0x0A, self[index] != 0x0D { index += 1 }
            return index
        }
        guard self[start + 1] == UInt8(ascii: "*") else { return nil }
        var depth = 1
        while index + 1 < end, depth > 0 {
            let pair = (self[index], self[index + 1])
            if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                index += 2
            } else if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                index += 2
            } else {
                index += 1
            }
        }
        return depth == 0 ? index : end
    }

    /// The end of the word that begins here.
    func endOfWord(at start: Int, before end: Int) -> Int {
        var index = start
        while index < end, self[index].isWord { index += 1 }
        return index
    }
}

extension UInt8 {
    /// Whether it is a part of a name; each byte beyond ASCII counts as a letter.
    var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        default: false
        }
    }
}
