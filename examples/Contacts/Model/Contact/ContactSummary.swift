// SPDX-License-Identifier: MIT

/// What a list shows of a contact. The store reads thousands of them without touching a card.
package struct ContactSummary: Identifiable, Hashable, Sendable, Codable {
    package let id: Contact.ID
    package let name: String
    /// The name with the family name in front, to sort by.
    package let familyFirstName: String
    package let organisation: String
    package let phone: String
    package let email: String
    package let isFavourite: Bool
    package let hasPhoto: Bool

    package init(_ contact: Contact) {
        id = contact.id
        name = contact.name
        let parts = contact.nameParts
        let familyFirst = [parts.family, parts.given].filter { !$0.isEmpty }.joined(separator: " ")
        familyFirstName = familyFirst.isEmpty ? contact.name : familyFirst
        organisation = contact.organisation
        phone = contact.phones.first?.value ?? ""
        email = contact.emails.first?.value ?? ""
        isFavourite = contact.isFavourite
        hasPhoto = contact.photo != nil
    }
}
