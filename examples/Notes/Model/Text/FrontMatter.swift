// SPDX-License-Identifier: MIT

/// The front matter of a text: values for programs in YAML, between a first line `---` and a line `---` or `...`.
///
/// Only what notes show is read: the title and the tags. Everything else stays as it is.
struct FrontMatter {
    /// The lines, with the ones that begin and end it.
    private(set) var lines: [Range<Int>] = []
    /// The index after the last line and its end.
    private(set) var end = 0
    /// The value of `title`.
    private(set) var title: String?
    /// The values of `tags`.
    private(set) var tags: [String] = []

    /// The greatest length of a front matter, in scalars.
    static let sizeLimit = 100_000

    /// Returns nil for a text without front matter. A first line `---` without a last one is no front matter.
    init?(_ text: [Unicode.Scalar]) {
        let scalars = text.prefix(Self.sizeLimit)
        var start = 0
        var isClosed = false
        while start < scalars.count {
            var end = start
            while end < scalars.count, scalars[end] != "\n", scalars[end] != "\r" { end += 1 }
            let line = start..<end
            let text = String(String.UnicodeScalarView(scalars[line]))
            start = min(end + 1, scalars.count)
            if end < scalars.count, scalars[end] == "\r", start < scalars.count, scalars[start] == "\n" {
                start += 1
            }
            let sign = text.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
            if lines.isEmpty {
                guard sign.elementsEqual("---") else { return nil }
                lines.append(line)
                continue
            }
            lines.append(line)
            if sign.elementsEqual("---") || sign.elementsEqual("...") {
                isClosed = true
                break
            }
        }
        guard isClosed else { return nil }
        end = start
        read(lines.dropFirst().dropLast().map { String(String.UnicodeScalarView(scalars[$0])) })
    }

    private mutating func read(_ texts: [String]) {
        var isInTags = false
        var lines = texts[...]
        // An end that is missing is not looked for again.
        var mayGoOn = true
        while let text = lines.popFirst() {
            if isInTags, let item = Self.item(text) {
                tags += Self.value(item).map { [$0] } ?? []
                continue
            }
            guard let first = text.unicodeScalars.first, first != " ", first != "\t", first != "#",
                let colon = text.firstIndex(of: ":")
            else { continue }
            isInTags = false
            let value = text[text.index(after: colon)...]
            guard value.isEmpty || value.first == " " || value.first == "\t" else { continue }
            // A key may be in quotation marks.
            switch text[..<colon].trimmed.filter({ $0 != "\"" && $0 != "'" }).lowercased() {
            case "title": title = Self.value(value)
            case "tags", "tag":
                isInTags = Self.value(value) == nil
                guard value.trimmed.first == "[" else {
                    tags += Self.words(value)
                    continue
                }
                var list = FlowList(value.trimmed.dropFirst())
                let (first, rest) = (list, lines)
                while mayGoOn, !list.isClosed, let line = lines.popFirst() { list.read(line[...]) }
                mayGoOn = mayGoOn && list.isClosed
                // Without an end, it is the list of its first line.
                if !list.isClosed { (list, lines) = (first, rest) }
                tags += list.items.compactMap { Self.value($0[...]) }
            default: break
            }
        }
    }

    /// The text after the sign of an item: `- garden`.
    private static func item(_ line: String) -> Substring? {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard text.first == "-" else { return nil }
        let rest = text.dropFirst()
        return rest.isEmpty || rest.first == " " ? rest : nil
    }

    /// The values of `garden, tools` or `garden tools`.
    private static func words(_ text: Substring) -> [String] {
        guard let value = value(text) else { return [] }
        let separators: (Character) -> Bool = value.contains(",") ? { $0 == "," } : { $0.isWhitespace }
        return value.split(whereSeparator: separators).map(\.trimmed).filter { !$0.isEmpty }
    }

    /// A scalar of YAML: plain, or in single or double quotes. Nil for none, and for values of several lines.
    private static func value(_ text: Substring) -> String? {
        let text = text.trimmed
        switch text.first {
        case nil, "#", "|", ">", "[", "{", "&", "*", "!": return nil
        case "'":
            var rest = text.dropFirst()
            var result = ""
            while let character = rest.popFirst() {
                if character == "'" {
                    guard rest.first == "'" else { return result.trimmed.isEmpty ? nil : result.trimmed }
                    rest.removeFirst()
                }
                result.append(character)
            }
            return nil
        case "\"":
            var result = ""
            var rest = text.dropFirst()
            while let character = rest.popFirst() {
                if character == "\"" { return result.trimmed.isEmpty ? nil : result.trimmed }
                guard character == "\\", let next = rest.popFirst() else {
                    result.append(character)
                    continue
                }
                result += escaped(next, &rest)
            }
            return nil
        default:
            // A comment begins with a sign after white space.
            var result = text[...]
            for (index, character) in zip(text.indices, text)
            where character == "#" && index > text.startIndex {
                if text[text.index(before: index)].isWhitespace {
                    result = text[..<index]
                    break
                }
            }
            let plain = result.trimmed
            // The words for no value (YAML 1.2.2, 10.3.2).
            return plain.isEmpty || ["~", "null", "Null", "NULL"].contains(plain) ? nil : plain
        }
    }

    /// What an escape sequence stands for (YAML 1.2.2, 5.7), after its backslash. A title has no controls, so they are spaces.
    private static func escaped(_ sign: Character, _ rest: inout Substring) -> String {
        guard let count = (["x": 2, "u": 4, "U": 8] as [Character: Int])[sign] else {
            return "0abtnvfreNLP_".contains(sign) ? " " : String(sign)
        }
        guard let number = UInt32(rest.prefix(count), radix: 16), let scalar = Unicode.Scalar(number),
            rest.prefix(count).count == count
        else { return String(sign) }
        rest.removeFirst(count)
        return scalar.properties.generalCategory == .control ? " " : String(scalar)
    }
}

/// The items of a list such as `[garden, "in town"]`, which may have several lines (YAML 1.2.2, 7.4.1).
private struct FlowList {
    /// The items as they are written, with their quotation marks.
    private(set) var items = [""]
    private(set) var isClosed = false
    /// The quotation mark that is open.
    private var quote: Character?

    init(_ firstLine: Substring) { read(firstLine) }

    mutating func read(_ line: Substring) {
        var line = line
        var isAfterSpace = true
        while let character = line.popFirst() {
            let last = items.count - 1
            if let quote {
                items[last].append(character)
                if character == quote { self.quote = nil }
                if character == "\\", quote == "\"", let next = line.popFirst() { items[last].append(next) }
                continue
            }
            switch character {
            case "]":
                isClosed = true
                return
            case ",": items.append("")
            case "#" where isAfterSpace && line.first?.isWhitespace ?? true: line = ""
            case "\"", "'":
                // In a plain text, it is a sign like others. Two of them in a quoted text stand for one.
                if items[last].isEmpty || items[last].first == character { quote = character }
                items[last].append(character)
            default: if !items[last].isEmpty || !character.isWhitespace { items[last].append(character) }
            }
            isAfterSpace = character.isWhitespace
        }
        if !items[items.count - 1].isEmpty { items[items.count - 1].append(" ") }
    }
}
