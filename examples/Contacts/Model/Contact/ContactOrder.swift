// SPDX-License-Identifier: MIT

import Foundation

/// How a list of contacts is sorted.
package enum ContactOrder: String, Codable, CaseIterable, Sendable {
    case givenName, familyName

    /// The contacts in the order that the locale has for names.
    package func sorted(_ contacts: [ContactSummary], locale: Locale = .current) -> [ContactSummary] {
        contacts.sorted { first, second in
            let (left, right) = (key(of: first), key(of: second))
            let order = left.compare(
                right, options: [.caseInsensitive, .widthInsensitive, .numeric], locale: locale)
            return order == .orderedSame
                ? (left, first.id.uid) < (right, second.id.uid) : order == .orderedAscending
        }
    }

    private func key(of contact: ContactSummary) -> String {
        switch self {
        case .givenName: contact.name
        case .familyName: contact.familyFirstName
        }
    }
}
