// SPDX-License-Identifier: MIT

import Foundation

/// What the text of a note says about the note: its title, its tags, and the notes that it links to.
package struct NoteText: Sendable {
    package let text: String
    private let fileTitle: String?
    private let frontMatterTitle: String?
    private let frontMatterTags: [String]
    /// The front matter and what follows it.
    private let frontMatter: Substring
    private let content: Substring

    /// - Parameter fileTitle: the name of the file from which the note was imported, without its suffix; nil for other notes.
    package init(_ text: String, fileTitle: String? = nil) {
        self.text = text
        self.fileTitle = fileTitle
        let frontMatter =
            text.hasPrefix("---")
            ? FrontMatter(Array(text.unicodeScalars.prefix(FrontMatter.sizeLimit))) : nil
        frontMatterTitle = frontMatter?.title
        frontMatterTags = frontMatter?.tags ?? []
        let end = text.unicodeScalars.index(text.startIndex, offsetBy: frontMatter?.end ?? 0)
        self.frontMatter = text[..<end]
        content = text[end...]
    }

    /// The title in the front matter, the heading in the first line, the name of the file, or the first line that is not empty.
    package var title: String {
        let heading = heading
        let title = frontMatterTitle ?? heading ?? fileTitle?.trimmed ?? firstLine.map(Self.withoutSigns)
        return title.flatMap { $0.isEmpty ? nil : String($0.prefix(200)) } ?? "Untitled"
    }

    /// The lines after the title that are not empty.
    package var body: String {
        let lines = lines
        let isTitleInText = frontMatterTitle == nil && (fileTitle == nil || heading != nil)
        return lines.dropFirst(isTitleInText ? 1 : 0).joined(separator: "\n")
    }

    /// What a search finds besides the title.
    package var searchText: String { frontMatter.isEmpty ? body : "\(body)\n\(frontMatter)" }

    /// The beginning of the text after the title, in one line.
    package var excerpt: String { String(body.prefix(200).map { $0 == "\n" ? " " : $0 }) }

    /// The tags, such as `garden` of `#garden`, in lower case and in order: those of the front matter first.
    package var tags: [String] {
        let names =
            frontMatterTags.map { $0.first == "#" ? $0.dropFirst() : $0[...] }
            + names(of: .tag) { $0.dropFirst() }
        return Self.unique(names.map { $0.lowercased().precomposedStringWithCanonicalMapping })
    }

    /// The titles in double brackets, in order.
    package var links: [String] {
        Self.unique(names(of: .noteLink) { $0.dropFirst(2).dropLast(2) }.map(\.trimmed))
    }

    private func names(of kind: MarkdownSpan.Kind, _ name: (Substring) -> Substring) -> [Substring] {
        let scalars = Array(text.unicodeScalars)
        return Markdown.spans(of: text).filter { $0.kind == kind }.map {
            name(String(String.UnicodeScalarView(scalars[$0.range]))[...])
        }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private var lines: [String] {
        content.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    }

    /// The first line that has more than the signs of a heading.
    private var firstLine: String? {
        content.split(whereSeparator: \.isNewline).lazy.map(\.trimmed).first {
            !Self.withoutSigns($0).isEmpty
        }
    }

    /// The heading in the first line: `# Title`, or a line above `===`.
    private var heading: String? {
        let lines = content.split(whereSeparator: \.isNewline).lazy.map(\.trimmed).filter { !$0.isEmpty }
        guard let first = lines.first else { return nil }
        let level = first.prefix { $0 == "#" }.count
        if (1...6).contains(level), first.dropFirst(level).first?.isWhitespace == true {
            let title = Self.withoutSigns(first)
            return title.isEmpty ? nil : title
        }
        let next = content.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed).drop {
            $0.isEmpty
        }.dropFirst().first
        guard let next, !next.isEmpty, Set(next) == ["="] || Set(next) == ["-"],
            !"-*+>`~".contains(first.first ?? "-")
        else { return nil }
        return first
    }

    /// A line without the signs of a heading at its beginning and its end.
    private static func withoutSigns(_ line: String) -> String {
        let title = line.drop { $0 == "#" || $0.isWhitespace }
        let signs = title.reversed().prefix { $0 == "#" }.count
        let open = title.dropLast(signs)
        return (line.first == "#" && open.last?.isWhitespace ?? true ? open : title).trimmed
    }

    /// A title in the form in which titles are compared: without case and white space, in one normalisation.
    package static func key(_ title: String) -> String {
        title.precomposedStringWithCanonicalMapping.lowercased().precomposedStringWithCanonicalMapping
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension StringProtocol {
    /// The text without white space at its beginning and its end.
    package var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
