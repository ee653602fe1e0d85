// SPDX-License-Identifier: MIT

import Testing

@testable import ShellKit

@Suite struct FuzzyIndexTests {
    /// The titles that match, the best first.
    private func found(_ pattern: String, _ titles: String...) -> [String] {
        let index = FuzzyIndex(titles.map { (title: $0, detail: "") })
        return index.search(FuzzyPattern(pattern), limit: 50).map { titles[$0.index] }
    }

    /// The title with the characters in brackets that are highlighted.
    private func highlighted(_ pattern: String, _ title: String) -> String {
        let positions = FuzzyPattern(pattern).highlights(in: title)
        return title.enumerated().map { positions.contains($0.offset) ? "[\($0.element)]" : "\($0.element)" }
            .joined()
    }

    @Test func theLettersHaveToOccurInOrder() {
        #expect(found("nwct", "New Contact", "Contact New", "Note") == ["New Contact"])
        #expect(found("xyz", "New Contact").isEmpty)
        #expect(found("newcontactt", "New Contact").isEmpty)
    }

    @Test func wordsMayComeInAnyOrder() {
        #expect(found("contact new", "New Contact", "New Note") == ["New Contact"])
    }

    @Test func startsOfWordsScoreMoreThanLettersInside() {
        #expect(found("nc", "Once", "Announce", "New Contact").first == "New Contact")
        #expect(found("op", "Stop", "Open").first == "Open")
    }

    @Test func partsOfACamelCaseWordScoreAsWords() {
        #expect(found("vc", "savecopy", "ViewController").first == "ViewController")
        #expect(highlighted("vc", "saveViewController") == "save[V]iew[C]ontroller")
    }

    @Test func lettersThatFollowEachOtherScoreMore() {
        #expect(found("cont", "Cut on the Night", "My Contact").first == "My Contact")
    }

    @Test func ofTitlesThatMatchAsWellTheShorterIsFirst() {
        #expect(found("note", "Note of a very long and tiresome kind", "Note").first == "Note")
        #expect(found("a", "A1", "A2") == ["A1", "A2"])
    }

    @Test func caseAndAccentsDoNotMatter() {
        #expect(found("offnen", "Öffnen") == ["Öffnen"])
        #expect(found("ÖFF", "Offnen") == ["Offnen"])
        #expect(found("strasse", "Straße") == ["Straße"])
        #expect(found("łodz", "Lodz") == ["Lodz"])
        #expect(found("lodz", "Łódź") == ["Łódź"])
        #expect(found("σας", "ΣΑΣ") == ["ΣΑΣ"])
        #expect(found("ИЙ", "ий") == ["ий"])
        #expect(found("اعدادات", "إعدادات") == ["إعدادات"])
        #expect(found("istanbul", "İstanbul") == ["İstanbul"])
    }

    @Test func theBestAlignmentIsHighlightedByCharacters() {
        #expect(highlighted("nc", "Ancient New Contact") == "Ancient [N]ew [C]ontact")
        #expect(highlighted("offn", "Datei öffnen") == "Datei [ö][f][f][n]en")
        #expect(highlighted("asse", "Straße") == "Str[a][ß][e]")
        #expect(highlighted("e\u{301}", "caf\u{65}\u{301}") == "caf[\u{65}\u{301}]")
        #expect(highlighted("x", "Note") == "Note")
        #expect(highlighted("", "Note") == "Note")
    }

    @Test func aDetailCountsLessThanATitleAndNotForScatteredLetters() {
        let index = FuzzyIndex([
            (title: "Print", detail: "Notes"), (title: "Notes", detail: ""),
            (title: "Open", detail: "kinds from letters"),
        ])
        #expect(index.search(FuzzyPattern("notes"), limit: 9).map(\.index) == [1, 0])
        #expect(index.search(FuzzyPattern("print notes"), limit: 9).map(\.index) == [0])
    }

    @Test func theScoreIsThatOfTheBestOfAllAlignments() {
        // Compared with all alignments of a few texts over a small alphabet.
        var state: UInt64 = 7
        func random(_ count: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return Int((state >> 33) % count)
        }
        for _ in 0..<2_000 {
            let text = String((0..<random(9)).map { _ in Array("ab A-")[random(5)] })
            let word = String((0..<(1 + random(3))).map { _ in Array("ab")[random(2)] })
            let folded = FoldedText(text)
            let expected = Reference.best(FoldedText(word).scalars, folded)
            let index = FuzzyIndex([(title: text, detail: "")])
            let score = index.search(FuzzyPattern(word), limit: 1).first?.score
            #expect(score == expected.map { $0 - folded.scalars.count / 8 }, "\(word) in \(text)")
        }
    }

    @Test func charactersOfManyTextsAreFoldedAsThoseOfOne() {
        var characters = FoldedText.Characters()
        for text in [
            "exportAsPDF 2 ÖffnenÜber", "exportAsPDF2", "a\r\nb\tC", "éé e\u{301}E\u{301}", "Ⅷx8", "",
        ] {
            let (one, many) = (FoldedText(text), FoldedText(text, &characters))
            #expect(
                one.scalars == many.scalars && one.bonuses == many.bonuses
                    && one.characters == many.characters)
            // Without the short way for texts in ASCII.
            let slow = FoldedText("\(text)é", &characters)
            #expect(Array(slow.scalars.dropLast()) == one.scalars)
            #expect(Array(slow.bonuses.dropLast()) == one.bonuses)
        }
        #expect(FoldedText("aB cD1").bonuses == [10, 8, 0, 10, 8, 8])
    }

    @Test func boostsAndTheLimitAreApplied() {
        let index = FuzzyIndex((0..<500).map { (title: "Item \($0)", detail: "") })
        let matches = index.search(
            FuzzyPattern("item"), limit: 3, boosts: (0..<500).map { $0 == 400 ? 10 : 0 })
        #expect(matches.map(\.index) == [400, 0, 1])
    }

    @Test func textsWithoutLettersAndVeryLongOnesAreSearchedToo() {
        #expect(found("a", "", "---", String(repeating: "b", count: 5_000) + "a").isEmpty)
        #expect(found("a", String(repeating: "a", count: 5_000)).count == 1)
        #expect(found(String(repeating: "a", count: 5_000), "aaa").isEmpty)
        #expect(found("\r\n \u{301} \u{200D}", "Note") == ["Note"])
    }
}

/// All alignments, without the tricks.
private enum Reference {
    static func best(_ word: [UInt32], _ text: FoldedText) -> Int? {
        func best(_ letter: Int, after position: Int?) -> Int? {
            guard letter < word.count else { return 0 }
            let start = position.map { $0 + 1 } ?? 0
            guard start < text.scalars.count else { return nil }
            return (start..<text.scalars.count).filter { text.scalars[$0] == word[letter] }.compactMap {
                next in
                best(letter + 1, after: next).map { rest in
                    let bonus = Int(text.bonuses[next])
                    let own = 16 + bonus
                    guard let position else { return rest + own + bonus - min(next, 6) }
                    let distance = next - position
                    return rest + own + (distance == 1 ? 8 : -3 - (distance - 2))
                }
            }.max()
        }
        return best(0, after: nil)
    }
}
