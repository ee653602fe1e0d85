// SPDX-License-Identifier: MIT

import Foundation
import NotesModel
import Testing

/// Texts that users of other programs reported.
struct ReportedNotesTests {
    private func spans(_ text: String, _ isWanted: (MarkdownSpan.Kind) -> Bool) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return Markdown.spans(of: text).filter { isWanted($0.kind) }.map {
            String(String.UnicodeScalarView(scalars[$0.range]))
        }
    }

    private func addresses(_ text: String) -> [String] {
        Markdown.spans(of: text).compactMap { if case .link(let address) = $0.kind { address } else { nil } }
    }

    @Test func tagsAreWholeWordsOfEveryScript() {
        let text = "# Tags\n\n#ग़लती #हिन्दी #เที่ยว #മലയാളം #தமிழ் #cafe\u{301} #עִבְרִית end\n"
        let tags = ["ग़लती", "हिन्दी", "เที่ยว", "മലയാളം", "தமிழ்", "caf\u{E9}", "עִבְרִית"]
        #expect(
            NoteText(text).tags.map { Array($0.unicodeScalars) }
                == tags.map { Array($0.precomposedStringWithCanonicalMapping.unicodeScalars) })
        #expect(
            NoteText("#می\u{200C}خواهم. #צה\u{5F4}ל, #l\u{B7}l #a\u{B7} #क\u{94D}\u{200D}ष").tags == [
                "می\u{200C}خواهم", "צה\u{5F4}ל", "l\u{B7}l", "a", "क\u{94D}\u{200D}ष",
            ])
        #expect(NoteText("#1\u{301} #\u{301} #_ #-a").tags == ["-a"])
    }

    @Test func linksHaveTheAddressesOfCommonMark() {
        let text = """
            # Links

            [Mercury](https://en.wikipedia.org/wiki/Mercury_(planet)) is small.
            [two](https://example.org/a_(b)_(c)) (and more)
            [in brackets](https://example.org/x) (see [y](https://example.org/y))
            [a manual](https://example.org/manual.pdf "The manual (42 pages)")
            [angle](<https://example.org/with (parentheses)>)
            [1] a footnote and [a link](https://example.org/z)

            """
        #expect(
            addresses(text) == [
                "https://en.wikipedia.org/wiki/Mercury_(planet)", "https://example.org/a_(b)_(c)",
                "https://example.org/x",
                "https://example.org/y", "https://example.org/manual.pdf",
                "https://example.org/with (parentheses)",
                "https://example.org/z",
            ])
        #expect(addresses("[a](b\nc) `[a](b)` \\[a](b) [a] (b)") == [])
    }

    @Test func aBlockOfCodeEndsWithItsOwnFence() {
        let text = """
            # Fences

            ```npm install``` installs it. #inline

            See [[Other Note]]. #after

            ````md
            ```swift
            let a = 1
            ```
            # no heading
            ````

            # Heading

            ```swift
            ```swift is no end of a block
            let b = 2
            ```

            #last [[Last Note]]

            """
        #expect(NoteText(text).tags == ["inline", "after", "last"])
        #expect(NoteText(text).links == ["Other Note", "Last Note"])
        #expect(spans(text) { if case .heading = $0 { true } else { false } } == ["# Fences", "# Heading"])
        #expect(
            spans("    #a\n\t[[b]]\n- c\n\n      #d\n<!-- #e\n-->\n\n#f") { $0 == .tag || $0 == .noteLink }
                == ["#f"])
    }

    @Test func aLineWithoutTheSignContinuesAQuotation() {
        #expect(
            spans("> one\ntwo\n\nthree\n> - four\nfive\n> ```\nsix") { $0 == .quotation } == [
                "> one", "two", "> - four", "five", "> ```",
            ])
        #expect(spans("> a\n***\n> b\n# c\n> d\n- e") { $0 == .quotation } == ["> a", "> b", "> d"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func frontMatterIsNoText(lineEnd: String) {
        func text(_ lines: String...) -> String { lines.joined(separator: lineEnd) }
        let note = NoteText(
            text(
                "---", "title: A Trip to Oslo", "tags: [travel, norway]", "# a comment of YAML", "---", "",
                "We took the train."),
            fileTitle: "2024-trip")
        #expect(note.title == "A Trip to Oslo")
        #expect(note.tags == ["travel", "norway"])
        #expect(note.excerpt == "We took the train.")
        #expect(Markdown.spans(of: note.text).allSatisfy { $0.kind == .frontMatter })
        #expect(Markdown.spans(of: note.text).count == 5)

        let other = NoteText(
            text("---", "date: 2024", "tags:", "  - Garden", "- \"in town\"", "x: y", "...", "# Heading #"),
            fileTitle: "name")
        #expect(other.title == "Heading")
        #expect(other.tags == ["garden", "in town"])
        #expect(NoteText(text("---", "a: b", "---", "text"), fileTitle: "name").title == "name")
        #expect(NoteText(text("---", "a: b", "---", "text")).title == "text")
        #expect(NoteText(text("---", "title: 'It''s' # so", "---")).title == "It's")
        #expect(NoteText(text("---", "title: \"a \\\"b\\\"\"", "---")).title == "a \"b\"")
        #expect(NoteText(text("---", "title: a # b", "---")).title == "a")
        #expect(NoteText(text("---", "title: #b", "---"), fileTitle: "name").title == "name")
        // Without an end, it is a line across the page.
        #expect(NoteText(text("---", "# Title", "#tag")).tags == ["tag"])
    }

    /// The forms of a value in YAML 1.2.2: 5.7 (escape sequences), 7.3 (quotation marks), 10.3.2 (no value).
    @Test(arguments: [
        (#"title: "\u00e9t\xe9 \U0001F331 \/ a\tb""#, "ét\u{E9} 🌱 / a b"), (#"title: "\u00zz""#, "u00zz"),
        (#""title": in town"#, "in town"), ("'title' : in town", "in town"), ("title: ~", "First"),
        ("title: null", "First"),
        ("title: 'null'", "null"), ("title: 'It''s'", "It's"), ("title: a#b # c", "a#b"),
        ("title: >-\n  Folded", "First"),
        ("meta:\n  title: nested", "First"), ("Title: Upper", "Upper"), (#"title: "\"#, "First"),
    ])
    func theTitleOfAFrontMatterIsReadAsYAML(lines: String, title: String) {
        #expect(NoteText("---\n\(lines)\n---\nFirst\n").title == title)
    }

    /// Lists in brackets in YAML 1.2.2: 7.4.1 (several lines, quotation marks), 6.6 (comments).
    @Test(arguments: [
        (#"tags: ["a, b", c]"#, ["a, b", "c"]), ("tags: ['it''s, so', it's]", ["it's, so", "it's"]),
        (#"tags: ["a\"], b", c] # d"#, [#"a"], b"#, "c"]), ("tags: [a,\n  b]", ["a", "b"]),
        ("tags: [\n  a, # one\n  b c,\n]", ["a", "b c"]), ("tags: [a,\nb,", ["a"]),
        (#"tags: ["a"#, []),
    ])
    func aListOfTagsEndsWithItsBracket(lines: String, tags: [String]) {
        let note = NoteText("---\n\(lines)\ntitle: After\n---\nFirst\n")
        #expect(note.tags == tags)
        #expect(note.title == "After")
    }

    /// Sections 4.2, 4.3, 4.4 and 2.1 of CommonMark: headings, code, and lines that end in several ways.
    @Test(arguments: [
        ("Title\r\n===\nrest", "Title", "rest"), ("Title\r===\rrest", "Title", "rest"),
        ("Title\r---\r\nrest", "Title", "rest"),
        ("# Title #\rrest", "Title", "rest"), ("\r\n\n  ## Title\nrest", "Title", "rest"),
        ("Two\nlines\n===\nrest", "Two lines", "rest"), ("---\ntags: a\n---\n\nTitle\n===\n", "Title", ""),
        ("    # code\n", "name", "# code"), ("> # Said\n", "name", "> # Said"),
        ("- a\n===\n", "name", "- a ==="),
        ("text\n\n# Later\n", "name", "text # Later"), ("***\n# Later\n", "name", "*** # Later"),
        ("#\nText", "name", "# Text"), ("#\u{A0}Text", "name", "#\u{A0}Text"),
    ])
    func theTitleIsTheHeadingWithWhichATextBegins(text: String, title: String, excerpt: String) {
        #expect(NoteText(text, fileTitle: "name").title == title)
        #expect(NoteText(text, fileTitle: "name").excerpt == excerpt)
    }

    @Test func linksWithATextOrAPartNameTheirTitle() {
        #expect(
            NoteText("[[ Other Note | text]] [[Other Note#Part]] [[#Part]] [[|text]] [[C#]]").links == [
                "Other Note", "Other Note#Part", "C#", "C",
            ])
        #expect(
            NoteText(
                "[a](Other%20Note.md) [b](../x/Y.MD?z) [c](https://a/b.md) [d](/b.md) [e](b.txt) <a:b.md>"
            ).links
                == ["Other Note", "Y"])
    }

    @Test func titlesAreEqualInEveryNormalisation() throws {
        let store = NoteStore.inMemory()
        try store.save("1", text: "# Cafe\u{301} ガーデン\n")
        try store.save("2", text: "[[Caf\u{E9} カ\u{3099}ーテ\u{3099}ン]]")
        #expect(try store.note(titled: "CAF\u{C9} ガーデン") == "1")
        #expect(try store.notes(linkingTo: "1").map(\.id) == ["2"])
        #expect(try store.notes(NoteQuery(text: "ガーデ")).map(\.id).sorted() == ["1", "2"])
    }
}
