// SPDX-License-Identifier: MIT

/// How a list of contacts is sorted.
package enum ContactOrder: String, Codable, CaseIterable, Sendable {
    case givenName, familyName

    /// What the contact is sorted by.
    func key(of contact: ContactSummary) -> String {
        switch self {
        case .givenName: contact.name
        case .familyName: contact.familyFirstName
        }
    }
}
