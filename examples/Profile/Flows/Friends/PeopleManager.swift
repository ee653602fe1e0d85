// SPDX-License-Identifier: MIT

import ControllerKit

struct Friend: Identifiable, Equatable, Sendable {
    let name: String
    var id: String { name }
}

/// The friends of each person. A manager is final, and has one instance.
@MainActor final class PeopleManager {
    static let shared = PeopleManager()

    private let friends = ["Ada": ["Charles", "Mary"], "Charles": ["Ada"], "Mary": ["Ada", "Charles"]]

    private init() {}

    func friends(of name: String) -> Observable<[Friend]> {
        .just((friends[name] ?? []).map(Friend.init))
    }
}
