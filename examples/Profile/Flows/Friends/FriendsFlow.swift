// SPDX-License-Identifier: MIT

import ControllerKit

enum FriendsStep: Step, Codable {
    case start
    case profile(String)
}

final class FriendsFlow: Flow {
    var root: any Presentable { friendsViewController }

    private let name: String
    private let navigationController: NavigationController
    private lazy var friendsViewController = FriendsViewController(viewModel: FriendsViewModel(name: name))

    init(name: String, navigationController: NavigationController) {
        self.name = name
        self.navigationController = navigationController
    }

    func navigate(to step: FriendsStep) -> FlowContributors {
        switch step {
        case .start:
            return .push(friendsViewController, on: navigationController)
        case .profile(let name):
            let profileFlow = ProfileFlow(name: name, navigationController: navigationController)
            return .flow(profileFlow, with: ProfileStep.start)
        }
    }
}
