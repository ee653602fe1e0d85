// SPDX-License-Identifier: MIT

/// A part of a text that Markdown gives a meaning to, in Unicode scalars.
package struct MarkdownSpan: Equatable, Sendable {
    /// The kind of a part.
    package enum Kind: Hashable, Sendable {
        /// A line of a heading, from 1 to 6, with its signs.
        case heading(Int)
        case bold
        case italic
        case struckThrough
        case code
        /// A line of a block of code, or of the fences around it.
        case codeBlock
        /// A line of the front matter: values for programs, between two lines `---` at the beginning of the text.
        case frontMatter
        /// The sign before an item of a list.
        case listMarker
        /// A line of a quotation.
        case quotation
        /// `[text](address)`, `[text][reference]` and `<address>`.
        case link(String)
        /// `![text](address)`.
        case image(String)
        /// `[[title]]`.
        case noteLink
        /// `#tag`.
        case tag
    }

    package var range: Range<Int>
    package var kind: Kind
}
