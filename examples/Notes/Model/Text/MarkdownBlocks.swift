// SPDX-License-Identifier: MIT

/// Reads the blocks of a text line by line, by the algorithm of CommonMark: which containers go on, which blocks begin, and whether the
/// rest continues a paragraph.
struct MarkdownBlocks {
    private enum Container {
        case quotation
        /// An item of a list, whose content begins at a column. It is empty until it has a line with content.
        case item(width: Int, isEmpty: Bool)
    }

    private enum Leaf {
        case none
        /// A paragraph, with the ranges of its lines.
        case paragraph([Range<Int>])
        case fence(sign: Unicode.Scalar, count: Int, indent: Int)
        case indentedCode
        case html(HTMLBlock)
    }

    /// The headings, blocks of code, quotations and signs of lists.
    private(set) var spans: [MarkdownSpan] = []
    /// The texts of the paragraphs and headings.
    private(set) var texts: [MarkdownContent] = []
    private(set) var definitions = LinkDefinitions()
    private(set) var frontMatter: FrontMatter?
    /// The heading with which the text begins after the front matter, and the index of its end; nil if it begins with something else.
    private(set) var firstHeading: (text: MarkdownContent, end: Int)?
    /// Where the first line that is not empty begins.
    private var beginning: Int?

    private let scalars: [Unicode.Scalar]
    private var containers: [Container] = []
    private var leaf = Leaf.none

    // The line that is read, and the position in it. A column counts a tab as the way to the next multiple of four.
    private var index = 0
    private var column = 0
    private var end = 0
    /// Where the quotation begins in the line.
    private var quotationStart: Int?

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// - Parameter isFirstOnly: whether the rest of the text after the first block is left out.
    mutating func read(isFirstOnly: Bool = false) {
        var start = readFrontMatter()
        while start < scalars.count, !isFirstOnly || beginning == nil || (firstHeading == nil && isParagraph)
        {
            end = start
            while end < scalars.count, scalars[end] != "\n", scalars[end] != "\r" { end += 1 }
            (index, column, quotationStart) = (start, 0, nil)
            if beginning == nil, indentation.first < end { beginning = indentation.first }
            readLine()
            if let quotationStart, quotationStart < end { add(.quotation, from: quotationStart) }
            start = end + 1
            if end < scalars.count, scalars[end] == "\r", start < scalars.count, scalars[start] == "\n" {
                start += 1
            }
        }
        close(to: 0)
    }

    private mutating func readFrontMatter() -> Int {
        frontMatter = FrontMatter(scalars)
        guard let frontMatter else { return 0 }
        spans += frontMatter.lines.filter { !$0.isEmpty }.map { MarkdownSpan(range: $0, kind: .frontMatter) }
        return frontMatter.end
    }

    private mutating func add(_ kind: MarkdownSpan.Kind, from start: Int) {
        if start < end { spans.append(MarkdownSpan(range: start..<end, kind: kind)) }
    }

    // MARK: Positions

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    /// The columns of white space from the position, and the index of what follows it.
    private var indentation: (columns: Int, first: Int) {
        var (at, first) = (column, index)
        while first < end, Self.isBlank(scalars[first]) {
            at += scalars[first] == "\t" ? 4 - at % 4 : 1
            first += 1
        }
        return (at - column, first)
    }

    /// Skips white space up to a number of columns. A part of a tab may be skipped.
    private mutating func skip(columns: Int) {
        var columns = columns
        while columns > 0, index < end, Self.isBlank(scalars[index]) {
            let width = scalars[index] == "\t" ? 4 - column % 4 : 1
            column += min(width, columns)
            if width <= columns { index += 1 }
            columns -= width
        }
    }

    /// Skips the white space before a sign, and the sign.
    private mutating func skipSign(_ count: Int) {
        let (columns, first) = indentation
        column += columns + count
        index = first + count
    }

    // MARK: Lines

    private mutating func readLine() {
        let matched = matchContainers()
        let isMatched = matched == containers.count
        if isMatched, continueLeaf() { return }
        var hasBegun = false
        while true {
            let (columns, first) = indentation
            guard first < end else { break }
            if columns >= 4 {
                if isParagraph { break }
                beginBlock(&hasBegun, matched)
                leaf = .indentedCode
                skip(columns: 4)
                add(.codeBlock, from: index)
                return fillItems()
            }
            if scalars[first] == ">" {
                beginBlock(&hasBegun, matched)
                containers.append(.quotation)
                enterQuotation()
            } else if readHeading(first, &hasBegun, matched) || readFence(first, columns, &hasBegun, matched)
                || readHTML(first, &hasBegun, matched, isMatched: isMatched && !hasBegun)
                || (isMatched && !hasBegun && readUnderline(first)) || readBreak(first, &hasBegun, matched)
            {
                return fillItems()
            } else if let marker = ListMarker(
                scalars[first..<end], interruptsParagraph: isParagraph && isMatched && !hasBegun)
            {
                beginBlock(&hasBegun, matched)
                readItem(marker, first, columns)
            } else {
                break
            }
        }
        readText(matched, isLazy: !isMatched && !hasBegun)
    }

    /// The number of containers that go on in this line.
    private mutating func matchContainers() -> Int {
        for (number, container) in containers.enumerated() {
            let (columns, first) = indentation
            switch container {
            case .quotation:
                guard columns < 4, first < end, scalars[first] == ">" else { return number }
                enterQuotation()
            case .item(let width, let isEmpty):
                guard first < end ? columns >= width : !isEmpty else { return number }
                skip(columns: width)
            }
        }
        return containers.count
    }

    private mutating func enterQuotation() {
        skipSign(1)
        if quotationStart == nil { quotationStart = index - 1 }
        skip(columns: 1)
    }

    /// Reads the line as one of the block of code or of HTML that is open.
    private mutating func continueLeaf() -> Bool {
        let (columns, first) = indentation
        switch leaf {
        case .none, .paragraph: return false
        case .fence(let sign, let count, let indent):
            if columns < 4, scalars[first..<end].prefix(while: { $0 == sign }).count >= count,
                scalars[first..<end].drop(while: { $0 == sign }).allSatisfy(Self.isBlank)
            {
                leaf = .none
                add(.codeBlock, from: first)
            } else {
                skip(columns: min(columns, indent))
                add(.codeBlock, from: index)
            }
        case .indentedCode:
            guard first < end else { return true }
            guard columns >= 4 else {
                leaf = .none
                return false
            }
            skip(columns: 4)
            add(.codeBlock, from: index)
        case .html(let block):
            if block.ends(with: scalars[index..<end]) { leaf = .none }
        }
        return true
    }

    private var isParagraph: Bool { if case .paragraph = leaf { true } else { false } }

    /// Ends the blocks that do not go on, before the first new one of a line.
    private mutating func beginBlock(_ hasBegun: inout Bool, _ matched: Int) {
        if !hasBegun { close(to: matched) }
        hasBegun = true
    }

    private mutating func close(to count: Int) {
        if case .paragraph(let lines) = leaf { closeParagraph(lines) }
        leaf = .none
        containers.removeLast(containers.count - count)
    }

    /// The items of this line are not empty.
    private mutating func fillItems() {
        for (number, container) in containers.enumerated() {
            if case .item(let width, true) = container {
                containers[number] = .item(width: width, isEmpty: false)
            }
        }
    }

    private mutating func readText(_ matched: Int, isLazy: Bool) {
        let first = indentation.first
        if case .paragraph(var lines) = leaf, first < end {
            // A line without the sign of a quotation continues a paragraph in it.
            if quotationStart == nil,
                containers.contains(where: { if case .quotation = $0 { true } else { false } })
            {
                quotationStart = first
            }
            leaf = .none
            lines.append(first..<end)
            leaf = .paragraph(lines)
            return
        }
        if isLazy || first == end { close(to: isLazy ? matched : containers.count) }
        guard first < end else { return }
        leaf = .paragraph([first..<end])
        fillItems()
    }

    // MARK: Blocks

    private mutating func readHeading(_ first: Int, _ hasBegun: inout Bool, _ matched: Int) -> Bool {
        let level = scalars[first..<end].prefix { $0 == "#" }.count
        guard (1...6).contains(level), first + level == end || Self.isBlank(scalars[first + level]) else {
            return false
        }
        beginBlock(&hasBegun, matched)
        add(.heading(level), from: first)
        addHeading(MarkdownContent(scalars, lines: [headingText(first + level..<end)]), from: first)
        return true
    }

    private mutating func addHeading(_ text: MarkdownContent, from start: Int) {
        if start == beginning { firstHeading = (text, end) }
        texts.append(text)
    }

    /// The text of a heading, without the signs that may end it.
    private func headingText(_ line: Range<Int>) -> Range<Int> {
        var text = scalars[line].drop(while: Self.isBlank)
        while let last = text.last, Self.isBlank(last) { text.removeLast() }
        var open = text
        while open.last == "#" { open.removeLast() }
        if open.last.map(Self.isBlank) ?? true { text = open }
        return text.startIndex..<text.endIndex
    }

    private mutating func readFence(
        _ first: Int, _ columns: Int, _ hasBegun: inout Bool, _ matched: Int
    ) -> Bool {
        let sign = scalars[first]
        guard sign == "`" || sign == "~" else { return false }
        let count = scalars[first..<end].prefix { $0 == sign }.count
        guard count >= 3, sign == "~" || !scalars[(first + count)..<end].contains("`") else { return false }
        beginBlock(&hasBegun, matched)
        leaf = .fence(sign: sign, count: count, indent: columns)
        add(.codeBlock, from: first)
        return true
    }

    private mutating func readHTML(
        _ first: Int, _ hasBegun: inout Bool, _ matched: Int, isMatched: Bool
    ) -> Bool {
        guard scalars[first] == "<",
            let block = HTMLBlock(scalars[first..<end], interruptsParagraph: isParagraph)
        else { return false }
        beginBlock(&hasBegun, matched)
        if !block.ends(with: scalars[first..<end]) { leaf = .html(block) }
        return true
    }

    /// Reads the line below a heading: `===` or `---`.
    private mutating func readUnderline(_ first: Int) -> Bool {
        guard case .paragraph(let lines) = leaf, scalars[first] == "=" || scalars[first] == "-" else {
            return false
        }
        let rest = scalars[first..<end].drop { $0 == scalars[first] }
        guard rest.allSatisfy(Self.isBlank) else { return false }
        let text = readDefinitions(lines)
        guard !text.isEmpty else {
            leaf = .paragraph([])
            return false
        }
        let level = scalars[first] == "=" ? 1 : 2
        spans += text.map { MarkdownSpan(range: $0, kind: .heading(level)) }
        add(.heading(level), from: first)
        addHeading(MarkdownContent(scalars, lines: text), from: text[0].lowerBound)
        leaf = .none
        return true
    }

    /// Reads a line across the page: `***`.
    private mutating func readBreak(_ first: Int, _ hasBegun: inout Bool, _ matched: Int) -> Bool {
        let sign = scalars[first]
        guard sign == "*" || sign == "-" || sign == "_" else { return false }
        let line = scalars[first..<end]
        guard line.allSatisfy({ $0 == sign || Self.isBlank($0) }), line.count(where: { $0 == sign }) >= 3
        else {
            return false
        }
        beginBlock(&hasBegun, matched)
        return true
    }

    private mutating func readItem(_ marker: ListMarker, _ first: Int, _ columns: Int) {
        skipSign(marker.count)
        let (padding, content) = indentation
        let isEmpty = content == end
        // White space of five columns or more is an indented block of code in the item.
        let used = isEmpty || padding > 4 ? 1 : padding
        skip(columns: used)
        containers.append(.item(width: columns + marker.count + used, isEmpty: isEmpty))
        var markerEnd = first + marker.count
        // A task: `[ ]` or `[x]`.
        if used == padding, content + 2 < end, scalars[content] == "[", scalars[content + 2] == "]",
            " xX".unicodeScalars.contains(scalars[content + 1]),
            content + 3 == end || Self.isBlank(scalars[content + 3])
        {
            markerEnd = content + 3
            column += 3
            index = markerEnd
        }
        spans.append(MarkdownSpan(range: first..<markerEnd, kind: .listMarker))
    }

    private mutating func closeParagraph(_ lines: [Range<Int>]) {
        let text = readDefinitions(lines)
        if !text.isEmpty { texts.append(MarkdownContent(scalars, lines: text)) }
    }

    /// Reads the addresses of references at the beginning of a paragraph, and returns the lines after them.
    private mutating func readDefinitions(_ lines: [Range<Int>]) -> [Range<Int>] {
        guard let first = lines.first, scalars[first.lowerBound] == "[" else { return lines }
        let content = MarkdownContent(scalars, lines: lines).scalars
        var index = 0
        while index < content.count, content[index] == "[", let end = definitions.read(content, at: index) {
            index = end
        }
        return index == content.count ? [] : Array(lines.dropFirst(content[..<index].count { $0 == "\n" }))
    }
}

/// The sign of an item of a list: `-`, `*`, `+`, `1.` or `1)`.
private struct ListMarker {
    let count: Int

    init?(_ line: ArraySlice<Unicode.Scalar>, interruptsParagraph: Bool) {
        guard let first = line.first else { return nil }
        if "-*+".unicodeScalars.contains(first) {
            count = 1
        } else {
            let digits = line.prefix { ("0"..."9").contains($0) }
            guard (1...9).contains(digits.count), let sign = line.dropFirst(digits.count).first,
                sign == "." || sign == ")", !interruptsParagraph || digits.elementsEqual(["1"])
            else { return nil }
            count = digits.count + 1
        }
        let rest = line.dropFirst(count)
        guard let next = rest.first else {
            if interruptsParagraph { return nil }
            return
        }
        guard next == " " || next == "\t" else { return nil }
        if interruptsParagraph, rest.allSatisfy({ $0 == " " || $0 == "\t" }) { return nil }
    }
}
