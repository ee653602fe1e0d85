// SPDX-License-Identifier: MIT

import Foundation

extension Contact {
    /// The identity of a contact in the address book and in exported files: the UID of its card.
    package struct ID: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The UID without the prefix `urn:uuid:`.
        package let uid: String

        /// An id that no other contact has.
        package init() { uid = UUID().uuidString.lowercased() }

        package init(_ uid: String) { self.uid = uid }

        package var description: String { uid }
    }
}

extension Contact.ID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral uid: String) { self.init(uid) }
    package init(integerLiteral number: Int) { self.init(String(number)) }
}

extension Contact.ID {
    /// The id in a UID or in a link to another card; nil if it is empty.
    init?(uri: String) {
        let text = uri.trimmingCharacters(in: .whitespacesAndNewlines)
        let uid = text.lowercased().hasPrefix(Self.scheme) ? String(text.dropFirst(Self.scheme.count)) : text
        guard !uid.isEmpty else { return nil }
        self.init(uid)
    }

    /// The form that cards of version 4.0 use.
    var uri: String { UUID(uuidString: uid) == nil ? VCardText.escaped(uid) : Self.scheme + uid }

    /// An id that is a hash of the card (FNV-1a, 128 bits), without the properties that change with each export.
    init(contentsOf card: VCard) {
        var card = card
        card.properties.removeAll { $0.isNamed("REV") || $0.isNamed("PRODID") }
        let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
        let hash = VCardWriter.bytes(of: card).reduce(0x6C62_272E_07BB_0142_62B8_2175_6295_C58D) {
            ($0 ^ UInt128($1)) &* prime
        }
        let digits = String(hash, radix: 16)
        let text = Array(String(repeating: "0", count: 32 - digits.count) + digits)
        let fields = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(text[$0]) }
        self.init(fields.joined(separator: "-"))
    }

    private static let scheme = "urn:uuid:"
}
