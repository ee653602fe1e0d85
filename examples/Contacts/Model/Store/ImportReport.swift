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

    package init(file: String) { self.file = file }

    /// How many cards the file has that were not taken in.
    package var skippedCount: Int { problems.count(where: \.losesCard) }

    /// `friends.vcf: 3 imported, 1 updated, 1 skipped`, and the problems on lines of their own.
    package var description: String {
        let counts = [
            (imported.count, "imported"), (updated.count, "updated"), (unchanged.count, "unchanged"),
            (skippedCount, "skipped"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
        let summary = "\(file): \(parts.isEmpty ? "nothing imported" : parts.joined(separator: ", "))"
        return ([summary] + problems.map(\.description)).joined(separator: "\n")
    }
}
