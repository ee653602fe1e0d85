// SPDX-License-Identifier: MIT

/// The result of an export: how many cards were written, and what the version of the file has in another form than the address book.
package struct ExportReport: Hashable, Sendable, CustomStringConvertible {
    package let file: String
    package let version: VCardVersion
    /// The number of cards, those of groups included.
    package private(set) var cardCount = 0
    /// The number of cards in which each conversion was made.
    package private(set) var conversions: [VCardConversion: Int] = [:]
    /// The names of the contacts that were left out, since their cards in the address book cannot be read.
    package internal(set) var unreadable: [String] = []

    package init(file: String, version: VCardVersion) {
        self.file = file
        self.version = version
    }

    mutating func count(_ card: VCard) {
        cardCount += 1
        guard version == .v3 else { return }
        for conversion in Set(card.conversionsToVersion3) { conversions[conversion, default: 0] += 1 }
    }

    /// What was left out, and what was converted, a line for each conversion; empty if nothing was.
    package var description: String {
        let lost = unreadable.prefix(Self.maximumShownNames).map {
            "The card of “\($0)” cannot be read, so it was left out. Import it again from another file."
        }
        let others = unreadable.count - lost.count
        let converted = conversions.map { conversion, count in
            "\(count == 1 ? "1 card" : "\(count) cards"): \(Self.sentence(conversion))"
        }
        return (lost + (others > 0 ? ["and \(others) more cards"] : []) + converted.sorted())
            .joined(separator: "\n")
    }

    private static let maximumShownNames = 8

    private static func sentence(_ conversion: VCardConversion) -> String {
        switch conversion {
        case .data: "pictures and keys were written as data without an address."
        case .yearAdded: "a day without a year was given the year 1604."
        case .telephone: "an address of a telephone was written as a number, with its extension behind an x."
        case .position: "a position was written as two numbers."
        case .nameParts: "the family name was taken from the name."
        case .kept(let name):
            "\(name) is not part of version 3.0 in this form. It was written as it is, and other programs may ignore it."
        }
    }
}
