// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

/// A test for each rule of the table in FORMAT.md, in each version.
@Suite struct VCardRulesTests {
    /// The only card of a text with line feeds, which has lines after its version.
    private func card(
        _ version: String, _ lines: String, lineEnd: String = "\r\n", errors: [VCardError.Kind] = []
    ) throws -> VCard {
        let text = "BEGIN:VCARD\nVERSION:\(version)\n\(lines)\nEND:VCARD\n"
        let reader = VCardReader(Array(text.replacing("\n", with: lineEnd).utf8), file: "test.vcf")
        #expect(reader.errors.map(\.kind) == errors)
        #expect(reader.cards.count == 1)
        return try #require(reader.cards.first).card
    }

    private func note(_ version: String, _ lines: String) throws -> String? {
        try card(version, lines).first("NOTE")?.text
    }

    private func quotedPrintable(_ bytes: [UInt8]) -> String {
        bytes.map { "=" + String(Int($0) + 0x100, radix: 16).dropFirst().uppercased() }.joined()
    }

    // MARK: Folding

    @Test func aFoldedLineOf2_1KeepsTheSpaceAtWhichItWasFolded() throws {
        #expect(
            try note("2.1", "NOTE:a very long description\n that goes on")
                == "a very long description that goes on")
        #expect(try note("3.0", "NOTE:a very long descrip\n tion") == "a very long description")
        #expect(try note("4.0", "NOTE:a very long \n description") == "a very long description")
    }

    @Test(arguments: [75, 76]) func aLineOf2_1ThatWasFoldedAtAFixedWidthHasNoSpaceThere(width: Int) throws {
        let word = String(repeating: "a", count: width - 5)
        #expect(try note("2.1", "NOTE:\(word)\n bc") == word + "bc")
    }

    @Test(arguments: ["2.1", "3.0"]) func theVersionOfACardMayBeItsLastLine(version: String) throws {
        let text = "BEGIN:VCARD\nNOTE:a\\nb\n c\nVERSION:\(version)\nEND:VCARD"
        let card = try #require(VCardReader(Array(text.utf8), file: "").cards.first).card
        #expect(card.first("NOTE")?.text == (version == "2.1" ? "a\\nb c" : "a\nbc"))
    }

    // MARK: Soft line breaks

    @Test(arguments: ["2.1", "3.0"]) func aSoftLineBreakContinuesWithAnyLine(version: String) throws {
        let head = "NOTE;ENCODING=QUOTED-PRINTABLE:"
        #expect(try note(version, head + "a=\nTEL: 1=\n\nTEL:2") == "aTEL: 1")
        #expect(try note(version, head + "a=  \nb \t\nTEL:2") == "ab")
        #expect(try note(version, head + "a=0D=0A=\n\nTEL:2") == "a\n")
        #expect(try card(version, head + "a=0D=0A=\n\nTEL:2").first("TEL")?.text == "2")
        #expect(try note(version, head + "a=") == "a")
    }

    @Test func aLineEndThatWasWrittenTwiceIsOne() throws {
        let lines = "NOTE;ENCODING=QUOTED-PRINTABLE:a=\nb\nTITLE:c\n d"
        let read = try card("3.0", lines, lineEnd: "\r\r\n")
        #expect(read.first("NOTE")?.text == "ab")
        #expect(read.first("TITLE")?.text == "cd")
    }

    @Test func anEmptyLineEndsData() throws {
        let read = try card("2.1", "PHOTO;PNG;BASE64:\n iVBO\n Rw0K\n\nNOTE:abcd\n")
        #expect(read.first("PHOTO")?.value == "iVBORw0K")
        #expect(read.first("NOTE")?.text == "abcd")
    }

    // MARK: Escapes

    @Test func aBackslashOf2_1EscapesSemicolonsOnly() throws {
        #expect(try note("2.1", "NOTE:C:\\new\\table \\; \\, \\\\x") == "C:\\new\\table ; , \\\\x")
        #expect(try note("3.0", "NOTE:C:\\\\new\\nx \\; \\, y") == "C:\\new\nx ; , y")
        #expect(try note("4.0", "NOTE:a\\Nb\\,c") == "a\nb,c")
        let read = try card("2.1", "ORG:A\\;B, C;D\\n\nADR:;;1\\\\;X;;;\nX-PATH:a\\b\\;c;d,e")
        #expect(read.first("ORG")?.components == ["A;B, C", "D\\n"])
        #expect(read.first("ADR")?.components[2] == "1\\;X")
        #expect(read.first("X-PATH")?.value == "a\\\\b\\;c;d,e")
    }

    @Test func aLineEndInQuotedPrintableIsOneInTheText() throws {
        #expect(try note("2.1", "NOTE;QUOTED-PRINTABLE:a=0D=0Ab=0Ac\\nd") == "a\nb\nc\\nd")
        #expect(try note("3.0", "NOTE;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab\\nc") == "a\nb\nc")
    }

    @Test func commasSeparateValuesInPartsOfLaterVersionsOnly() throws {
        let lines = "N:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.\nADR:;;12 Main St,Floor 2;Town;;;\nFN:x"
        for version in ["3.0", "4.0"] {
            let contact = Contact(try card(version, lines))
            #expect(contact.nameParts.additional == "Philip Paul")
            #expect(contact.nameParts.suffix == "Jr. M.D.")
            #expect(contact.addresses[0].value.street == "12 Main St, Floor 2")
        }
        #expect(Contact(try card("2.1", lines)).nameParts.additional == "Philip,Paul")
    }

    @Test func aPartThatIsNotChangedKeepsItsForm() throws {
        var contact = Contact(
            try card(
                "4.0", "N:Stevenson;John;Philip,Paul;;;;Extra\nFN:John Stevenson\nADR:;;1 A,2 B;Town;;;;;x"))
        contact.givenName = "Jon"
        #expect(contact.card.first("N")?.value == "Stevenson;Jon;Philip,Paul;;;;Extra")
        contact.addresses[0].value.locality = "City"
        #expect(contact.card.first("ADR")?.value == ";;1 A,2 B;City;;;;;x")
    }

    // MARK: Parameters

    @Test func wordsWithoutANameAreParameters() throws {
        let read = try card("2.1", "TEL;HOME;PREF; VOICE :1\nPHOTO;URL:http://a.example/b.png\nNOTE;8BIT:x")
        #expect(read.first("TEL")?.values(of: "TYPE") == ["home", "pref", "voice"])
        #expect(Contact(read).card.first("PHOTO")?.parameters == [VCardParameter("VALUE", "uri")])
        #expect(read.first("NOTE")?.parameters == [])
    }

    @Test func aTypeOf2_1ThatIsNoWordIsALabel() throws {
        let contact = Contact(
            try card(
                "2.1",
                "TEL;X-Ferien Haus:1\nTEL;HOME;X-MÜLLER:2\nTEL;X-Boot:3\nTEL;TYPE=a b,CELL:4\nitem1.TEL:5"))
        #expect(
            contact.phones.map(\.label) == [
                .custom("Ferien Haus"), .custom("MÜLLER"), .custom("Boot"), .custom("a b"), .other,
            ])
        for parameter in contact.card.properties.flatMap(\.parameters) {
            #expect(VCardParameter.isToken(parameter.name) && VCardParameter.isToken(parameter.text))
        }
    }

    @Test func aNameOfAParameterHasLettersDigitsAndHyphens() throws {
        let read = try card("3.0", "TEL;X FOO(1)=2;Ü=3; TYPE = cell:1")
        #expect(read.first("TEL")?.parameters.map(\.name) == ["X-FOO-1-", "-", "TYPE"])
        #expect(Contact(read).phones == [Labeled(.mobile, "1")])
    }

    @Test func aCaretIsAnEscapeIn4_0Only() throws {
        let old = try card("3.0", "ADR;X-A=2^n:;;s;;;;")
        #expect(old.converted(to: .v4).first("ADR")?.parameters[0].text == "2^^n")
        #expect(old.converted(to: .v4).converted(to: .v3).first("ADR") == old.first("ADR"))
        let new = try card("4.0", "ADR;LABEL=\"a^nb^^c^'d\":;;s;;;;")
        #expect(new.converted(to: .v3).first("ADR")?.parameters[0].text == "\"a b^c'd\"")
        #expect(new.converted(to: .v4) == new)
    }

    // MARK: Character sets

    @Test(
        arguments: [
            ("ISO-8859-1", [0xE9]), ("windows-1252", [0xE9]), ("ISO-8859-15", [0xE9]),
            ("UTF-8", [0xC3, 0xA9]), ("MACINTOSH", [0x8E]),
            ("GB18030", [0xA8, 0xA6]), ("GB2312", [0xA8, 0xA6]), ("UTF-16BE", [0x00, 0xE9]),
        ] as [(String, [UInt8])])
    func aLineOf2_1IsInItsCharacterSet(name: String, bytes: [UInt8]) throws {
        let read = try card("2.1", "NOTE;CHARSET=\(name);ENCODING=QUOTED-PRINTABLE:\(quotedPrintable(bytes))")
        #expect(read.first("NOTE") == VCardProperty("NOTE", value: "é"))
    }

    @Test(
        arguments: [("Shift_JIS", "表", [0x95, 0x5C]), ("Big5", "功", [0xA5, 0x5C])]
            as [(String, String, [UInt8])])
    func theSecondByteOfACharacterIsNoBackslash(name: String, text: String, bytes: [UInt8]) throws {
        let line = "N;CHARSET=\(name);ENCODING=QUOTED-PRINTABLE:\(quotedPrintable(bytes));x"
        #expect(try card("2.1", line).first("N")?.components == [text, "x"])
    }

    @Test func allTextOf4_0IsUTF8() throws {
        #expect(
            try card("4.0", "NOTE;CHARSET=ISO-8859-1:é").first("NOTE") == VCardProperty("NOTE", value: "é"))
    }

    @Test func aWrongNameOfACharacterSetIsNoFaultOfUTF8() throws {
        #expect(
            try card("2.1", "NOTE;CHARSET=ISO-2022-JP;ENCODING=QUOTED-PRINTABLE:=C3=A9").first("NOTE")?.text
                == "é")
        #expect(
            try card("2.1", "NOTE;CHARSET=none:x", errors: [.unknownCharset("none")]).first("NOTE")?.text
                == "x")
        #expect(
            try card("2.1", "NOTE;CHARSET=a//b:x", errors: [.unknownCharset("a//b")]).first("NOTE")?.text
                == "x")
    }

    @Test func textInBase64IsDecodedAndDataIsNot() throws {
        #expect(
            try card("2.1", "NOTE;BASE64;CHARSET=UTF-8:Wm/DqQ==\n").first("NOTE")
                == VCardProperty("NOTE", value: "Zoé"))
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32])
    func aFileMayBeInUTF16WithoutAMark(encoding: String.Encoding) throws {
        let data = try #require("BEGIN:VCARD\r\nVERSION:2.1\r\nN:é;\r\nEND:VCARD\r\n".data(using: encoding))
        #expect(VCardReader(data, file: "").cards.first?.card.first("N")?.value == "é;")
    }

    @Test func filesThatWereJoinedHaveMarksInTheMiddle() {
        let card = "\u{FEFF}BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë\r\nEND:VCARD\r\n"
        let reader = VCardReader(Array((card + card).utf8), file: "")
        #expect(reader.errors == [])
        #expect(reader.cards.count == 2)
    }

    @Test func anEncodedSemicolonOf2_1IsPartOfTheText() throws {
        let head = "CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:"
        let address = try card(
            "2.1", "ADR;HOME;\(head);;=48=61=75=73=3B=20=4D=C3=BC=68=6C=65;Berlin;;10115;DE")
        #expect(address.first("ADR")?.components == ["", "", "Haus; Mühle", "Berlin", "", "10115", "DE"])
        #expect(try note("2.1", "NOTE;\(head)C=3A=5C=3B") == "C:\\;")
        #expect(try note("2.1", "NOTE;\(head)a=5C\\;b \\=2C;c=5Cn\\,  ") == "a\\;b \\,;c\\n,")
        let name = try card("2.1", "N;\(head)A=3BB ;C=2CD,E\\;F;=5C;;\nCATEGORIES;\(head)a=2Cb,c=3Bd")
        #expect(name.first("N")?.components == ["A;B ", "C,D,E;F", "\\", "", ""])
        #expect(name.first("CATEGORIES")?.items == ["a,b", "c;d"])
    }

    @Test(arguments: [
        ("Shift_JIS", "=95\\;x", ["表", "x"]), ("Shift_JIS", "=95=5C=3B;x", ["表;", "x"]),
        ("ISO-2022-JP", "=1B$B;3ED=1B(B;x", ["山田", "x"]),
        ("UTF-16BE", "=30=42=00;=00x", ["あ", "x"]),
    ])
    func aByteOfAnotherCharacterIsNoSign(charset: String, value: String, parts: [String]) throws {
        let line = "N;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE:\(value)"
        #expect(try card("2.1", line).first("N")?.components == parts)
    }

    @Test func aNestedCardHasRulesOfItsOwn() throws {
        for version in ["VERSION:3.0\n", "VERSION:4.0\n", ""] {
            let agent = "AGENT:\nBEGIN:VCARD\n\(version)FN:Agent\nEND:VCARD\n"
            let outer = try card("2.1", agent + agent + "NOTE:a\\nb", errors: [.nestedCard, .nestedCard])
            #expect(outer.first("NOTE")?.text == "a\\nb")
        }
        let agent = "AGENT:\nBEGIN:VCARD\nVERSION:2.1\nAGENT:\nBEGIN:VCARD\nEND:VCARD\nEND:VCARD\n"
        #expect(
            try card("3.0", agent + "NOTE:a\\nb", errors: [.nestedCard]).first("NOTE")?.text == "a\nb")
    }

    @Test func aCardThatNeverEndsHasNoRulesForTheNext() {
        let text = "BEGIN:VCARD\nVERSION:2.1\nFN:A\nBEGIN:VCARD\nNOTE:a\\nb\nEND:VCARD"
        let reader = VCardReader(text.utf8, file: "")
        #expect(reader.cards.map { $0.card.first("NOTE")?.text } == ["a\nb"])
    }
}
