// SPDX-License-Identifier: MIT

/// Reads what is within a paragraph or a heading: code, links, emphasis and tags.
///
/// Code and HTML come first, then links, then emphasis (CommonMark, section 6). The time is linear in the length of the text.
struct MarkdownInlines {
    private(set) var spans: [MarkdownSpan] = []

    private let content: MarkdownContent
    private let scalars: [Unicode.Scalar]
    private let definitions: LinkDefinitions
    private var html: HTMLTagReader
    private var emphasis: EmphasisReader
    private var brackets: [Bracket] = []
    /// The number of the first brackets that begin no link, but may begin an image: a link has no other link in it.
    private var inactiveCount = 0
    /// The lengths of sequences of backquotes that do not follow any more.
    private var missingBackquotes: Set<Int> = []

    /// An opening bracket, which may begin a link.
    private struct Bracket {
        var index: Int
        var isImage: Bool
        /// The number of signs of emphasis before it.
        var emphasisCount: Int
    }

    init(_ content: MarkdownContent, definitions: LinkDefinitions) {
        self.content = content
        self.definitions = definitions
        scalars = content.scalars
        html = HTMLTagReader(content.scalars)
        emphasis = EmphasisReader(content.scalars)
    }

    mutating func read() {
        var index = 0
        while index < scalars.count { index = readOne(at: index) }
        emphasis.pair(from: 0)
        for span in emphasis.spans { add(span.kind, span.range) }
    }

    private mutating func add(_ kind: MarkdownSpan.Kind, _ range: Range<Int>) {
        spans.append(MarkdownSpan(range: content.position(of: range), kind: kind))
    }

    /// Reads what begins at an index, and returns the index after it.
    private mutating func readOne(at index: Int) -> Int {
        switch scalars[index] {
        case "\\": return index + 2
        case "`": return readCode(at: index)
        case "<":
            if let (end, address) = html.address(at: index) {
                add(.link(address), index..<end)
                return end
            }
            return html.tag(at: index) ?? index + 1
        case "!" where index + 1 < scalars.count && scalars[index + 1] == "[":
            open(at: index, isImage: true)
            return index + 2
        case "[":
            if let end = noteLinkEnd(at: index) {
                add(.noteLink, index..<end)
                return end
            }
            open(at: index, isImage: false)
            return index + 1
        case "]": return closeBracket(at: index)
        case "#": return readTag(at: index)
        case "*", "_", "~": return emphasis.readSigns(at: index)
        default: return index + 1
        }
    }

    private mutating func readCode(at index: Int) -> Int {
        func end(of start: Int) -> Int { scalars[start...].firstIndex { $0 != "`" } ?? scalars.count }
        let first = end(of: index)
        let count = first - index
        guard !missingBackquotes.contains(count) else { return first }
        var next = first
        while let start = scalars[next...].firstIndex(of: "`") {
            next = end(of: start)
            if next - start == count {
                add(.code, index..<next)
                return next
            }
        }
        missingBackquotes.insert(count)
        return first
    }

    /// `[[title]]`: the index after it. A title is on one line, and has no brackets.
    private func noteLinkEnd(at index: Int) -> Int? {
        guard index + 1 < scalars.count, scalars[index + 1] == "[" else { return nil }
        let title = scalars[(index + 2)...].prefix { $0 != "[" && $0 != "]" && $0 != "\n" }
        let end = title.endIndex
        guard title.contains(where: { !$0.properties.isWhitespace }), end + 1 < scalars.count,
            scalars[end] == "]",
            scalars[end + 1] == "]"
        else { return nil }
        return end + 2
    }

    private mutating func open(at index: Int, isImage: Bool) {
        brackets.append(Bracket(index: index, isImage: isImage, emphasisCount: emphasis.signCount))
    }

    private mutating func closeBracket(at index: Int) -> Int {
        guard let bracket = brackets.popLast() else { return index + 1 }
        let isActive = bracket.isImage || brackets.count >= inactiveCount
        inactiveCount = min(inactiveCount, brackets.count)
        guard isActive, let (end, address) = target(of: bracket, at: index) else { return index + 1 }
        emphasis.pair(from: bracket.emphasisCount)
        add(bracket.isImage ? .image(address) : .link(address), bracket.index..<end)
        if !bracket.isImage { inactiveCount = brackets.count }
        return end
    }

    /// The address of a link whose text ends at an index, and the index after the link.
    private func target(of bracket: Bracket, at index: Int) -> (end: Int, address: String)? {
        var reader = LinkReader(scalars, at: index + 1)
        if let address = reader.inlineAddress() { return (reader.index, address) }
        reader = LinkReader(scalars, at: index + 1)
        var label = bracket.index + (bracket.isImage ? 2 : 1)..<index
        if let other = reader.label() {
            // `[text][label]`, or `[label][]`.
            if !other.isEmpty { label = other }
            return definitions.address(of: scalars[label]).map { (reader.index, $0) }
        }
        return definitions.address(of: scalars[label]).map { (index + 1, $0) }
    }

    private mutating func readTag(at index: Int) -> Int {
        guard index == 0 || scalars[index - 1].properties.isWhitespace else { return index + 1 }
        var next = index + 1
        while next < scalars.count, scalars[next].isPartOfTag { next += 1 }
        // Signs that join words do not end one.
        while next > index + 1, scalars[next - 1].joinsWords { next -= 1 }
        // A number is not a tag: `#12` usually refers to something else.
        guard scalars[(index + 1)..<next].contains(where: \.properties.isAlphabetic) else { return index + 1 }
        add(.tag, index..<next)
        return next
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter, a digit, a mark on one, or a sign that tags have: `_`, `-`, `/`.
    fileprivate var isPartOfTag: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default:
            properties.isAlphabetic || properties.numericType != nil || self == "_" || self == "-"
                || self == "/" || joinsWords
        }
    }

    /// Signs within words: joiners of Persian and of Indian scripts, the points of Catalan and of Hebrew abbreviations.
    fileprivate var joinsWords: Bool {
        ["\u{200C}", "\u{200D}", "\u{B7}", "\u{5F3}", "\u{5F4}"].contains(self)
    }
}
