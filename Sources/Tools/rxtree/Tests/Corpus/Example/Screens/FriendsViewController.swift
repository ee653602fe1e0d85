// SPDX-License-Identifier: MIT

import RxController

final class FriendsViewModel: RxViewModel {
    func showProfile(of name: String) {
        steps.accept(FriendsStep.profile(name: name))
    }

    func close() {
        steps.accept(FriendsStep.done)
    }
}

final class FriendsViewController: BaseViewController<FriendsViewModel> {}
