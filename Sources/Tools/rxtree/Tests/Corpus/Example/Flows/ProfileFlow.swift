// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import UIKit

enum ProfileStep: Step {
    case start(name: String)
    case friends
    case done
}

final class ProfileFlow: Flow {
    private let navigationController: UINavigationController

    var root: Presentable { navigationController }

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let profileStep = step as? ProfileStep else { return .none }
        switch profileStep {
        case .start(let name):
            let profileViewController = ProfileViewController(viewModel: ProfileViewModel(name: name))
            navigationController.pushViewController(profileViewController, animated: true)
            return .viewController(profileViewController)
        case .friends:
            let friendsFlow = FriendsFlow(navigationController)
            return .flow(friendsFlow, with: FriendsStep.start)
        case .done:
            navigationController.popViewController(animated: true)
            return .end(forwardToParentFlowWithStep: AppStep.start)
        }
    }
}
