// SPDX-License-Identifier: MIT

import Testing

@testable import ContactsModel

@Suite struct VCardWriterTests {
    private func unfolded(_ bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }

    @Test func foldsAt75BytesAndNeverInsideOfACharacter() {
        let text = String(repeating: "añ日😀", count: 60)
        let bytes = VCardWriter.bytes(of: VCard([VCardProperty("NOTE", text: text)]))
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            #expect(line.dropLast().count <= 75)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
        #expect(VCardReader(bytes, file: "").cards.first?.card.first("NOTE")?.text == text)
    }

    @Test func foldsExactlyWhereALineGetsTooLong() {
        let fits = VCardWriter.bytes(
            of: VCard([VCardProperty("X", value: String(repeating: "a", count: 73))]))
        let folds = VCardWriter.bytes(
            of: VCard([VCardProperty("X", value: String(repeating: "a", count: 74))]))
        #expect(!String(decoding: fits, as: UTF8.self).contains("\r\n "))
        #expect(String(decoding: folds, as: UTF8.self).contains("\r\n a\r\n"))
    }

    @Test(arguments: [Exporters.evolution, Exporters.apple])
    func writesEveryLineOfVersion3AsItWas(bytes: [UInt8]) throws {
        let card = try #require(VCardReader(bytes, file: "").cards.first).card
        #expect(unfolded(VCardWriter.bytes(of: card)) == unfolded(bytes))
    }

    @Test(arguments: [Exporters.kde, Exporters.nextcloud])
    func writesEveryLineOfVersion4AsItWas(bytes: [UInt8]) throws {
        let card = try #require(VCardReader(bytes, file: "").cards.first).card
        #expect(unfolded(VCardWriter.bytes(of: [Contact(card).card], version: .v4)) == unfolded(bytes))
    }

    @Test(arguments: Exporters.all)
    func readsBackWhatItWrites(bytes: [UInt8]) throws {
        let card = try #require(VCardReader(bytes, file: "").cards.first).card
        let reread = VCardReader(VCardWriter.bytes(of: card), file: "")
        #expect(reread.errors == [])
        #expect(reread.cards.map(\.card) == [card])
    }

    @Test(arguments: Exporters.all)
    func readsAContactBackFromVersion3(bytes: [UInt8]) throws {
        let contact = Contact(try #require(VCardReader(bytes, file: "").cards.first).card)
        let written = VCardWriter.bytes(of: [contact.card], version: .v3)
        let again = Contact(try #require(VCardReader(written, file: "").cards.first).card)
        #expect(again.id == contact.id)
        #expect(again.name == contact.name)
        #expect(again.phones == contact.phones)
        #expect(again.emails == contact.emails)
        #expect(again.addresses == contact.addresses)
        #expect(again.birthday == contact.birthday)
        #expect(again.photo == contact.photo)
        #expect(again.friends == contact.friends)
        #expect(again.categories == contact.categories)
        #expect(again.unknownProperties == contact.unknownProperties)
    }

    @Test func writesUnknownPropertiesOfVersion3ByteForByteInVersion4() throws {
        let card = try #require(VCardReader(Exporters.apple, file: "").cards.first).card
        let lines = unfolded(VCardWriter.bytes(of: [card], version: .v4))
        for line in [
            "item2.X-ABADR:ng", "item3.X-ABLabel:_$!<HomePage>!$_", "X-ABShowAs:COMPANY",
            "X-SOCIALPROFILE;type=mastodon;x-user=ngozi:https://social.example/@ngozi",
        ] {
            #expect(lines.contains(line), "missing: \(line)")
        }
    }
}
