// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

@Suite struct VCardReaderTests {
    private func read(_ text: String, file: String = "test.vcf") -> VCardReader {
        VCardReader(Array(text.utf8), file: file)
    }

    private func onlyCard(_ bytes: [UInt8]) throws -> VCard {
        let reader = VCardReader(bytes, file: "test.vcf")
        #expect(reader.errors == [])
        #expect(reader.cards.count == 1)
        return try #require(reader.cards.first).card
    }

    @Test func readsQuotedPrintableOfAndroid() throws {
        let contact = Contact(try onlyCard(Exporters.android))
        #expect(contact.name == "Jörg Müller")
        #expect(contact.givenName == "Jörg")
        #expect(contact.familyName == "Müller")
        #expect(
            contact.phones == [
                Labeled(.mobile, "+49 151 5550123"), Labeled(.custom("Ferienhaus"), "+49 30 5550199"),
            ])
        #expect(contact.emails == [Labeled(.home, "joerg@example.org")])
        #expect(contact.notes == "erste Zeile\nzweite Zeile")
        #expect(contact.addresses.first?.value.street == "Straße 1, Hinterhaus")
        #expect(contact.addresses.first?.value.country == "Deutschland")
        #expect(contact.photo?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func readsWindows1252ThatAPhoneDoesNotNameAndSaysSo() throws {
        let reader = VCardReader(Exporters.nokia, file: "nokia.vcf")
        let contact = Contact(try #require(reader.cards.first).card)
        #expect(contact.name == "Ana René")
        #expect(contact.card.first("LOGO")?.value == "data:application/octet-stream;base64,AAECAwQF")
        #expect(
            reader.errors.map(\.description) == [
                "nokia.vcf:3: This line is not valid UTF-8, so it was read as Windows-1252, and accents may be wrong. "
                    + "Export the card as UTF-8."
            ])
    }

    @Test func readsGroupsLabelsAndBirthdaysOfApple() throws {
        let contact = Contact(try onlyCard(Exporters.apple))
        #expect(contact.name == "Dr. Ngozi Okafor")
        #expect(contact.organisation == "Lagos Observatory")
        #expect(contact.department == "Optics")
        #expect(
            contact.phones == [
                Labeled(.mobile, "+234 803 555 0144"), Labeled(.custom("Dome"), "+234 1 555 0145"),
            ])
        #expect(contact.emails == [Labeled(.home, "ngozi@example.org")])
        #expect(
            contact.addresses == [
                Labeled(
                    .work,
                    PostalAddress(
                        street: "1 Hill Road", locality: "Lagos", postalCode: "100001", country: "Nigeria"))
            ])
        #expect(contact.birthday == Birthday(month: 2, day: 29))
        #expect(contact.photo?.count == 70)
    }

    @Test func readsEscapesOfEvolution() throws {
        let contact = Contact(try onlyCard(Exporters.evolution))
        #expect(contact.id == "pas-id-5F3A11C200000000")
        #expect(contact.name == "Tereza Dvořáková")
        #expect(contact.notes == "Semicolon ; comma , backslash \\ and\na second line")
        #expect(contact.categories == ["Friends", "Czech, Slovak"])
        #expect(contact.phones == [Labeled(.work, "+420 2 5550 1122")])
    }

    @Test func readsQuotedTypesAndAddressesOfKDE() throws {
        let contact = Contact(try onlyCard(Exporters.kde))
        #expect(contact.birthday == Birthday(year: 1992, month: 12, day: 6))
        #expect(contact.emails == [Labeled(.home, "aino@example.fi")])
        #expect(contact.phones == [Labeled(.mobile, "+358-40-555-0100")])
        #expect(contact.photo?.count == 70)
    }

    @Test func readsFriendsOfNextcloud() throws {
        let contact = Contact(try onlyCard(Exporters.nextcloud))
        #expect(contact.id == "0b1a1f0c-9b53-4b0e-8f5a-0e7b1f1f5a01")
        #expect(contact.friends == ["7f9c1d53-2a1e-4ce1-8f1e-0a51f2f0e0aa"])
        #expect(
            contact.unknownProperties.map(\.name) == ["PRODID", "RELATED", "X-NC-SCOPE", "REV"])
    }

    @Test func putsLinesTogetherThatAreFoldedInsideOfACharacter() throws {
        let text = Array("FN:Zoë".utf8)
        let bytes =
            Array("BEGIN:VCARD\r\nVERSION:4.0\r\n".utf8) + text.dropLast() + Array("\r\n ".utf8)
            + text.suffix(1) + Array("\r\nEND:VCARD\r\n".utf8)
        #expect(try onlyCard(bytes).first("FN")?.text == "Zoë")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func acceptsEveryLineEnd(lineEnd: String) throws {
        let lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:A", " da", "\tL", "END:VCARD"]
        #expect(try onlyCard(Array(lines.joined(separator: lineEnd).utf8)).first("FN")?.text == "AdaL")
    }

    @Test func acceptsMarksOfUnicode() throws {
        let text = "BEGIN:VCARD\nVERSION:3.0\nFN:Zoë\nEND:VCARD\n"
        #expect(try onlyCard([0xEF, 0xBB, 0xBF] + Array(text.utf8)).first("FN")?.text == "Zoë")
        let units = [0xFEFF] + Array(text.utf16)
        let utf16: [UInt8] = units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try onlyCard(utf16).first("FN")?.text == "Zoë")
    }

    @Test func acceptsAnyCaseOfNames() throws {
        let card = try onlyCard(Array("begin:vcard\nversion:3.0\nfn:Ada\ntel;Type=Cell:1\nend:vcard".utf8))
        #expect(Contact(card).name == "Ada")
        #expect(Contact(card).phones == [Labeled(.mobile, "1")])
    }

    @Test func keepsAColonInsideOfQuotes() throws {
        let line = "ADR;LABEL=\"a:b;c\":;;Street;;;;"
        let card = try onlyCard(Array("BEGIN:VCARD\nVERSION:4.0\n\(line)\nEND:VCARD".utf8))
        #expect(card.first("ADR")?.parameters == [VCardParameter("LABEL", "\"a:b;c\"")])
        #expect(card.first("ADR")?.components[2] == "Street")
    }

    @Test func reportsABrokenLineAndKeepsItsCardAndTheOthers() {
        let reader = read(
            """
            BEGIN:VCARD
            VERSION:3.0
            FN:Ada
            this line is broken
            TE L:1
            PHOTO;ENCODING=b:%%%
            END:VCARD
            BEGIN:VCARD
            FN:Grace
            END:VCARD
            """, file: "friends.vcf")
        #expect(reader.cards.map(\.line) == [1, 8])
        #expect(reader.cards.compactMap { $0.card.first("FN")?.text } == ["Ada", "Grace"])
        #expect(
            reader.errors.map(\.description) == [
                "friends.vcf:4: “this line is broken” has no colon between a name and a value, so it was left out. "
                    + "Write it as NAME:value, or put a space in front if it continues the line before.",
                "friends.vcf:5: “TE L” is not the name of a property, so the line was left out. "
                    + "Names have only letters, digits and hyphens.",
                "friends.vcf:6: The data of PHOTO is not valid base64, so the line was left out. "
                    + "Export the card again: the file may be damaged.",
            ])
    }

    @Test func leavesOutACardThatNeverEndsAndKeepsTheNext() {
        let reader = read(
            "BEGIN:VCARD\nFN:Ada\nBEGIN:VCARD\nFN:Grace\nEND:VCARD\nBEGIN:VCARD\nFN:Cut of", file: "f")
        #expect(reader.cards.compactMap { $0.card.first("FN")?.text } == ["Grace"])
        #expect(reader.errors.map(\.kind) == [.cardNotEnded, .cardNotEnded])
        #expect(reader.errors.map(\.line) == [1, 6])
        #expect(
            reader.errors.first?.description
                == "f:1: The card that begins here never ends, so it was left out. Add END:VCARD behind its last line, "
                + "or export it again: the file may be cut off.")
    }

    @Test func reportsTextOutsideOfCardsOnce() {
        let reader = read("hello\nworld\nBEGIN:VCARD\nFN:Ada\nEND:VCARD\nEND:VCARD\n")
        #expect(reader.cards.count == 1)
        #expect(reader.errors.map(\.kind) == [.textOutsideCards, .endWithoutBegin])
        #expect(reader.errors.map(\.line) == [1, 6])
    }

    @Test(arguments: ["", "\n\n", "hello\nworld", "{\"json\": true}"])
    func saysThatAFileHasNoCards(text: String) {
        let reader = read(text, file: "notes.txt")
        #expect(reader.cards.isEmpty)
        #expect(
            reader.errors.map(\.description) == [
                "notes.txt:1: There is no card in this file, so nothing was read. A card starts with BEGIN:VCARD and "
                    + "ends with END:VCARD: choose a file that was exported as vCard."
            ])
    }

    @Test func leavesOutACardInsideOfACard() {
        let reader = read("BEGIN:VCARD\nFN:Ada\nAGENT:\nBEGIN:VCARD\nFN:Agent\nEND:VCARD\nTEL:1\nEND:VCARD")
        #expect(
            reader.cards.map(\.card.properties) == [
                [VCardProperty("FN", value: "Ada"), VCardProperty("TEL", value: "1")]
            ])
        #expect(reader.errors.map(\.kind) == [.nestedCard])
    }

    @Test func readsTheCharacterSetThatALineNames() throws {
        let bytes =
            Array("BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=ISO-8859-1:Ren".utf8) + [0xE9]
            + Array("\nEND:VCARD".utf8)
        #expect(try onlyCard(bytes).first("FN") == VCardProperty("FN", value: "René"))
    }

    @Test func dropsTheCharacterSetOfABinaryValue() throws {
        let text = "BEGIN:VCARD\nVERSION:3.0\nKEY;CHARSET=UTF-8;ENCODING=b:AAEC\nEND:VCARD"
        #expect(try onlyCard(Array(text.utf8)).first("KEY")?.parameters == [VCardParameter("ENCODING", "b")])
    }

    @Test func dropsAParameterThatIsNotThere() throws {
        let card = try onlyCard(Array("BEGIN:VCARD\nVERSION:3.0\nTEL;;TYPE=CELL;:1\nEND:VCARD".utf8))
        #expect(card.first("TEL") == VCardProperty("TEL", [VCardParameter("TYPE", "CELL")], value: "1"))
    }

    @Test(arguments: ["2.1", "3.0", "4.0"]) func aZeroByteIsDropped(version: String) throws {
        let lines = [
            "NOTE;ENCODING=QUOTED-PRINTABLE:x=00;y", "FN:A\0da", "TEL;TYPE=ho\0me:1", "X-A:1\0,2",
            "TITLE;ENCODING=BASE64:YQBi", "TEL;X-CUSTOM(ENCODING=QUOTED-PRINTABLE,Bo=00at):2",
        ]
        let text = "BEGIN:VCARD\nVERSION:\(version)\n" + lines.joined(separator: "\n") + "\n\nEND:VCARD"
        let card = try onlyCard(Array(text.utf8))
        #expect(!VCardWriter.bytes(of: card).contains(0))
        #expect(card.first("NOTE")?.text == "x;y")
        #expect(card.first("FN")?.text == "Ada")
        #expect(card.first("X-A")?.value == "1,2")
        #expect(card.first("TITLE")?.text == "ab")
        #expect(Contact(card).phones == [Labeled(.home, "1"), Labeled(.custom("Boat"), "2")])
    }

    // MARK: Large cards, for which a search of all lines at each line takes minutes

    /// The only card of a text with other lines.
    private func card(_ version: String, _ lines: String) throws -> VCard {
        let reader = read("BEGIN:VCARD\nVERSION:\(version)\n\(lines)\nEND:VCARD")
        return try #require(reader.cards.first).card
    }

    @Test func aLineWithoutAColonMayBeFoldedOftenAndMayHaveOneAtItsEnd() throws {
        let folded = String(repeating: "\n " + String(repeating: "a", count: 60), count: 10_000)
        #expect(try card("2.1", "NOTE" + folded).properties == [])
        let parameter = try card("2.1", "NOTE;X-A=" + folded + ":text\n goes on")
        #expect(parameter.first("NOTE")?.text == "text goes on")
        #expect(parameter.first("NOTE")?.parameters.first?.text.utf8.count == 600_000)
        let quoted = try card("2.1", "NOTE;X-A=\"b:" + folded + "\";QUOTED-PRINTABLE:te=\nxt")
        #expect(quoted.first("NOTE")?.text == "text")
    }

    @Test func aCardMayHaveManyLinesOfBlanks() throws {
        let blanks = String(repeating: "  \n", count: 100_000)
        #expect(try card("2.1", "\(blanks)FN:Ada").first("FN")?.text == "Ada")
        #expect(try card("3.0", "NOTE:a\n\(blanks)FN:Ada").first("FN")?.text == "Ada")
    }

    @Test func aCardMayHaveManyLabels() throws {
        let count = 5_000
        let numbers = (1...count).map { "TEL;X-CUSTOM(Boat \($0)):\($0)" }
        let phones = Contact(try card("2.1", numbers.joined(separator: "\n"))).phones
        #expect(phones == (1...count).map { Labeled(.custom("Boat \($0)"), "\($0)") })
    }

    @Test func aFileOfFewLongLinesSaysHowMuchWasRead() throws {
        let note = "NOTE:" + String(repeating: "a", count: 1 << 14) + "\n"
        let text = "BEGIN:VCARD\n" + String(repeating: note, count: 10) + "END:VCARD"
        var fractions: [Double] = []
        _ = VCardReader(text.utf8, file: "") { fractions.append($0) }
        #expect(fractions.count == 10)
        #expect(fractions == fractions.sorted())
    }
}
