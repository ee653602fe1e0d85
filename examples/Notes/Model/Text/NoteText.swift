// SPDX-License-Identifier: MIT

import Foundation

/// What the text of a note says about the note: its title, its tags, and the notes that it links to.
package struct NoteText: Sendable {
    package let text: String
    private let fileTitle: String?
    private let frontMatterTitle: String?
    private let frontMatterTags: [String]
    /// The heading with which the text begins after the front matter; nil for none, and for one without a text.
    private let heading: String?
    /// The front matter and what follows it.
    private let frontMatter: Substring
    private let content: Substring
    /// What follows the heading, or else the front matter.
    private let rest: Substring

    /// - Parameter fileTitle: the name of the file from which the note was imported, without its suffix; nil for other notes.
    package init(_ text: String, fileTitle: String? = nil) {
        self.text = text
        self.fileTitle = fileTitle
        var blocks = MarkdownBlocks(Array(text.unicodeScalars.prefix(2 * FrontMatter.sizeLimit)))
        blocks.read(isFirstOnly: true)
        frontMatterTitle = blocks.frontMatter?.title
        frontMatterTags = blocks.frontMatter?.tags ?? []
        heading = blocks.firstHeading.flatMap { $0.text.line.isEmpty ? nil : $0.text.line }
        func index(_ offset: Int) -> String.Index {
            text.unicodeScalars.index(text.startIndex, offsetBy: offset)
        }
        let end = blocks.frontMatter?.end ?? 0
        frontMatter = text[..<index(end)]
        content = text[index(end)...]
        rest = text[index(heading == nil ? end : blocks.firstHeading?.end ?? end)...]
    }

    /// The title in the front matter, the heading at the beginning, the name of the file, or the first line that is not empty.
    package var title: String {
        let title = frontMatterTitle ?? heading ?? fileTitle?.trimmed ?? firstLine.map(Self.withoutSigns)
        return title.flatMap { $0.isEmpty ? nil : String($0.prefix(200)) } ?? "Untitled"
    }

    /// The lines after the title that are not empty.
    package var body: String {
        let text = frontMatterTitle == nil ? rest : content
        let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
        let isFirstLine = frontMatterTitle == nil && heading == nil && fileTitle == nil
        return lines.dropFirst(isFirstLine ? 1 : 0).joined(separator: "\n")
    }

    /// What a search finds besides the title.
    package var searchText: String { frontMatter.isEmpty ? body : "\(body)\n\(frontMatter)" }

    /// The beginning of the text after the title, in one line.
    package var excerpt: String { String(body.prefix(200).map { $0 == "\n" ? " " : $0 }) }

    /// The tags, such as `garden` of `#garden`, in lower case and in order: those of the front matter first.
    package var tags: [String] {
        let names =
            frontMatterTags.map { String($0.first == "#" ? $0.dropFirst() : $0[...]) }
            + names { $0 == .tag ? [String($1.dropFirst())] : [] }
        return Self.unique(names.map { $0.lowercased().precomposedStringWithCanonicalMapping })
    }

    /// The titles in double brackets, and the names of the files to which links lead, in order.
    package var links: [String] {
        Self.unique(
            names { kind, text in
                switch kind {
                case .noteLink: Self.titles(ofLink: String(text.dropFirst(2).dropLast(2)))
                case .link(let address): NoteFile.path(ofLink: address).map { [NoteFile.title($0)] } ?? []
                default: []
                }
            })
    }

    /// The titles that a link in brackets may name: of `[[title#part|text]]`, `title#part` if a note has that title, or else `title`;
    /// none for `[[#part]]`, which is in the same note.
    package static func titles(ofLink link: String) -> [String] {
        let whole = link.prefix { $0 != "|" }.trimmed
        let title = whole.prefix { $0 != "#" }.trimmed
        return title.isEmpty ? [] : unique([whole, title])
    }

    private func names(_ names: (MarkdownSpan.Kind, String) -> [String]) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return Markdown.spans(of: text).flatMap {
            names($0.kind, String(String.UnicodeScalarView(scalars[$0.range])))
        }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// The first line that has more than the signs of a heading.
    private var firstLine: String? {
        content.split(whereSeparator: \.isNewline).lazy.map(\.trimmed).first {
            !Self.withoutSigns($0).isEmpty
        }
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
