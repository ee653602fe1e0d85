// SPDX-License-Identifier: MIT

import ControllerKit

final class FriendsViewModel: BaseViewModel {
    private let name: String
    private let friendsRelay = BehaviorRelay<[Friend]>(value: [])

    init(name: String) {
        self.name = name
        super.init()
        PeopleManager.shared.friends(of: name).bind(to: friendsRelay).disposed(by: disposeBag)
    }

    var title: Observable<String?> { .just("Friends of \(name)") }

    var friends: Observable<[Friend]> { friendsRelay.asObservable() }

    func pick(_ friend: Friend) { steps.accept(FriendsStep.profile(friend.name)) }
}
