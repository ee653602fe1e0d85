// SPDX-License-Identifier: MIT

import Foundation
import NotesModel
import Testing

/// The examples of the specification, compared by what notes show of them: the addresses of links and pictures, the lines of code, and
/// quotations.
struct CommonMarkTests {
    struct Example: CustomTestStringConvertible {
        let number: Int
        let markdown: String
        let html: String

        var testDescription: String { "example \(number)" }
    }

    /// From the file `CommonMark.txt` beside this one.
    static let examples: [Example] = String(decoding: PackageResources.CommonMark_txt, as: UTF8.self)
        .replacing("→", with: "\t").components(separatedBy: "\nexample ").dropFirst().map { text in
            let lines = text.components(separatedBy: "\n")
            let middle = lines.firstIndex(of: ".") ?? 0
            let end = lines.lastIndex(of: "end") ?? 0
            return Example(
                number: Int(lines[0]) ?? 0, markdown: lines[1..<middle].map { $0 + "\n" }.joined(),
                html: lines[(middle + 1)..<end].map { $0 + "\n" }.joined())
        }

    /// What is different on purpose.
    static let wanted = [
        520: "the address of a link within the text of a picture is a link, since the text is shown",
        559: "[[text]] is a link to a note",
        574: "a picture within the text of a picture is one, since the text is shown",
        575: "a link within the text of a picture is one, since the text is shown",
    ]

    @Test func allExamplesAreThere() { #expect(Self.examples.count == 212) }

    @Test(arguments: examples.filter { wanted[$0.number] == nil })
    func anExampleIsReadAsTheSpecificationHasIt(_ example: Example) {
        #expect(Shown(example.markdown) == Shown(html: example.html), "\(example.markdown)")
    }

    @Test(arguments: examples.filter { wanted[$0.number] != nil })
    func aWantedDifferenceIsOne(_ example: Example) {
        #expect(Shown(example.markdown) != Shown(html: example.html))
    }

    private struct Shown: Equatable {
        var links: [String]
        var images: [String]
        var code: [String]
        var hasQuotation: Bool

        init(_ text: String) {
            let scalars = Array(text.unicodeScalars)
            let spans = Markdown.spans(of: text)
            links = spans.compactMap {
                if case .link(let address) = $0.kind { Self.encoded(address) } else { nil }
            }.sorted()
            images = spans.compactMap {
                if case .image(let address) = $0.kind { Self.encoded(address) } else { nil }
            }.sorted()
            code = spans.filter { $0.kind == .codeBlock }
                .map { String(String.UnicodeScalarView(scalars[$0.range])).trimmed }.filter(Self.isCode)
            hasQuotation = spans.contains { $0.kind == .quotation }
        }

        init(html: String) {
            links = Self.parts(of: html, from: "<a href=\"", to: "\"").sorted()
            images = Self.parts(of: html, from: "<img src=\"", to: "\"").sorted()
            code = Self.parts(of: html, from: "<pre><code", to: "</code></pre>").flatMap { block in
                block.drop { $0 != ">" }.dropFirst().split(separator: "\n").map(\.trimmed).filter(Self.isCode)
            }
            hasQuotation = html.contains("<blockquote>")
        }

        /// Whether a line is one of code: the lines of fences are parts of a block of code in a note, and not in HTML.
        private static func isCode(_ line: String) -> Bool {
            !line.isEmpty && !line.hasPrefix("```") && !line.hasPrefix("~~~")
        }

        private static func parts(of html: String, from start: String, to end: String) -> [String] {
            html.components(separatedBy: start).dropFirst().map { part in
                part.components(separatedBy: end)[0].replacing("&lt;", with: "<").replacing("&gt;", with: ">")
                    .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
            }
        }

        /// The address as HTML has it.
        private static func encoded(_ address: String) -> String {
            address.utf8.reduce(into: "") { result, byte in
                if (0x21..<0x7F).contains(byte), !"\"\\[]`^{}<>|".utf8.contains(byte) {
                    result.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    result += "%" + String(Int(byte) + 0x100, radix: 16).dropFirst().uppercased()
                }
            }
        }
    }
}
