// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

@Suite struct ImportTests {
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
        try withTemporaryDirectory { directory in
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
    }

    @Test(arguments: [0.1, 0.9])
    func aCancelledImportAddsNoContact(_ part: Double) throws {
        try withTemporaryDirectory { directory in
            try store.save(Contact(id: "ada", name: "Ada"))
            #expect(throws: CancellationError.self) {
                try store.importCards(from: [file(of: 500, in: directory)]) { fraction, _ in
                    if fraction > part { throw CancellationError() }
                }
            }
            #expect(try store.contacts().map(\.name) == ["Ada"])
        }
    }

    @Test func aFileThatCannotBeReadKeepsNoOtherFromBeingImported() throws {
        try withTemporaryDirectory { directory in
            let reports = try store.importCards(
                from: [URL(filePath: "/no/such/file.vcf"), file(of: 1, in: directory)])
            #expect(reports.map(\.isComplete) == [false, true])
            #expect(reports[0].description.hasPrefix("The file /no/such/file.vcf cannot be used"))
            #expect(try store.count() == 1)
        }
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
        try withTemporaryDirectory { directory in
            _ = try store.importCards(from: [file(of: 200, in: directory)])
            let url = directory.appending(path: "export.vcf")
            #expect(throws: CancellationError.self) {
                try store.exportCards(to: url) { fraction, _ in
                    if fraction > 0.5 { throw CancellationError() }
                }
            }
            #expect(!FileManager.default.fileExists(atPath: url.path))
        }
    }

    @Test(arguments: VCardVersion.allCases)
    func exportsToAFileWhatAnotherStoreImports(version: VCardVersion) throws {
        _ = try store.importCards(Exporters.all.flatMap(\.self), file: "all.vcf")
        try withTemporaryDirectory { directory in
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
}
