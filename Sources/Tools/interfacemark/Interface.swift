// SPDX-License-Identifier: MIT

/// The declarations on which code that was compiled with a module depends: the visible ones, and those that
/// determine the layout of objects in memory and of method tables.
///
/// - All types with their stored properties and cases, in order, because they may be parts of other types.
/// - The methods of visible classes, in order, because a call uses the number of the method. Private methods
///   and those of private extensions are left out.
/// - Other functions and properties if they are public.
///
/// Bodies and comments are left out. If the text alone does not decide whether a declaration matters, the
/// declaration is kept. So the mark may change without need, but it always changes when it has to.
struct Interface {
    /// One text for each declaration of all files, sorted, so that the result does not depend on the file of a declaration.
    private(set) var declarations: [String] = []

    /// Creates the interface of sources.
    init(_ sources: [String]) {
        for source in sources {
            var parser = InterfaceParser(Lexer.tokens(of: source))
            declarations += parser.declarations()
        }
        declarations.sort()
    }

    /// The hash of all declarations: 16 hexadecimal digits.
    var mark: String {
        // FNV-1a. It is enough to detect mistakes; it does not protect against attacks.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for declaration in declarations {
            for byte in declaration.utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
}

/// Reads declarations from tokens.
struct InterfaceParser {
    private let tokens: [Token]
    private var index = 0

    init(_ tokens: [Token]) { self.tokens = tokens }

    /// The scope of a declaration.
    private enum Context {
        /// The declaration is at the top level of a file.
        case file
        /// The declaration is in a type. `isVisible` is true if other modules can see the type.
        case type(keyword: String, isVisible: Bool)
        /// The declaration is in an extension. `isPublic` is true if its members are public by default.
        case `extension`(isPublic: Bool)
    }

    mutating func declarations() -> [String] {
        var result: [String] = []
        while index < tokens.count {
            let start = index
            if let text = declaration(in: .file) { result.append(text) }
            // Skips an unmatched brace.
            if index == start { index += 1 }
        }
        return result
    }

    private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let memberKeywords: Set = [
        "func", "init", "deinit", "subscript", "var", "let", "case", "typealias", "associatedtype", "import",
        "operator",
        "precedencegroup", "macro",
    ]

    /// Reads a declaration with its members. Returns nil if no other code can depend on it.
    private mutating func declaration(in context: Context) -> String? {
        var head: [String] = []
        var depth = 0
        var body: String?
        reading: while index < tokens.count {
            let token = tokens[index]
            switch token.text {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{":
                let keyword = keyword(of: head)
                // This is a closure, or an observer after an initial value.
                guard depth <= 0, !(head.contains("=") && (keyword == "var" || keyword == "let")) else {
                    skipBraces()
                    head.append("{}")
                    continue reading
                }
                body = members(of: head, in: context)
                break reading
            case "}" where depth <= 0: break reading
            case ";" where depth <= 0:
                index += 1
                break reading
            default:
                if depth <= 0, token.startsLine, !head.isEmpty, !Self.continues(head, token.text) {
                    break reading
                }
            }
            head.append(token.text)
            index += 1
        }
        guard !head.isEmpty, keeps(head, body, context) else { return nil }
        return (head + [body].compactMap(\.self)).joined(separator: " ")
    }

    /// Whether a token on the next line belongs to the same declaration.
    private static func continues(_ head: [String], _ next: String) -> Bool {
        if ["where", "throws", "rethrows", "async"].contains(next) { return true }
        if let first = next.utf8.first, ".,:=&|?!<>+-*/".utf8.contains(first) { return true }
        guard let last = head.last else { return false }
        // An attribute may be on the line above its declaration.
        if head.allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) { return true }
        if last == ">" { return head.dropLast().last == "-" }
        return [",", "=", ":", "&", "|", ".", "<", "+", "-", "where"].contains(last)
    }

    private static let modifiers: Set = [
        "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "override",
        "nonisolated",
    ]

    /// Reads the body of a declaration. Returns the members of a type, the accessors of a protocol's
    /// property, or braces without the content of a function.
    private mutating func members(of head: [String], in context: Context) -> String {
        if let keyword = keyword(of: head), Self.typeKeywords.contains(keyword) {
            index += 1
            let inner: Context =
                keyword == "extension"
                ? .extension(isPublic: head.contains("public"))
                : .type(keyword: keyword, isVisible: isVisible(head))
            var texts: [String] = []
            while index < tokens.count, tokens[index].text != "}" {
                let start = index
                if let text = declaration(in: inner) { texts.append(text) }
                if index == start { index += 1 }
            }
            index += 1
            return "{ \(texts.joined(separator: "\n")) }"
        }
        let start = index
        skipBraces()
        let inside = tokens[start..<index].map(\.text)
        if case .type("protocol", _) = context { return inside.joined(separator: " ") }
        return inside.dropFirst().first.map { $0 == "didSet" || $0 == "willSet" } == true
            ? "{ stored }" : "{}"
    }

    private mutating func skipBraces() {
        var depth = 0
        repeat {
            if tokens[index].text == "{" { depth += 1 }
            if tokens[index].text == "}" { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.count
    }

    /// Returns the keyword of a declaration, such as `func`. The `class` of `class func` is a modifier, and is skipped.
    private func keyword(of head: [String]) -> String? {
        var depth = 0
        for (position, word) in head.enumerated() {
            if word == "(" { depth += 1 }
            if word == ")" { depth -= 1 }
            guard depth == 0 else { continue }
            if Self.memberKeywords.contains(word) { return word }
            guard Self.typeKeywords.contains(word) else { continue }
            let next = position + 1 < head.count ? head[position + 1] : ""
            if word == "class", Self.memberKeywords.contains(next) || Self.modifiers.contains(next) {
                continue
            }
            return word
        }
        return nil
    }

    private func isVisible(_ head: [String]) -> Bool {
        !["public", "open", "@usableFromInline", "@inlinable", "@_alwaysEmitIntoClient"].allSatisfy {
            !head.contains($0)
        }
    }

    /// Whether one of the words limits the visibility of the declaration. A word such as `private(set)` limits only its setter.
    private func has(_ words: Set<String>, _ head: [String]) -> Bool {
        head.indices.contains { words.contains(head[$0]) && (head[($0 + 1)...].first != "(") }
    }

    private func keeps(_ head: [String], _ body: String?, _ context: Context) -> Bool {
        guard let keyword = keyword(of: head) else { return true }
        switch keyword {
        case "import", "deinit": return false
        case "func", "init", "subscript": return keepsFunction(head, context)
        case "var", "let":
            let isStored = body == nil || body == "{ stored }"
            let isShared = head.contains("static") || head.contains("class")
            switch context {
            // Other modules use objects of such a class by reference only, so its layout does not matter.
            case .type("class", false), .type("actor", false): return false
            case .type where isStored && !isShared: return true
            default: return keepsFunction(head, context)
            }
        default: return true
        }
    }

    private func keepsFunction(_ head: [String], _ context: Context) -> Bool {
        if isVisible(head) { return true }
        switch context {
        case .type("protocol", _): return true
        case .type("class", let isVisible), .type("actor", let isVisible):
            return isVisible && !has(["private", "fileprivate"], head)
        case .extension(true): return !has(["private", "fileprivate", "internal", "package"], head)
        default: return false
        }
    }
}
