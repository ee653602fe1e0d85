// SPDX-License-Identifier: MIT

/// How a list of contacts is sorted.
package enum ContactOrder: String, Codable, CaseIterable, Sendable {
    case givenName, familyName

    /// The sort key of a contact.
    func key(of contact: ContactSummary) -> String {
        switch self {
        case .givenName: contact.name
        case .familyName: contact.familyFirstName
        }
    }
}
