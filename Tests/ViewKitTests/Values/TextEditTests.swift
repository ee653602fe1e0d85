// SPDX-License-Identifier: MIT

import Testing

@testable import ViewKit

struct TextEditTests {
    @Test(arguments: [
        ("Ada", "Adam", TextEdit(3..<3, "m")),
        ("Ada Lovelace", "Ada King Lovelace", TextEdit(4..<4, "King ")),
        ("ada", "ADA", TextEdit(0..<3, "ADA")),
        ("aaa", "aa", TextEdit(2..<3, "")),
        ("👩‍👩‍👧b", "👩‍👩‍👦b", TextEdit(0..<5, "👩‍👩‍👦")),
        ("", "Ada", TextEdit(0..<0, "Ada")),
    ]) func theSmallestChangeBetweenTwoTexts(old: String, new: String, edit: TextEdit) {
        #expect(TextEdit(from: old, to: new) == edit)
        #expect(edit.applied(to: old) == new)
    }

    @Test func equalTextsHaveNoChange() { #expect(TextEdit(from: "Ada", to: "Ada") == nil) }

    /// Positions count scalars, of which a character has another number in another normal form.
    @Test func equalTextsInTwoNormalFormsDiffer() throws {
        let (old, new) = ("caf\u{E9} au lait", "cafe\u{301}s au lait")
        let edit = try #require(TextEdit(from: old, to: new))
        #expect(edit.range == 3..<4 && edit.replacement.unicodeScalars.count == 3)
        #expect(edit.applied(to: old)?.hasScalars(of: new) == true)
        #expect(TextEdit(from: "\u{E9}", to: "e\u{301}")?.range == 0..<1)
        #expect(TextEdit(from: "xe\u{301}", to: "x\u{E9}")?.range == 1..<3)
    }

    @Test func aRangeOutsideOfTheTextChangesNothing() {
        var text = "Ada"
        #expect(!TextEdit(2..<5, "x").apply(to: &text))
        #expect(!TextEdit(-1..<1, "x").apply(to: &text))
        #expect(text == "Ada")
    }

    @Test(arguments: [
        // The caret, before, inside and after what changes; and at the end of the text.
        (1..<1, TextEdit(2..<2, "xy"), 1..<1),
        (5..<5, TextEdit(2..<4, "x"), 4..<4),
        (3..<3, TextEdit(2..<6, "WXYZ"), 3..<3),
        (6..<6, TextEdit(6..<6, "!"), 7..<7),
        (1..<4, TextEdit(2..<2, "xy"), 1..<6),
    ]) func theSelectionMovesWithTheText(selection: Range<Int>, edit: TextEdit, moved: Range<Int>) {
        #expect(edit.moved(selection, in: "abcdef") == moved)
    }

    @Test func aLimitLeavesOutTheEndOfWhatIsTyped() {
        #expect(TextEdit(3..<3, "mant").limited(to: 5, in: "Ada") == TextEdit(3..<3, "ma"))
        #expect(TextEdit(3..<3, "👩‍👩‍👧x").limited(to: 4, in: "Ada") == TextEdit(3..<3, "👩‍👩‍👧"))
        #expect(TextEdit(0..<3, "Grace").limited(to: 4, in: "Ada") == TextEdit(0..<3, "Grac"))
        // A text that is too long already can be shortened.
        #expect(TextEdit(0..<1, "").limited(to: 1, in: "Ada") == TextEdit(0..<1, ""))
        #expect(TextEdit(0..<0, "x").limited(to: 1, in: "Ada") == TextEdit(0..<0, ""))
    }

    @Test func rangesOfCharactersAndOfScalars() {
        let text = "a👩‍👩‍👧b"
        #expect(text.scalarRange(ofCharacters: 1..<2) == 1..<6)
        #expect(text.characterRange(ofScalars: 1..<6) == 1..<2)
        #expect(text.scalarRange(ofCharacters: 2..<9) == 6..<7)
    }
}
