// SPDX-License-Identifier: MIT

/// A text with bold, italic and monospaced parts, and links.
///
/// ```swift
/// let markup = try Markup(parsing: "Read the <a href=\"https://example.org\">manual</a>, <b>please</b>.")
/// ```
/// The elements are `<b>`, `<i>`, `<tt>` and `<a href="…">`; `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&apos;`
/// stand for characters. Pass a text of unknown content through ``escape(_:)`` before it becomes part of a
/// markup.
public struct Markup: Sendable, Codable, Hashable {
    /// A part of the text with one style.
    public struct Run: Sendable, Codable, Hashable {
        /// The text of the part.
        public var text: String
        /// Whether the part is bold.
        public var isBold: Bool
        /// Whether the part is italic.
        public var isItalic: Bool
        /// Whether all characters of the part have the same width.
        public var isMonospaced: Bool
        /// The URI of the link that the part is; nil if it is not a link.
        public var link: String?

        /// Creates a part.
        public init(
            _ text: String, isBold: Bool = false, isItalic: Bool = false, isMonospaced: Bool = false,
            link: String? = nil
        ) {
            self.text = text
            self.isBold = isBold
            self.isItalic = isItalic
            self.isMonospaced = isMonospaced
            self.link = link
        }
    }

    /// The parts, in order.
    public var runs: [Run]

    /// Creates a text of parts.
    public init(_ runs: [Run]) { self.runs = runs }

    /// Reads a text with elements.
    ///
    /// - Throws: ``MarkupError``, which says what is wrong and at which character.
    public init(parsing source: String) throws(MarkupError) {
        var parser = MarkupParser(source)
        runs = try parser.parse()
    }

    /// The text without its style.
    public var text: String { runs.map(\.text).joined() }

    /// The text with its elements, as ``init(parsing:)`` reads it.
    public var source: String { runs.map(\.source).joined() }

    /// Returns `text` with each special character of a markup replaced.
    public static func escape(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

extension Markup.Run {
    fileprivate var source: String {
        var source = Markup.escape(text)
        if isMonospaced { source = "<tt>\(source)</tt>" }
        if isItalic { source = "<i>\(source)</i>" }
        if isBold { source = "<b>\(source)</b>" }
        if let link { source = "<a href=\"\(Markup.escape(link))\">\(source)</a>" }
        return source
    }
}

/// Why a text is not a ``Markup``.
public struct MarkupError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, at which character, and how to fix it.
    public let description: String
}

/// Reads the elements of a markup.
///
/// It reads Unicode scalars: a mark of an element and an accent that follows it are one character.
private struct MarkupParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var style = Markup.Run("")
    /// The names of the open elements, each with the style outside of it.
    private var open: [(name: String, outer: Markup.Run)] = []

    init(_ source: String) { scalars = Array(source.unicodeScalars) }

    mutating func parse() throws(MarkupError) -> [Markup.Run] {
        var runs: [Markup.Run] = []
        func flush() {
            if !style.text.isEmpty { runs.append(style) }
            style.text = ""
        }
        while position < scalars.count {
            switch scalars[position] {
            case "<":
                flush()
                try parseTag()
            case "&": style.text.unicodeScalars.append(try parseEntity())
            case let scalar:
                style.text.unicodeScalars.append(scalar)
                position += 1
            }
        }
        if let last = open.last {
            throw failure(
                "the element <\(last.name)> is not closed. Add </\(last.name)>", at: scalars.count)
        }
        flush()
        return runs
    }

    private mutating func parseTag() throws(MarkupError) {
        let start = position
        guard let end = scalars[start...].firstIndex(of: ">") else {
            throw failure(
                "\"<\" begins an element that does not end. Write &lt; for the character", at: start)
        }
        position = end + 1
        let tag = Self.text(scalars[(start + 1)..<end])
        if tag.hasPrefix("/") { return try close(String(tag.dropFirst()), at: start) }
        let outer = style
        switch tag {
        case "b": style.isBold = true
        case "i": style.isItalic = true
        case "tt": style.isMonospaced = true
        case _ where tag.hasPrefix("a "): style.link = try uri(in: tag, at: start)
        default:
            throw failure(
                "there is no element <\(tag)>. The elements are <b>, <i>, <tt> and <a href=\"…\">", at: start)
        }
        open.append((style.link != outer.link ? "a" : tag, outer))
    }

    private mutating func close(_ name: String, at start: Int) throws(MarkupError) {
        guard let last = open.popLast() else {
            throw failure("</\(name)> closes an element that is not open. Remove it", at: start)
        }
        guard last.name == name else {
            throw failure("</\(name)> closes <\(last.name)>. Close the inner element first", at: start)
        }
        style = last.outer
    }

    private func uri(in tag: String, at start: Int) throws(MarkupError) -> String {
        let value = tag.unicodeScalars.dropFirst(2).drop { $0 == " " }
        let quoted = value.dropFirst(6).dropLast()
        guard value.starts(with: "href=\"".unicodeScalars), value.last == "\"", !quoted.isEmpty,
            !quoted.contains("\"")
        else { throw failure("a link has the form <a href=\"https://example.org\">", at: start) }
        guard style.link == nil else {
            throw failure("a link is inside of another link. Close the outer one first", at: start)
        }
        var inner = MarkupParser(String(quoted))
        var uri = ""
        while inner.position < inner.scalars.count {
            if inner.scalars[inner.position] == "&" {
                do { uri.unicodeScalars.append(try inner.parseEntity()) } catch {
                    throw failure("the URI of a link has a character \"&\". Write &amp;", at: start)
                }
            } else {
                uri.unicodeScalars.append(inner.scalars[inner.position])
                inner.position += 1
            }
        }
        return uri
    }

    private mutating func parseEntity() throws(MarkupError) -> Unicode.Scalar {
        let entities: [(String, Unicode.Scalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
        ]
        for (entity, scalar) in entities where scalars[position...].starts(with: entity.unicodeScalars) {
            position += entity.unicodeScalars.count
            return scalar
        }
        throw failure("\"&\" begins a name that is not known. Write &amp; for the character", at: position)
    }

    private func failure(_ text: String, at position: Int) -> MarkupError {
        MarkupError(description: "\(text) (character \(Self.text(scalars[..<position]).count + 1))")
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}
