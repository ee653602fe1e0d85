// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

@Suite struct NameCollationTests {
    private func contacts(_ names: String...) -> [ContactSummary] {
        names.map { ContactSummary(Contact(id: .init($0), name: $0)) }
    }

    private func sorted(
        _ contacts: [ContactSummary], _ locale: String, by order: ContactOrder = .givenName
    ) -> [String] {
        NameCollation(locale: Locale(identifier: locale)).sorted(contacts, by: order).map(\.name)
    }

    @Test func sortsByTheRulesOfTheLocale() {
        let people = contacts("zoë A", "Ömer B", "Ola Z", "ada C", "Élodie D", "Eva E")
        #expect(sorted(people, "de_DE") == ["ada C", "Élodie D", "Eva E", "Ola Z", "Ömer B", "zoë A"])
        #expect(sorted(people, "sv_SE") == ["ada C", "Élodie D", "Eva E", "Ola Z", "zoë A", "Ömer B"])
        #expect(
            sorted(people, "de_DE", by: .familyName)
                == ["zoë A", "Ömer B", "ada C", "Élodie D", "Eva E", "Ola Z"])
    }

    @Test func sortsNumbersByTheirValue() {
        #expect(sorted(contacts("12 Monkeys", "9 Lives"), "en_GB") == ["9 Lives", "12 Monkeys"])
    }

    @Test func sortsNewNamesAmongCachedOnes() {
        let collation = NameCollation(locale: Locale(identifier: "en_GB"))
        #expect(collation.sorted(contacts("c", "a"), by: .givenName).map(\.name) == ["a", "c"])
        #expect(collation.sorted(contacts("d", "c", "b"), by: .givenName).map(\.name) == ["b", "c", "d"])
        #expect(collation.sorted(contacts("c", "a"), by: .givenName).map(\.name) == ["a", "c"])
    }

    @Test func sortsContactsWithTheSameNameByTheirIds() {
        let twins = ["2", "1", "3"].map { ContactSummary(Contact(id: .init($0), name: "Ada")) }
        let ids = NameCollation().sorted(twins, by: .givenName).map(\.id)
        #expect(ids == ["1", "2", "3"])
        #expect(NameCollation().sorted(twins.reversed(), by: .givenName).map(\.id) == ids)
    }
}
