// SPDX-License-Identifier: MIT

/// The part of a contact that a list shows. The store reads thousands of summaries without parsing cards.
package struct ContactSummary: Identifiable, Hashable, Sendable, Codable {
    package let id: Contact.ID
    package let name: String
    /// The name with the family name first, for sorting.
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
