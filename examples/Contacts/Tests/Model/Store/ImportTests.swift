// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
internal import GRDB
import Testing

@testable import ContactsModel

@Suite struct ImportTests {
    private let folder = TemporaryFolder()
    private var directory: URL { URL(filePath: folder.path, directoryHint: .isDirectory) }
    private let store = ContactStore.inMemory()

    @Test func importsUpdatesAndLeavesWhatIsTheSame() throws {
        let first = try store.importCards(Exporters.kde + Exporters.nextcloud, file: "friends.vcf")
        #expect(first.imported.count == 2)
        #expect(first.description == "friends.vcf: 2 imported")
        let changed = String(decoding: Exporters.kde, as: UTF8.self).replacing("FN:Aino", with: "FN:Anna")
        let second = try store.importCards(Array(changed.utf8) + Exporters.nextcloud, file: "friends.vcf")
        #expect(second.description == "friends.vcf: 1 updated, 1 unchanged")
        #expect(try store.contacts().map(\.name) == ["Anna Virtanen", "Ravi Iyer"])
    }

    @Test func linksFriendsWhicheverComesFirst() throws {
        _ = try store.importCards(Exporters.nextcloud + Exporters.kde, file: "friends.vcf")
        let ravi: Contact.ID = "0b1a1f0c-9b53-4b0e-8f5a-0e7b1f1f5a01"
        #expect(try store.friends(of: ravi).map(\.name) == ["Aino Virtanen"])
    }

    @Test func reportsBrokenCardsAndImportsTheOthers() throws {
        let text = """
            BEGIN:VCARD
            VERSION:3.0
            X-NOTHING:1
            END:VCARD
            BEGIN:VCARD
            VERSION:3.0
            FN:Ada
            oops
            END:VCARD
            BEGIN:VCARD
            FN:Cut
            """
        let report = try store.importCards(Array(text.utf8), file: "broken.vcf")
        #expect(report.imported.count == 1)
        #expect(report.skippedCount == 2)
        #expect(
            report.description == """
                broken.vcf: 1 imported, 2 skipped
                broken.vcf:1: The card that begins here has no name, organisation, mail or number, so it was left out. \
                Add a line FN: with a name.
                broken.vcf:8: “oops” has no colon between a name and a value, so it was left out. \
                Write it as NAME:value, or put a space in front if it continues the line before.
                broken.vcf:10: The card that begins here never ends, so it was left out. \
                Add END:VCARD behind its last line, or export it again: the file may be cut off.
                """)
        #expect(try store.contacts().map(\.name) == ["Ada"])
    }

    @Test func losesNoCardWhereTwoHaveTheSameUID() throws {
        func card(_ name: String) -> String { "BEGIN:VCARD\nVERSION:4.0\nUID:same\nFN:\(name)\nEND:VCARD\n" }
        let text = card("Ada") + card("Grace") + card("Ada")
        for _ in 0..<2 {
            let report = try store.importCards(Array(text.utf8), file: "same.vcf")
            #expect(report.errors.map(\.kind) == [.repeatedUID("same")])
            #expect(try store.contacts().map(\.name) == ["Ada", "Grace"])
        }
    }

    @Test func importingTheSameFileTwiceAddsNoContact() throws {
        let bytes = Exporters.all.flatMap(\.self)
        #expect(try store.importCards(bytes, file: "all.vcf").imported.count == 6)
        let again = try store.importCards(bytes, file: "all.vcf")
        #expect(again.unchanged.count == 6)
        #expect(try store.count() == 6)
    }

    /// A file with this number of cards.
    private func file(of count: Int, in directory: URL) throws -> URL {
        let url = directory.appending(path: "many.vcf")
        let cards = (0..<count).map {
            "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\($0)\r\nFN:Person \($0)\r\nEND:VCARD\r\n"
        }
        try Data(cards.joined().utf8).write(to: url)
        return url
    }

    @Test func anImportSaysHowFarItIs() throws {
        var fractions: [Double] = []
        let reports = try store.importCards(from: [file(of: 500, in: directory)]) { fraction, text in
            fractions.append(fraction)
            #expect(text == "many.vcf")
        }
        #expect(reports[0].imported.count == 500)
        #expect(fractions.count > 5)
        #expect(fractions == fractions.sorted())
        #expect(fractions.allSatisfy { (0...1).contains($0) })
    }

    @Test(arguments: [0.1, 0.9])
    func aCancelledImportAddsNoContact(_ part: Double) throws {
        try store.save(Contact(id: "ada", name: "Ada"))
        #expect(throws: CancellationError.self) {
            try store.importCards(from: [file(of: 500, in: directory)]) { fraction, _ in
                if fraction > part { throw CancellationError() }
            }
        }
        #expect(try store.contacts().map(\.name) == ["Ada"])
    }

    @Test func aFileThatCannotBeReadKeepsNoOtherFromBeingImported() throws {
        let reports = try store.importCards(
            from: [URL(filePath: "/no/such/file.vcf"), file(of: 1, in: directory)])
        #expect(reports.map(\.isComplete) == [false, true])
        #expect(reports[0].description.hasPrefix("The file /no/such/file.vcf cannot be used"))
        #expect(try store.count() == 1)
    }

    @Test func aLongReportIsShortened() {
        var report = ImportReport(file: "broken.vcf")
        report.errors = (1...20).map {
            VCardError(file: "broken.vcf", line: $0, kind: .endWithoutBegin)
        }
        let lines = report.shortDescription.split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines.last == "and 12 more errors")
    }

    @Test func aCancelledExportWritesNoFile() throws {
        _ = try store.importCards(from: [file(of: 200, in: directory)])
        let url = directory.appending(path: "export.vcf")
        #expect(throws: CancellationError.self) {
            try store.exportCards(to: url) { fraction, _ in
                if fraction > 0.5 { throw CancellationError() }
            }
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test(arguments: VCardVersion.allCases)
    func exportsToAFileWhatAnotherStoreImports(version: VCardVersion) throws {
        _ = try store.importCards(Exporters.all.flatMap(\.self), file: "all.vcf")
        let url = directory.appending(path: "export.vcf")
        try store.exportCards(to: url, version: version)
        let other = ContactStore.inMemory()
        let report = try other.importCards(from: url)
        #expect(report.description == "export.vcf: 6 imported")
        #expect(try other.contacts() == store.contacts())
        for summary in try store.contacts() {
            #expect(
                try other.contact(summary.id)?.unknownProperties
                    == store.contact(summary.id)?.unknownProperties)
        }
    }

    @Test func exportsSomeContactsInTheOrderAskedFor() throws {
        let store = ContactStore.inMemory(Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Grace"))
        let cards = VCardReader(try store.cards([2, 9, 1]), file: "").cards
        #expect(cards.map { Contact($0.card).name } == ["Grace", "Ada"])
    }

    @Test func saysWhichFileCannotBeRead() throws {
        let url = URL(filePath: "/no/such/file.vcf")
        let error = #expect(throws: ContactStoreError.self) { try store.importCards(from: url) }
        guard case .fileFailed("/no/such/file.vcf", _) = error else {
            Issue.record("Unexpected error \(String(describing: error))")
            return
        }
    }

    @Test func fillsAnAddressBookThatWasNeverUsedWithTheSample() throws {
        let report = try #require(try store.addSampleAtFirstStart())
        #expect(report.errors == [])
        #expect(report.imported.count == 12)
        #expect(try store.addSampleAtFirstStart() == nil)
        for contact in try store.contacts() {
            #expect(try store.contact(contact.id)?.errors == [])
            let friends = try #require(try store.contact(contact.id)).friends
            #expect(!friends.isEmpty)
            #expect(try store.friends(of: contact.id).count == friends.count)
        }
        #expect(try store.contacts().count(where: \.hasPhoto) == 7)
    }

    @Test func addsNoSampleToAnAddressBookThatWasEmptied() throws {
        try store.save(Contact(id: 1, name: "Ada"))
        try store.delete(1)
        #expect(try store.addSampleAtFirstStart() == nil)
        #expect(try store.count() == 0)
    }

    @Test func groupsAreNoContactsAndAreExportedUnchanged() throws {
        let bytes = Exporters.iCloud + Exporters.group
        for _ in 0..<2 {
            let report = try store.importCards(bytes, file: "cloud.vcf")
            #expect(report.errors == [])
            #expect(report.groups.count == 2)
            #expect(try store.contacts().map(\.name) == ["Ada Okoye", "Bo Lund"])
        }
        #expect(try store.count() == 2)
        #expect(try store.contacts(matching: "choir").isEmpty)
        #expect(try store.listing(matching: "", by: .familyName).ids.count == 2)
        #expect(try store.groups().map(\.name) == ["Book Club", "Choir"])
        #expect(try store.contact("3F2504E0-4F89-11D3-9A0C-0305E82C3309") == nil)

        func cards(_ bytes: [UInt8]) -> [String] {
            String(decoding: bytes, as: UTF8.self).components(separatedBy: "BEGIN:VCARD\r\n").filter {
                $0.contains("group")
            }
        }
        #expect(cards(try store.cards(version: .v3)).last == cards(Exporters.iCloud).last)
        #expect(cards(try store.cards(version: .v4)).first == cards(Exporters.group).first)
        for version in VCardVersion.allCases {
            let other = ContactStore.inMemory()
            _ = try other.importCards(try store.cards(version: version), file: "again.vcf")
            #expect(try other.groups() == store.groups())
        }
    }

    /// An address book of the first version, with cards by their ids and names.
    private func earlierStore(in directory: URL, _ cards: [(id: String, name: String, card: String)]) throws
        -> ContactStore
    {
        let url = directory.appending(path: "contacts.sqlite")
        let database = try DatabaseQueue(path: url.path)
        try ContactSchema.migrate(database, upTo: "1: contacts and friends")
        try database.write { database in
            for (id, name, card) in cards {
                try database.execute(
                    sql: """
                        INSERT INTO contact (id, card, name, familyFirstName, organisation, phone, email, isFavourite, hasPhoto,
                            searchText, searchDigits) VALUES (?, ?, ?, '', '', '', '', 0, 0, '', '')
                        """, arguments: [id, card, name])
            }
        }
        try database.close()
        return ContactStore.onDisk(at: url)
    }

    @Test func anEarlierAddressBookWithACardThatCannotBeReadIsOpened() throws {
        let ada = "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:2\r\nFN:Ada\r\nEND:VCARD\r\n"
        let cut = "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:1\r\nFN:Cut\r\nNOTE:x"
        let store = try earlierStore(in: directory, [("1", "Cut", cut), ("2", "Ada", ada)])
        #expect(try store.contacts().map(\.name) == ["Ada", "Cut"])
        #expect(try store.contacts(matching: "ada").count == 1)
        let report = try store.exportCards(to: directory.appending(path: "export.vcf"))
        #expect(report.unreadable == ["Cut"])
    }

    @Test func anAddressBookOfAnEarlierVersionShowsItsGroupsNoMore() throws {
        let cards = [("1", "渡辺abc", ""), ("2", "Choir", "KIND:group\r\n")].map { id, name, kind in
            let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:\(id)\r\n\(kind)FN:\(name)\r\nEND:VCARD\r\n"
            return (id, name, card)
        }
        let store = try earlierStore(in: directory, cards)
        #expect(try store.contacts(matching: "abc").map(\.name) == ["渡辺abc"])
        #expect(try store.contacts().count == 1)
        #expect(try store.groups().map(\.name) == ["Choir"])
    }

    @Test func anExportInVersion3SaysWhatItConverts() throws {
        let text = """
            BEGIN:VCARD
            VERSION:4.0
            UID:1
            FN:Vincent van Gogh
            BDAY:--0330
            PHOTO:data:image/png;base64,iVBORw0KGgo=
            TEL;VALUE=uri:tel:+1-555;ext=5
            GEO:geo:1.5,-2
            GENDER:M
            END:VCARD
            BEGIN:VCARD
            VERSION:4.0
            UID:2
            FN:Ada
            N:;Ada;;;
            BDAY:1815
            PHOTO:data:image/png;base64,iVBORw0KGgo=
            END:VCARD
            """
        _ = try store.importCards(Array(text.utf8), file: "new.vcf")
        let url = directory.appending(path: "old.vcf")
        let report = try store.exportCards(to: url, version: .v3)
        #expect(report.cardCount == 2)
        #expect(
            report.description == """
                1 card: BDAY is not part of version 3.0 in this form. It was written as it is, and other programs may ignore it.
                1 card: GENDER is not part of version 3.0 in this form. It was written as it is, and other programs may ignore it.
                1 card: a day without a year was given the year 1604.
                1 card: a position was written as two numbers.
                1 card: an address of a telephone was written as a number, with its extension behind an x.
                1 card: the family name was taken from the name.
                2 cards: pictures and keys were written as data without an address.
                """)
        let written = try String(contentsOf: url, encoding: .utf8)
        for line in [
            "BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-30", "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo=",
            "TEL:+1-555 x5", "GEO:1.5;-2",
            "N:van Gogh;Vincent;;;",
        ] {
            #expect(written.contains("\r\n\(line)\r\n"), "\(line)")
        }
        #expect(try store.exportCards(to: url).description.isEmpty)
    }

    @Test(arguments: ["NOTE;ENCODING=QUOTED-PRINTABLE:x=00y", "NOTE:x\0y", "NOTE;X-A=\0:xy"])
    func aCardWithAZeroByteIsKeptWithoutIt(line: String) throws {
        let text = "BEGIN:VCARD\nVERSION:3.0\nUID:1\nFN:Ada\n\(line)\nEND:VCARD"
        #expect(try store.importCards(Array(text.utf8), file: "zero.vcf").imported == ["1"])
        let contact = try #require(try store.contact("1"))
        #expect(contact.notes == "xy")
        #expect(try store.importCards(Array(text.utf8), file: "zero.vcf").unchanged == ["1"])
        var typed = Contact(id: 2, name: "Grace\0 Hopper")
        typed.notes = "a\0b"
        try store.save(typed)
        #expect(try store.contact(2)?.notes == "ab")
    }

    @Test func aCardThatCannotBeReadIsLeftOutOfAnExportAndNamed() throws {
        let url = directory.appending(path: "contacts.sqlite")
        let store = ContactStore.onDisk(at: url)
        for (index, name) in ["Ada", "Bo", "Cy"].enumerated() {
            try store.save(Contact(id: Contact.ID("\(index + 1)"), name: name))
        }
        _ = try store.importCards(Exporters.group, file: "group.vcf")
        try store.close()
        let database = try DatabaseQueue(path: url.path)
        try database.write {
            try $0.execute(
                sql: "UPDATE contact SET card = 'BEGIN:VCARD\r\nFN:' WHERE id = '2' OR isGroup")
        }
        try database.close()
        let file = directory.appending(path: "export.vcf")
        let report = try store.exportCards(to: file)
        #expect(report.cardCount == 2)
        #expect(report.unreadable == ["Bo", "Book Club"])
        #expect(
            report.description == """
                The card of “Bo” cannot be read, so it was left out. Import it again from another file.
                The card of “Book Club” cannot be read, so it was left out. Import it again from another file.
                """)
        let written = VCardReader(try Data(contentsOf: file), file: "").cards
        #expect(written.map { Contact($0.card).name } == ["Ada", "Cy"])
        // The others are not damaged, and another file can mend it.
        #expect(
            throws: ContactStoreError.failed(path: url.path, reason: "the card of “Bo” cannot be read")
        ) { try store.contact(2) }
        let card = "BEGIN:VCARD\nVERSION:4.0\nUID:2\nFN:Bo\nEND:VCARD"
        #expect(try store.importCards(Array(card.utf8), file: "bo.vcf").updated == ["2"])
        #expect(try store.contact(2)?.name == "Bo")
    }

    @Test func anExportNamesTheFirstCardsThatCannotBeRead() {
        var report = ExportReport(file: "export.vcf", version: .v4)
        report.unreadable = (1...20).map { "Person \($0)" }
        let lines = report.description.split(separator: "\n")
        #expect(lines.count == 9)
        #expect(lines.last == "and 12 more cards")
    }

    @Test func aGroupNeedsNoName() throws {
        let text = "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:1\r\nKIND:group\r\nMEMBER:urn:x:2\r\nEND:VCARD\r\n"
        for _ in 0..<2 {
            let report = try store.importCards(Array(text.utf8), file: "group.vcf")
            #expect(report.errors == [])
            #expect(report.groups == ["1"])
        }
        #expect(try store.count() == 0)
        #expect(try store.cards() == Array(text.utf8))
    }
}
