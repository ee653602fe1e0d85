// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing

@testable import ViewKit

@MainActor @Suite(.serialized) struct TextViewTests {
    init() { HeadlessBackend.install() }

    private func peer(of view: TextView) throws -> HeadlessTextView {
        try #require(view.backendView as? HeadlessTextView)
    }

    /// The part `4..<8` after text was inserted or deleted.
    @Test(arguments: [
        (TextEdit(0..<0, "ab"), 6..<10), (TextEdit(4..<4, "ab"), 6..<10), (TextEdit(6..<6, "ab"), 4..<10),
        (TextEdit(8..<8, "ab"), 4..<8), (TextEdit(2..<6, ""), 2..<4), (TextEdit(2..<6, "x"), 3..<5),
        (TextEdit(6..<9, "xyz"), 4..<6), (TextEdit(0..<4, "x"), 1..<5), (TextEdit(5..<6, "xyz"), 4..<10),
    ]) func aPartMovesWithTheText(edit: TextEdit, range: Range<Int>) {
        #expect(TextRun(4..<8, TextAttributes(isBold: true)).moved(by: edit)?.range == range)
    }

    @Test func aPartWhoseTextIsDeletedIsRemoved() {
        #expect(TextRun(4..<8, TextAttributes(isBold: true)).moved(by: TextEdit(2..<9, "xyz")) == nil)
    }

    @Test func onlyTheRunsThatDifferAreShownAgain() throws {
        let view = TextView("one two three four")
        let user = try peer(of: view)
        let bold = TextAttributes(isBold: true)
        let red = TextAttributes(color: Color(red: 1, green: 0, blue: 0))
        view.runs = [TextRun(0..<3, bold), TextRun(4..<7, bold), TextRun(8..<13, bold)]
        #expect(user.runs == view.runs)
        view.runs = [TextRun(0..<3, bold), TextRun(5..<7, red), TextRun(8..<13, bold)]
        #expect(user.runs == view.runs)
        #expect(user.stylings.last == 4..<7)
        view.runs = []
        #expect(user.runs.isEmpty)
    }

    @Test func runsThatAreNotInTheTextAreRefused() {
        #expect(
            TextRun.error(in: [TextRun(0..<4, TextAttributes())], count: 3)
                == "runs[0].range is 0..<4; ranges must be in order, not empty, and in 0..<3")
        #expect(
            TextRun.error(
                in: [TextRun(1..<2, TextAttributes()), TextRun(1..<3, TextAttributes())], count: 3)
                == "runs[1].range is 1..<3; ranges must be in order, not empty, and in 0..<3")
        #expect(
            TextRun.error(in: [TextRun(1..<2, TextAttributes(size: 0))], count: 3)
                == "runs[0].attributes.size is 0.0; it must be above 0, at most 1000")
    }

    @Test func aLinkIsActivated() throws {
        let view = TextView("Read the manual.", isEditable: false)
        view.setAttributes(TextAttributes(link: "https://example.org"), in: 9..<15)
        var uris: [String] = []
        let subscription = view.rx.linkActivated.subscribe(onNext: { uris.append($0) })
        try peer(of: view).activate(link: "manual")
        #expect(uris == ["https://example.org"])
        #expect(throws: HeadlessError.noOption("book", options: ["manual"])) {
            try peer(of: view).activate(link: "book")
        }
        #expect(throws: HeadlessError.self) { try peer(of: view).insert("x") }
        subscription.dispose()
    }

    @Test func aRangeIsReplacedWithoutTheWholeText() throws {
        let view = TextView("Ada 👩‍👩‍👧 Lovelace")
        try peer(of: view).select(14..<14)
        view.replace(4..<5, with: "King")
        #expect(view.text == "Ada King Lovelace")
        #expect(view.selectedRange == 17..<17)
        view.replace(100..<200, with: "!")
        #expect(view.text == "Ada King Lovelace!")
    }
}
