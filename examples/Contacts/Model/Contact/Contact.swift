// SPDX-License-Identifier: MIT

/// A person or an organisation in the address book.
///
/// A contact consists of its card. The members read and change the card, and keep everything else in it. Therefore
/// everything that another program has written into a card is exported again.
///
/// ```swift
/// var ada = Contact(name: "Ada Lovelace")
/// ada.emails = [Labeled(.home, "ada@example.org")]
/// ada.friends = [charles.id]
/// ```
package struct Contact: Identifiable, Hashable, Sendable {
    package let id: ID
    /// The card in version 4.0.
    package internal(set) var card: VCard

    package init(id: ID = ID(), name: String = "") {
        self.id = id
        card = VCard([VCardProperty("UID", value: id.uri)])
        rename(name)
    }

    /// Creates the contact of a card. If the card has no UID, the id is a hash of its content, so
    /// that reading the same card twice gives the same contact.
    package init(_ card: VCard) {
        self.card = card.converted(to: .v4)
        if let id = card.first("UID").flatMap({ ID(uri: $0.text) }) {
            self.id = id
        } else {
            id = ID(contentsOf: self.card)
            self.card.replace("UID", with: [VCardProperty("UID", value: id.uri)])
        }
    }

    /// The same contact under the id that it would have without a UID.
    func identifiedByContents() -> Contact {
        var card = card
        card.replace("UID", with: [])
        return Contact(card)
    }

    /// The card with the whole name (FN), which the standard requires and old phones omit.
    package var completeCard: VCard {
        var contact = self
        if card.first("FN") == nil { contact.setText("FN", to: name) }
        return contact.card
    }
}

/// A contact is encoded as its card, for the steps and drafts that are restored.
extension Contact: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let entry = VCardReader(text.utf8, file: "").cards.first else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no card")
        }
        self.init(entry.card)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(decoding: VCardWriter.bytes(of: card), as: UTF8.self))
    }
}
