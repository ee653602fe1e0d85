// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

/// Cards that users of other programs reported.
@Suite struct ReportedCardsTests {
    private func onlyContact(_ bytes: [UInt8]) throws -> Contact {
        let reader = VCardReader(bytes, file: "test.vcf")
        #expect(reader.errors == [])
        #expect(reader.cards.count == 1)
        return Contact(try #require(reader.cards.first).card)
    }

    @Test func aSoftLineBreakBeforeAnEmptyLineEndsTheValue() throws {
        let contact = try onlyContact(Exporters.androidWithEmptyLines)
        #expect(contact.name == "Zoé Lefèvre")
        #expect(contact.notes == "clés chez le voisin")
        #expect(contact.phones == [Labeled(.mobile, "+33 1 55 50 01 42")])
        #expect(contact.addresses == [Labeled(.home, PostalAddress(street: "5, rue des Érables"))])
        #expect(contact.emails == [Labeled(.home, "zoe@example.org")])
    }

    @Test func labelsOfSamsungAreReadAndWritten() throws {
        let contact = try onlyContact(Exporters.samsung)
        let phones = [
            Labeled(ContactLabel.mobile, "+49 151 5550177"), Labeled(.custom("Ferienhaus"), "+49 30 5550178"),
            Labeled(.custom("Soccer coach"), "+49 30 5550179"),
        ]
        #expect(contact.phones == phones)
        #expect(contact.emails == [Labeled(.custom("Verein Ö"), "ida@example.org")])
        for version in VCardVersion.allCases {
            let bytes = VCardWriter.bytes(of: [contact.card], version: version)
            let again = try onlyContact(bytes)
            #expect(again.phones == phones)
            #expect(again.emails == contact.emails)
            for parameter in again.card.properties.flatMap(\.parameters) {
                #expect(VCardParameter.isToken(parameter.name), "\(parameter)")
            }
        }
    }

    @Test(arguments: [
        ("X-CUSTOM(Boat)", "Boat"), ("x-custom(charset=utf-8,Boat, green)", "Boat, green"),
        ("X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,Mom: home; 2)", "Mom: home; 2"),
        ("TYPE=X-CUSTOM(Boat)", "Boat"),
        ("HOME;X-CUSTOM(ENCODING=QUOTED-PRINTABLE,CHARSET=ISO-8859-1,=D6)", "Ö"),
    ])
    func otherLabelsOfThatKindAreRead(parameter: String, label: String) throws {
        let contact = try onlyContact(
            Exporters.crlf("BEGIN:VCARD\nVERSION:2.1\nN:A\nTEL;\(parameter):1\nEND:VCARD"))
        #expect(contact.phones == [Labeled(.custom(label), "1")])
    }

    @Test func aGroupIsNoPerson() throws {
        let cards = VCardReader(Exporters.iCloud + Exporters.group, file: "").cards.map(\.card)
        #expect(cards.map(\.isGroup) == [false, false, true, true])
        let list = Exporters.crlf("BEGIN:VCARD\nVERSION:3.0\nFN:List\nX-EVOLUTION-LIST:TRUE\nEND:VCARD")
        #expect(VCardReader(list, file: "").cards.first?.card.isGroup == true)
    }

    @Test func anExtensionIsApartFromTheNumber() throws {
        let line = "TEL;VALUE=uri;TYPE=\"work,voice\":tel:+1-555-555-5555;ext=5555"
        let contact = try onlyContact(Exporters.crlf("BEGIN:VCARD\nVERSION:4.0\nFN:A\n\(line)\nEND:VCARD"))
        #expect(contact.phones == [Labeled(.work, "+1-555-555-5555 x5555")])
        #expect(contact.errors == [])
        #expect(contact.card.first("TEL")?.value == "tel:+1-555-555-5555;ext=5555")
        #expect(contact.card.converted(to: .v3).first("TEL")?.value == "+1-555-555-5555 x5555")
        #expect(SearchText.digits(of: contact).split(separator: "\n") == ["15555555555", "5555"])
        #expect(TelephoneAddress("tel:7042;phone-context=example.com")?.text == "7042")
        #expect(TelephoneAddress("TEL:+1%20555\\;EXT=%31")?.text == "+1 555 x1")
        #expect(TelephoneAddress("+1") == nil)
    }
}
