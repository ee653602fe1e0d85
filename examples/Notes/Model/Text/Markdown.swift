// SPDX-License-Identifier: MIT

/// The Markdown of notes: the blocks, links, code and emphasis of CommonMark, with front matter, tasks, struck-through text, links to notes
/// and tags.
///
/// Signs without their counterpart are plain text. FORMAT.md has the rules, with the section of the specification behind each.
package enum Markdown {
    /// The parts of a text, in the order of their beginnings. They may contain each other; those within a paragraph may continue on its
    /// next line.
    package static func spans(of text: String) -> [MarkdownSpan] {
        let scalars = Array(text.unicodeScalars)
        var blocks = MarkdownBlocks(scalars)
        blocks.read()
        var spans = blocks.spans
        for text in blocks.texts {
            var inlines = MarkdownInlines(text, definitions: blocks.definitions)
            inlines.read()
            spans += inlines.spans
        }
        // Of parts that begin at the same index, the longer one comes first.
        return spans.sorted {
            ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
        }
    }
}

/// The text of a paragraph or a heading, without the signs of the blocks around it.
struct MarkdownContent {
    private(set) var scalars: [Unicode.Scalar] = []
    /// The position of each scalar in the text of the note.
    private var positions: [Int] = []

    init(_ text: [Unicode.Scalar], lines: some Collection<Range<Int>>) {
        for line in lines {
            if !scalars.isEmpty { append("\n", at: line.lowerBound) }
            for index in line { append(text[index], at: index) }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, at position: Int) {
        scalars.append(scalar)
        positions.append(position)
    }

    /// The text in one line.
    var line: String { String(String.UnicodeScalarView(scalars.map { $0 == "\n" ? " " : $0 })).trimmed }

    /// The part of the note in which a part of this text is.
    func position(of range: Range<Int>) -> Range<Int> {
        positions[range.lowerBound]..<positions[range.upperBound - 1] + 1
    }
}
