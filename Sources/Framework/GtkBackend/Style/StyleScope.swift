// SPDX-License-Identifier: MIT

/// Limits a style sheet to the windows of one application. Each selector begins with a style class that only
/// these windows have, and the names of the colours and animations that the sheet defines get a prefix.
///
/// GTK applies a style sheet to all windows of a display, also to those of another application in the process.
struct StyleScope {
    /// The style class of the windows.
    let name: String

    /// Returns the style sheet with limited selectors and names. A part that cannot be parsed is omitted; GTK
    /// reports it when it reads the original.
    func limit(_ css: String) -> String {
        var sheet = Sheet(css)
        let rules = sheet.rules()
        let colors = Set(rules.compactMap { $0.definedName(by: "@define-color") })
        let animations = Set(rules.compactMap { $0.definedName(by: "@keyframes") })
        return rules.map { write($0, colors, animations) }.joined(separator: "\n")
    }

    private func write(_ rule: Rule, _ colors: Set<String>, _ animations: Set<String>) -> String {
        let body = rule.body.map { rename($0, colors, animations) }
        if let color = rule.definedName(by: "@define-color") {
            let value = rename(rule.rest(after: "@define-color"), colors, animations)
            return "@define-color \(own(color))\(value.dropFirst(color.count));"
        }
        if let animation = rule.definedName(by: "@keyframes") {
            return "@keyframes \(own(animation)) {\(body ?? "")}"
        }
        // A sheet that is imported would apply to all windows.
        guard !rule.prelude.hasPrefix("@"), let body else { return "" }
        let selectors = Self.split(rule.prelude, at: ",").map(limitSelector)
        return selectors.joined(separator: ", ") + " {\(body.isEmpty ? "" : "\(body);")}"
    }

    private func own(_ name: String) -> String { "\(name)-\(self.name)" }

    /// A view in a window, or the window itself.
    private func limitSelector(_ selector: String) -> String {
        let type = selector.prefix { $0.isLetter || $0.isNumber || "*-_".contains($0) }
        return ".\(name) \(selector), \(type).\(name)\(selector.dropFirst(type.count))"
    }

    /// Replaces `@name` and the names of animations.
    private func rename(_ body: String, _ colors: Set<String>, _ animations: Set<String>) -> String {
        Self.split(body, at: ";").map { declaration in
            let property = declaration.prefix { $0 != ":" }
            let isAnimation = property.contains("animation")
            var result = ""
            var word = ""
            func endWord() {
                let isColor = result.last == "@" && colors.contains(word)
                let isRenamed = isColor || isAnimation && animations.contains(word)
                result += isRenamed ? own(word) : word
                word = ""
            }
            for character in declaration {
                if character.isLetter || character.isNumber || character == "-" || character == "_" {
                    word.append(character)
                } else {
                    endWord()
                    result.append(character)
                }
            }
            endWord()
            return result
        }.joined(separator: "; ")
    }

    /// The parts of a text between separators that are not in brackets or quotes.
    private static func split(_ text: String, at separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" || character == "{" {
                depth += 1
            } else if character == ")" || character == "}" {
                depth -= 1
            } else if character == separator, depth == 0 {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
        }
        return parts.map(\.trimmed).filter { !$0.isEmpty }
    }
}

/// A rule of a style sheet.
private struct Rule {
    /// The text before the block; the whole rule if it has no block.
    let prelude: String
    /// The text in the block; nil if the rule has none.
    let body: String?

    /// The name that a rule with that keyword defines; nil for another rule.
    func definedName(by keyword: String) -> String? {
        guard prelude.hasPrefix(keyword) else { return nil }
        let name = rest(after: keyword).prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    func rest(after keyword: String) -> String { String(prelude.dropFirst(keyword.count)).trimmed }
}

/// The characters of a style sheet, without comments.
private struct Sheet {
    private let characters: [Character]
    private var position = 0

    init(_ css: String) {
        var text = ""
        var rest = Substring(css)
        while let start = rest.firstRange(of: "/*") {
            text += rest[..<start.lowerBound] + " "
            rest = rest[start.upperBound...]
            rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        characters = Array(text + rest)
    }

    mutating func rules() -> [Rule] {
        var rules: [Rule] = []
        var prelude = ""
        while position < characters.count {
            let character = characters[position]
            position += 1
            switch character {
            case ";":
                rules.append(Rule(prelude: prelude.trimmed, body: nil))
                prelude = ""
            case "{":
                rules.append(Rule(prelude: prelude.trimmed, body: block()))
                prelude = ""
            default: prelude.append(character)
            }
        }
        return rules
    }

    /// The characters to the bracket that closes the block.
    private mutating func block() -> String {
        var depth = 1
        var quote: Character?
        var body = ""
        while position < characters.count {
            let character = characters[position]
            position += 1
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "{" {
                depth += 1
            } else if character == "}" {
                depth -= 1
                if depth == 0 { break }
            }
            body.append(character)
        }
        return body
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
