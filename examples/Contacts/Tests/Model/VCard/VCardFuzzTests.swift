// SPDX-License-Identifier: MIT

import Testing

@testable import ContactsModel

/// Thousands of damaged files, the same ones in every run.
@Suite struct VCardFuzzTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let fragments = [
        "\r\n", "\n ", ":", ";", "=", "\"", "\\", ",", "=\r\n", "BEGIN:VCARD\r\n", "END:VCARD\r\n",
        "\r\nAGENT:\r\n",
        ";ENCODING=QUOTED-PRINTABLE", ";ENCODING=b", ";CHARSET=none", "data:image/png;base64,", "\u{FEFF}",
        "\0", "--",
        "RELATED;TYPE=friend:", "X-CUSTOM(", "^", "VERSION:2.1\r\n", ";TYPE=\"", "TEL:tel:1;ext=2\r\n",
        "item1.X-ABLabel:", ";PREF=1", ";TYPE=pref", "ORG:;;;", "BDAY:99999999",
    ].map { Array($0.utf8) }

    private func damaged(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 9))
            case 2: bytes.insert(contentsOf: Self.fragments.randomElement(using: &generator) ?? [], at: place)
            case 3:
                bytes = Array(bytes.prefix(place)) + bytes.suffix(Int.random(in: 0...60, using: &generator))
            default: bytes.swapAt(place % max(1, bytes.count), bytes.count / 2)
            }
            if bytes.isEmpty { bytes = [10] }
        }
        return bytes
    }

    @Test(arguments: 0..<10)
    func readsAnythingAndReportsLinesThatExist(seed: Int) {
        var generator = Generator(state: UInt64(seed))
        for _ in 0..<500 {
            let bytes = damaged((Exporters.all + Exporters.reported)[seed], &generator)
            let reader = VCardReader(bytes, file: "fuzz.vcf")
            let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
            #expect(reader.errors.allSatisfy { (1...lines).contains($0.line) })
            #expect(!reader.cards.isEmpty || !reader.errors.isEmpty, "A file vanished without a word")
            for entry in reader.cards { check(entry.card) }
        }
    }

    /// Every card that was read can be shown, changed and written, and is the same when it is read again.
    private func check(_ card: VCard) {
        var contact = Contact(card)
        for version in VCardVersion.allCases {
            let reread = VCardReader(VCardWriter.bytes(of: [contact.card], version: version), file: "")
            #expect(reread.cards.count == 1)
            #expect(reread.cards.first.map { Contact($0.card).id } == contact.id)
        }
        let stored = VCardReader(VCardWriter.bytes(of: contact.card), file: "").cards.first.map {
            Contact($0.card)
        }
        #expect(stored == contact, "Not read back: \(lost(of: contact, in: stored))")
        _ = (contact.errors, ContactSummary(contact), contact.photo, SearchText.index(of: contact))
        contact.rename("Ada Lovelace")
        contact.phones = contact.phones.reversed() + [Labeled(.custom("Dome"), "1")]
        contact.addresses = []
        contact.friends.append("1")
        contact.birthday = Birthday(month: 1, day: 2)
        contact.organisation = "Engines"
        #expect(contact.name == "Ada Lovelace")
        #expect(contact.phones.last == Labeled(.custom("Dome"), "1"))
        #expect(contact.friends.last == "1")
        #expect(contact.birthday == Birthday(month: 1, day: 2))
        #expect(contact.organisation == "Engines")
    }

    /// The properties that a contact does not have any more after it was written and read.
    private func lost(of contact: Contact, in stored: Contact?) -> [VCardProperty] {
        contact.card.properties.filter { stored?.card.properties.contains($0) != true }
    }
}
