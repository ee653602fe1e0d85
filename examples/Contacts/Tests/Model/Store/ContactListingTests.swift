// SPDX-License-Identifier: MIT

import StateKit
import Testing

@testable import ContactsModel

@Suite struct ContactListingTests {
    private let store = ContactStore.inMemory(
        Contact(id: "ada", name: "Ada Lovelace"), Contact(id: "bob", name: "Bob Noyce"),
        Contact(id: "eve", name: "Eve Adams"))

    @Test func aListingHasTheIdsInTheOrderOfTheNames() throws {
        #expect(try store.listing(matching: "", by: .givenName).ids == ["ada", "bob", "eve"])
        #expect(try store.listing(matching: "", by: .familyName).ids == ["eve", "ada", "bob"])
        #expect(try store.listing(matching: "noy", by: .givenName).ids == ["bob"])
    }

    @Test func aListingReportsItsChanges() throws {
        let old: [Contact.ID] = ["ada", "dan", "eve"]
        let same = try store.listing(matching: "", by: .givenName, after: old, isSameQuery: true)
        #expect(same.changes == [ListSplice(position: 1, removed: 1, added: 1)])
        let other = try store.listing(matching: "", by: .givenName, after: old, isSameQuery: false)
        #expect(other.changes == [ListSplice(position: 0, removed: 3, added: 3)])
        let none = try store.listing(
            matching: "", by: .givenName, after: ["ada", "bob", "eve"], isSameQuery: true)
        #expect(none.changes.isEmpty)
    }

    @Test func manyScatteredChangesAreOne() {
        let old = (0..<1000).map { Contact.ID("\($0)") }
        let new = old.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
        #expect(
            ContactListing.changes(from: old, to: new)
                == [ListSplice(position: 0, removed: 1000, added: new.count)])
    }

    @Test func aListingHasTheSummariesOfTheFirstRows() throws {
        #expect(try store.listing(matching: "", by: .givenName).first.map(\.name).first == "Ada Lovelace")
    }

    @Test func summariesComeInTheOrderOfTheIds() throws {
        #expect(try store.summaries(of: ["eve", "nobody", "ada"]).map(\.id) == ["eve", "ada"])
        #expect(try store.summaries(of: []).isEmpty)
    }
}
