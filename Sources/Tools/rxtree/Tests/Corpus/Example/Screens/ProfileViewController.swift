// SPDX-License-Identifier: MIT

import RxController

final class ProfileViewModel: RxViewModel {
    let name: String

    init(name: String) {
        self.name = name
        super.init()
    }

    func showFriends() {
        steps.accept(ProfileStep.friends)
    }

    func close() {
        steps.accept(ProfileStep.done)
    }
}

final class ProfileViewController: BaseViewController<ProfileViewModel> {}
