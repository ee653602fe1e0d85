// SPDX-License-Identifier: MIT

import NotesModel
import Testing

struct MarkdownTests {
    /// The spans of a text, each as its kind and the part of the text.
    private func spans(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return Markdown.spans(of: text).map {
            "\($0.kind): " + String(String.UnicodeScalarView(scalars[$0.range]))
        }
    }

    @Test func headingsListsTagsAndQuotationsAreRecognized() {
        #expect(
            spans("# One\n## Two\n####### Seven\n#none\n- item\n1. item\n- [x] done\n> said\n") == [
                "heading(1): # One", "heading(2): ## Two", "tag: #none", "listMarker: -", "listMarker: 1.",
                "listMarker: - [x]", "quotation: > said",
            ])
    }

    @Test func boldTextCodeLinksAndTagsInALineAreRecognized() {
        #expect(
            spans("a **bold** _italic_ `code` ~~gone~~ [text](https://a.b) [[Other Note]] #tag") == [
                "bold: **bold**", "italic: _italic_", "code: `code`", "struckThrough: ~~gone~~",
                "link(\"https://a.b\"): [text](https://a.b)", "noteLink: [[Other Note]]", "tag: #tag",
            ])
        #expect(
            spans("**bold *and italic* text**") == [
                "bold: **bold *and italic* text**", "italic: *and italic*",
            ])
    }

    @Test func theClosingSignOfASpanDoesNotOpenAnother() {
        #expect(spans("**a** and *b* and *c*") == ["bold: **a**", "italic: *b*", "italic: *c*"])
        #expect(
            spans("_a_ ~~b~~ ~~c~~ __d__") == [
                "italic: _a_", "struckThrough: ~~b~~", "struckThrough: ~~c~~", "bold: __d__",
            ])
    }

    @Test func signsWithoutACounterpartArePlainText() {
        for text in [
            "2 * 3 * 4", "a_b_c", "**open", "[[open", "[text](", "`", "``", "[]", "[[]]", "#1", "a#b",
            "\\*no\\*", "** **", "_",
            "[text](two words)",
        ] {
            #expect(spans(text) == [], "\(text)")
        }
    }

    @Test func markdownInABlockOfCodeIsIgnored() {
        #expect(
            spans("```\n# no\n~~~\n```\n# yes") == [
                "codeBlock: ```", "codeBlock: # no", "codeBlock: ~~~", "codeBlock: ```", "heading(1): # yes",
            ])
    }

    @Test func spansAreInOrderAndInTheText() {
        var generator = SystemRandomNumberGenerator()
        let signs = [
            "*", "_", "`", "[", "]", "(", ")", "#", " ", "\n", "a", "é", "👩‍👩‍👧", "~", "\\", "-", ">", "\r\n",
        ]
        for _ in 0..<1500 {
            let text = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
                signs[Int.random(in: signs.indices, using: &generator)]
            }.joined()
            let count = text.unicodeScalars.count
            var start = 0
            for span in Markdown.spans(of: text) {
                if span.range.lowerBound < start || span.range.upperBound > count || span.range.isEmpty {
                    Issue.record("\(span) of \(text.debugDescription)")
                }
                start = span.range.lowerBound
            }
        }
    }

    @Test func aLongLineOfSignsTakesLinearTime() {
        let signs = [
            "*", "_a", "[", "[[", "`a", "**a", "[a](", "~~ ", "<a ", "<!--", "<?a", "**a ", "a** ", "> ",
            "- ", "[a](<", "[a][", "![", "*a_ ", "\t", "[a]: b\n", "> a\n", "[a](b)", "![a](b)",
        ]
        var texts = signs.map { String(repeating: $0, count: 20_000) }
        texts += texts.suffix(2).map { String(repeating: "[", count: 100_000) + $0 }
        for text in texts {
            let time = ContinuousClock().measure { _ = Markdown.spans(of: text) }
            #expect(time < .seconds(10), "\(text.prefix(6)) … \(text.suffix(6))")
        }
    }

    @Test func aNoteHasATitleTagsAndLinks() {
        let note = NoteText(
            "\n# The *Title* \n\nText #Garden #garden/tools [[ Other ]] [[other]] `#no [[no]]`\n")
        #expect(note.title == "The *Title*")
        #expect(note.tags == ["garden", "garden/tools"])
        #expect(note.links == ["Other", "other"])
        #expect(note.excerpt.hasPrefix("Text #Garden"))
        #expect(NoteText(" \n").title == "Untitled")
        #expect(NoteText.key(" The  TITLE ") == "the title")
    }

    @Test func theDifferenceOfTwoTextsIsListedByLine() {
        let difference = LineDifference(from: "a\nb\nc", to: "a\nx\nc\nd")
        #expect(difference.lines == [.same("a"), .removed("b"), .added("x"), .same("c"), .added("d")])
        #expect(difference.addedCount == 2)
        #expect(difference.removedCount == 1)
        #expect(LineDifference(from: "", to: "").lines == [.same("")])
        #expect(LineDifference(from: "a\na", to: "a\na\na").lines == [.same("a"), .same("a"), .added("a")])
    }

    /// A comparison of each line with each other one would need gigabytes.
    @Test func textsWithTenThousandLinesThatDifferAreCompared() {
        let old = (0..<10_000).map { "old \($0)" }
        let new = (0..<10_000).map { "new \($0)" }
        let difference = LineDifference(
            from: (["first"] + old + ["last"]).joined(separator: "\n"),
            to: (["first"] + new + ["last"]).joined(separator: "\n"))
        #expect(
            difference.lines
                == [.same("first")] + old.map { .removed($0) } + new.map { .added($0) } + [.same("last")])
    }
}
