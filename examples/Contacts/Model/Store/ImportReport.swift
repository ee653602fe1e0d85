// SPDX-License-Identifier: MIT

/// What became of the cards of a file.
package struct ImportReport: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// The contacts that are new.
    package var imported: [Contact.ID] = []
    /// The contacts that were there and that the file has changed.
    package var updated: [Contact.ID] = []
    /// The contacts that were there just as the file has them.
    package var unchanged: [Contact.ID] = []
    /// What could not be read, in the order of the lines.
    package var problems: [VCardProblem] = []
    /// Why the file could not be read at all.
    package var failure: ContactStoreError?

    package init(file: String) { self.file = file }

    /// How many cards the file has that were not taken in.
    package var skippedCount: Int { problems.count(where: \.losesCard) }

    /// Whether all that is in the file was taken in.
    package var isComplete: Bool { problems.isEmpty && failure == nil }

    /// `friends.vcf: 3 imported, 1 updated, 1 skipped`.
    package var summary: String {
        let counts = [
            (imported.count, "imported"), (updated.count, "updated"), (unchanged.count, "unchanged"),
            (skippedCount, "skipped"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
        return "\(file): \(parts.isEmpty ? "nothing imported" : parts.joined(separator: ", "))"
    }

    /// The summary, and the problems on lines of their own.
    package var description: String {
        if let failure { return failure.description }
        return ([summary] + problems.map(\.description)).joined(separator: "\n")
    }

    /// The summary and the first problems, for a dialog: a file may have thousands of them.
    package var shortDescription: String {
        guard failure == nil, problems.count > Self.shownProblems else { return description }
        let lines = problems.prefix(Self.shownProblems).map(\.description)
        let rest = "and \(problems.count - Self.shownProblems) more problems"
        return ([summary] + lines + [rest]).joined(separator: "\n")
    }

    private static let shownProblems = 8
}
