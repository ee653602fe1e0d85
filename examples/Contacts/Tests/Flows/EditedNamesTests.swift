// SPDX-License-Identifier: MIT

import ContactsModel
import Foundation
import Testing

@testable import ContactsFlows

/// What the form for a contact does to a name, of which it shows the given name and the family name only.
@Suite struct EditedNamesTests {
    private func contact(_ lines: String...) throws -> Contact {
        let text = (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD"]).joined(separator: "\n")
        return Contact(try #require(VCardReader(text.utf8, file: "").cards.first).card)
    }

    private func edited(_ contact: Contact, _ change: (inout Draft) -> Void) -> Contact {
        var draft = Draft(contact)
        change(&draft)
        return draft.applied(to: contact, changedFrom: Draft(contact))
    }

    private func lines(_ contact: Contact) -> Set<String> {
        let text = String(decoding: VCardWriter.bytes(of: contact.card), as: UTF8.self)
        let names = ["FN:", "N:"]
        return Set(
            text.split(separator: "\r\n").map(String.init).filter { names.contains(where: $0.hasPrefix) })
    }

    @Test(arguments: [
        ("Dr. Martin Luther King Jr.", "Dr. Marty Luther King Jr."),
        ("King, Martin Luther", "King, Marty Luther"), ("Martin King", "Marty King"),
        ("Rev. King", "Dr. Marty Luther King Jr."),
    ])
    func changingTheFirstNameKeepsTheOtherPartsAndTheirOrder(name: String, changed: String) throws {
        let king = try contact("FN:\(name.replacing(",", with: "\\,"))", "N:King;Martin;Luther;Dr.;Jr.")
        let marty = edited(king) { $0.givenName = "Marty" }
        #expect(marty.fullName == changed)
        #expect(marty.card.first("N")?.value == "King;Marty;Luther;Dr.;Jr.")
    }

    @Test func changingTheFirstNameWithoutAWholeNameComposesIt() throws {
        let marty = edited(try contact("N:King;Martin;Luther;Dr.;Jr.")) { $0.givenName = "Marty" }
        #expect(lines(marty) == ["FN:Dr. Marty Luther King Jr.", "N:King;Marty;Luther;Dr.;Jr."])
    }

    @Test func anEastAsianNameKeepsItsFamilyNameInFront() throws {
        for card in [try contact("N:渡辺;千代;;;", "FN:渡辺 千代"), try contact("FN:渡辺 千代")] {
            #expect(lines(edited(card) { $0.givenName = "千尋" }) == ["N:渡辺;千尋;;;", "FN:渡辺 千尋"])
        }
        let new = edited(Contact()) { ($0.givenName, $0.familyName) = ("千代", "渡辺") }
        #expect(lines(new) == ["N:渡辺;千代;;;", "FN:渡辺 千代"])
        let noFN = try contact("N:渡辺;千代;;;")
        #expect(lines(edited(noFN) { $0.givenName = "千尋" }) == ["N:渡辺;千尋;;;", "FN:渡辺 千尋"])
    }

    @Test func aWholeNameWithoutPartsIsSplit() throws {
        let king = try contact("FN:Dr. Martin Luther King Jr.")
        #expect(Draft(king).givenName == "Martin")
        #expect(Draft(king).familyName == "King")
        #expect(edited(king) { $0.notes = "x" }.card.first("N") == nil)
        #expect(
            lines(edited(king) { $0.givenName = "Marty" })
                == ["FN:Dr. Marty Luther King Jr.", "N:King;Marty;Luther;Dr.;Jr."])
        #expect(
            lines(edited(try contact("FN:Lovelace\\, Ada")) { $0.familyName = "Byron" })
                == ["FN:Byron\\, Ada", "N:Byron;Ada;;;"])
    }

    @Test func aRemovedNameLeavesNoPartBehind() throws {
        let king = try contact("FN:Dr. Martin Luther King Jr.", "N:King;Martin;Luther;Dr.;Jr.")
        #expect(lines(edited(king) { ($0.givenName, $0.familyName) = ("", "") }).isEmpty)
        #expect(edited(king) { $0.familyName = "" }.fullName == "Dr. Martin Luther Jr.")
        let ada = try contact("FN:Lovelace\\, Ada", "N:Lovelace;Ada;;;")
        #expect(edited(ada) { $0.givenName = "" }.fullName == "Lovelace")
    }

    @Test func theNameOfALinkIsKeptWhole() {
        let link = ContactPrefill(name: "Dr. Martin Luther King Jr.")
        var draft = Draft(Contact()).filled(with: link)
        #expect(draft.givenName == "Martin")
        #expect(draft.familyName == "King")
        #expect(
            lines(draft.applied(to: Contact(), changedFrom: Draft(Contact())))
                == ["FN:Dr. Martin Luther King Jr.", "N:King;Martin;Luther;Dr.;Jr."])
        draft.givenName = "Marty"
        #expect(
            lines(draft.applied(to: Contact(), changedFrom: Draft(Contact())))
                == ["FN:Dr. Marty Luther King Jr.", "N:King;Marty;Luther;Dr.;Jr."])
        draft = Draft(Contact()).filled(with: ContactPrefill(name: "Ada\0 Lovelace"))
        #expect(draft.applied(to: Contact(), changedFrom: Draft(Contact())).fullName == "Ada Lovelace")
    }

    @Test func aDraftOfAnEarlierVersionIsRestored() throws {
        let stored = """
            {"givenName": "Ada", "familyName": "Lovelace", "organisation": "", "phones": [], "emails": [],
            "birthday": "", "notes": ""}
            """
        let draft = try JSONDecoder().decode(Draft.self, from: Data(stored.utf8))
        #expect(draft.applied(to: Contact(), changedFrom: Draft(Contact())).fullName == "Ada Lovelace")
        let link = Draft(Contact()).filled(with: ContactPrefill(name: "Ada King Lovelace"))
        #expect(try JSONDecoder().decode(Draft.self, from: JSONEncoder().encode(link)) == link)
    }
}
