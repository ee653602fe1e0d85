// SPDX-License-Identifier: MIT

import ControllerKit

enum ProfileStep: Step, Codable {
    case start
    case friends
    case close
}

/// The flow of a profile. From it, the user goes to the list of friends, and from there to the profile of each friend.
final class ProfileFlow: Flow {
    var root: any Presentable { profileViewController }

    private let name: String
    private let navigationController: NavigationController
    private lazy var profileViewController = ProfileViewController(viewModel: ProfileViewModel(name: name))

    init(name: String, navigationController: NavigationController) {
        self.name = name
        self.navigationController = navigationController
    }

    func navigate(to step: ProfileStep) -> FlowContributors {
        switch step {
        case .start:
            return .push(profileViewController, on: navigationController)
        case .friends:
            let friendsFlow = FriendsFlow(name: name, navigationController: navigationController)
            return .flow(friendsFlow, with: FriendsStep.start)
        case .close:
            navigationController.pop()
            return .end(forwardToParentFlowWithStep: MainStep.profileIsComplete)
        }
    }
}
