// SPDX-License-Identifier: MIT

/// What the text of a note says about the note: its title, its tags, and the notes that it links to.
package struct NoteText: Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// The first line that is not empty, without the signs of a heading.
    package var title: String {
        for line in text.split(whereSeparator: \.isNewline) {
            let title = line.drop { $0 == "#" || $0.isWhitespace }.trimmed
            if !title.isEmpty { return String(title.prefix(200)) }
        }
        return "Untitled"
    }

    /// The lines after the title that are not empty.
    package var body: String {
        text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }.dropFirst()
            .joined(separator: "\n")
    }

    /// The beginning of the text after the title, in one line.
    package var excerpt: String { String(body.prefix(200).map { $0 == "\n" ? " " : $0 }) }

    /// The tags, such as `garden` of `#garden`, in lower case and in order.
    package var tags: [String] { names(of: .tag) { $0.dropFirst().lowercased() } }

    /// The titles in double brackets, in order.
    package var links: [String] {
        names(of: .noteLink) { String($0.dropFirst(2).dropLast(2)).trimmed }
    }

    private func names(of kind: MarkdownSpan.Kind, _ name: (Substring) -> String) -> [String] {
        var names: [String] = []
        for span in Markdown.spans(of: text) where span.kind == kind {
            let found = name(text.unicodeScalars.substring(span.range))
            if !found.isEmpty, !names.contains(found) { names.append(found) }
        }
        return names
    }

    /// A title in the form in which titles are compared.
    package static func key(_ title: String) -> String {
        title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
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

extension String.UnicodeScalarView {
    func substring(_ range: Range<Int>) -> Substring {
        let start = index(startIndex, offsetBy: range.lowerBound)
        return Substring(self[start..<index(start, offsetBy: range.count)])
    }
}
