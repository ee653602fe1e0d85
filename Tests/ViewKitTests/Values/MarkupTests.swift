// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@MainActor @Suite(.serialized) struct MarkupTests {
    @Test func elementsBecomeParts() throws {
        let markup = try Markup(
            parsing:
                "a<b>b<i>c</i></b><tt>d</tt><a href=\"https://example.org/?x=1&amp;y=2\">e<b>f</b></a>&lt;&amp;&gt;"
        )
        let link = "https://example.org/?x=1&y=2"
        #expect(
            markup.runs == [
                .init("a"), .init("b", isBold: true), .init("c", isBold: true, isItalic: true),
                .init("d", isMonospaced: true), .init("e", link: link), .init("f", isBold: true, link: link),
                .init("<&>"),
            ])
        #expect(markup.text == "abcdef<&>")
        #expect(try Markup(parsing: markup.source) == markup)
    }

    @Test func everyTextSurvivesEscaping() throws {
        for text in [
            "", "<b>", "a & b", "\"quoted\"", "&amp;", "e\u{301}<", "🇩🇪&🇫🇷", "\u{0}\n", "&\u{301}", "<\u{338}",
        ] {
            #expect(try Markup(parsing: Markup.escape(text)).text == text)
        }
        // The first accent has no letter of its own.
        let run = Markup.Run("\u{301}a", isBold: true, link: "\u{301}&")
        #expect(try Markup(parsing: Markup([run]).source).runs == [run])
    }

    @Test(arguments: [
        ("<b>x", "the element <b> is not closed. Add </b> (character 5)"),
        ("👩‍👩‍👧</b>", "</b> closes an element that is not open. Remove it (character 2)"),
        ("x</b>", "</b> closes an element that is not open. Remove it (character 2)"),
        ("<b><i>x</b></i>", "</b> closes <i>. Close the inner element first (character 8)"),
        (
            "<span size=\"900\">x</span>",
            "there is no element <span size=\"900\">. The elements are <b>, <i>, <tt> and <a href=\"…\"> (character 1)"
        ),
        ("a < b", "\"<\" begins an element that does not end. Write &lt; for the character (character 3)"),
        ("a & b", "\"&\" begins a name that is not known. Write &amp; for the character (character 3)"),
        (
            "<a>x</a>",
            "there is no element <a>. The elements are <b>, <i>, <tt> and <a href=\"…\"> (character 1)"
        ),
        ("<a href=\"\">x</a>", "a link has the form <a href=\"https://example.org\"> (character 1)"),
        (
            "<a href=\"x\" title=\"y\">x</a>",
            "a link has the form <a href=\"https://example.org\"> (character 1)"
        ),
        ("<a href=\"x&y\">x</a>", "the URI of a link has a character \"&\". Write &amp; (character 1)"),
        (
            "<a href=\"x\"><a href=\"y\">x</a></a>",
            "a link is inside of another link. Close the outer one first (character 13)"
        ),
    ]) func invalidMarkupHasAnErrorMessage(_ source: String, _ message: String) {
        #expect(throws: MarkupError.self) { try Markup(parsing: source) }
        do { _ = try Markup(parsing: source) } catch { #expect("\(error)" == message) }
    }

    @Test func aLabelReportsInvalidMarkupWithItsPath() throws {
        HeadlessBackend.install()
        let label = Label().with { $0.identifier = "hint" }
        let box = Box([label])
        #expect(
            reported { label.markup = "<b>bold" } == [
                "Box > Label #hint: the markup \"<b>bold\" is shown as it is, without a style: the element <b> is not closed. Add "
                    + "</b> (character 8). Fix the markup, or set the text instead."
            ])
        #expect(label.text == "<b>bold" && label.markup == nil)
        withExtendedLifetime(box) {}
    }

    @Test func aLabelOpensALinkUnlessTheApplicationDecides() throws {
        let backend = HeadlessBackend.install()
        let label = Label(markup: "See the <a href=\"https://example.org\">manual</a>")
        var links: [String] = []
        let subscription = label.rx.linkActivated.subscribe(onNext: { links.append($0) })
        let control = try #require(label.backendView as? HeadlessControl<LabelState, LabelEvent>)
        try control.activateLink("manual")
        label.opensLinks = false
        try control.activateLink("manual")
        #expect(backend.openedURIs == ["https://example.org"])
        #expect(links == ["https://example.org", "https://example.org"])
        #expect(throws: HeadlessError.notFound(role: "link", name: "book", there: ["manual"])) {
            try control.activateLink("book")
        }
        subscription.dispose()
    }

    @Test func markupIsBound() {
        HeadlessBackend.install()
        let label = Label()
        let markup = BehaviorRelay(value: "<b>Ada</b>")
        let subscription = markup.bind(to: label.rx.markup)
        #expect(label.text == "Ada" && label.markup == "<b>Ada</b>")
        subscription.dispose()
    }
}
