// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import UIKit

enum FriendsStep: Step {
    case start
    case profile(name: String)
    case done
}

final class FriendsFlow: Flow {
    private let navigationController: UINavigationController

    var root: Presentable { navigationController }

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let friendsStep = step as? FriendsStep else { return .none }
        switch friendsStep {
        case .start:
            let friendsViewController = FriendsViewController(viewModel: FriendsViewModel())
            navigationController.pushViewController(friendsViewController, animated: true)
            return .viewController(friendsViewController)
        case .profile(let name):
            let profileFlow = ProfileFlow(navigationController)
            return .flow(profileFlow, with: ProfileStep.start(name: name))
        case .done:
            navigationController.popViewController(animated: true)
            return .end(forwardToParentFlowWithStep: AppStep.start)
        }
    }
}
