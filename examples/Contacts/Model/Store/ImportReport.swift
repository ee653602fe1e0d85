// SPDX-License-Identifier: MIT

/// The result of an import.
package struct ImportReport: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// The number of new contacts.
    package var imported: [Contact.ID] = []
    /// The number of contacts that the file has changed.
    package var updated: [Contact.ID] = []
    /// The number of contacts that the file has not changed.
    package var unchanged: [Contact.ID] = []
    /// The groups of the file. They are kept for an export, and are no contacts.
    package var groups: [Contact.ID] = []
    /// The errors, in the order of the lines.
    package var errors: [VCardError] = []
    /// The error if the file could not be read.
    package var failure: ContactStoreError?

    package init(file: String) { self.file = file }

    /// The number of cards that were not imported.
    package var skippedCount: Int { errors.count(where: \.losesCard) }

    /// Whether everything in the file was imported.
    package var isComplete: Bool { errors.isEmpty && failure == nil }

    /// `friends.vcf: 3 imported, 1 updated, 1 skipped`.
    package var summary: String {
        let counts = [
            (imported.count, "imported"), (updated.count, "updated"), (unchanged.count, "unchanged"),
            (groups.count, groups.count == 1 ? "group" : "groups"), (skippedCount, "skipped"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
        return "\(file): \(parts.isEmpty ? "nothing imported" : parts.joined(separator: ", "))"
    }

    /// The summary, and a line for each error.
    package var description: String {
        if let failure { return failure.description }
        return ([summary] + errors.map(\.description)).joined(separator: "\n")
    }

    /// The summary and the first errors, for a dialog: a file may have thousands of errors.
    package var shortDescription: String {
        guard failure == nil, errors.count > Self.maximumShownErrors else { return description }
        let lines = errors.prefix(Self.maximumShownErrors).map(\.description)
        let rest = "and \(errors.count - Self.maximumShownErrors) more errors"
        return ([summary] + lines + [rest]).joined(separator: "\n")
    }

    private static let maximumShownErrors = 8
}
