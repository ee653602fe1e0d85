// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

@Suite struct ContactTests {
    private func contact(_ lines: String...) -> Contact { contact(lines: lines) }

    private func contact(lines: [String]) -> Contact {
        let text = (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD"]).joined(separator: "\n")
        return Contact(VCardReader(Array(text.utf8), file: "test.vcf").cards.first?.card ?? VCard())
    }

    private func lines(_ contact: Contact) -> [String] {
        String(decoding: VCardWriter.bytes(of: contact.card), as: UTF8.self)
            .replacing("\r\n ", with: "").split(separator: "\r\n").dropFirst(2).dropLast().map(String.init)
    }

    @Test func aNewContactHasAnIdOfItsOwnAndItsName() {
        let (first, second) = (Contact(name: "Ada Lovelace"), Contact(name: "Ada Lovelace"))
        #expect(first.id != second.id)
        #expect(first.name == "Ada Lovelace")
        #expect(first.givenName == "Ada")
        #expect(first.familyName == "Lovelace")
        #expect(Contact(id: 1, name: "Ada").id == "1")
    }

    @Test func writesWhatIsSetAsTheStandardHasIt() {
        var ada = Contact(id: "d3b0738f-5d0e-4f0a-9c1a-0d6c8f7f2b11", name: "Ada Lovelace")
        ada.organisation = "Engines, Analytical"
        ada.phones = [
            Labeled(.mobile, "+44 20 5550 1815"), Labeled(.custom("Study"), "1"), Labeled(.other, ""),
        ]
        ada.emails = [Labeled(.work, "ada@example.org")]
        ada.addresses = [Labeled(.home, PostalAddress(street: "12 St James's Square", locality: "London"))]
        ada.birthday = Birthday(year: 1815, month: 12, day: 10)
        ada.notes = "First\nprogrammer"
        ada.friends = ["6f2c3b1e-0d0e-4f0a-9c1a-0d6c8f7f2b12", "charles"]
        ada.isFavourite = true
        #expect(
            lines(ada) == [
                "UID:urn:uuid:d3b0738f-5d0e-4f0a-9c1a-0d6c8f7f2b11",
                "FN:Ada Lovelace",
                "N:Lovelace;Ada;;;",
                "ORG:Engines\\, Analytical",
                "item1.X-ABLabel:Study",
                "TEL;TYPE=cell:+44 20 5550 1815",
                "item1.TEL:1",
                "EMAIL;TYPE=work:ada@example.org",
                "ADR;TYPE=home:;;12 St James's Square;London;;;",
                "BDAY:18151210",
                "NOTE:First\\nprogrammer",
                "RELATED;TYPE=friend:urn:uuid:6f2c3b1e-0d0e-4f0a-9c1a-0d6c8f7f2b12",
                "RELATED;TYPE=friend;VALUE=text:charles",
                "CATEGORIES:starred",
            ])
        let again = contact(lines: lines(ada))
        #expect(again == ada)
        #expect(again.friends == ada.friends)
    }

    @Test func settingEverythingToWhatItIsChangesNothing() {
        for bytes in Exporters.all {
            let original = Contact(VCardReader(bytes, file: "").cards.first?.card ?? VCard())
            var copy = original
            copy.rename(original.name)
            copy.nameParts = original.nameParts
            copy.organisation = original.organisation
            copy.department = original.department
            copy.jobTitle = original.jobTitle
            copy.notes = original.notes
            copy.phones = original.phones
            copy.emails = original.emails
            copy.addresses = original.addresses
            copy.birthday = original.birthday
            copy.photo = original.photo
            copy.friends = original.friends
            copy.isFavourite = original.isFavourite
            #expect(copy == original)
        }
    }

    @Test func changingOneNumberLeavesTheOthersAndItsParametersAlone() {
        var ada = contact(
            "UID:1", "TEL;TYPE=WORK,VOICE;X-SLOT=1:1", "item1.TEL;X-SLOT=2:2", "item1.X-ABLabel:Boat")
        ada.phones[0].value = "3"
        ada.phones[1].value = "4"
        #expect(
            lines(ada) == [
                "UID:1", "TEL;TYPE=WORK,VOICE;X-SLOT=1:3", "item1.TEL;X-SLOT=2:4", "item1.X-ABLabel:Boat",
            ])
        ada.phones[0].label = .home
        ada.phones[1].label = .mobile
        #expect(lines(ada) == ["UID:1", "TEL;TYPE=home,VOICE;X-SLOT=1:3", "item1.TEL;X-SLOT=2;TYPE=cell:4"])
        ada.phones.remove(at: 0)
        #expect(lines(ada) == ["UID:1", "item1.TEL;X-SLOT=2;TYPE=cell:4"])
    }

    @Test func removingANumberRemovesItsOwnLabelToo() {
        var ada = contact(
            "UID:1", "item1.TEL:2", "item1.X-ABLabel:Boat", "item2.URL:x", "item2.X-ABLabel:Site")
        ada.phones = []
        #expect(lines(ada) == ["UID:1", "item2.URL:x", "item2.X-ABLabel:Site"])
    }

    @Test func leavesAloneALabelThatOthersShare() {
        var ada = contact("UID:1", "item1.TEL:2", "item1.EMAIL:a@b.c", "Item1.X-ABLabel:Boat")
        ada.phones[0].label = .custom("Shed")
        #expect(
            lines(ada) == [
                "UID:1", "item2.TEL:2", "item1.EMAIL:a@b.c", "Item1.X-ABLabel:Boat", "item2.X-ABLabel:Shed",
            ])
        ada.phones = []
        #expect(ada.emails == [Labeled(.custom("Boat"), "a@b.c")])
        #expect(lines(ada) == ["UID:1", "item1.EMAIL:a@b.c", "Item1.X-ABLabel:Boat"])
    }

    @Test func putsFamilyNamesFirstInEastAsia() {
        var contact = Contact(id: 1)
        contact.nameParts = NameParts(given: "千代", family: "渡辺")
        #expect(contact.name == "渡辺 千代")
        contact.rename("박 지호")
        #expect(contact.familyName == "박")
        contact.givenName = "지훈"
        #expect(contact.name == "박 지훈")
        contact = Contact(id: 2)
        contact.nameParts = NameParts(given: "지호", family: "박")
        #expect(contact.name == "박지호")
    }

    @Test func completesACardThatHasNoWholeName() {
        let old = contact("UID:1", "N:Lovelace;Ada;;;")
        #expect(old.completeCard.first("FN")?.value == "Ada Lovelace")
        #expect(contact("UID:1", "FN:Ada").completeCard == contact("UID:1", "FN:Ada").card)
    }

    @Test func showsANameOnOneLine() {
        #expect(contact("FN:Ada\\nLovelace").name == "Ada Lovelace")
    }

    @Test func renamingKeepsTheFamilyNameInFrontWhereItWas() {
        var chiyo = contact("UID:1", "FN:渡辺 千代", "N:渡辺;千代;;;")
        chiyo.givenName = "千尋"
        #expect(chiyo.name == "渡辺 千尋")
        var ada = contact("UID:1", "FN:Lovelace, Ada", "N:Lovelace;Ada;;;")
        ada.familyName = "Byron"
        #expect(ada.name == "Byron, Ada")
        #expect(
            ada.renamed("Ada King Lovelace").nameParts.components == ["Lovelace", "Ada", "King", "", ""])
    }

    @Test func showsTheOrganisationMailOrNumberOfAContactWithoutAName() {
        #expect(contact("N:Lovelace;Ada;;Dr.;").name == "Dr. Ada Lovelace")
        #expect(contact("ORG:Engines").name == "Engines")
        #expect(contact("EMAIL:a@b.c").name == "a@b.c")
        #expect(contact("TEL:1").name == "1")
        #expect(contact("X-A:1").name == "")
    }

    @Test func theSameCardWithoutUIDIsTheSameContactAtEveryReading() {
        let first = contact("FN:Ada", "TEL:1", "REV:20260101T000000Z")
        #expect(first.id == contact("FN:Ada", "TEL:1", "REV:20270101T000000Z").id)
        #expect(first.id != contact("FN:Ada", "TEL:2").id)
        #expect(contact(lines: lines(first)) == first)
    }

    @Test func keepsLinksThatAreNotFriends() {
        var ada = contact(
            "UID:1", "RELATED;TYPE=spouse;VALUE=text:William", "RELATED;TYPE=friend;PREF=1:urn:x:2")
        #expect(ada.friends == ["urn:x:2"])
        ada.friends.append("3")
        #expect(
            lines(ada) == [
                "UID:1", "RELATED;TYPE=spouse;VALUE=text:William", "RELATED;TYPE=friend;PREF=1:urn:x:2",
                "RELATED;TYPE=friend;VALUE=text:3",
            ])
        ada.friends = []
        #expect(lines(ada) == ["UID:1", "RELATED;TYPE=spouse;VALUE=text:William"])
    }

    @Test func storesAndReturnsAPhoto() {
        var ada = Contact(name: "Ada")
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1])
        ada.photo = png
        #expect(ada.card.first("PHOTO")?.value == "data:image/png;base64,iVBORw0KGgoB")
        #expect(ada.photo == png)
        ada.photo = nil
        #expect(ada.card.first("PHOTO") == nil)
    }

    @Test func typesThatSayNothingAreNoLabel() {
        let letters = contact(
            "ADR;TYPE=DOM,PARCEL:;;1 Street;;;;", "ADR;TYPE=intl,postal,work:;;2 Street;;;;",
            "TEL;TYPE=Boat,dom:1")
        #expect(letters.addresses.map(\.label) == [.other, .work])
        #expect(letters.phones.map(\.label) == [.custom("Boat")])
    }

    @Test func aLabelIsThatOfTheFirstInItsGroup() {
        let ada = contact("a.TEL:1", "A.X-ABLabel:Boat", "a.X-ABLabel:Shed", "b.TEL:2", "X-ABLabel:None")
        #expect(ada.phones.map(\.label) == [.custom("Boat"), .other])
    }
}
