// SPDX-License-Identifier: MIT

import Testing

@testable import ContactsModel

@Suite struct ContactSearchTests {
    private let store: ContactStore

    init() throws {
        var elodie = Contact(id: "élodie", name: "Élodie Désirée-Brûlé")
        elodie.organisation = "Atelier Cœur"
        elodie.emails = [Labeled(.work, "Elodie.D@coeur.example")]
        elodie.phones = [Labeled(.mobile, "+33 (0)6 55-50 12 34")]
        let henryk = Contact(id: "henryk", name: "Henryk Łuczak")
        var bashir = Contact(id: "bashir", name: "أحمد بشير")
        bashir.phones = [Labeled(.mobile, "٠٧٩ ٥٥٥ ٠١")]
        let chiyo = Contact(id: "chiyo", name: "渡辺千代")
        let studio = Contact(id: "studio", name: "Studio 12")
        var thai = Contact(id: "thai", name: "สมชาย")
        thai.organisation = "ร้านเชียงใหม่"
        var mixed = Contact(id: "mixed", name: "重跑gen-test后")
        mixed.organisation = "ノート株式会社2号"
        store = ContactStore.inMemory(elodie, henryk, bashir, chiyo, studio, thai, mixed)
    }

    @Test(arguments: [
        ("elo", ["élodie"]), ("ÉLODIE", ["élodie"]), ("brule", ["élodie"]), ("des bru", ["élodie"]),
        ("bru elo", ["élodie"]), ("désirée-b", ["élodie"]), ("atel", ["élodie"]), ("cœur", ["élodie"]),
        ("coe", ["élodie"]), ("elodie.d@coe", ["élodie"]), ("example", ["élodie"]),
        ("lodie", []), ("elo xyz", []), ("%", []), ("_", []), ("'", []),
        ("luc", ["henryk"]), ("Łuc", ["henryk"]),
        ("احمد", ["bashir"]), ("بش", ["bashir"]), ("079 555", ["bashir"]),
        ("渡", ["chiyo"]), ("千代", ["chiyo"]), ("代渡", []),
        ("เชียงใหม่", ["thai"]), ("ชาย", ["thai"]), ("gen", ["mixed"]), ("后", ["mixed"]), ("test", ["mixed"]),
        ("est", []),
        ("株式", ["mixed"]), ("2号", ["mixed"]), ("ｰﾄ", ["mixed"]),
        ("655501", ["élodie"]), ("06 55 50", ["élodie"]), ("+33 0 6", ["élodie"]), ("1234", ["élodie"]),
        ("12", ["élodie", "studio"]), ("0", []), ("studio 12", ["studio"]),
    ])
    func findsContactsWhoseWordsBeginWithTheSearchedOnes(query: String, ids: [Contact.ID]) throws {
        #expect(Set(try store.contacts(matching: query).map(\.id)) == Set(ids))
    }

    @Test(arguments: ["", " ", "\n"])
    func findsAllContactsWithoutWords(query: String) throws {
        #expect(try store.contacts(matching: query).count == 7)
    }
}
