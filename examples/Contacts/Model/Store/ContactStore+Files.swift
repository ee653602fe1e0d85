// SPDX-License-Identifier: MIT

import Foundation
internal import GRDB

extension ContactStore {
    /// Takes in the cards of a file, all in one transaction. A card that is broken is reported, the others are taken in.
    package func importCards(from url: URL) throws(ContactStoreError) -> ImportReport {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .fileFailed(path: url.path(percentEncoded: false), reason: error.localizedDescription)
        }
        return try importCards(data, file: url.lastPathComponent)
    }

    /// Takes in cards; the name of the file is for messages.
    package func importCards(
        _ bytes: some Collection<UInt8>, file: String
    ) throws(ContactStoreError) -> ImportReport {
        let reader = VCardReader(bytes, file: file)
        var report = ImportReport(file: file)
        report.problems = reader.problems
        var seen: [Contact.ID: Contact] = [:]
        let contacts = reader.cards.compactMap { entry -> Contact? in
            func note(_ kind: VCardProblem.Kind) {
                report.problems.append(VCardProblem(file: file, line: entry.line, kind: kind))
            }
            var contact = Contact(entry.card)
            guard !contact.name.isEmpty else {
                note(.noName)
                return nil
            }
            if let other = seen[contact.id], other != contact {
                note(.repeatedUID(contact.id.uid))
                contact = contact.identifiedByContents()
            }
            return seen.updateValue(contact, forKey: contact.id) == nil ? contact : nil
        }
        report.problems.sort { $0.line < $1.line }
        guard !contacts.isEmpty else { return report }
        return try write { database in
            for contact in contacts {
                switch try ContactRow.contact(contact.id, in: database) {
                case nil: report.imported.append(contact.id)
                case contact: report.unchanged.append(contact.id)
                default: report.updated.append(contact.id)
                }
                try ContactRow(contact).save(in: database)
            }
            return report
        }
    }

    /// Writes contacts to a file, all of them if none are named. A file that is there is replaced at once, or not at all.
    package func exportCards(
        _ ids: [Contact.ID]? = nil, to url: URL, version: VCardVersion = .v4
    ) throws(ContactStoreError) {
        let bytes = try cards(ids, version: version)
        do {
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw .fileFailed(path: url.path(percentEncoded: false), reason: error.localizedDescription)
        }
    }

    /// Contacts as cards, in the order of the ids, or of the names.
    package func cards(
        _ ids: [Contact.ID]? = nil, version: VCardVersion = .v4
    ) throws(ContactStoreError) -> [UInt8] {
        let ids = if let ids { ids } else { try contacts().map(\.id) }
        return try read { database in
            let contacts = try ids.compactMap { try ContactRow.contact($0, in: database) }
            return VCardWriter.bytes(of: contacts.map(\.completeCard), version: version)
        }
    }

    /// Fills an address book that has never been used with the bundled sample; nothing if it has been.
    @discardableResult
    package func addSampleAtFirstStart() throws(ContactStoreError) -> ImportReport? {
        let isUsed = try read { try Row.fetchOne($0, sql: "SELECT 1 FROM milestone") != nil }
        return isUsed ? nil : try importCards(PackageResources.sample_vcf, file: "sample.vcf")
    }
}
