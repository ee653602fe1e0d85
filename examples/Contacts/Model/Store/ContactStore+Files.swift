// SPDX-License-Identifier: MIT

import FileKit
import Foundation
internal import GRDB

extension ContactStore {
    /// The greatest size of a file that is imported, in bytes: about 100,000 cards with a photo each.
    static let sizeLimit = 1 << 30

    /// Called with the fraction that is done, from 0 to 1, and a description of the work. An error that it throws ends the work,
    /// whose changes are rolled back.
    package typealias Progress = (Double, String) throws -> Void

    /// Imports the cards of files in one transaction. A card that is damaged is reported, and the others are imported.
    package func importCards(
        from urls: [URL], progress: Progress = { _, _ in }
    ) throws -> [ImportReport] {
        let sizes = urls.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
        let total = Double(max(sizes.reduce(0, +), 1))
        var files: [CardFile] = []
        var done = 0.0
        for (url, size) in zip(urls, sizes) {
            let name = url.lastPathComponent
            do {
                let data = try RegularFile.read(url.path(percentEncoded: false), limit: Self.sizeLimit)
                // Reading the cards takes about a third of the time.
                let reader = try VCardReader(data, file: name) {
                    try progress((done + $0 * Double(size)) / total / 3, name)
                }
                files.append(CardFile(reader, name: name))
            } catch let error as CancellationError {
                throw error
            } catch {
                files.append(CardFile(failure: .unreadable(url, error), name: name))
            }
            done += Double(size)
        }
        return try take(files, progress: progress)
    }

    /// Imports the cards of a file.
    package func importCards(from url: URL) throws -> ImportReport {
        let report = try importCards(from: [url])[0]
        if let failure = report.failure { throw failure }
        return report
    }

    /// Imports cards. The name of the file is for messages.
    package func importCards(_ bytes: some Collection<UInt8>, file: String) throws -> ImportReport {
        try take([CardFile(VCardReader(bytes, file: file), name: file)])[0]
    }

    private func take(_ files: [CardFile], progress: Progress = { _, _ in }) throws -> [ImportReport] {
        let total = Double(files.reduce(0) { $0 + $1.cards.count })
        guard total > 0 else { return files.map(\.report) }
        return try cancellableWrite { database in
            var done = 0
            return try files.map { file in
                var file = file
                for entry in file.cards {
                    try file.take(entry, in: database)
                    done += 1
                    if done % 64 == 0 { try progress((1 + 2 * Double(done) / total) / 3, file.report.file) }
                }
                file.report.errors.sort { $0.line < $1.line }
                return file.report
            }
        }
    }

    /// Writes contacts to a file, by default all of them and the groups. An existing file is replaced as a whole, or not changed.
    @discardableResult
    package func exportCards(
        _ ids: [Contact.ID]? = nil, to url: URL, version: VCardVersion = .v4,
        progress: Progress = { _, _ in }
    ) throws -> ExportReport {
        var report = ExportReport(file: url.lastPathComponent, version: version)
        let bytes = try cards(ids, version: version, &report) { try progress($0, url.lastPathComponent) }
        do {
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw ContactStoreError.fileFailed(
                path: url.path(percentEncoded: false), reason: error.localizedDescription)
        }
        return report
    }

    /// Contacts as cards, in the order of the ids; by default all contacts in the order of their names, and then the groups.
    package func cards(
        _ ids: [Contact.ID]? = nil, version: VCardVersion = .v4, progress: (Double) throws -> Void = { _ in }
    ) throws -> [UInt8] {
        var report = ExportReport(file: "", version: version)
        return try cards(ids, version: version, &report, progress: progress)
    }

    private func cards(
        _ ids: [Contact.ID]?, version: VCardVersion, _ report: inout ExportReport,
        progress: (Double) throws -> Void
    ) throws -> [UInt8] {
        let ids =
            if let ids { ids } else { try listing(matching: "", by: .givenName).ids + groupIDs() }
        return try cancellableRead { database in
            var bytes: [UInt8] = []
            for (index, id) in ids.enumerated() {
                switch try ContactRow.stored(id, in: database) {
                case .success(let contact):
                    let card = contact.completeCard
                    bytes += VCardWriter.bytes(of: [card], version: version)
                    report.count(card)
                case .failure(let error): report.unreadable.append(error.name)
                case nil: break
                }
                if index % 64 == 0 { try progress(Double(index) / Double(ids.count)) }
            }
            return bytes
        }
    }

    /// Fills an address book that has never been used with the bundled sample; does nothing otherwise.
    @discardableResult
    package func addSampleAtFirstStart() throws -> ImportReport? {
        let isUsed = try read { try Row.fetchOne($0, sql: "SELECT 1 FROM milestone") != nil }
        return isUsed ? nil : try importCards(PackageResources.sample_vcf, file: "sample.vcf")
    }
}

/// The import of a file of cards.
private struct CardFile {
    let cards: [VCardReader.Entry]
    var report: ImportReport
    private var seen: [Contact.ID: Contact] = [:]

    init(_ reader: VCardReader, name: String) {
        cards = reader.cards
        report = ImportReport(file: name)
        report.errors = reader.errors
    }

    init(failure: ContactStoreError, name: String) {
        cards = []
        report = ImportReport(file: name)
        report.failure = failure
    }

    /// Saves the contact of a card, and counts it as new, changed or unchanged.
    mutating func take(_ entry: VCardReader.Entry, in database: Database) throws {
        var contact = Contact(entry.card)
        guard contact.card.isGroup || !contact.name.isEmpty else { return note(.noName, at: entry.line) }
        if let other = seen[contact.id], other != contact {
            note(.repeatedUID(contact.id.uid), at: entry.line)
            contact = contact.identifiedByContents()
        }
        guard seen.updateValue(contact, forKey: contact.id) == nil else { return }
        let saved = try ContactRow.stored(contact.id, in: database)
        if contact.card.isGroup {
            report.groups.append(contact.id)
            if case .success(contact) = saved { return }
        } else {
            switch saved {
            case nil: report.imported.append(contact.id)
            case .success(contact): return report.unchanged.append(contact.id)
            default: report.updated.append(contact.id)
            }
        }
        try ContactRow(contact).save(in: database)
    }

    private mutating func note(_ kind: VCardError.Kind, at line: Int) {
        report.errors.append(VCardError(file: report.file, line: line, kind: kind))
    }
}

extension ContactStoreError {
    fileprivate static func unreadable(_ url: URL, _ error: any Error) -> ContactStoreError {
        .fileFailed(
            path: url.path(percentEncoded: false),
            reason: (error as? RegularFile.Failure)?.description ?? error.localizedDescription)
    }
}
