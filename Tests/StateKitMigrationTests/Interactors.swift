// SPDX-License-Identifier: MIT

import ControllerKit

// What the examples use and do not print.

struct User: Equatable {
    let name: String
}

class UserInteractor {
    let users = PublishSubject<User>()
    let additions = PublishSubject<Void>()

    func fetchUser() -> Observable<User> {
        return users
    }

    func addUser() -> Observable<Void> {
        return additions
    }
}

struct Message: Equatable, Identifiable {
    let text: String
    var id: String { return text }
}

class MessagesInteractor {
    private(set) var requestedPages: [Int] = []

    func getMessages(forPage page: Int) -> Observable<Paged<[Message]>> {
        requestedPages.append(page)
        let data = (1...20).map { Message(text: "\(page).\($0)") }
        return .just(Paged(data: data, itemsCount: 60, pagesCount: 3))
    }
}

extension ProfileViewController {
    func updateView(forUser user: User) {
        title = user.name
    }
}

/// What the example prints.
@MainActor var printed: [String] = []

@MainActor func print(_ text: String) {
    printed.append(text)
}
