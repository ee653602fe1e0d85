// SPDX-License-Identifier: MIT

/// A block of HTML, in which Markdown means nothing (CommonMark, section 4.6).
enum HTMLBlock: Equatable {
    /// It ends with a line that contains one of these texts.
    case until([String])
    /// It ends before an empty line.
    case untilBlank

    /// Returns nil if a block of HTML does not begin with the line, whose first scalar is `<`.
    init?(_ line: ArraySlice<Unicode.Scalar>, interruptsParagraph: Bool) {
        let text = String(String.UnicodeScalarView(line)).lowercased()
        let rest = text.dropFirst()
        func begins(_ names: [String], then ends: [Character?]) -> Bool {
            let word = rest.drop { $0 == "/" && names != Self.texts }
            return names.contains { name in
                word.hasPrefix(name) && ends.contains(word.dropFirst(name.count).first)
            }
        }
        if begins(Self.texts, then: [" ", "\t", ">", nil]) {
            self = .until(Self.texts.map { "</\($0)>" })
        } else if rest.hasPrefix("!--") {
            self = .until(["-->"])
        } else if rest.hasPrefix("?") {
            self = .until(["?>"])
        } else if rest.hasPrefix("![cdata[") {
            self = .until(["]]>"])
        } else if rest.hasPrefix("!"), rest.dropFirst().first.map({ $0.isASCII && $0.isLetter }) == true {
            self = .until([">"])
        } else if Self.isBlockTag(rest) {
            self = .untilBlank
        } else if !interruptsParagraph {
            var reader = HTMLTagReader(Array(line))
            guard let end = reader.tag(at: 0), reader.isElement,
                line.dropFirst(end).allSatisfy({ $0 == " " || $0 == "\t" })
            else { return nil }
            self = .untilBlank
        } else {
            return nil
        }
    }

    /// Whether the block ends with this line.
    func ends(with line: ArraySlice<Unicode.Scalar>) -> Bool {
        switch self {
        case .until(let texts):
            let text = String(String.UnicodeScalarView(line)).lowercased()
            return texts.contains { text.contains($0) }
        case .untilBlank: return line.allSatisfy { $0 == " " || $0 == "\t" }
        }
    }

    private static func isBlockTag(_ text: Substring) -> Bool {
        let word = text.first == "/" ? text.dropFirst() : text
        let name = word.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let rest = word.dropFirst(name.count)
        return blocks.contains(String(name))
            && (rest.isEmpty || [" ", "\t", ">"].contains(rest.first) || rest.hasPrefix("/>"))
    }

    private static let texts = ["pre", "script", "style", "textarea"]
    private static let blocks: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
        "colgroup",
        "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
        "form", "frame",
        "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend",
        "li", "link",
        "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search",
        "section",
        "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
    ]
}

/// Reads what begins with `<` within a text: tags of HTML and addresses (CommonMark, sections 6.5 and 6.6).
struct HTMLTagReader {
    private let text: [Unicode.Scalar]
    /// The ends that do not follow, so that a text is not searched for them again.
    private var missing: Set<String> = []
    /// Whether the last tag was that of an element, and no comment or instruction.
    private(set) var isElement = false

    init(_ text: [Unicode.Scalar]) { self.text = text }

    private func scalar(_ index: Int) -> Unicode.Scalar? { index < text.count ? text[index] : nil }

    /// `<https://example.org>` or `<name@example.org>`: the index after it, and the address.
    func address(at start: Int) -> (end: Int, address: String)? {
        var end = start + 1
        while let scalar = scalar(end), scalar.value > 0x20, scalar != "<", scalar != ">" { end += 1 }
        guard scalar(end) == ">" else { return nil }
        let address = String(String.UnicodeScalarView(text[(start + 1)..<end]))
        if let colon = address.firstIndex(of: ":"), Self.isScheme(address[..<colon]) {
            return (end + 1, address)
        }
        let sides = address.split(separator: "@", omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty,
            sides[0].allSatisfy({
                $0.isASCII && ($0.isLetter || $0.isNumber || ".!#$%&'*+/=?^_`{|}~-".contains($0))
            }),
            sides[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isLabel)
        else { return nil }
        return (end + 1, "mailto:\(address)")
    }

    private static func isScheme(_ text: Substring) -> Bool {
        (2...32).contains(text.count) && text.first?.isLetter == true
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }

    private static func isLabel(_ text: Substring) -> Bool {
        (1...63).contains(text.count) && text.first != "-" && text.last != "-"
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    /// A tag, a comment or an instruction: the index after it.
    mutating func tag(at start: Int) -> Int? {
        isElement = false
        switch scalar(start + 1) {
        case "!" where has("<!--", at: start):
            if has("<!-->", at: start) { return start + 5 }
            if has("<!--->", at: start) { return start + 6 }
            return find("-->", from: start + 4)
        case "!" where has("<![CDATA[", at: start): return find("]]>", from: start + 9)
        case "!": return isLetter(start + 2) ? find(">", from: start + 2) : nil
        case "?": return find("?>", from: start + 2)
        case "/":
            guard var index = name(at: start + 2) else { return nil }
            index = space(at: index)
            isElement = scalar(index) == ">"
            return isElement ? index + 1 : nil
        default: return openTag(at: start)
        }
    }

    private mutating func openTag(at start: Int) -> Int? {
        guard var index = name(at: start + 1) else { return nil }
        while true {
            let next = space(at: index)
            guard next > index, let end = attributeName(at: next) else {
                index = next
                break
            }
            index = end
            let sign = space(at: index)
            guard scalar(sign) == "=" else { continue }
            guard let end = attributeValue(at: space(at: sign + 1)) else { return nil }
            index = end
        }
        if scalar(index) == "/" { index += 1 }
        isElement = scalar(index) == ">"
        return isElement ? index + 1 : nil
    }

    private func isLetter(_ index: Int) -> Bool {
        scalar(index).map { $0.isASCII && $0.properties.isAlphabetic } ?? false
    }

    private func isDigit(_ index: Int) -> Bool { scalar(index).map { ("0"..."9").contains($0) } ?? false }

    private func name(at start: Int) -> Int? {
        guard isLetter(start) else { return nil }
        var index = start
        while isLetter(index) || isDigit(index) || scalar(index) == "-" { index += 1 }
        return index
    }

    private func attributeName(at start: Int) -> Int? {
        guard isLetter(start) || scalar(start) == "_" || scalar(start) == ":" else { return nil }
        var index = start
        while isLetter(index) || isDigit(index)
            || scalar(index).map({ "_.:-".unicodeScalars.contains($0) }) == true
        {
            index += 1
        }
        return index
    }

    private mutating func attributeValue(at start: Int) -> Int? {
        switch scalar(start) {
        case "\"": return find("\"", from: start + 1)
        case "'": return find("'", from: start + 1)
        default:
            var index = start
            while let scalar = scalar(index), !scalar.properties.isWhitespace,
                !"\"'=<>`".unicodeScalars.contains(scalar)
            {
                index += 1
            }
            return index > start ? index : nil
        }
    }

    private func space(at start: Int) -> Int {
        var index = start
        while let scalar = scalar(index), scalar == " " || scalar == "\t" || scalar == "\n" { index += 1 }
        return index
    }

    private func has(_ sign: String, at index: Int) -> Bool {
        let sign = sign.unicodeScalars
        return index + sign.count <= text.count && zip(sign, text[index...]).allSatisfy { $0 == $1 }
    }

    /// The index after the next occurrence of a sign.
    private mutating func find(_ sign: String, from start: Int) -> Int? {
        guard !missing.contains(sign) else { return nil }
        var index = start
        while index < text.count {
            if text[index] == sign.unicodeScalars.first, has(sign, at: index) {
                return index + sign.unicodeScalars.count
            }
            index += 1
        }
        missing.insert(sign)
        return nil
    }
}
