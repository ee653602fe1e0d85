// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Sorts names in the order of the locale.
///
/// A comparison of two names takes microseconds, which is too long for a sort at each key of a search. Therefore each name is sorted once,
/// and its rank is stored.
final class NameCollation: Sendable {
    private struct Ranking {
        var names: [String] = []
        var ranks: [String: Int] = [:]
    }

    private let locale: Locale
    private let ranking = Mutex(Ranking())

    init(locale: Locale = .current) { self.locale = locale }

    func sorted(_ contacts: [ContactSummary], by order: ContactOrder) -> [ContactSummary] {
        let keys = contacts.map(order.key)
        let ranks = ranks(of: keys)
        return zip(ranks, contacts)
            .sorted { ($0.0, $0.1.id.uid) < ($1.0, $1.1.id.uid) }
            .map(\.1)
    }

    /// The ids, in the order of the names beside them.
    func sorted(_ contacts: [(key: String, id: Contact.ID)]) -> [Contact.ID] {
        zip(ranks(of: contacts.map(\.key)), contacts)
            .sorted { ($0.0, $0.1.id.uid) < ($1.0, $1.1.id.uid) }
            .map(\.1.id)
    }

    private func ranks(of names: [String]) -> [Int] {
        ranking.withLock { ranking in
            let new = Set(names).subtracting(ranking.ranks.keys)
            if !new.isEmpty {
                // The sort algorithm merges the sorted names with the new ones in one pass.
                ranking.names = (ranking.names + new.sorted(by: precedes)).sorted(by: precedes)
                ranking.ranks = Dictionary(uniqueKeysWithValues: zip(ranking.names, 0...))
            }
            return names.map { ranking.ranks[$0] ?? 0 }
        }
    }

    private func precedes(_ left: String, _ right: String) -> Bool {
        switch left.compare(right, options: [.caseInsensitive, .widthInsensitive, .numeric], locale: locale) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: left < right
        }
    }
}
